import { countedDays } from '#i18n/counted-days.ts';
import type { Chapter, FactTableText } from '#i18n/linked-text.ts';
import { legalReturnPolicy, type ReturnPolicy } from '#primitives/return-policy.ts';

const counted = (days: number) => countedDays('en', days);

/** By the names that stand in addresses; other pages link to them. */
const chaptersWith = ({ returnDays, reportDays, latestDeliveryDays }: ReturnPolicy) =>
  ({
    glance: {
      title: 'At a glance',
      passages: ['Which case is yours? The chapters below say more about each.'],
    },
    cancelling: {
      title: 'Cancelling before delivery',
      passages: [
        'Until we confirm your order, you cancel it yourself: open its page with the link in your email, and choose “Cancel this order”. It costs nothing, and we ask for no reason.',
        'After the confirmation we are already working on it, so please call us. As long as the goods have not left we cancel without charge. What was made, cut or configured to your order is the exception, see below.',
      ],
    },
    unused: {
      title: 'Returning unused goods',
      passages: [
        `You can withdraw from the purchase within ${counted(returnDays)} of delivery if the goods have not been used; the law on electronic transactions and commerce (16/2010) gives you at least ${counted(legalReturnPolicy.leastReturnDays)}. For an order in several deliveries the days count from the last one.`,
        'Unused means tried as in a showroom: sitting on a chair once is fine; working on it for two days is not. The packaging may be open, but should be complete, with all parts, cables and documents.',
        'You may bring the goods to the showroom, or have us collect them. If nothing is wrong with them, we tell you what the collection costs before we come, and you decide.',
      ],
    },
    defective: {
      title: 'Defective goods',
      passages: [
        'A product that has a defect, or is not what its page said, is repaired, replaced or refunded, as the consumer protection law (8/2008) entitles you to. We pay for the way there and back, and for parts and work.',
        'Tell us as soon as you notice it. If a repair is possible in reasonable time we propose it first; if it fails or would take too long, you choose between another piece and your money.',
        'The warranty named in the specifications comes on top of these rights and takes nothing away from them.',
      ],
    },
    damaged: {
      title: 'Damaged, wrong or missing on arrival',
      passages: [
        `Look at the goods together with our team, and have what you see noted on the delivery slip. What only shows when a carton is opened counts just as much: take a photo, and tell us within ${counted(reportDays)} if you can, so that we can trace it.`,
        'A missing part follows on the next delivery day for your zone if we have it here. A wrong or damaged piece is exchanged at your door. You pay for neither.',
      ],
    },
    late: {
      title: 'When we do not deliver in time',
      passages: [
        'Your order names a day, and we keep it. If something gets in the way, we call you before that day to agree on another, and you may cancel instead.',
        `If we have not delivered within ${counted(latestDeliveryDays)} of your order, you may end the contract and get back everything you paid. Where you chose a later day, or agreed on another period with us, that one counts instead.`,
      ],
    },
    exceptions: {
      title: 'What cannot be returned when nothing is wrong with it',
      passages: [
        {
          list: [
            'Furniture made or cut to your measure, in a fabric or finish ordered for you, or computers configured to your wish, if the quotation or the confirmation said so before you ordered.',
            'Software licences and keys that have been revealed or activated.',
            'Toner, ink and batteries whose seal is broken.',
            'Services that have been carried out.',
          ],
        },
        'If such a thing is defective, the chapter on defective goods applies to it as to everything else.',
      ],
    },
    refunds: {
      title: 'How you get your money back',
      passages: [
        'In the way you paid: cash at the showroom or by our driver, a card payment back to the card, a transfer back to the account it came from. We start it on the working day after the goods are back and looked at; how long a bank takes is up to the bank.',
        'With a cancellation, a defect or our delay, the delivery fee comes back too, if there was one. Nothing is deducted for storage or handling.',
      ],
    },
    how: {
      title: 'How to return something',
      passages: [
        {
          steps: [
            'Write or call with the order number and say what it is about. For a defect add a photo or a short video.',
            'We answer in Arabic or English, and agree with you on a collection day or on your visit to the showroom.',
            'Pack it so that it travels safely. If the carton is gone, tell us, and we bring one.',
            'You get a receipt when it is handed over, and an email when the repair, the exchange or the refund is done.',
          ],
        },
        'The ways to reach us are at the end of this page and under [customer service](/customer-service).',
      ],
    },
    rights: {
      title: 'Your rights by law',
      passages: [
        'Nothing on this page limits what the law of Qatar gives you. If a sentence here says less than the law, the law counts. The rest of the contract is in the [terms and conditions](/terms-conditions).',
      ],
    },
  }) satisfies Record<string, Chapter>;

export interface ReturnsMessages {
  readonly chapters: Readonly<Record<keyof ReturnType<typeof chaptersWith>, Chapter>>;
  readonly glance: FactTableText;
}

export const returnsEn = (policy: ReturnPolicy): ReturnsMessages => ({
  chapters: chaptersWith(policy),
  glance: {
    caption: 'Cases, time limits and what you get',
    columns: ['Your case', 'Until when', 'What you get'],
    rows: [
      [
        'You change your mind before we confirm',
        'Any time until the confirmation',
        'The order is cancelled on its page, at once',
      ],
      [
        'You do not want it after all',
        `Within ${counted(policy.returnDays)} of delivery, unused`,
        'Your money back',
      ],
      [
        'It arrives damaged, wrong or incomplete',
        'Best on the day; what shows later counts as a defect',
        'Exchange or the missing part, free',
      ],
      [
        'It is or becomes defective',
        'As the law and the warranty say',
        'Repair, replacement or your money back',
      ],
      [
        'We do not deliver',
        `After ${counted(policy.latestDeliveryDays)}, or the period agreed instead`,
        'Everything you paid',
      ],
    ],
  },
});

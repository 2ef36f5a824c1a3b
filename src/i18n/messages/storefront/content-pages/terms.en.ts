import { countedDays } from '#i18n/counted-days.ts';
import type { Chapter, FactTableText } from '#i18n/linked-text.ts';
import type { PaymentMethod } from '#primitives/order-status.ts';
import { quotationValidDays } from '#primitives/quote-status.ts';

/** By the names that stand in addresses; other pages link to them. */
const chapters = {
  seller: {
    title: 'Who sells',
    passages: [
      'You buy from the company named here. It is registered in Qatar, and this is how to reach it:',
    ],
  },
  scope: {
    title: 'What these terms are for',
    passages: [
      'They apply to orders in this shop, to quotations that become orders, and to services that are ordered with them, by private persons and by companies alike. We deliver within Qatar.',
      'An order follows the terms as they were on the day it was placed. If we change them, orders that already exist are not affected.',
    ],
  },
  prices: {
    title: 'Products and prices',
    passages: [
      'Prices are in Qatari riyals (QAR), for one piece, and complete: there is no value added tax in Qatar at present, and no charge appears after the total. What delivery to your zone costs is shown on the product, in the cart and at the checkout, before you order.',
      'Pictures are computer renderings made to scale. Screens show colours a little differently from wood and fabric; samples are in the showroom. Sizes are in centimetres, and the specifications are what counts.',
      'If an obvious mistake has crept into a price, we tell you before we confirm, and you decide whether you still want to order.',
    ],
  },
  ordering: {
    title: 'How an order comes about',
    passages: [
      {
        steps: [
          'You fill the cart, enter contact, address and day, and choose how to pay. No account is needed. Before the last step you see everything once more and can correct it.',
          'The button “Place order” sends a binding order. The pieces are set aside for you at that moment, and an acknowledgement with its number and link goes to your mailbox at once.',
          'We look through the order and confirm it by email; with that the contract is made. Until then you can [cancel it yourself](/return-policy#cancelling).',
        ],
      },
      'If a price, the stock or the day changes while you are ordering, nothing is ordered: you see the difference and decide. An order that is sent twice by a bad connection counts once.',
    ],
  },
  quotations: {
    title: 'Quotations and purchase orders',
    passages: [
      `A quotation is free, binds you to nothing, and is valid for ${countedDays('en', quotationValidDays)} from its date unless it names another day. Its prices apply to the quantities it names.`,
      'You accept it on its own page, where you may attach a purchase order (LPO). Acceptance makes it an order at the quoted prices, as far as the pieces are in stock then. If the conditions printed on a purchase order differ from these terms, they apply only where we have agreed to them in writing.',
    ],
  },
  payment: {
    title: 'Payment',
    passages: [
      'Nothing is paid on this website, and we never ask for card details by email or phone. You choose between:',
      'Goods remain ours until they are paid for in full. Companies that wish to pay later ask for it with their quotation; such terms apply when they are written in it.',
    ],
  },
  delivery: {
    title: 'Delivery and pickup',
    passages: [
      'We deliver to the address on the blue plate that you give us, on the day in your order, and carry the goods to the room. Fees and days for every zone are in the [delivery information](/delivery-info). When you collect from the showroom, please give the order number.',
      'Please make sure that we can get in: loading bay, permit, lift, and someone who can sign. If a delivery fails for a reason that only you could change, we agree on a second day, and may charge what the second trip costs us after telling you the amount.',
      'The risk passes to you at the handover. What to do if something is damaged or late is in the [return policy](/return-policy#damaged).',
    ],
  },
  services: {
    title: 'Assembly and other services',
    passages: [
      'Assembly belongs to the order where the specifications of a product say so. Further work is done as described in the quotation or on the page of the [service](/services), on the days agreed.',
      'Drilling, cabling and work on the building need the consent of its owner, which you obtain. Before we work on computers, please back up your data; we help with it if you ask.',
    ],
  },
  returns: {
    title: 'Cancelling and returning',
    // The page puts `returnDays` before it, with the days of the shop profile.
    passages: [
      'Cases, exceptions and steps are in the [return policy](/return-policy), which is part of these terms.',
    ],
  },
  defects: {
    title: 'Defects and warranty',
    passages: [
      'What is defective we repair, replace or refund. The warranty that a product names counts from delivery and comes on top of that right. Both are free for you, travel included.',
      'They do not cover wear from normal use, damage by force, liquids or the wrong voltage, or changes made by others. Please treat what we lend you during a repair with the same care as your own.',
    ],
  },
  invoices: {
    title: 'Invoices and languages',
    passages: [
      'Every delivery comes with an invoice in Arabic and English, in the name of the company that the order names. The shop, the emails and these terms exist in both languages; if they ever say different things, the Arabic text counts.',
    ],
  },
  privacy: {
    title: 'Privacy: what we keep, and why',
    passages: [
      'We ask only for what an order, a quotation or an answer needs, and use it for that, as the law on the protection of personal data (13/2016) requires. We neither sell it nor pass it on, except to those who must have it for the job, such as the fitter who needs your phone number.',
      'The shop sets no cookies for visitors, does not track you from page to page and loads nothing from other companies. The map is drawn here; only a click on a link, such as WhatsApp or a maps app, takes you to another company, whose rules then apply.',
      'Against misuse the shop counts how often orders and messages come from one connection or phone number. It keeps a fingerprint of it for a short time, from which neither can be read, and the logs of the servers hold no personal details.',
      'You may ask what we hold about you, have it corrected, and have it deleted where no law obliges us to keep it. An email to the address above is enough; we may ask you something first, to be sure that it is you.',
    ],
  },
  advertising: {
    title: 'No advertising without consent',
    passages: [
      'We write to you about your order, your quotation, your message, or a product that you asked to be told about. We send advertising only to those who have asked for it, and an order is not a request for advertising. There is no newsletter, and no form has a box that is ticked for you.',
    ],
  },
  liability: {
    title: 'Liability',
    passages: [
      'We are liable for damage that we or our people cause, as the law provides. The articles on these pages are general advice; for a decision that depends on your building or your health, ask us or a specialist. Nothing in these terms excludes or limits a right that the law gives you as a consumer.',
    ],
  },
  disputes: {
    title: 'If we disagree',
    passages: [
      'Please tell us first, through [customer service](/customer-service): most things are settled with one call. Consumers may also turn to the authority responsible for consumer protection in Qatar at any time.',
      'The law of the State of Qatar applies, and its courts decide.',
    ],
  },
} satisfies Record<string, Chapter>;

export interface TermsMessages {
  readonly chapters: Readonly<Record<keyof typeof chapters, Chapter>>;
  /** The list below the first paragraph on payment; only methods that are offered are in it. */
  readonly payments: Readonly<Record<PaymentMethod, string>>;
  /** The first paragraph of the chapter on returns. */
  readonly returnDays: (returnDays: number, latestDeliveryDays: number) => string;
  readonly kept: KeptText;
}

/** Rows of a table: what is kept, what for, where and how long. */
interface KeptText extends Pick<FactTableText, 'caption' | 'columns'> {
  readonly orders: readonly [string, string, string];
  readonly quotations: readonly [string, string];
  readonly messages: readonly [string, string];
  readonly plans: readonly [string, string];
  readonly emails: readonly [string, string];
  readonly alerts: readonly [string, string, string];
  readonly browser: readonly [string, string, string];
  readonly forms: readonly [string, string, string];
  /** How long some of it is kept is a setting, in months. */
  readonly periods: {
    readonly quotations: (months: number) => string;
    readonly messages: (months: number) => string;
    readonly plans: (months: number) => string;
    readonly emails: (months: number) => string;
  };
  /** The same when the setting is to keep it for ever. */
  readonly untilAsked: {
    readonly quotations: string;
    readonly messages: string;
    readonly plans: string;
    readonly emails: string;
  };
}

const period = (months: number) => {
  if (months % 12 > 0) return months === 1 ? 'one month' : `${months} months`;
  return months === 12 ? 'one year' : `${months / 12} years`;
};

export const termsEn: TermsMessages = {
  chapters,
  returnDays: (returnDays, latestDeliveryDays) =>
    `You can return unused goods within ${countedDays('en', returnDays)} of delivery. If we do not deliver within ${countedDays('en', latestDeliveryDays)} or the period agreed instead, you get back what you paid.`,
  payments: {
    cash_on_delivery: 'cash on delivery or pickup, against a receipt',
    card_on_delivery: 'debit or credit card on delivery or pickup, on a machine that our driver brings',
    bank_transfer: 'bank transfer to the account shown on your order’s page; we deliver once it has arrived',
  },
  kept: {
    caption: 'Details that are kept, their purpose, and for how long',
    columns: ['What', 'What for', 'Where and how long'],
    orders: [
      'Orders: name, phone, email, address, company, CR and LPO numbers',
      'To deliver, to make out the invoice, to answer for defects',
      'On our server, for as long as the law requires business records to be kept',
    ],
    quotations: [
      'Quotations, with your purchase order and the plan of your office if you attach them',
      'To make the offer, and the order that follows from it',
    ],
    messages: ['Messages, with our answers', 'To answer you'],
    plans: [
      'Plans of offices, when you share a long one or save it as a PDF; without your name unless you write it into the plan',
      'So that the link shows the plan to people who have it',
    ],
    emails: ['Emails that we sent you', 'To send one again that did not arrive'],
    alerts: [
      'Email for “Tell me when it is back”',
      'For one email',
      'On our server; deleted within a month after that email',
    ],
    browser: [
      'Cart, delivery zone, last searches, products you looked at',
      'So that you find them again',
      'In your browser only, until you clear it',
    ],
    forms: [
      'A form that is half filled in',
      'So that a reload loses nothing',
      'In this tab of your browser, until you close it',
    ],
    periods: {
      quotations: (months) =>
        `On our server; with the order if there is one, otherwise for ${period(months)} after it ends`,
      messages: (months) => `On our server, for ${period(months)} after the last answer`,
      plans: (months) => `On our server, for ${period(months)} after it was last saved`,
      emails: (months) => `On our server, for ${period(months)}`,
    },
    untilAsked: {
      quotations: 'On our server; with the order if there is one, otherwise until you ask us to delete it',
      messages: 'On our server, until you ask us to delete them',
      plans: 'On our server, until you ask us to delete it',
      emails: 'On our server, until you ask us to delete them',
    },
  },
};

import { countedDays } from '#i18n/counted-days.ts';
import type { Chapter, Point, Question } from '#i18n/linked-text.ts';
import { quotationValidDays } from '#primitives/quote-status.ts';

export interface HelpMessages {
  readonly customerService: {
    readonly topics: { readonly title: string; readonly points: readonly Point[] };
    readonly ready: Chapter;
    readonly warranty: Chapter;
    readonly answering: string;
    readonly questions: readonly Question[];
  };
  readonly deliveryInfo: {
    readonly counting: {
      readonly title: string;
      readonly cutOff: string;
      /** With the weekdays on which the shop is closed, and 'holidays'. */
      readonly workingDays: (closedDays: string) => string;
      readonly holidays: string;
      /** For dates with a week of their own, such as Ramadan. */
      readonly workingDaysOfDates: (name: string, from: string, until: string, closedDays: string) => string;
      readonly leadTime: string;
    };
    readonly plate: Chapter;
    readonly columns: { readonly area: string; readonly fee: string; readonly days: string };
    readonly included: { readonly title: string; readonly points: readonly Point[] };
    readonly towers: Chapter;
    readonly checklist: Chapter;
    readonly questions: readonly Question[];
  };
}

export const helpEn: HelpMessages = {
  customerService: {
    topics: {
      title: 'What is it about?',
      points: [
        {
          title: 'Where is my order?',
          text: 'Every order has a page of its own that keeps itself up to date. Its link is in your confirmation email; or [find it](/order-confirmation) with the order number and your phone number.',
        },
        {
          title: 'I want to change or cancel',
          text: 'On its page you change the day, contact and address until we begin to prepare the order, and cancel it until we confirm it. For anything else call us: as long as it has not left, something can nearly always be done.',
        },
        {
          title: 'Something is damaged or missing',
          text: 'Tell us on the day it arrives if you can, with a photo and the order number. How we put it right is in the [return policy](/return-policy#damaged).',
        },
        {
          title: 'I want to return something',
          text: 'Unused goods can go back; until when is in the [return policy](/return-policy#unused). [Here is how](/return-policy#how), step by step.',
        },
        {
          title: 'Quotation and purchase order',
          text: `A [quotation](/contact?request=quotation) is ready at once and valid for ${countedDays('en', quotationValidDays)}. You accept it on its own page and attach your LPO there as a PDF or a picture.`,
        },
        {
          title: 'I need the invoice again',
          text: 'Invoices come in Arabic and English, in the name of the company given with the order. Open it on the [page of the order](/order-confirmation), or write to us with the order number and we send it once more.',
        },
      ],
    },
    ready: {
      title: 'What helps us to help you',
      passages: [
        'Three things make most calls half as long:',
        {
          list: [
            'The order number, which starts with OG, or the reference of the quotation or message.',
            'The product code; on devices also the serial number from the label underneath.',
            'One photo of the whole piece and one of the place that is not right.',
          ],
        },
        'If a device has to be looked at, please keep the charger and the cables with it.',
      ],
    },
    warranty: {
      title: 'Warranty and repairs',
      passages: [
        'How long a product is under warranty is in its specifications, and it counts from the day of delivery. The invoice is all the proof you need.',
        'First we try to solve it at a distance, because a loose screw needs no van. If that does not work we repair on site, take the piece with us, or replace it. Wear from use, damage by force and changes made by others are outside the warranty; we say so before any work that would cost you something.',
        'After the warranty we repair too, for the price of time and parts, [by quotation](/services).',
      ],
    },
    answering: 'When we answer',
    questions: [
      {
        question: 'The confirmation email has not come. Was my order placed?',
        answer:
          'If the page with your order number appeared, yes. Look in your spam folder first; then call us with the name and phone number of the order, and we send the link again.',
      },
      {
        question: 'Can I change the delivery day?',
        answer:
          'Yes: on the page of the order until we begin to prepare it, after that by phone as long as the van has not been loaded. The new day follows the same rules as the old one: it is a day on which we are open.',
      },
      {
        question: 'Do you deliver what is out of stock later?',
        answer:
          'A product that is out of stock cannot be ordered, so that you never wait for something we cannot promise a day for. Leave your email on its page, and we write once when it is back. For larger quantities [ask for a quotation](/contact?request=quotation) with a delivery date.',
      },
      {
        question: 'Do you sell spare parts?',
        answer:
          'Castors, gas springs, armrests, locks, batteries, toner and the like: for most of what we sell, yes. Send us the product code and a photo of the part.',
      },
      {
        question: 'Which languages do you answer in?',
        answer:
          'In Arabic and English. Emails about an order come in the language in which it was placed; the invoice has both.',
      },
      {
        question: 'What do you do with my details?',
        answer:
          'We use them for the thing you gave them for, and send no advertising. The [privacy section](/terms-conditions#privacy) lists what is kept, where, and why.',
      },
    ],
  },
  deliveryInfo: {
    counting: {
      title: 'How we count the days',
      cutOff:
        'An order starts on the day it reaches us, until two hours before closing. After that, and on days when we are closed, it starts on the next working day.',
      workingDays: (closedDays) =>
        `Days on which we are closed do not count, and nothing is delivered on them: ${closedDays}.`,
      holidays: 'holidays',
      workingDaysOfDates: (name, from, until, closedDays) =>
        `${name}, ${from} to ${until}: closed on ${closedDays}.`,
      leadTime:
        'A product with a lead time leaves once it is ready. What you order together arrives together.',
    },
    plate: {
      title: 'Where to find your zone',
      passages: [
        'The blue plate at the door of every building has three numbers: zone, street and building. The zone decides fee and day; the other two bring our driver to the right door.',
        'No plate in sight? The list above also finds a zone by the name of its district, in Arabic or English.',
      ],
    },
    columns: { area: 'Area', fee: 'Fee', days: 'On the way' },
    included: {
      title: 'What delivery includes',
      points: [
        {
          title: 'A call before we come',
          text: 'The driver calls before arriving, so that someone can be at the door and the lift.',
        },
        {
          title: 'Carrying to the room',
          text: 'Into the building, up to the floor, to the room that you name, with two people where one is not enough.',
        },
        {
          title: 'Assembly where it says so',
          text: 'If the specifications of a product say that assembly is included, it is put together on the spot and the packaging goes back with us. More is possible [as a service](/services).',
        },
        {
          title: 'Checked together',
          text: 'You see everything before you sign. What is scratched or missing is noted on the slip and [put right](/return-policy#damaged).',
        },
      ],
    },
    towers: {
      title: 'Towers, malls and gated compounds',
      passages: [
        'Many buildings in West Bay, Lusail and Msheireb let goods in only through the loading bay, at set hours and with a permit that the tenant asks for. Please arrange it for the chosen day, and write the slot into the notes of your order.',
        'Building management usually wants the names of the team, the plate number of the vehicle and the size of the largest piece. Tell us, and you have all three the day before.',
      ],
    },
    checklist: {
      title: 'Check before the day',
      passages: [
        {
          list: [
            'The largest carton fits through the door and into the lift. Outer sizes are on every product page.',
            'The way is clear, and the old furniture is out of the room.',
            'Someone who can sign is there, and knows where things go.',
            'For payment on delivery: the amount in cash, or a debit or credit card.',
          ],
        },
      ],
    },
    questions: [
      {
        question: 'Can I choose the hour?',
        answer:
          'You choose the day. On that day we plan the route in the morning and call before we come; a slot that your building prescribes is kept if it is in the notes of the order.',
      },
      {
        question: 'Do you deliver on weekends and holidays?',
        answer:
          'We deliver on the days on which the showroom is open. The checkout offers only such days, so a day that you can choose is a day that counts.',
      },
      {
        question: 'What if nobody is there?',
        answer:
          'We wait a little, call, and then agree on another day with you. Nothing is left at the door, and nothing is handed to a neighbour without your consent.',
      },
      {
        question: 'Can I collect the order myself?',
        answer:
          'If pickup is in the table above, yes: choose the showroom at the checkout, and bring the order number. Large pieces are in cartons; please bring a car that holds the longest one.',
      },
      {
        question: 'Do you deliver outside Qatar?',
        answer:
          'No. Our prices, warranty and deliveries are for Qatar. For a project abroad, ask us whether we can help or know who can.',
      },
    ],
  },
};

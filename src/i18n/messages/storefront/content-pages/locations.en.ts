import { countedDays } from '#i18n/counted-days.ts';
import type { Chapter, Point, Question } from '#i18n/linked-text.ts';
import { quotationValidDays } from '#primitives/quote-status.ts';
import type { Messages } from '../en.ts';

interface LocationText {
  readonly intro: Chapter;
  readonly points: { readonly title: string; readonly points: readonly Point[] };
  readonly picks: { readonly title: string; readonly lead: string };
  readonly showroom: string;
  readonly questions: readonly Question[];
}

export interface LocationMessages {
  readonly promise: {
    readonly title: (place: string) => string;
    readonly fee: string;
    readonly days: string;
    readonly zones: string;
    readonly dayRange: (fewest: number, most: number) => string;
    readonly feeRange: (lowest: string, highest: string) => string;
    readonly notServed: string;
    readonly note: string;
  };
  readonly zones: { readonly title: string; readonly lead: string };
  /** The first question of every place, answered from the settings of the moment. */
  readonly cost: {
    readonly question: (place: string) => string;
    readonly free: (place: string, days: string) => string;
    readonly paid: (place: string, fee: string, days: string) => string;
    /** A fee with the amount from which it is not charged. */
    readonly feeUntil: (fee: string, freeFrom: string) => string;
    /** Added where some of the zones are not served. */
    readonly partly: string;
    readonly notServed: (place: string) => string;
  };
  readonly others: string;
  readonly places: Readonly<Record<keyof Messages['pages']['locations'], LocationText>>;
}

export const locationsEn: LocationMessages = {
  promise: {
    title: (place) => `Delivery to ${place}`,
    fee: 'Delivery fee',
    days: 'On the way',
    zones: 'Zones',
    dayRange: (fewest, most) => `${fewest} to ${most} working days`,
    feeRange: (lowest, highest) => `${lowest} to ${highest}`,
    notServed: 'Not served at the moment',
    note: 'These are our terms as of today. The day for your own zone, if everything is in stock:',
  },
  zones: {
    title: 'The zones we mean',
    lead: 'The number is on the blue plate at the door of your building.',
  },
  cost: {
    question: (place) => `What does delivery to ${place} cost, and how long does it take?`,
    free: (place, days) =>
      `Delivery to ${place} is free. What is in stock takes ${days} on the way; a product with a lead time leaves once it is ready. [Delivery information](/delivery-info) names the day for your zone.`,
    paid: (place, fee, days) =>
      `Delivery to ${place} costs ${fee}. What is in stock takes ${days} on the way; a product with a lead time leaves once it is ready. [Delivery information](/delivery-info) has the fee and the day for your zone.`,
    feeUntil: (fee, freeFrom) => `${fee}, or nothing for orders from ${freeFrom}`,
    partly: 'Some of the zones are not served at the moment.',
    notServed: (place) =>
      `We do not deliver to ${place} at the moment. [Ask us](/contact) about pickup or a larger order.`,
  },
  others: 'Elsewhere in Qatar',
  places: {
    doha: {
      intro: {
        title: 'A city of very different offices',
        passages: [
          'A trading company in Al Sadd, a law firm on the thirtieth floor in West Bay, a workshop office in the Industrial Area and a start-up in Msheireb need the same things, desks, chairs, screens, and quite different ones: a quiet room for calls, a cupboard that locks, a chair that survives a dusty yard.',
          'That is why we start with the room. Send a floor plan or a few photos with the measurements, or let us come and take them; then the list of furniture follows from what fits.',
        ],
      },
      points: {
        title: 'What matters in Doha',
        points: [
          {
            title: 'West Bay and Al Dafna',
            text: 'Deliveries go through the loading bay, by appointment and with a permit that the tenant requests. We send you the details that building management asks for, so that you only need to forward them.',
          },
          {
            title: 'Msheireb and the old centre',
            text: 'Some streets are for pedestrians only, others are narrow. From the nearest place to stop we continue with trolleys, so please tell us beforehand.',
          },
          {
            title: 'Along the ring roads',
            text: 'Older office buildings often have small lifts. Desks that come in parts, tables with a divided top and flat cartons save the stairs.',
          },
          {
            title: 'Industrial Area',
            text: 'Steel cupboards, easy-to-clean chairs and network cabinets with filters last longer where doors are open all day. A gate number helps the driver more than a street name.',
          },
        ],
      },
      picks: {
        title: 'Often ordered together',
        lead: 'Desks, chairs, meeting tables and storage that are in stock now.',
      },
      showroom:
        'Sit on the chairs, open the drawers, hold your laptop bag next to the locker, and leave with a list instead of an obligation.',
      questions: [
        {
          question: 'Can I try furniture before I buy it?',
          answer:
            'Yes, in the showroom, without an appointment during opening hours. For a whole office please tell us before you come, so that a planner has time for you. [How to find us](/contact).',
        },
        {
          question: 'Can you deliver to a tower outside office hours?',
          answer:
            'By arrangement. Some buildings in West Bay let large goods in only in the evening. Write the slot into the notes of the order, or ask for [a quotation](/contact?request=quotation) that includes it.',
        },
        {
          question: 'We are moving within Doha. Can you take down and set up what we have?',
          answer:
            'Within a building, yes, as an assembly visit at a fixed price. Between two buildings we quote it together with the transport: see [services](/services).',
        },
        {
          question: 'Do you furnish offices that are not finished yet?',
          answer:
            'Yes. We plan from drawings, order in time, and deliver when the floor is done and the dust is out of the air. Chairs and screens come last.',
        },
      ],
    },
    lusail: {
      intro: {
        title: 'Offices that start from bare concrete',
        passages: [
          'Many offices in Lusail are first fit-outs: the floor is handed over empty, the tenant brings everything. That is the best moment to plan, because sockets, floor boxes and network points can still go where the desks will be.',
          'We draw the layout with your contractor’s plan underneath, mark the positions of power and data, and plan the delivery for the week in which the ceiling is closed and the air conditioning runs.',
        ],
      },
      points: {
        title: 'What matters in Lusail',
        points: [
          {
            title: 'Gate pass and loading bay',
            text: 'New towers want names, vehicle and time before the day, sometimes a list of goods and a proof of insurance too. Ask building management early, and pass their form on to us.',
          },
          {
            title: 'Glass on all sides',
            text: 'The view is wonderful, and hard on anyone who works at a screen. With desks at right angles to the window and matt screens the blinds can stay up.',
          },
          {
            title: 'Long floors, hard surfaces',
            text: 'Open space with concrete and glass echoes. A few panels, screens between desks and one booth for calls cost less than a second meeting room.',
          },
        ],
      },
      picks: {
        title: 'For a new floor',
        lead: 'Workstations, meeting rooms, quiet corners and a reception, in stock now.',
      },
      showroom:
        'Our showroom is in Doha and has the same furniture that is delivered to Lusail. Bring the plan of your floor, and see desk, screen and chair together.',
      questions: [
        {
          question: 'Which zone of Lusail is mine?',
          answer:
            'Marina District, Fox Hills, the Boulevard, Qetaifan and the districts around lie in the zones named above. The blue plate of your building says which one is yours, and [delivery information](/delivery-info) has its terms.',
        },
        {
          question: 'Our landlord wants a method statement. Can you provide it?',
          answer:
            'For deliveries and installations that we quote, yes: who comes, with which vehicle and tools, how floors and lifts are protected, how long it takes. Tell us which form your landlord uses.',
        },
        {
          question: 'How early should we order for a fit-out?',
          answer:
            'What is in stock needs days, what is made to order needs the weeks that the quotation names. Order when the layout is settled, and choose the delivery day later together with your contractor.',
        },
        {
          question: 'Can you deliver floor by floor?',
          answer:
            'Yes. We agree on several delivery days with you in the quotation, so that furniture is not in the way of the people who are still laying carpet.',
        },
      ],
    },
    alWaab: {
      intro: {
        title: 'Clinics, schools and companies in villas',
        passages: [
          'Around Al Waab, Al Aziziya and Aspire many organisations work in villas and low buildings: clinics, nurseries, schools, training centres, family companies. Rooms are smaller, doors are ordinary doors, and the first thing a visitor sees is the waiting room.',
          'So sizes decide. A desk of 140 cm instead of 160, chairs that stack, a counter that can be cleaned ten times a day: we look for what fits through the gate and into the daily routine.',
        ],
      },
      points: {
        title: 'What matters in Al Waab',
        points: [
          {
            title: 'Stairs instead of a lift',
            text: 'Tell us the floor and the width of the stairs. Cupboards and tables that come in parts go up without scratching the wall.',
          },
          {
            title: 'Waiting rooms that are wiped',
            text: 'For clinics we suggest covers that bear disinfectant, seats with arms to push up from, and no gaps that collect crumbs.',
          },
          {
            title: 'Between two terms',
            text: 'Schools furnish in the weeks when nobody is there. Quantities are agreed early and delivered on a few days in a row.',
          },
        ],
      },
      picks: {
        title: 'For smaller rooms and many visitors',
        lead: 'Reception, waiting, compact desks and storage, in stock now.',
      },
      showroom:
        'Bring the measurements of the room and of the narrowest door, and try what fits before it is carried up your stairs.',
      questions: [
        {
          question: 'Do you deliver to villas and to home offices?',
          answer:
            'Yes, to the room, as everywhere. For a home office one desk and one chair are an order like any other; there is no minimum except where [the terms of your zone](/delivery-info) name one.',
        },
        {
          question: 'Can you furnish a clinic while it stays open?',
          answer:
            'Yes, room by room. We agree on an order of rooms, come before or after consulting hours by arrangement, and leave each room ready for the next patient.',
        },
        {
          question: 'Do schools and nurseries get quotations detailed enough for approval?',
          answer: `The quotation lists code, description, quantity and price of every line in Arabic and English, and is valid for ${countedDays('en', quotationValidDays)}, which is long enough for a committee. [Ask for one here](/contact?request=quotation).`,
        },
        {
          question: 'Can IT and furniture come on the same day?',
          answer:
            'Yes. What is ordered together is delivered together: desks first, then screens, phones and the network, so that work in the room is disrupted only once.',
        },
      ],
    },
  },
};

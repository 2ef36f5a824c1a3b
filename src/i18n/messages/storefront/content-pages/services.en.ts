import { countedDays } from '#i18n/counted-days.ts';
import type { FactTableText, Point, Question } from '#i18n/linked-text.ts';
import { quotationValidDays, type Service } from '#primitives/quote-status.ts';

interface ServiceText {
  readonly name: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const servicesEn: ServicesMessages = {
  ask: 'Request a quotation',
  askNamed: (name) => `Request a quotation: ${name}`,
  list: {
    space_planning: {
      name: 'Space planning',
      text: 'We measure your rooms, ask how your teams work, and draw where everything goes before you buy any of it.',
      points: [
        'Survey on site',
        'Plan to scale, with walkways, doors and sockets',
        'Furniture list with prices',
      ],
    },
    installation: {
      name: 'Installation',
      text: 'Our own fitters carry, assemble, level and fasten, and leave the room ready to work in.',
      points: [
        'Assembly of new and existing furniture',
        'Evenings and weekends by arrangement',
        'Packaging taken away',
      ],
    },
    it_setup: {
      name: 'IT set-up',
      text: 'Computers, phones, printers and the network behind them, set up at the desk and tested with your staff.',
      points: [
        'Network, Wi-Fi and cabling in order',
        'Workplaces installed and labelled',
        'Handover with documentation',
      ],
    },
    maintenance: {
      name: 'Maintenance',
      text: 'Chairs that creak, drawers that stick, devices that fail: one visit or a contract, furniture and IT alike.',
      points: ['Regular visits or on call', 'Spare parts and warranty handled', 'One contact for everything'],
    },
  },
  included: {
    title: 'What is included, and what is quoted',
    table: {
      caption: 'Work around a delivery and how it is paid for',
      columns: ['Work', 'When it is done', 'What it costs'],
      rows: [
        [
          'Carrying to the room',
          'With every delivery, to the floor and the room that you name',
          'Part of [the delivery](/delivery-info)',
        ],
        [
          'Assembly of what you buy',
          'With the delivery, where the specifications of the product say “Assembly: included”',
          'In the price of the product',
        ],
        [
          'Assembly of other furniture',
          'When you change floors, or when it was bought elsewhere and is still in its boxes',
          'By the visit, see the fixed prices below',
        ],
        ['Wall mounting and drilling', 'After the landlord has agreed', 'By quotation'],
        [
          'Evenings and weekends',
          'By arrangement, for buildings that allow work at these times',
          'By quotation',
        ],
        [
          'Cabling, servers, Wi-Fi',
          'After a visit to the site, because ceilings differ',
          'At a fixed price for small offices, otherwise by quotation',
        ],
      ],
    },
  },
  steps: {
    title: 'How a job goes',
    points: [
      {
        title: 'You tell us what you need',
        text: 'On the form, by phone or in the showroom: which rooms, how many people, by when. A sketch on squared paper is enough.',
      },
      {
        title: 'We look at the place',
        text: 'We measure rooms, doors, lift and loading bay, find the sockets and the network points, and ask who works beside whom.',
      },
      {
        title: 'You get a quotation',
        text: `Line by line, in Arabic and English, valid for ${countedDays('en', quotationValidDays)}. We change it as often as you like; accepting it places the order.`,
      },
      {
        title: 'We do it, and hand it over',
        text: 'On the agreed day, with floor protection and tools. At the end we go through the rooms together and write down whatever is still open.',
      },
    ],
  },
  fixed: 'At a fixed price',
  questions: [
    {
      question: 'Can you plan an office that buys its furniture elsewhere?',
      answer:
        'Yes. The plan is a piece of work of its own, with drawings and a furniture list that any supplier can read. Nothing obliges you to buy the furniture from us.',
    },
    {
      question: 'Who arranges the permit for the loading bay?',
      answer:
        'Most towers issue it only to the tenant. We send you what building management asks for, such as names, vehicle numbers and working hours, and keep to the slot that you are given.',
    },
    {
      question: 'Do you take old furniture away?',
      answer:
        'We move it within the building during an assembly visit. Taking it out of the building depends on quantity and distance, so we name a price for it in the quotation.',
    },
    {
      question: 'What happens to data on old computers?',
      answer:
        'It stays yours. During an IT set-up we copy what you name to the new device and leave the old one with you; we take no drive away without a signed note that says so.',
    },
  ],
};

export interface ServicesMessages {
  readonly ask: string;
  /** Read to those who hear the links without what stands around them. */
  readonly askNamed: (name: string) => string;
  readonly list: Readonly<Record<Service, ServiceText>>;
  readonly included: { readonly title: string; readonly table: FactTableText };
  readonly steps: { readonly title: string; readonly points: readonly Point[] };
  /** Above the services that can be ordered like any product. */
  readonly fixed: string;
  readonly questions: readonly Question[];
}

import type { Service } from '#primitives/quote-words.ts';

interface ServiceText {
  readonly name: string;
  readonly text: string;
  readonly points: readonly string[];
}

export const servicesEn = {
  ask: 'Request a quotation',
  /** Read to those who hear the links without what stands around them. */
  askNamed: (name: string) => `Request a quotation: ${name}`,
  list: {
    space_planning: {
      name: 'Space planning',
      text: 'We measure your rooms, ask how your teams work, and draw where everything stands before you buy any of it.',
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
  } satisfies Record<Service, ServiceText>,
};

export type ServicesMessages = {
  readonly ask: string;
  readonly askNamed: (name: string) => string;
  readonly list: Readonly<Record<Service, ServiceText>>;
};

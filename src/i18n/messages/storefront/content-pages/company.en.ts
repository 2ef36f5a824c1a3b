import { countedDays } from '#i18n/counted-days.ts';
import type { Chapter, LinkedText, Point } from '#i18n/linked-text.ts';
import { pluralForm } from '#i18n/plural.ts';
import { quotationValidDays } from '#primitives/quote-status.ts';

export interface CompanyMessages {
  readonly about: {
    readonly quotation: string;
    readonly story: string;
    readonly range: {
      readonly title: string;
      readonly lead: (products: number, categories: number) => string;
    };
    readonly work: { readonly title: string; readonly points: readonly Point[] };
    readonly held: {
      readonly title: string;
      readonly find: { readonly title: string; readonly list: readonly LinkedText[] };
      readonly notFind: { readonly title: string; readonly list: readonly LinkedText[] };
    };
    readonly seller: { readonly title: string; readonly lead: LinkedText };
  };
  readonly story: {
    readonly began: Chapter;
    readonly cables: Chapter;
    readonly lessons: { readonly title: string; readonly lead: string; readonly points: readonly Point[] };
    readonly today: Chapter;
    readonly services: string;
  };
}

export const companyEn: CompanyMessages = {
  about: {
    quotation: 'Request a quotation',
    story: 'Our story',
    range: {
      title: 'What we sell',
      lead: (products, categories) =>
        `${pluralForm('en', products, { one: '1 product', other: `${products} products` })} in ${pluralForm('en', categories, { one: '1 category', other: `${categories} categories` })}, each with its price, its size and whether it is in stock.`,
    },
    work: {
      title: 'How we work',
      points: [
        {
          title: 'Seen before bought',
          text: 'In the Doha showroom you see desks at their real height, and can sit on every chair. Bring a floor plan, and we mark on it what fits.',
        },
        {
          title: 'The price is on the page',
          text: 'Every product shows its price in riyals, and the checkout shows the total with delivery before you order. For larger quantities there is [a quotation](/contact?request=quotation).',
        },
        {
          title: 'Carried to the room',
          text: 'Our drivers bring everything to the room where it is used. Where the product says that assembly is included, they also put it together and take the packaging with them.',
        },
        {
          title: 'Answered afterwards',
          text: 'A part is missing, a gas spring gives way, a printer stops printing: the team that sold it also takes [that call](/customer-service).',
        },
      ],
    },
    held: {
      title: 'What we hold ourselves to',
      find: {
        title: 'You will find',
        list: [
          'Honest stock levels. What has run out says so, and if you wish we write to you once when it is back.',
          'A delivery day for [your zone](/delivery-info), not a range of weeks.',
          `A quotation at once, in Arabic and English, valid for ${countedDays('en', quotationValidDays)}.`,
          'Invoices in both languages, in the name of your company if you wish.',
        ],
      },
      notFind: {
        title: 'You will not find',
        list: [
          'An account that you must open before you may order.',
          'Crossed-out prices that nobody ever paid.',
          'Advertising that you did not ask for, by email or by phone.',
          'Scripts from other companies that follow you from page to page. [What we keep](/terms-conditions#privacy) fits into one table.',
        ],
      },
    },
    seller: {
      title: 'Who you deal with',
      lead: 'The company behind the shop, with its address, its commercial registration and the ways to reach it, so that you know whom you buy from. Our [terms and conditions](/terms-conditions) are written to be read.',
    },
  },
  story: {
    began: {
      title: 'It began with stairs',
      passages: [
        'In the first offices we furnished there was often no lift and never a fitter. The person who sold a desk also carried it up, put it together and took the cardboard away.',
        'From that came a habit that has stayed: nothing is finished when it is sold. It is finished when it is in its place, level and clean, and ready to be used. That is also why paying at the door is still one of the ways to pay here.',
      ],
    },
    cables: {
      title: 'Then came the cables',
      passages: [
        'A desk without power and a network is only a table. Customers who had bought the one asked who would bring the other, and two suppliers meant two vans, two invoices and a discussion about whose cable was too short.',
        'So the range grew beyond furniture: computers and screens, printers, networks, servers, the power that keeps them running, and people who know how to connect them. Today one order can hold a chair, the desk in front of it and the screen on top.',
      ],
    },
    lessons: {
      title: 'What other people’s offices taught us',
      lead: 'You will not find this in a catalogue, but it shapes what we recommend.',
      points: [
        {
          title: 'Measure the lift first',
          text: 'A boardroom table that does not fit into the lift goes up in parts or not at all. We ask about lift, doors and loading bay before large pieces leave the warehouse.',
        },
        {
          title: 'Dust finds a way in',
          text: 'Fine dust and dry, cooled air are hard on fans, fabrics and veneer. They decide which cover, which edge and which air filter last here.',
        },
        {
          title: 'The week starts on Sunday',
          text: 'An office that moves on Thursday evening wants to work on Sunday morning. We plan backwards from that first hour.',
        },
        {
          title: 'Two languages, one order',
          text: 'One colleague chooses in English, another approves in Arabic, and the invoice must have both. So everything we write exists in both.',
        },
        {
          title: 'The address is a blue plate',
          text: 'Zone, street, building: three numbers at the door that every driver understands. That is the only address we ask for.',
        },
        {
          title: 'People differ, and so should chairs',
          text: 'Anyone who sits for eight hours needs a chair that fits. In the showroom you may try it for as long as you like.',
        },
      ],
    },
    today: {
      title: 'What has stayed the same',
      passages: [
        'The stairs have become lifts, the catalogue has become a shop that is open at night, and a quotation no longer takes until next week. The way we work is the old one: ask how the work is done, measure the room, say what it costs, carry it up, stay reachable.',
        'If you would like to see how that looks in practice, [the services](/services) describe each step, and [the showroom](/contact) is open to anyone with a tape measure.',
      ],
    },
    services: 'See our services',
  },
};

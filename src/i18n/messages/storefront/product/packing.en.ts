import { pluralForm } from '#i18n/plural.ts';

/** Texts of how a product is packed and assembled. The server puts them into the page's data, so no script has them. */
export const packingEn = {
  yes: 'Yes',
  no: 'No',
  packed: 'Packed',
  cartons: (count: number, weight: string) =>
    pluralForm('en', count, { one: `1 carton, ${weight}`, other: `${count} cartons, ${weight} together` }),
  /** Cartons of one size. */
  size: (count: number, size: string, weight: string) =>
    count === 1 ? `${size}, ${weight}` : `${count} of ${size}, ${weight} each`,
  assembly: 'Assembly',
  noneNeeded: 'Not needed',
  included: 'Included in the price',
  self: 'By yourself',
  selfIn: (time: string) => `By yourself, about ${time}`,
  service: (price: string) => `As a service, ${price}`,
};

export type PackingTexts = typeof packingEn;

import { pluralForm } from '#i18n/plural.ts';
import type { PackingTexts } from './packing.en.ts';

export const packingAr: PackingTexts = {
  yes: 'نعم',
  no: 'لا',
  packed: 'التغليف',
  cartons: (count, weight) =>
    pluralForm('ar', count, {
      one: `كرتون واحد، ${weight}`,
      two: `كرتونان، الوزن الكلي ${weight}`,
      few: `${count} كراتين، الوزن الكلي ${weight}`,
      many: `${count} كرتونًا، الوزن الكلي ${weight}`,
      other: `${count} كرتون، الوزن الكلي ${weight}`,
    }),
  size: (count, size, weight) =>
    count === 1 ? `${size}، ${weight}` : `${count} بمقاس ${size}، وزن الواحد ${weight}`,
  assembly: 'التركيب',
  noneNeeded: 'لا يحتاج إلى تركيب',
  included: 'مشمول في السعر',
  self: 'تركّبه بنفسك',
  selfIn: (time) => `تركّبه بنفسك في نحو ${time}`,
  service: (price) => `خدمة مستقلة، ${price}`,
};

import type { StoredDeliverySettings, StoredZoneGroup } from '../../schema/delivery.ts';

/** Free everywhere, as the home page promises; staff set fees by group later. */
const free = { fee: 0, freeFrom: null, minimumOrder: 0, isActive: true } as const;

function zonesFrom(first: number, last: number): number[] {
  return Array.from({ length: last - first + 1 }, (_, index) => first + index);
}

const groups: readonly StoredZoneGroup[] = [
  {
    id: 'doha-al-rayyan',
    name: { en: 'Doha and Al Rayyan', ar: 'الدوحة والريان' },
    zones: [...zonesFrom(1, 7), ...zonesFrom(12, 56), 58, ...zonesFrom(60, 68)],
    ...free,
    leadDays: 1,
  },
  {
    id: 'al-wakrah-lusail-umm-salal',
    name: {
      en: 'Al Wakrah, Lusail, Umm Salal and the Industrial Area',
      ar: 'الوكرة ولوسيل وأم صلال والمنطقة الصناعية',
    },
    zones: [57, 69, 70, 71, 81, 90, 91],
    ...free,
    leadDays: 1,
  },
  {
    id: 'al-khor-mesaieed-al-shahaniya',
    name: { en: 'Al Khor, Mesaieed and Al Shahaniya', ar: 'الخور ومسيعيد والشيحانية' },
    zones: [72, 73, 74, 75, 80, 82, 83, 85, 92, 93, 94, 95],
    ...free,
    leadDays: 2,
  },
  {
    id: 'dukhan-north-abu-samra',
    name: { en: 'Dukhan, the north and Abu Samra', ar: 'دخان والشمال وأبو سمرة' },
    zones: [76, 77, 78, 79, 84, 86, 96, 97, 98],
    ...free,
    leadDays: 3,
  },
];

export const firstDeliverySettings: StoredDeliverySettings = {
  groups,
  fallback: { name: { en: 'Other zones', ar: 'مناطق أخرى' }, ...free, leadDays: 3 },
  pickup: { isActive: true, leadDays: 0 },
};

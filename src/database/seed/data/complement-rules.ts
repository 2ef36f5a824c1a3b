import type { RuleSource, RuleTarget } from '#primitives/attributes/complement-rules.ts';

export interface SeedComplementRule {
  readonly name: string;
  readonly heading: { readonly en: string; readonly ar: string };
  readonly source: Partial<RuleSource> & Pick<RuleSource, 'places'>;
  readonly target: Partial<RuleTarget> & Pick<RuleTarget, 'places'>;
  readonly quantityFrom?: string;
  readonly isCounted?: boolean;
}

const officeChairs = ['task-chairs', 'ergonomic-chairs'];

/** What goes with what in a new shop, in the order in which product pages show it. */
export const seedComplementRules: readonly SeedComplementRule[] = [
  {
    name: 'Monitor: arm that carries it',
    heading: { en: 'Arms that carry this monitor', ar: 'حوامل تحمل هذه الشاشة' },
    source: { places: ['monitors'] },
    target: {
      places: ['monitor-arms'],
      comparisons: [
        { attribute: 'screen-size-max', comparison: 'at-least', sourceAttribute: 'screen-size' },
        { attribute: 'load', comparison: 'at-least', sourceAttribute: 'weight' },
        { attribute: 'vesa', comparison: 'equal', sourceAttribute: 'vesa' },
      ],
    },
  },
  {
    name: 'Executive and manager desks: chair',
    heading: { en: 'Chairs for this desk', ar: 'كراسٍ لهذا المكتب' },
    source: { places: ['executive-desks', 'manager-desks'] },
    target: { places: ['executive-chairs'] },
    isCounted: true,
  },
  {
    name: 'Staff, home and adjustable desks: chair',
    heading: { en: 'Chairs for this desk', ar: 'كراسٍ لهذا المكتب' },
    source: { places: ['staff-desks', 'l-shape-desks', 'height-adjustable-desks', 'home-office-desks'] },
    target: { places: officeChairs },
    isCounted: true,
  },
  {
    name: 'Workstation: a chair for each place',
    heading: { en: 'A chair for each place', ar: 'كرسي لكل مكان' },
    source: { places: ['workstations'] },
    target: { places: officeChairs },
    quantityFrom: 'seats',
    isCounted: true,
  },
  {
    name: 'Meeting table: a chair for each seat',
    heading: { en: 'A chair for each seat', ar: 'كرسي لكل مقعد' },
    source: { places: ['meeting-tables-small', 'conference-tables', 'boardroom-tables'] },
    target: { places: ['meeting-chairs', 'visitor-chairs'] },
    quantityFrom: 'seats',
    isCounted: true,
  },
  {
    name: 'Training table: a chair for each seat',
    heading: { en: 'A chair for each seat', ar: 'كرسي لكل مقعد' },
    source: { places: ['training-tables'] },
    target: { places: ['training-chairs'] },
    quantityFrom: 'seats',
    isCounted: true,
  },
  {
    name: 'High table: stools',
    heading: { en: 'Stools for this table', ar: 'كراسي مرتفعة لهذه الطاولة' },
    source: { places: ['bar-tables'] },
    target: { places: ['stools'] },
    quantityFrom: 'seats',
    isCounted: true,
  },
  {
    name: 'Adjustable desk: pedestal',
    heading: { en: 'Drawers to go under it', ar: 'وحدات أدراج توضع تحته' },
    source: { places: ['height-adjustable-desks'] },
    target: { places: ['pedestals'] },
  },
  {
    name: 'Workstation without pedestals: a pedestal for each place',
    heading: { en: 'Drawers for each place', ar: 'وحدة أدراج لكل مكان' },
    source: {
      places: ['workstations'],
      conditions: [{ attribute: 'pedestals', comparison: 'equal', value: 'no' }],
    },
    target: { places: ['pedestals'] },
    quantityFrom: 'seats',
  },
  {
    name: 'Desk: power and light',
    heading: { en: 'Power and light at the desk', ar: 'الكهرباء والإضاءة عند المكتب' },
    source: { places: ['desks', 'workstations'] },
    target: { places: ['cable-management', 'lamps'] },
  },
  {
    name: 'Laptop: dock',
    heading: { en: 'Docks and adapters', ar: 'محطات إرساء ومحولات' },
    source: { places: ['business-laptops', 'premium-laptops', 'mobile-workstations'] },
    target: { places: ['docks', 'cables-adapters'] },
  },
  {
    name: 'Laptop: bag that it fits into',
    heading: { en: 'Bags that it fits into', ar: 'حقائب تتسع له' },
    source: { places: ['laptops'] },
    target: {
      places: ['bags'],
      comparisons: [{ attribute: 'laptop-size', comparison: 'at-least', sourceAttribute: 'screen-size' }],
    },
  },
  {
    name: 'Computer: keyboard and mouse',
    heading: { en: 'Keyboards and mice', ar: 'لوحات مفاتيح وفأرات' },
    source: { places: ['business-laptops', 'premium-laptops', 'mobile-workstations', 'desktops'] },
    target: { places: ['keyboards-mice'] },
  },
  {
    name: 'Computer: monitor',
    heading: { en: 'Monitors', ar: 'شاشات' },
    source: { places: ['business-desktops', 'mini-pcs', 'workstations-pc'] },
    target: { places: ['monitors'] },
  },
  {
    name: 'Server and NAS: UPS',
    heading: { en: 'Protection from power cuts', ar: 'حماية من انقطاع الكهرباء' },
    source: { places: ['tower-servers', 'rack-servers', 'nas'] },
    target: {
      places: ['ups-line', 'ups-online'],
      comparisons: [{ attribute: 'power', comparison: 'at-least', sourceAttribute: 'power' }],
    },
  },
  {
    name: 'IP camera: recorder',
    heading: { en: 'Recorders for this camera', ar: 'أجهزة تسجيل لهذه الكاميرا' },
    source: { places: ['ip-cameras'] },
    target: { places: ['nvr'] },
  },
  {
    name: 'IP phone and access point: PoE switch',
    heading: { en: 'Switches that power it', ar: 'محولات شبكة تغذيه بالكهرباء' },
    source: {
      places: ['ip-phones', 'access-points', 'ip-cameras'],
      conditions: [{ attribute: 'poe', comparison: 'equal', value: 'yes' }],
    },
    target: {
      places: ['switches'],
      comparisons: [{ attribute: 'poe', comparison: 'equal', sourceAttribute: 'poe' }],
    },
  },
  {
    name: 'Projector: screen',
    heading: { en: 'Screens for this projector', ar: 'شاشات لجهاز العرض هذا' },
    source: { places: ['projectors'] },
    target: { places: ['screens'] },
  },
  {
    name: 'Furniture to assemble: our visit',
    heading: { en: 'Assembled by our team', ar: 'التركيب على يد فريقنا' },
    source: { places: ['desks', 'workstations', 'meeting', 'seating', 'storage'], needsAssembly: true },
    target: { places: ['assembly'] },
  },
];

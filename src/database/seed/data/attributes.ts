import type { AttributeUnit } from '#primitives/attributes/attribute-kinds.ts';
import type { SeedAttribute, SeedAttributeOption, SeedCategoryAttribute } from '../seed-product.ts';
import {
  areaOptions,
  armrestOptions,
  colourOptions,
  connectionOptions,
  functionOptions,
  identificationOptions,
  languageOptions,
  lightSourceOptions,
  materialOptions,
  outletOptions,
  paperSizeOptions,
  priceBasisOptions,
  protectionOptions,
  resolutionOptions,
  returnSideOptions,
  shapeOptions,
  vesaOptions,
  wifiOptions,
} from './attribute-options.ts';

function number(key: string, en: string, ar: string, unit?: AttributeUnit): SeedAttribute {
  return { key, kind: 'number', name: { en, ar }, ...(unit && { unit }) };
}

function yesNo(key: string, en: string, ar: string): SeedAttribute {
  return { key, kind: 'yes-no', name: { en, ar } };
}

function oneOf(key: string, en: string, ar: string, options: readonly SeedAttributeOption[]): SeedAttribute {
  return { key, kind: 'option', name: { en, ar }, options };
}

function severalOf(
  key: string,
  en: string,
  ar: string,
  options: readonly SeedAttributeOption[],
): SeedAttribute {
  return { key, kind: 'options', name: { en, ar }, options };
}

/**
 * The attributes of the first range. Width, depth, height and weight are not among them: they are the product's own
 * dimensions and weight.
 */
export const seedAttributes: readonly SeedAttribute[] = [
  oneOf('colour', 'Colour', 'اللون', colourOptions),
  severalOf('material', 'Material', 'الخامة', materialOptions),
  number('load', 'Load', 'الحمولة', 'kg'),
  number('seats', 'Seats', 'عدد المقاعد'),

  yesNo('height-adjustable', 'Height-adjustable', 'قابل لتعديل الارتفاع'),
  number('height-min', 'Lowest height', 'أدنى ارتفاع', 'mm'),
  number('height-max', 'Greatest height', 'أقصى ارتفاع', 'mm'),
  number('drawers', 'Drawers', 'الأدراج'),
  oneOf('return-side', 'Side of the return', 'جهة الجناح', returnSideOptions),
  number('place-width', 'Width of a place', 'عرض المكان', 'mm'),
  number('place-depth', 'Depth of a place', 'عمق المكان', 'mm'),
  yesNo('pedestals', 'With pedestals', 'مع وحدات أدراج'),
  oneOf('shape', 'Shape', 'الشكل', shapeOptions),
  yesNo('folding', 'Folding top', 'سطح قابل للطي'),
  number('connection-boxes', 'Connection boxes', 'علب التوصيل'),

  oneOf('armrests', 'Armrests', 'مساند الذراعين', armrestOptions),
  yesNo('headrest', 'Headrest', 'مسند الرأس'),
  number('seat-height', 'Seat height', 'ارتفاع المقعد', 'mm'),
  number('seat-height-min', 'Lowest seat height', 'أدنى ارتفاع للمقعد', 'mm'),
  number('seat-height-max', 'Greatest seat height', 'أقصى ارتفاع للمقعد', 'mm'),
  number('seat-width', 'Seat width', 'عرض المقعد', 'mm'),
  yesNo('stackable', 'Stackable', 'قابل للتكديس'),

  number('doors', 'Doors', 'الأبواب'),
  number('shelves', 'Shelves', 'الرفوف'),
  number('compartments', 'Compartments', 'عدد الخانات'),
  yesNo('lockable', 'Lockable', 'قابل للقفل'),
  number('speech-reduction', 'Speech reduction', 'خفض صوت الكلام', 'dB'),
  number('sound-absorption', 'Sound absorption (NRC)', 'امتصاص الصوت (NRC)'),

  yesNo('on-castors', 'On castors', 'على عجلات'),
  number('writing-width', 'Width of the writing area', 'عرض مساحة الكتابة', 'mm'),
  number('writing-height', 'Height of the writing area', 'ارتفاع مساحة الكتابة', 'mm'),
  number('screens', 'Screens', 'عدد الشاشات'),
  number('screen-size-max', 'Largest screen', 'أكبر شاشة', 'inch'),
  severalOf('vesa', 'Screen mount', 'تثبيت الشاشة', vesaOptions),
  number('brightness', 'Brightness', 'السطوع', 'lm'),
  number('outlets', 'Outlets', 'المخارج'),

  number('screen-size', 'Screen size', 'مقاس الشاشة', 'inch'),
  oneOf('resolution', 'Resolution', 'الدقة', resolutionOptions),
  number('memory', 'Memory', 'الذاكرة', 'GB'),
  number('storage', 'Storage', 'التخزين', 'GB'),
  number('cores', 'Processor cores', 'نوى المعالج'),
  number('graphics-memory', 'Graphics memory', 'ذاكرة الرسوميات', 'GB'),
  number('battery-hours', 'Battery life', 'عمر البطارية', 'hours'),
  number('power', 'Power', 'القدرة', 'W'),
  severalOf('connections', 'Connections', 'التوصيل', connectionOptions),
  number('charging-power', 'Charging for a laptop', 'شحن اللابتوب', 'W'),
  number('refresh-rate', 'Refresh rate', 'معدل التحديث', 'Hz'),
  number('luminance', 'Screen brightness in cd/m²', 'سطوع الشاشة (شمعة/م²)'),

  severalOf('functions', 'Functions', 'الوظائف', functionOptions),
  yesNo('colour-printing', 'Prints in colour', 'طباعة ملونة'),
  oneOf('paper-size', 'Paper size', 'مقاس الورق', paperSizeOptions),
  number('print-speed', 'Print speed', 'سرعة الطباعة', 'ppm'),
  yesNo('two-sided-printing', 'Two-sided printing', 'الطباعة على الوجهين'),
  number('paper-capacity', 'Paper capacity in sheets', 'سعة الورق بالأوراق'),
  number('document-feeder', 'Document feeder in sheets', 'ملقم المستندات بالأوراق'),
  number('page-yield', 'Yield in pages', 'عدد الصفحات'),

  number('ports', 'Ports', 'المنافذ'),
  yesNo('poe', 'PoE', 'تغذية PoE'),
  number('poe-power', 'PoE power', 'قدرة PoE', 'W'),
  oneOf('wifi', 'Wi-Fi', 'واي فاي', wifiOptions),
  number('rack-units', 'Rack units', 'وحدات الكابينة', 'U'),
  number('devices', 'Devices', 'عدد الأجهزة'),
  number('drive-bays', 'Drive bays', 'فتحات الأقراص'),
  number('apparent-power', 'Apparent power', 'القدرة الظاهرية', 'VA'),
  number('runtime', 'Runtime', 'مدة التشغيل', 'minutes'),
  severalOf('outlet-types', 'Kind of outlets', 'نوع المخارج', outletOptions),

  number('room-people', 'People in the room', 'عدد الأشخاص في القاعة'),
  number('lines', 'Lines or extensions', 'الخطوط أو التحويلات'),
  number('microphones', 'Microphones', 'الميكروفونات'),
  number('field-of-view', 'Field of view in degrees', 'زاوية الرؤية بالدرجات'),
  yesNo('touch', 'Touch screen', 'شاشة لمس'),
  oneOf('light-source', 'Light source', 'مصدر الضوء', lightSourceOptions),
  number('megapixels', 'Megapixels', 'ميجابكسل', 'MP'),
  number('night-vision', 'Night vision', 'الرؤية الليلية', 'm'),
  severalOf('protection', 'Protection', 'درجة الحماية', protectionOptions),
  number('channels', 'Channels', 'القنوات'),
  severalOf('identification', 'Identification', 'طريقة التحقق', identificationOptions),
  number('users', 'Users', 'المستخدمون'),

  number('laptop-size', 'Laptop size', 'مقاس اللابتوب', 'inch'),
  severalOf('keyboard-languages', 'Languages of the keyboard', 'لغات لوحة المفاتيح', languageOptions),
  number('volume', 'Volume', 'السعة', 'L'),
  number('computers', 'Computers', 'أجهزة الكمبيوتر'),

  oneOf('price-basis', 'Price basis', 'أساس السعر', priceBasisOptions),
  oneOf('area', 'Area', 'مناطق الخدمة', areaOptions),
];

function filters(...keys: string[]): readonly SeedCategoryAttribute[] {
  return keys.map((key) => ({ key, isFilter: true }));
}

function facts(...keys: string[]): readonly SeedCategoryAttribute[] {
  return keys.map((key) => ({ key, isFilter: false }));
}

/** The attributes of each category, by its slug, in the order in which pages show them. */
export const seedCategoryAttributes: Readonly<Record<string, readonly SeedCategoryAttribute[]>> = {
  desks: [
    ...filters('width'),
    ...facts('depth'),
    ...filters('colour', 'material', 'height-adjustable'),
    ...facts('height-min', 'height-max'),
    ...filters('drawers', 'return-side'),
    ...facts('load'),
  ],
  workstations: [
    ...filters('seats', 'place-width'),
    ...facts('place-depth', 'width', 'depth', 'height'),
    ...filters('colour', 'material', 'pedestals'),
  ],
  meeting: [
    ...filters('seats', 'width'),
    ...facts('depth', 'height'),
    ...filters('shape', 'colour', 'material', 'folding'),
    ...facts('connection-boxes', 'load'),
  ],
  reception: [
    ...filters('width'),
    ...facts('depth', 'height'),
    ...filters('seats', 'colour', 'material'),
    ...facts('drawers', 'load'),
  ],
  seating: [
    ...filters('colour', 'material', 'armrests', 'headrest'),
    ...facts('seat-height-min', 'seat-height-max', 'seat-width'),
    ...filters('load'),
    ...facts('stackable', 'seats'),
  ],
  sofas: [
    ...filters('seats', 'width'),
    ...facts('depth', 'height', 'seat-height'),
    ...filters('colour', 'material'),
  ],
  storage: [
    ...filters('width'),
    ...facts('depth', 'height'),
    ...filters('colour', 'material', 'drawers', 'lockable'),
    ...facts('doors', 'shelves', 'compartments'),
  ],
  'acoustic-pods': [
    ...filters('seats', 'width'),
    ...facts('depth', 'height'),
    ...filters('speech-reduction', 'sound-absorption', 'colour'),
    ...facts('material'),
  ],
  // The most mixed category: a board, an arm and a lamp have little in common, and each shows only its own.
  'boards-accessories': [
    ...filters('width', 'colour', 'on-castors'),
    ...facts('material', 'writing-width', 'writing-height'),
    ...facts('screens', 'screen-size-max', 'vesa', 'load', 'brightness', 'outlets', 'seats'),
  ],
  laptops: [
    ...filters('screen-size', 'memory', 'storage', 'colour', 'weight'),
    ...facts('cores', 'battery-hours', 'resolution', 'graphics-memory'),
  ],
  desktops: [
    ...filters('screen-size', 'memory', 'storage', 'cores', 'colour'),
    ...facts('screens', 'resolution', 'graphics-memory', 'power'),
  ],
  monitors: [
    ...filters('screen-size', 'resolution', 'connections', 'height-adjustable', 'colour'),
    ...facts('charging-power', 'refresh-rate', 'luminance', 'vesa', 'weight'),
  ],
  printers: [
    ...filters('functions', 'colour-printing', 'paper-size', 'print-speed', 'connections'),
    ...facts('two-sided-printing', 'paper-capacity', 'document-feeder', 'page-yield', 'colour'),
  ],
  networking: [
    ...filters('ports', 'poe'),
    ...facts('poe-power'),
    ...filters('wifi', 'rack-units'),
    ...facts('devices', 'load', 'colour'),
  ],
  'servers-storage': [
    ...filters('drive-bays', 'memory', 'cores', 'storage', 'rack-units'),
    ...facts('power', 'connections', 'colour'),
  ],
  'ups-power': [
    ...filters('apparent-power', 'power'),
    ...facts('runtime'),
    ...filters('outlets', 'outlet-types', 'rack-units'),
    ...facts('connections', 'colour'),
  ],
  'phones-conferencing': [
    ...filters('room-people', 'lines', 'resolution', 'connections', 'colour'),
    ...facts('poe', 'microphones', 'field-of-view', 'battery-hours'),
  ],
  'projectors-displays': [
    ...filters('screen-size', 'resolution', 'brightness'),
    ...facts('luminance'),
    ...filters('touch', 'connections'),
    ...facts('light-source', 'charging-power', 'colour'),
  ],
  'cctv-security': [
    ...filters('megapixels'),
    ...facts('night-vision'),
    ...filters('protection', 'poe'),
    ...facts('channels', 'storage'),
    ...filters('identification', 'users'),
    ...facts('colour'),
  ],
  'it-accessories': [
    ...filters('connections', 'colour', 'storage', 'laptop-size', 'keyboard-languages'),
    ...facts('charging-power', 'screens', 'volume', 'material', 'computers'),
  ],
  service: filters('price-basis', 'area'),
};

import { foldText } from '#primitives/text/fold-text.ts';

/** The attributes that a search can ask for by a number, by their keys. */
export type AskedAttribute =
  | 'width'
  | 'seats'
  | 'screen-size'
  | 'ports'
  | 'drawers'
  | 'doors'
  | 'memory'
  | 'rack-units';

/** A unit, or a part of a product, that says which attribute a number is about. */
export interface NumberUnit {
  readonly attribute: AskedAttribute;
  /** To the unit of a constraint. */
  readonly factor: number;
}

const units = new Map<string, NumberUnit>([
  ...unit(
    'width',
    1,
    'cm cms centimetre centimetres centimeter centimeters سم سنتي سانتي سنتيمتر سانتيمتر سنتيمترا',
  ),
  ...unit('width', 0.1, 'mm millimetre millimeter مم ملم مليمتر'),
  ...unit('width', 100, 'metre metres meter meters متر أمتار'),
  ...unit('screen-size', 1, 'inch inches بوصة بوصات إنش انج انشات'),
  ...['"', '”', '″', "''"].map((sign) => [sign, { attribute: 'screen-size', factor: 1 }] as const),
  ...unit('ports', 1, 'port ports منفذ منافذ منفذا بورت بورتات مخرج'),
  ...unit('drawers', 1, 'drawer drawers درج أدراج دروج جرارات'),
  ...unit('doors', 1, 'door doors باب أبواب بابا بيبان ضلفة ضلف'),
  ...unit('memory', 1, 'gb gigabyte gigabytes جيجا غيغا قيقا جيقا جيجابايت غيغابايت قيقابايت رام ram'),
  ...unit('rack-units', 1, 'u'),
]);

function unit(attribute: AskedAttribute, factor: number, words: string): (readonly [string, NumberUnit])[] {
  return folded(words).map((word) => [word, { attribute, factor }] as const);
}

export function unitOf(word: string): NumberUnit | undefined {
  return units.get(word);
}

/** After a number they say how many people a table, a sofa or a workstation is for. */
export const peopleNouns: ReadonlySet<string> = new Set(
  folded(
    'seater seaters seat seats person persons people pax employee employees شخص أشخاص مقعد مقاعد أفراد فرد نفر أنفار نفرات موظف موظفين موظفات',
  ),
);

/** Beside a number they say that it is a quantity. */
export const quantityNouns: ReadonlySet<string> = new Set(
  folded('pcs piece pieces nos qty quantity x قطعة قطع حبة حبات عدد كمية'),
);

/** After a number they are parts of a product, not products: '8 bay nas', '16 channel recorder'. */
export const partNouns: ReadonlySet<string> = new Set(
  folded(
    'bay bays way ways channel channels user users extension extensions core cores tray trays point points year years unit units shelf shelves in tb mp va kva w watt watts lumen lumens page pages قناة قنوات مستخدم مستخدمين تحويلة نواة فتحة فتحات رف رفوف سنة سنوات تيرا تيرابايت ميجابكسل واط لومن صفحة نقطة',
  ),
);

const peopleOfWord = new Map<string, number>([
  ...folded('شخصين لشخصين مقعدين بمقعدين فردين لفردين').map((word) => [word, 2] as const),
  ...folded('لشخص').map((word) => [word, 1] as const),
]);

/** The number of people that one Arabic word says: شخصين are two. */
export function countedPeople(word: string): number | null {
  return peopleOfWord.get(word) ?? null;
}

const numberWords = new Map<string, number>();
for (const [value, words] of [
  [1, 'one واحد واحدة'],
  [2, 'two اثنين اثنان'],
  [3, 'three ثلاثة ثلاث'],
  [4, 'four أربعة أربع'],
  [5, 'five خمسة خمس'],
  [6, 'six ستة ست'],
  [7, 'seven سبعة سبع'],
  [8, 'eight ثمانية ثمان ثماني'],
  [9, 'nine تسعة تسع'],
  [10, 'ten عشرة عشر'],
  [12, 'twelve اثنا-عشر'],
  [14, 'fourteen'],
  [15, 'fifteen'],
  [16, 'sixteen'],
  [20, 'twenty عشرين عشرون'],
  [30, 'thirty ثلاثين ثلاثون'],
  [40, 'forty أربعين أربعون'],
  [50, 'fifty خمسين خمسون'],
] as const) {
  for (const word of folded(words)) numberWords.set(word, value);
}

/** A number in words; in Arabic 'for' may be joined to it, as in لثمانية. */
export function numberWord(
  word: string,
): { readonly value: number; readonly hasPreposition: boolean } | null {
  const value = numberWords.get(word);
  if (value !== undefined) return { value, hasPreposition: false };
  const joined = word.startsWith('ل') ? numberWords.get(word.slice(1)) : undefined;
  return joined === undefined ? null : { value: joined, hasPreposition: true };
}

function folded(words: string): string[] {
  return words.split(' ').map(foldText);
}

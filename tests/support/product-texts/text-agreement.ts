import { seedAttributes } from '#database/seed/data/attributes.ts';
import type { SeedProduct } from '#database/seed/seed-product.ts';
import { type Locale, locales } from '#primitives/locale.ts';
import { type NumberSource, numberSources } from './number-sources.ts';
import { optionWords } from './option-words.ts';
import { numbersIn, withDigits } from './text-numbers.ts';

const attributes = new Map(seedAttributes.map((attribute) => [attribute.key, attribute]));

/** What a product says in a language, each specification as 'label: value'. */
function textsOf(product: SeedProduct, locale: Locale): string[] {
  const texts = locale === 'ar' ? product.translations.ar : product;
  return [
    texts.name,
    texts.shortDescription,
    texts.description,
    ...texts.specifications.map(({ label, value }) => `${label}: ${value}`),
  ];
}

/** The values of specifications by their English labels, which stand at the same place in both languages. */
function specificationsOf(product: SeedProduct, labels: readonly string[], locale: Locale): string[] {
  const inLocale = locale === 'ar' ? product.translations.ar.specifications : product.specifications;
  return product.specifications.flatMap(({ label }, index) =>
    labels.includes(label) ? [inLocale[index]?.value ?? ''] : [],
  );
}

function isStated(value: number, texts: readonly string[], source: NumberSource, locale: Locale): boolean {
  const written = (value / (source.scale ?? 1)).toFixed(source.decimals ?? 1).replace(/\.0$/, '');
  return texts.some((text) => {
    if (source.unit) {
      const stated = new RegExp(`(?<![\\d.])${written.replace('.', '\\.')}${source.unit[locale]}`);
      if (!stated.test(withDigits(text, locale))) return false;
      if (!source.at) return true;
    }
    const numbers = numbersIn(text, locale);
    const number = Number(written);
    switch (source.at) {
      case 'first':
        return numbers[0] === number;
      case 'second':
        return numbers[1] === number;
      case 'last':
        return numbers.at(-1) === number;
      case 'total':
        return numbers[0] === number || totalOf(text, locale) === number;
      default:
        return numbers.includes(number);
    }
  });
}

/** What a list of counts adds up to: '2 personal, 1 file', '2 WAN and 6 LAN, 1 Gbit/s', '8 x C13, 1 x C19'. */
function totalOf(text: string, locale: Locale): number {
  const counted =
    locale === 'ar' ? withDigits(text, locale).replace(/(?<=^|\sو|و)(درج|منفذ|مخرج)(?= )/g, '1 $1') : text;
  const counts = counted.matchAll(
    /(?<![\w.])(\d+) +(?:x (?=C1)|(?:personal|file|WAN|LAN)|شخصيان|درج|WAN|منافذ|منفذ|مخارج|مخرج)/g,
  );
  return [...counts].reduce((sum, [, digits]) => sum + Number(digits), 0);
}

/** The drives of a server add up; of other devices, the first number with a unit is the storage. */
function storageStated(product: SeedProduct, locale: Locale): number | undefined {
  const [drives] = specificationsOf(product, ['Drives included'], locale);
  const [single] = specificationsOf(product, ['Storage', 'Capacity'], locale);
  const text = withDigits(drives ?? single ?? '', locale).replace(/ +/g, ' ');
  const sizes = [
    ...text.matchAll(/(?:(\d+) (?:(?:x|أقراص|SSD(?: للنظام)?) )?)?(\d+) (TB|GB|تيرابايت|جيجابايت)/g),
  ].map(
    ([, count = '1', size, unit = '']) => Number(count) * Number(size) * (/TB|تيرا/.test(unit) ? 1000 : 1),
  );
  return drives === undefined ? sizes[0] : sizes.reduce((sum, size) => sum + size, 0);
}

/** Two processors with the same number of cores count together. */
function coresStated(product: SeedProduct, locale: Locale): number {
  const [text = ''] = specificationsOf(product, ['Processor'], locale);
  const [first = 0, second = 0] = numbersIn(text.replace('معالجان بـ', '2 x'), locale);
  return /^(2 x|معالجان)/.test(text) ? first * second : first;
}

function numberDisagrees(product: SeedProduct, key: string, value: number, locale: Locale): boolean {
  if (key === 'storage') return storageStated(product, locale) !== value;
  if (key === 'cores') return coresStated(product, locale) !== value;
  const source = numberSources[key];
  if (!source) return true;
  const specified = specificationsOf(product, source.labels ?? [], locale);
  return !isStated(value, specified.length > 0 ? specified : textsOf(product, locale), source, locale);
}

function isNamed(key: string, option: string, text: string, locale: Locale): boolean {
  if (key === 'resolution') return text.replaceAll(' × ', 'x').replaceAll(' x ', 'x').includes(option);
  const name = attributes.get(key)?.options?.find((candidate) => candidate.key === option)?.name[locale];
  const words = optionWords[key]?.[option]?.[locale] ?? name?.replace(/[()]/g, '\\$&');
  return words !== undefined && new RegExp(words, 'i').test(text);
}

/** The attributes of a product that its texts do not state, as 'language: attribute = value'. */
export function disagreements(product: SeedProduct): string[] {
  return locales.flatMap((locale) =>
    Object.entries(product.attributes).flatMap(([key, value]) => {
      const said = textsOf(product, locale).join('\n');
      const wrong =
        typeof value === 'number'
          ? numberDisagrees(product, key, value, locale)
          : typeof value !== 'boolean' &&
            ![value].flat().every((option) => isNamed(key, option, said, locale));
      return wrong ? [`${locale}: ${key} = ${value}`] : [];
    }),
  );
}

/** The numbers that the specifications state and the product lacks, of the attributes that its category has. */
export function forgottenNumbers(product: SeedProduct, keys: readonly string[]): string[] {
  return keys.filter((key) => {
    const source = numberSources[key];
    if (!source?.labels || key in product.attributes) return false;
    const unit = source.unit?.en ?? '';
    return specificationsOf(product, source.labels, 'en').some((text) =>
      new RegExp(`\\d${unit}`).test(withDigits(text, 'en')),
    );
  });
}

/** The options of the colour that a name contains, in its order. */
export function coloursNamed(name: string, locale: Locale): string[] {
  const options = attributes.get('colour')?.options ?? [];
  return options
    .filter(({ key }) => key !== 'multicolour' && isNamed('colour', key, name, locale))
    .map(({ key }) => key);
}

import { describe, expect, it } from 'vitest';
import { seedBrandNames } from '#database/seed/data/brand-names.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { isolateLatin } from '#i18n/isolate-latin.ts';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { withDirectionMarks } from '../../src/api/public/quotes/quotation-document/direction-marks.ts';
import { visualOrder } from '../support/visual-order.ts';

/** Colours as adjectives, masculine and feminine; wood is a colour only where it is named as one. */
const colours =
  /(?<!\p{L})(?:و|ال|وال)?(?:أسود|سوداء|أبيض|بيضاء|رمادي|رمادية|فضي|فضية|كحلي|أزرق|زرقاء|أخضر|خضراء|بيج|جملي|خردلي|قرميدي|قرميدية|غرافيت|كريمي)(?!\p{L})/u;
/** A kind of its own. */
const whiteboard = 'سبورة بيضاء';

const names = seedProducts.map(({ sku, brand, translations }) => ({
  sku,
  name: translations.ar.name,
  brand: seedBrandNames[brand] ?? '',
}));

/** 'kind and features، measures، اللون: …، من «brand»' */
function partsOf(name: string) {
  const parts = name.split('، ');
  const colour = parts.findIndex((part) => part.startsWith('اللون: '));
  return { parts, colour };
}

describe('Arabic names of products: kind, features, size, colour, brand', () => {
  it.each(names)('$sku: $name', ({ name, brand }) => {
    const { parts, colour } = partsOf(name);
    expect(parts.length).toBeGreaterThan(1);
    expect(parts.at(-1)).toBe(`من «${brand}»`);
    expect(parts[0], 'begins with the kind').toMatch(/^\p{Script=Arabic}{3,}/u);
    if (colour !== -1) expect(colour, 'the colour stands before the brand').toBe(parts.length - 2);
    const withoutColour = parts.filter((_, index) => index !== colour).join('، ');
    expect(withoutColour.replace(whiteboard, ''), 'colours are named as such').not.toMatch(colours);
    expect(parts[0], 'a brand is no part of the kind').not.toMatch(
      new RegExp(`^\\p{L}+ ${brand}(?!\\p{L})`, 'u'),
    );
  });

  it.each(seedFamilies)('$key: $name.ar', ({ name, members }) => {
    const product = seedProducts.find(({ slug }) => slug === members[0]);
    expect(name.ar).toMatch(new RegExp(`^\\p{L}.+ من «${seedBrandNames[product?.brand ?? '']}»$`, 'u'));
  });

  it('are read in their order on pages and in PDFs, which many are not without help', () => {
    const seen = (text: string) => visualOrder(text, 'rtl');
    const inOrder = (name: string) => seen(isolateLatin(name));
    const all = names.map(({ name }) => name);
    expect(all.filter((name) => seen(unbrokenName(name)) !== inOrder(name))).toEqual([]);
    expect(all.filter((name) => seen(withDirectionMarks('ar', name)) !== inOrder(name))).toEqual([]);
    expect(all.filter((name) => seen(name) !== inOrder(name)).length).toBeGreaterThan(10);
  });

  it('tells all products apart', () => {
    expect(new Set(names.map(({ name }) => name)).size).toBe(names.length);
  });
});

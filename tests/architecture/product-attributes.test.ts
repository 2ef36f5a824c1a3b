import { describe, expect, it } from 'vitest';
import { seedAttributes, seedCategoryAttributes } from '#database/seed/data/attributes.ts';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { seedProducts } from '#database/seed/data/products.ts';
import type { SeedAttribute, SeedProduct } from '#database/seed/seed-product.ts';
import { isBuiltInAttribute } from '#primitives/attributes/attribute-kinds.ts';
import { inapplicableFilters } from '../support/product-texts/inapplicable-filters.ts';
import { coloursNamed, disagreements, forgottenNumbers } from '../support/product-texts/text-agreement.ts';

const attributes = new Map(seedAttributes.map((attribute) => [attribute.key, attribute]));
const furniture = new Set(
  departments
    .filter(({ slug }) => slug === 'furniture')
    .flatMap(({ categories }) => categories.map(({ slug }) => slug)),
);

/** Those of the keys that are options of the attribute, in the order of its definition. */
function inOrder({ options = [] }: SeedAttribute, keys: readonly string[]): string[] {
  return options.map(({ key }) => key).filter((key) => keys.includes(key));
}

/** Each product that has something wrong, with what that is. */
function faults(find: (product: SeedProduct) => readonly string[]): string[] {
  return seedProducts.flatMap((product) => find(product).map((fault) => `${product.sku}: ${fault}`));
}

function repeated(values: readonly string[]): string[] {
  return values.filter((value, index) => values.indexOf(value) !== index);
}

describe('the attributes of the first range', () => {
  it('are defined once, with options in both languages', () => {
    expect(repeated(seedAttributes.map(({ key }) => key))).toEqual([]);
    for (const { key, kind, options = [], name } of seedAttributes) {
      expect(isBuiltInAttribute(key), key).toBe(false);
      expect(name.ar, key).toMatch(/\p{Script=Arabic}/u);
      expect(options.length > 0, key).toBe(kind === 'option' || kind === 'options');
      expect(repeated(options.map((option) => option.key)), key).toEqual([]);
      expect(repeated(options.map((option) => option.name.en)), key).toEqual([]);
      expect(repeated(options.map((option) => option.name.ar)), key).toEqual([]);
    }
  });

  it('belong to every category, a few of them as filters', () => {
    const slugs = departments.flatMap(({ categories }) => categories.map(({ slug }) => slug));
    expect(Object.keys(seedCategoryAttributes).sort()).toEqual(slugs.sort());
    for (const [slug, list] of Object.entries(seedCategoryAttributes)) {
      expect(repeated(list.map(({ key }) => key)), slug).toEqual([]);
      expect(
        list.filter(({ key }) => !attributes.has(key) && !isBuiltInAttribute(key)),
        slug,
      ).toEqual([]);
      const count = list.filter(({ isFilter }) => isFilter).length;
      expect(count, slug).toBeGreaterThanOrEqual(2);
      expect(count, slug).toBeLessThanOrEqual(6);
    }
  });

  it('are all used', () => {
    const used = new Set(seedProducts.flatMap((product) => Object.keys(product.attributes)));
    expect([...attributes.keys()].filter((key) => !used.has(key))).toEqual([]);
  });

  it('have values of their kind, and each product only those of its category', () => {
    const wrong = faults((product) =>
      Object.entries(product.attributes).flatMap(([key, value]) => {
        const attribute = attributes.get(key);
        const isOfCategory = seedCategoryAttributes[product.category]?.some((entry) => entry.key === key);
        if (!attribute || !isOfCategory) return [`${key} is not of its category`];
        const isOption = (option: unknown) =>
          attribute.options?.some((candidate) => candidate.key === option);
        const isOfKind = {
          number: typeof value === 'number' && value > 0,
          'yes-no': typeof value === 'boolean',
          option: isOption(value),
          options:
            Array.isArray(value) && value.length > 0 && String(value) === String(inOrder(attribute, value)),
        }[attribute.kind];
        return isOfKind ? [] : [`${key} = ${value}`];
      }),
    );
    expect(wrong).toEqual([]);
  });

  it('include every filter of the category, unless it does not apply', () => {
    const unneeded = new Set(
      Object.entries(inapplicableFilters).flatMap(([category, reasons]) =>
        Object.keys(reasons).flatMap(
          (key) => reasons[key]?.of.map((place) => `${category}.${key}.${place}`) ?? [],
        ),
      ),
    );
    const missing = faults((product) =>
      (seedCategoryAttributes[product.category] ?? []).flatMap(({ key, isFilter }) => {
        if (!isFilter || key in product.attributes) return [];
        if (isBuiltInAttribute(key)) return product.dimensions || product.weightKg ? [] : [key];
        const excused = [product.subcategory, product.sku].map(
          (place) => `${product.category}.${key}.${place}`,
        );
        for (const excuse of excused) unneeded.delete(excuse);
        const reason = inapplicableFilters[product.category]?.[key];
        return reason?.of.some((place) => [product.subcategory, product.sku].includes(place)) ? [] : [key];
      }),
    );
    expect(missing).toEqual([]);
    expect([...unneeded], 'reasons that nothing needs').toEqual([]);
  });
});

describe('texts and attributes', () => {
  it('state the same numbers, colours and materials in both languages', () => {
    expect(faults(disagreements)).toEqual([]);
  });

  it('leave out no number that a specification states', () => {
    // Its six levels are those of each side of each unit.
    const exempt = new Set(['KZ-MA-4U-LG']);
    const forgotten = faults((product) =>
      exempt.has(product.sku)
        ? []
        : forgottenNumbers(
            product,
            (seedCategoryAttributes[product.category] ?? []).map(({ key }) => key),
          ),
    );
    expect(forgotten).toEqual([]);
  });

  it('name the colour that the attribute says, and several where it says several', () => {
    const wrong = faults(({ name, translations: { ar }, attributes: { colour } }) => {
      if (typeof colour !== 'string') return [];
      if (colour === 'multicolour') return coloursNamed(name, 'en').length >= 2 ? [] : ['one colour'];
      const named = [coloursNamed(name, 'en'), coloursNamed(ar.name, 'ar')];
      return named.flatMap((colours) =>
        colours.length === 0 || colours.includes(colour) ? [] : [`${colours}, not ${colour}`],
      );
    });
    expect(wrong).toEqual([]);
  });

  it('name the size that the product has', () => {
    // Of a set, each panel; the desk that the screen is for; the cloth, of which the case is a little wider.
    const exempt = new Set(['SM-FP-120', 'SM-DS-140', 'NR-PS-200']);
    const wrong = faults((product) => {
      const { name, translations, dimensions, attributes: values } = product;
      const sides = [values['place-width'], values['writing-width'], values['writing-height']];
      const centimetres = [...Object.values(dimensions ?? {}), ...sides].map((side) =>
        Math.round(Number(side) / 10),
      );
      const sizes = (text: string, unit: string) =>
        [...text.matchAll(new RegExp(`(\\d+)(?: [x×] (\\d+))? ${unit}`, 'g'))].flatMap(([, ...found]) =>
          found.filter(Boolean).map(Number),
        );
      const inEnglish = sizes(name, 'cm');
      const inArabic = sizes(translations.ar.name, 'سم');
      if (String(inEnglish) !== String(inArabic)) return [`${inEnglish} cm, but ${inArabic} سم`];
      return exempt.has(product.sku)
        ? []
        : inEnglish.filter((size) => !centimetres.includes(size)).map(String);
    });
    expect(wrong).toEqual([]);
  });
});

describe('cartons', () => {
  /** Of what is handed over as a key or done on site. */
  const isIntangible = ({ category, subcategory }: SeedProduct) =>
    category === 'service' || subcategory === 'software';

  it('are stated for everything that is delivered, small enough for a service lift', () => {
    const longestSide = 2500;
    const wrong = faults((product) => {
      if (isIntangible(product)) return product.cartons.length > 0 ? ['has cartons'] : [];
      if (product.cartons.length === 0) return ['has none'];
      return product.cartons
        .flatMap(({ width, depth, height }) => [width, depth, height])
        .filter((side) => side < 25 || side > longestSide)
        .map(String);
    });
    expect(wrong).toEqual([]);
  });

  it('weigh a little more than the product: furniture 5 to 15 %, small devices with what comes along up to double', () => {
    const wrong = faults((product) => {
      if (product.cartons.length === 0) return [];
      const gross = product.cartons.reduce((sum, { weightKg, count = 1 }) => sum + weightKg * count, 0);
      const ratio = gross / (product.weightKg ?? gross);
      const most = furniture.has(product.category) ? 1.15 : 2;
      return ratio < 1.05 || ratio > most ? [ratio.toFixed(3)] : [];
    });
    expect(wrong).toEqual([]);
  });

  it('hold a product that comes in one piece', () => {
    // Soft, folded or with antennas and arms laid down.
    const folded = new Set(['lamps', 'routers-firewalls', 'bags']);
    const wrong = faults(({ dimensions, cartons: [carton, ...others], assembly, subcategory }) => {
      if (!dimensions || !carton || others.length > 0 || assembly.kind !== 'none-needed') return [];
      if (folded.has(subcategory)) return [];
      const ascending = (sides: readonly number[]) => sides.toSorted((a, b) => a - b);
      const inside = ascending([carton.width, carton.depth, carton.height]);
      const sides = ascending(Object.values(dimensions));
      return sides.every((side, index) => side <= (inside[index] ?? 0)) ? [] : [`${sides} in ${inside}`];
    });
    expect(wrong).toEqual([]);
  });
});

describe('assembly', () => {
  const promised =
    /assembled on site|joined on site by our fitters|fitting included|first mounting in your cabinet are included|We deliver it, connect it/;

  it('is what the texts promise', () => {
    const wrong = faults(({ description, specifications, assembly }) => {
      const stated = specifications.find(
        ({ label }) => label === 'Assembly' || label === 'Installation',
      )?.value;
      const texts = [description, ...specifications.map(({ value }) => value)].join('\n');
      const isIncluded = stated === 'Included' || promised.test(texts);
      if (isIncluded !== (assembly.kind === 'included'))
        return [`${assembly.kind}, but ${stated ?? 'nothing stated'}`];
      const minutes = stated?.match(/By yourself, about (\d+) minutes/)?.[1];
      const said = assembly.kind === 'self' ? assembly.minutes : undefined;
      return minutes === undefined || Number(minutes) === said
        ? []
        : [`${said} minutes instead of ${minutes}`];
    });
    expect(wrong).toEqual([]);
  });

  it('takes as long as the texts say', () => {
    const inWords: Readonly<Record<number, RegExp>> = {
      5: /about five minutes/,
      15: /about 15 minutes/,
      20: /about twenty minutes/,
      30: /half an hour/,
    };
    const wrong = faults(({ description, specifications, assembly }) => {
      if (assembly.kind !== 'self' || assembly.minutes === undefined) return [];
      const texts = [description, ...specifications.map(({ value }) => value)].join('\n');
      return inWords[assembly.minutes]?.test(texts) ? [] : [`${assembly.minutes} minutes`];
    });
    expect(wrong).toEqual([]);
  });

  it('as a service names an assembly visit of the range', () => {
    const visits = seedProducts.filter(({ subcategory }) => subcategory === 'assembly').map(({ sku }) => sku);
    const wrong = faults(({ assembly }) =>
      assembly.kind === 'service' && !visits.includes(assembly.sku) ? [assembly.sku] : [],
    );
    expect(wrong).toEqual([]);
  });
});

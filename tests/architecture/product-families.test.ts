import { describe, expect, it } from 'vitest';
import { seedAttributes } from '#database/seed/data/attributes.ts';
import { seedFamilies } from '#database/seed/data/product-families.ts';
import { seedProducts } from '#database/seed/data/products.ts';
import { builtInAttributeKeys } from '#primitives/attributes/attribute-kinds.ts';

const products = new Map(seedProducts.map((product) => [product.slug, product]));
const definitions = new Map(seedAttributes.map((attribute) => [attribute.key, attribute]));

function membersOf({ members }: (typeof seedFamilies)[number]) {
  return members.map((slug) => {
    const product = products.get(slug);
    if (!product) throw new Error(`there is no product ${slug}`);
    return product;
  });
}

describe('families of the first range', () => {
  it('are thirty or more, with keys and members of their own', () => {
    const slugs = seedFamilies.flatMap(({ members }) => members);
    expect(seedFamilies.length).toBeGreaterThanOrEqual(30);
    expect(new Set(slugs).size).toBe(slugs.length);
    expect(new Set(seedFamilies.map(({ key }) => key)).size).toBe(seedFamilies.length);
  });

  it.each(seedFamilies)('$key: each member has a combination of options of its own', (family) => {
    const members = membersOf(family);
    expect(members.length).toBeGreaterThan(1);
    expect(new Set(members.map(({ brand }) => brand)).size).toBe(1);
    const combinations = members.map(({ slug, dimensions, attributes }) =>
      family.optionKeys.map((key) => {
        const sides: Readonly<Record<string, number>> = { ...dimensions };
        const value = attributes[key] ?? sides[key];
        expect(value, `${slug}: ${key}`).toBeDefined();
        return value;
      }),
    );
    expect(new Set(combinations.map((values) => JSON.stringify(values))).size).toBe(members.length);
    // An option that all members share would be a choice of one.
    for (const [at, key] of family.optionKeys.entries()) {
      expect(new Set(combinations.map((values) => values[at])).size, key).toBeGreaterThan(1);
    }
  });

  it.each(seedFamilies)('$key: its options are attributes with one value', ({ optionKeys }) => {
    for (const key of optionKeys) {
      const kind =
        definitions.get(key)?.kind ?? (builtInAttributeKeys.some((one) => one === key) && 'number');
      expect(['number', 'option', 'yes-no'], key).toContain(kind);
    }
  });

  it.each(seedFamilies)('$key: its members are called as it is', (family) => {
    const words = (text: string) => new Set(text.toLowerCase().match(/[\p{L}-]+/gu));
    for (const { name, slug } of membersOf(family)) {
      const shared = [...words(family.name.en)].filter((word) => words(name).has(word));
      expect(shared.length, slug).toBeGreaterThanOrEqual(2);
    }
  });

  it.each([
    ['sadu-height-adjustable-desk', 'width', [1600], ['white', 'oak', 'walnut']],
    ['dhow-ergonomic-chair', 'headrest', [true, false], ['white', 'black', 'sage', 'navy']],
    ['dhow-task-chair', 'armrests', ['none', 'adjustable'], ['black', 'terracotta']],
    ['lawh-monitor-arm', 'screens', [1, 2], ['silver', 'black']],
  ])('%s: has each colour that a buyer expects', (key, option, values, colours) => {
    const members = seedFamilies.filter((family) => family.key === key).flatMap(membersOf);
    const existing = members.map(({ dimensions, attributes }) => {
      const sides: Readonly<Record<string, number>> = { ...dimensions };
      return `${attributes[option] ?? sides[option]} ${attributes.colour}`;
    });
    const expected = values.flatMap((value) => colours.map((colour) => `${value} ${colour}`));
    expect(expected.filter((combination) => !existing.includes(combination))).toEqual([]);
  });
});

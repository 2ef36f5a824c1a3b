import { describe, expect, test } from 'vitest';
import departments from '#database/seed/data/departments.json' with { type: 'json' };
import { planned, plannedProducts } from '../../../../tests/support/plans/planned-products.ts';
import { buildTemplate, templateOffer } from './build-template.ts';
import { templatesOfArticles, templatesOfPlaces } from './offered-templates.ts';
import { type PlanTemplate, planTemplates, templateKeys } from './templates.ts';

/** The seeded categories, by the slugs of themselves and of their subcategories. */
const categoryOf = new Map(
  departments
    .flatMap(({ categories }) => categories)
    .flatMap(({ slug, subcategories }) => [
      [slug, slug] as const,
      ...subcategories.map((part) => [part.slug, slug] as const),
    ]),
);
const offered = [...Object.values(templatesOfPlaces), ...Object.values(templatesOfArticles)];

function categoriesIn(template: PlanTemplate): Set<string> {
  const offer = { ...templateOffer, products: plannedProducts };
  const { pieces } = buildTemplate(template, offer, { plan: '', room: () => '' });
  return new Set(pieces.map(({ product }) => planned(product).category));
}

describe('templates on pages', () => {
  test('exist, and each is offered once on a page', () => {
    for (const keys of offered) {
      expect(templateKeys).toEqual(expect.arrayContaining([...keys]));
      expect(new Set(keys).size).toBe(keys.length);
    }
  });

  test('are all offered, by a category or subcategory and by an article', () => {
    for (const pages of [templatesOfPlaces, templatesOfArticles]) {
      expect(new Set(Object.values(pages).flat())).toEqual(new Set(templateKeys));
    }
  });

  test('are offered by places whose products, or the like, they are furnished with', () => {
    const contents = new Map(planTemplates.map((template) => [template.key, categoriesIn(template)]));
    for (const [slug, keys] of Object.entries(templatesOfPlaces)) {
      const category = categoryOf.get(slug) ?? expect.fail(slug);
      // Who looks for desks may find the places of a bench.
      const alike = category === 'desks' ? ['desks', 'workstations'] : [category];
      for (const key of keys) {
        expect(
          alike.some((one) => contents.get(key)?.has(one)),
          `${slug}: ${key}`,
        ).toBe(true);
      }
    }
  }, 60_000);
});

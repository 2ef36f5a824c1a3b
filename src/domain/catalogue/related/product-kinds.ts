import { type CatalogueTree, noPlace } from '../categories/catalogue-tree.ts';
import type { Vocabulary } from '../search/vocabulary/vocabulary.ts';
import { kindWordsIn } from '../search/words/search-words.ts';

/**
 * Places whose products can replace each other, by their seeded slugs: one kind of product that a category divides by size
 * or use. A subcategory that is in none of them is a kind of its own.
 */
const kindsOfSeveralPlaces: readonly (readonly string[])[] = [
  ['desks'],
  ['workstations-2', 'workstations-4', 'workstations-6'],
  ['call-center', 'cubicles'],
  ['meeting-tables-small', 'conference-tables', 'boardroom-tables'],
  ['executive-chairs', 'ergonomic-chairs', 'task-chairs'],
  ['visitor-chairs', 'meeting-chairs'],
  ['sofa-1', 'sofa-2', 'sofa-3', 'modular-lounge'],
  ['business-laptops', 'premium-laptops', 'mobile-workstations', 'macbooks'],
  ['business-desktops', 'mini-pcs', 'workstations-pc'],
  ['monitors'],
  ['laser-mono', 'laser-color', 'ink-tank'],
  ['tower-servers', 'rack-servers'],
  ['ups-line', 'ups-online'],
];

/** The kind of products of a category that is not divided: it may mix kinds, which their names tell apart. */
export const undivided = noPlace;

/** Numbers the kinds of products of a tree. */
export class ProductKinds {
  /** By the number of the place. */
  readonly #groups: ReadonlyMap<number, number>;

  constructor(tree: CatalogueTree) {
    this.#groups = new Map(
      kindsOfSeveralPlaces.flatMap((slugs, at) =>
        slugs
          // Negative, so that no subcategory has the number.
          .map((slug) => [tree.numberOfSeeded(slug), -1 - at] as const)
          .filter(([place]) => place !== noPlace),
      ),
    );
  }

  /** The same for all products of one kind within their category. */
  kindOf(category: number, subcategory: number): number {
    return this.#groups.get(subcategory) ?? this.#groups.get(category) ?? subcategory;
  }
}

/** Whether two folded English names have a word for a kind of product in common. */
export function shareKindWord(one: string, other: string, vocabulary: Vocabulary): boolean {
  const words = kindWordsIn(one, vocabulary);
  return kindWordsIn(other, vocabulary).some((word) => words.includes(word));
}

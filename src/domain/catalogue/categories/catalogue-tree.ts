import { searchWords } from '../search/words/search-words.ts';
import { WordIndex } from '../search/words/word-index.ts';
import type { Category, Subcategory } from './category.ts';
import type { FormerName } from './find-place.ts';

interface Place {
  readonly slug: string;
  readonly number: number;
}

interface PlaceName {
  readonly place: number;
  /** In words. */
  readonly length: number;
}

export const noPlace = 0;

/**
 * Maps categories and subcategories to numbers for the product table. A number never changes, even when the tree does;
 * 0 means none.
 */
export class CatalogueTree {
  readonly #numbers = new Map<string, number>();
  #slugs: ReadonlyMap<string, string> = new Map();
  /** In display order. */
  categories: readonly Place[] = [];
  subcategories: readonly Place[] = [];
  /** The names of categories and subcategories, in both languages. */
  names: readonly PlaceName[] = [];
  /** Inverted index of the names; its row numbers are positions in `names`. */
  words = new WordIndex();

  /** By the slugs that places have or had. */
  #numbersBySlug: ReadonlyMap<string, number> = new Map();

  replace(categories: readonly Category[], formerNames: readonly FormerName[] = []): void {
    const numbered = (place: Subcategory): Place => ({ slug: place.slug, number: this.numberOf(place.id) });
    const subcategories = categories.flatMap((category) => category.subcategories);
    this.categories = categories.map(numbered);
    this.subcategories = subcategories.map(numbered);
    this.#slugs = new Map([...categories, ...subcategories].map(({ id, slug }) => [id, slug]));
    this.#numbersBySlug = new Map([
      ...formerNames
        .filter(({ placeId }) => this.#slugs.has(placeId))
        .map(({ reference, placeId }) => [reference, this.numberOf(placeId)] as const),
      ...[...this.subcategories, ...this.categories].map(({ slug, number }) => [slug, number] as const),
    ]);
    const names = [...categories, ...subcategories].flatMap(({ id, name }) =>
      [name.en, name.ar].map((text) => ({ place: this.numberOf(id), words: searchWords(text) })),
    );
    this.names = names.map(({ place, words }) => ({ place, length: words.length }));
    this.words = new WordIndex();
    for (const [number, { words }] of names.entries()) {
      this.words.add(number, [words.join(' ')]);
    }
  }

  /** Undefined for an id that is not in the tree. */
  findSlug(id: string): string | undefined {
    return this.#slugs.get(id);
  }

  /** Undefined without a slug; -1, which no product has, for an unknown slug. */
  findNumber(kind: 'categories' | 'subcategories', slug: string | undefined): number | undefined {
    if (slug === undefined) return undefined;
    return this[kind].find((place) => place.slug === slug)?.number ?? -1;
  }

  /** The number of the place that was seeded with this slug, also after a rename; noPlace if there is none. */
  numberOfSeeded(slug: string): number {
    return this.#numbersBySlug.get(slug) ?? noPlace;
  }

  /** The ids of all places that have a number, in the order of their numbers. */
  get places(): string[] {
    return [...this.#numbers.keys()];
  }

  numberOf(id: string): number {
    const known = this.#numbers.get(id);
    if (known !== undefined) return known;
    const next = noPlace + 1 + this.#numbers.size;
    this.#numbers.set(id, next);
    return next;
  }

  /** The largest number plus one. */
  get size(): number {
    return noPlace + 1 + this.#numbers.size;
  }
}

import type { Category, Subcategory } from './category.ts';

/** A category, or one of its subcategories. */
export interface CategoryPlace {
  readonly category: Category;
  /** Absent for the whole category. */
  readonly subcategory?: Subcategory;
}

export type PlaceKind = 'category' | 'subcategory';

/** A slug or name that a category or subcategory had, or the id of a deleted one. */
export interface FormerName {
  readonly kind: PlaceKind;
  /** In lower case. */
  readonly reference: string;
  readonly placeId: string;
  /** The category itself, or the category of the subcategory. */
  readonly categoryId: string;
}

/** The current categories with the names that they and deleted ones had. */
export interface CategoryDirectory {
  readonly categories: readonly Category[];
  readonly formerNames: readonly FormerName[];
}

export interface FoundPlace extends CategoryPlace {
  /** False when the reference is a former one, or one of the other kind: its address redirects. */
  readonly isCurrent: boolean;
}

/** References are compared without regard to case. */
function referenceKey(reference: string): string {
  return reference.normalize('NFC').trim().toLowerCase();
}

/**
 * Finds what a reference in an address means: an id, a slug or a name in either language, current or former. A deleted
 * subcategory gives its category; 'deleted' means that nothing is left. A current name comes before a former one, so that
 * redirects end at current addresses and cannot form loops.
 */
export function findPlace(
  directory: CategoryDirectory,
  kind: PlaceKind,
  reference: string,
): FoundPlace | 'deleted' | undefined {
  const named = findCurrentPlace(directory.categories, kind, reference);
  if (named) return { ...named, isCurrent: true };
  const key = referenceKey(reference);
  const former = directory.formerNames.find((name) => name.kind === kind && name.reference === key);
  const other = kind === 'category' ? 'subcategory' : 'category';
  const moved =
    (former && findById(directory, kind, former.placeId)) ??
    findCurrentPlace(directory.categories, other, reference) ??
    (former && findById(directory, 'category', former.categoryId));
  return moved ? { ...moved, isCurrent: false } : former && 'deleted';
}

/**
 * Finds a seeded category or subcategory by the slug it was seeded with, for lists and links in code. They follow a
 * rename; a deleted subcategory gives its category.
 */
export function findSeededPlace(
  directory: CategoryDirectory,
  kind: PlaceKind,
  slug: string,
): CategoryPlace | undefined {
  const found = findPlace(directory, kind, slug);
  return found === 'deleted' ? undefined : found;
}

/** The place that has this id, slug or name now. An exact match comes before one in another case, a slug before a name. */
export function findCurrentPlace(
  categories: readonly Category[],
  kind: PlaceKind,
  reference: string,
): CategoryPlace | undefined {
  const places = placesOf(categories, kind);
  const key = referenceKey(reference);
  const matches: ((place: Subcategory) => boolean)[] = [
    ({ id, slug }) => id === key || slug === reference,
    ({ name }) => name.en === reference || name.ar === reference,
    ({ slug }) => slug === key,
    ({ name }) => referenceKey(name.en) === key || referenceKey(name.ar) === key,
  ];
  for (const isMatch of matches) {
    const found = places.find(({ category, subcategory }) => isMatch(subcategory ?? category));
    if (found) return found;
  }
  return undefined;
}

function findById(directory: CategoryDirectory, kind: PlaceKind, id: string): CategoryPlace | undefined {
  return placesOf(directory.categories, kind).find(
    ({ category, subcategory }) => (subcategory ?? category).id === id,
  );
}

function placesOf(categories: readonly Category[], kind: PlaceKind): CategoryPlace[] {
  if (kind === 'category') return categories.map((category) => ({ category }));
  return categories.flatMap((category) =>
    category.subcategories.map((subcategory) => ({ category, subcategory })),
  );
}

interface NamedPlace {
  readonly id: string;
  readonly slug: string;
  readonly name: string;
  readonly translations: { readonly ar: { readonly name: string } };
}

interface NamedCategory extends NamedPlace {
  readonly subcategories: readonly NamedPlace[];
}

/** The references that a change of a category takes away: old slugs and names, and everything of a deleted one. */
export function lostReferences(before: NamedCategory, after: NamedCategory | undefined): FormerName[] {
  const categoryId = before.id;
  const lostOf = (kind: PlaceKind, old: NamedPlace, current: NamedPlace | undefined): FormerName[] => {
    const left = new Set(current && referencesOf(current));
    return [...new Set(referencesOf(old))]
      .filter((reference) => !left.has(reference))
      .map((reference) => ({ kind, reference, placeId: old.id, categoryId }));
  };
  return [
    ...lostOf('category', before, after),
    ...before.subcategories.flatMap((old) =>
      lostOf(
        'subcategory',
        old,
        after?.subcategories.find(({ id }) => id === old.id),
      ),
    ),
  ];
}

function referencesOf({ id, slug, name, translations }: NamedPlace): string[] {
  // Arabic may be missing.
  return [id, slug, name, translations.ar.name].map(referenceKey).filter((reference) => reference !== '');
}

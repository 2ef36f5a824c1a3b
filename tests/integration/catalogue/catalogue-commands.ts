import { isDeepStrictEqual } from 'node:util';
import fc from 'fast-check';
import { expect } from 'vitest';
import { categoryBody, productDraft, subcategoryBody } from '../../support/catalogue-bodies.ts';
import type { StaffCalls } from '../../support/staff-calls.ts';
import type { CatalogueModel, ModelCategory, ModelProduct, ModelSubcategory } from './catalogue-model.ts';

// Names that make the same address, that make an address with a number, and that make none.
const name = fc.constantFrom(
  'Desk',
  'Désk',
  'desk!',
  'Desk 2',
  'Desk-2',
  'مكتب',
  '...',
  'Chair',
  'Long Chair',
);
const names = fc.uniqueArray(name, { maxLength: 3 });
const slug = fc.constantFrom('desk', 'desk-2', 'desk-3', 'chair', 'category', 'subcategory');
const number = fc.nat({ max: 20 });

/** Each creates, renames, moves or deletes; numbers choose among what there is at that moment. */
const arbitraries = {
  createCategory: fc.record({ name, parts: names }),
  renameCategory: fc.record({ category: number, name, slug: fc.option(slug) }),
  replaceSubcategories: fc.record({
    category: number,
    gone: number,
    turned: fc.boolean(),
    added: names,
    target: fc.option(number),
  }),
  deleteCategory: fc.record({ category: number, target: fc.option(number) }),
  createProduct: fc.record({ place: number, name }),
  renameProduct: fc.record({ product: number, name, slugOf: fc.option(number) }),
  moveProduct: fc.record({ product: number, place: number }),
  deleteProduct: fc.record({ product: number }),
};

type Given = {
  [Kind in keyof typeof arbitraries]: (typeof arbitraries)[Kind] extends fc.Arbitrary<infer Value>
    ? Value
    : never;
};
type Command = { [Kind in keyof Given]: { readonly kind: Kind; readonly given: Given[Kind] } }[keyof Given];

const often: Partial<Record<keyof Given, number>> = {
  createProduct: 3,
  renameProduct: 3,
  replaceSubcategories: 2,
  deleteCategory: 2,
};

export const commandArbitrary = fc.oneof(
  ...Object.entries(arbitraries).map(([kind, given]) => ({
    weight: often[kind as keyof Given] ?? 1,
    arbitrary: fc.record({ kind: fc.constant(kind), given: given as fc.Arbitrary<unknown> }),
  })),
) as fc.Arbitrary<Command>;

/** Something to work on, so that few commands find nothing. */
export const firstCommands: readonly Command[] = [
  { kind: 'createCategory', given: { name: 'Desk', parts: ['Desk', 'Chair'] } },
  { kind: 'createCategory', given: { name: 'Chair', parts: ['Desk 2'] } },
  { kind: 'createProduct', given: { place: 1, name: 'Desk' } },
  { kind: 'createProduct', given: { place: 3, name: 'Désk' } },
];

interface CategoryAnswer {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
  readonly subcategories: readonly ModelSubcategory[];
}

interface ProductAnswer {
  readonly id: string;
  readonly slug: string;
  readonly version: number;
}

function chosen<Item>(items: readonly Item[], choice: number): Item | undefined {
  return items.length === 0 ? undefined : items[choice % items.length];
}

const partsOf = ({ subcategories }: CategoryAnswer) =>
  subcategories.map((part) => ({ id: part.id, slug: part.slug, name: part.name }));

const categoryChange = ({ name: own, subcategories, version }: ModelCategory) => ({
  ...categoryBody(own, {
    subcategories: subcategories.map(({ id, name: part }) => subcategoryBody(part, { id })),
  }),
  version,
});

const productChange = ({ name: own, sku, category, subcategory, version }: ModelProduct) => ({
  ...productDraft({ name: own, sku, category: category.slug, subcategory: subcategory?.slug ?? null }),
  version,
});

/** Does each thing to the shop and to the model, and checks that the shop allows just what the model allows. */
const run: {
  [Kind in keyof Given]: (given: Given[Kind], model: CatalogueModel, staff: StaffCalls) => Promise<void>;
} = {
  async createCategory({ name: wanted, parts }, model, staff) {
    const body = categoryBody(wanted, { subcategories: parts.map((part) => subcategoryBody(part)) });
    const { status, data } = await staff.send<CategoryAnswer>('POST', '/api/categories', body);
    const isTaken = model.categories.some((category) => category.name === wanted);
    expect(status).toBe(isTaken ? 400 : 201);
    if (isTaken) return;
    model.categories.push({
      id: data.id,
      slug: data.slug,
      version: 1,
      name: wanted,
      subcategories: partsOf(data),
    });
    model.changes += 1;
  },

  async renameCategory({ category: choice, name: wanted, slug: given }, model, staff) {
    const category = chosen(model.categories, choice);
    if (!category) return;
    const body = {
      ...categoryChange({ ...category, name: wanted }),
      ...(given !== null && { slug: given }),
    };
    const { status, data } = await staff.send<CategoryAnswer>('PUT', `/api/categories/${category.id}`, body);
    const others = model.categories.filter((other) => other !== category);
    const othersSlugs = model.places.filter((place) => place.subcategory || place.category !== category);
    const isTaken =
      others.some((other) => other.name === wanted) || othersSlugs.some((place) => place.slug === given);
    expect(status).toBe(isTaken ? 400 : 200);
    if (isTaken) return;
    const isChanged = wanted !== category.name || (given ?? category.slug) !== category.slug;
    expect(data).toMatchObject({
      slug: given ?? category.slug,
      version: category.version + Number(isChanged),
    });
    expect(partsOf(data)).toEqual(category.subcategories);
    Object.assign(category, { name: wanted, slug: data.slug, version: data.version });
    model.changes += Number(isChanged);
  },

  async replaceSubcategories({ category: choice, gone: goneChoice, turned, added, target }, model, staff) {
    const category = chosen(model.categories, choice);
    if (!category) return;
    // None goes as often as each of them does.
    const gone = chosen([null, ...category.subcategories], goneChoice) ?? null;
    const kept = category.subcategories.filter((part) => part !== gone);
    const wanted = [
      // Turned, each takes the name of its neighbour.
      ...kept.map(({ id }, index) => ({
        id,
        name: kept[(index + (turned ? 1 : 0)) % kept.length]?.name ?? '',
      })),
      ...added.map((part) => ({ id: undefined, name: part })),
    ];
    const place = target === null ? undefined : chosen(model.places, target);
    const body = {
      ...categoryChange(category),
      subcategories: wanted.map(({ id, name: part }) =>
        subcategoryBody(part, id === undefined ? {} : { id }),
      ),
    };
    const { status, data } = await staff.send<CategoryAnswer>(
      'PUT',
      `/api/categories/${category.id}${place ? `?moveProductsTo=${place.slug}` : ''}`,
      body,
    );
    // One that is sent without its id, by its name, stays the same one.
    const removed = gone && !added.some((part) => part === gone.name) ? gone : null;
    const inGone = model.products.filter((product) => removed && product.subcategory?.id === removed.id);
    if (new Set(wanted.map((part) => part.name)).size < wanted.length) return expect(status).toBe(400);
    if (removed && place?.subcategory === removed) return expect(status).toBe(400);
    if (inGone.length > 0 && !place) return expect(status).toBe(409);
    expect(status).toBe(200);
    const namesBefore = category.subcategories.map((part) => part.name);
    const isChanged = !isDeepStrictEqual(
      wanted.map((part) => part.name),
      namesBefore,
    );
    expect(data.version).toBe(category.version + Number(isChanged));
    expect(data.subcategories.map((part) => part.name)).toEqual(wanted.map((part) => part.name));
    expect(data.subcategories.slice(0, kept.length).map((part) => part.id)).toEqual(
      kept.map((part) => part.id),
    );
    if (place) model.move(inGone, place);
    model.replaceSubcategories(category, partsOf(data));
    category.version = data.version;
    model.changes += Number(isChanged);
  },

  async deleteCategory({ category: choice, target }, model, staff) {
    const category = chosen(model.categories, choice);
    if (!category) return;
    const place = target === null ? undefined : chosen(model.places, target);
    const query = `?version=${category.version}${place ? `&moveProductsTo=${place.slug}` : ''}`;
    const { status } = await staff.send('DELETE', `/api/categories/${category.id}${query}`);
    const inside = model.products.filter((product) => product.category === category);
    if (place?.category === category) return expect(status).toBe(400);
    if (inside.length > 0 && !place) return expect(status).toBe(409);
    expect(status).toBe(200);
    if (place) model.move(inside, place);
    model.categories = model.categories.filter((other) => other !== category);
    model.changes += 1;
  },

  async createProduct({ place: choice, name: wanted }, model, staff) {
    const place = chosen(model.places, choice);
    if (!place) return;
    const { category, subcategory } = place;
    const draft = productDraft({
      name: wanted,
      category: category.slug,
      subcategory: subcategory?.slug ?? null,
    });
    const { id, slug: made } = await staff.write<ProductAnswer>('POST', '/api/products', draft);
    expect(model.leadsToAnother(made)).toBe(false);
    const product = { id, sku: draft.sku, name: wanted, slug: made, formerSlugs: new Set<string>() };
    model.products.push({ ...product, category, subcategory, version: 1, isDeleted: false });
    model.changes += 1;
  },

  async renameProduct({ product: choice, name: wanted, slugOf }, model, staff) {
    const product = chosen(model.shownProducts, choice);
    if (!product) return;
    const everySlug = model.products.flatMap((one) => [one.slug, ...one.formerSlugs]);
    const given = slugOf === null ? undefined : chosen([...everySlug, `fresh-${model.changes}`], slugOf);
    const body = { ...productChange({ ...product, name: wanted }), ...(given && { slug: given }) };
    const { status, data } = await staff.send<ProductAnswer>('PUT', `/api/products/${product.id}`, body);
    if (given && model.leadsToAnother(given, product)) return expect(status).toBe(400);
    expect(status).toBe(200);
    const isChanged = wanted !== product.name || (given ?? product.slug) !== product.slug;
    expect(data).toMatchObject({
      slug: given ?? product.slug,
      version: product.version + Number(isChanged),
    });
    product.formerSlugs.add(product.slug).delete(data.slug);
    Object.assign(product, { name: wanted, slug: data.slug, version: data.version });
    model.changes += Number(isChanged);
  },

  async moveProduct({ product: choice, place: placeChoice }, model, staff) {
    const product = chosen(model.shownProducts, choice);
    const place = chosen(model.places, placeChoice);
    if (!product || !place) return;
    const body = productChange({ ...product, category: place.category, subcategory: place.subcategory });
    await staff.write('PUT', `/api/products/${product.id}`, body);
    const isThere = product.category === place.category && product.subcategory?.id === place.subcategory?.id;
    if (!isThere) model.move([product], place);
  },

  async deleteProduct({ product: choice }, model, staff) {
    const product = chosen(model.shownProducts, choice);
    if (!product) return;
    await staff.write('DELETE', `/api/products/${product.id}?version=${product.version}`);
    Object.assign(product, { isDeleted: true, version: product.version + 1 });
    model.changes += 1;
  },
};

export async function runCommand<Kind extends keyof Given>(
  { kind, given }: { readonly kind: Kind; readonly given: Given[Kind] },
  model: CatalogueModel,
  staff: StaffCalls,
): Promise<void> {
  await run[kind](given, model, staff);
}

import type { Transaction } from '#database/transaction.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { attributesByKey } from '../attributes/attribute.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import { findFreeSlug } from '../products/find-free-slug.server.ts';
import { findKnownImageIds } from '../products/product-image-queries.server.ts';
import { slugFrom } from '../products/slug.ts';
import type { CategoryBody, SubcategoryBody } from './category-body.ts';
import {
  findDepartmentId,
  findTakenCategoryNames,
  findTakenTreeSlugs,
  type StoredCategory,
} from './category-write-queries.server.ts';
import { subcategoryListErrors } from './subcategory-list-errors.ts';

/** The columns of what staff wrote, after everything that only the database knows has been checked. */
export async function validateCategory(
  transaction: Transaction,
  body: CategoryBody,
  stored?: StoredCategory,
) {
  const departmentId = await findDepartmentId(transaction, body.department);
  const slugs = await settleSlugs(transaction, body, stored);
  const knownIds = stored?.subcategories.map(({ id }) => id) ?? [];
  const fields: FieldError[] = [
    ...(departmentId === undefined
      ? [{ path: 'department', code: 'invalid', rule: 'stored_department' } as const]
      : []),
    ...(await takenNames(transaction, body, stored?.category.id)),
    ...subcategoryListErrors(body.subcategories, knownIds),
    ...slugs.taken.map((path) => ({ path, code: 'taken' }) as const),
    ...(await unknownPicture(transaction, body)),
    ...(await unknownAttributes(transaction, body)),
  ];
  if (departmentId === undefined || fields.length > 0) throw new ShopError('invalid_input', { fields });
  return {
    category: {
      departmentId,
      slug: slugs.category,
      ...textColumns(body),
      ...(body.imageId !== undefined && { imageId: body.imageId }),
    },
    subcategories: body.subcategories.map((part, position) => ({
      id: part.id,
      columns: { slug: slugs.subcategories[position] ?? '', ...textColumns(part), position },
    })),
  };
}

function textColumns({ name, description, translations }: CategoryBody | SubcategoryBody) {
  return {
    nameEn: name,
    nameAr: translations.ar.name,
    descriptionEn: description,
    descriptionAr: translations.ar.description,
  };
}

async function takenNames(
  transaction: Transaction,
  { name, translations }: CategoryBody,
  ownId: string | undefined,
): Promise<FieldError[]> {
  const taken = await findTakenCategoryNames(transaction, { en: name, ar: translations.ar.name }, ownId);
  return [
    ...(taken.en ? [{ path: 'name', code: 'taken' } as const] : []),
    ...(taken.ar ? [{ path: 'translations.ar.name', code: 'taken' } as const] : []),
  ];
}

async function unknownPicture(transaction: Transaction, { imageId }: CategoryBody): Promise<FieldError[]> {
  if (!imageId) return [];
  const known = await findKnownImageIds(transaction, [imageId]);
  return known.has(imageId) ? [] : [{ path: 'imageId', code: 'invalid', rule: 'stored_picture' }];
}

async function unknownAttributes(
  transaction: Transaction,
  { attributes }: CategoryBody,
): Promise<FieldError[]> {
  if (attributes.length === 0) return [];
  const known = attributesByKey(await listAttributes(transaction));
  return attributes.flatMap(({ key }, index) =>
    known.has(key) ? [] : [{ path: `attributes.${index}.key`, code: 'invalid', rule: 'from_list' } as const],
  );
}

interface WantedSlug {
  readonly path: string;
  readonly given: string | undefined;
  readonly kept: string | undefined;
  readonly made: string;
}

/** Unchanged slugs come first, then given ones, then those that are derived from the name. */
async function settleSlugs(transaction: Transaction, body: CategoryBody, stored: StoredCategory | undefined) {
  const storedSlug = new Map(stored?.subcategories.map(({ id, slug }) => [id, slug]));
  const wanted: WantedSlug[] = [
    {
      path: 'slug',
      given: body.slug,
      kept: stored?.category.slug,
      made: slugFrom(body.name, 'category'),
    },
    ...body.subcategories.map((part, index) => ({
      path: `subcategories.${index}.slug`,
      given: part.slug,
      kept: storedSlug.get(part.id ?? ''),
      made: slugFrom(part.name, 'subcategory'),
    })),
  ];
  const elsewhere = (slugs: readonly string[]) => findTakenTreeSlugs(transaction, slugs, stored?.category.id);
  const here = new Set(wanted.flatMap(({ given, kept }) => (given === undefined && kept ? [kept] : [])));
  const given = wanted.flatMap((one) => one.given ?? []);
  const takenElsewhere = await elsewhere(given);
  const taken: string[] = [];
  for (const { path, given: slug } of wanted) {
    if (slug === undefined) continue;
    if (here.has(slug) || takenElsewhere.has(slug)) taken.push(path);
    here.add(slug);
  }
  const freeSlugs: string[] = [];
  for (const { given: slug, kept, made } of wanted) {
    const free =
      slug ??
      kept ??
      (await findFreeSlug(made, async (slugs) => new Set([...here, ...(await elsewhere(slugs))])));
    here.add(free);
    freeSlugs.push(free);
  }
  const [category = '', ...subcategories] = freeSlugs;
  return { category, subcategories, taken };
}

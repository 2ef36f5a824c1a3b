import type { FamilyWithMembers } from '../families/family-members.ts';
import type { PackageLine, ProductPackage } from './package.ts';

/** The query parameter of a replaced part: the slug of the package's product, a dot, the slug of the one in its place. */
export const replaceParameter = 'replace';

/** By the slug of the package's product: the slug of the member of its family that the buyer wants in its place. */
export type Replacements = ReadonlyMap<string, string>;

const noReplacements: Replacements = new Map();
/** A package has no more lines. */
const mostRead = 20;
const pair = /^([a-z0-9-]{1,120})[.]([a-z0-9-]{1,120})$/;

/** What an address asks for; anything else in it is passed over. */
export function readReplacements(searchParams: URLSearchParams): Replacements {
  const pairs = searchParams.getAll(replaceParameter).slice(0, mostRead);
  return new Map(
    pairs.flatMap((text) => {
      const [, part, member] = pair.exec(text) ?? [];
      return part !== undefined && member !== undefined ? [[part, member] as const] : [];
    }),
  );
}

/** As a part of a query, in the order of the alphabet, so that the same choice has the same address. */
export function writeReplacements(replacements: Replacements): string {
  return [...replacements]
    .map(([part, member]) => `${replaceParameter}=${part}.${member}`)
    .toSorted()
    .join('&');
}

/** The address of a package, without locale; with replaced parts it can be shared. */
export function packagePath(slug: string, replacements: Replacements = noReplacements): string {
  const path = `/packages/${slug}`;
  return replacements.size === 0 ? path : `${path}?${writeReplacements(replacements)}`;
}

/** A line of a package with the product that the buyer chose. */
export interface ChosenLine extends PackageLine {
  /** The product of the package, also while another one is in its place. */
  readonly lineId: string;
  /** Its slug and the members that may be in its place; undefined for a product without a family that is sold. */
  readonly family: { readonly ownSlug: string; readonly choices: FamilyWithMembers } | undefined;
}

/**
 * The lines of a package, some with other members of their families. A member that another line has is not offered, because
 * a package has each product once.
 */
export function chooseLines(
  lines: readonly PackageLine[],
  replacements: Replacements,
  familyOf: (productId: string) => FamilyWithMembers | undefined,
): ChosenLine[] {
  const chosen = lines.map(({ productId }) => productId);
  for (const [place, { productId }] of lines.entries()) {
    const members = familyOf(productId)?.members ?? [];
    const own = members.find(({ id }) => id === productId);
    const wanted = own && members.find(({ slug }) => slug === replacements.get(own.slug));
    if (wanted && !chosen.includes(wanted.id)) chosen[place] = wanted.id;
  }
  return lines.map(({ productId: lineId, quantity }, place) => {
    const productId = chosen[place] ?? lineId;
    const found = familyOf(lineId);
    const own = found?.members.find(({ id }) => id === lineId);
    const isFree = ({ id }: { readonly id: string }) => id === productId || !chosen.includes(id);
    return {
      lineId,
      productId,
      quantity,
      family: found &&
        own && {
          ownSlug: own.slug,
          choices: { family: found.family, members: found.members.filter(isFree) },
        },
    };
  });
}

/** The replacements after one part is chosen again; its own product is no replacement. */
export function withReplacement(replacements: Replacements, part: string, member: string): Replacements {
  const next = new Map(replacements);
  if (part === member) next.delete(part);
  else next.set(part, member);
  return next;
}

/**
 * The packages that have a product as a part, or another member of its family, each with the address at which it has this
 * one.
 */
export function packagesWith<P extends Pick<ProductPackage, 'slug' | 'lines'>>(
  product: { readonly id: string; readonly slug: string },
  family: FamilyWithMembers | undefined,
  packages: readonly P[],
): (P & { readonly address: string })[] {
  return packages.flatMap((one) => {
    const ids = one.lines.map(({ productId }) => productId);
    if (ids.includes(product.id)) return [{ ...one, address: packagePath(one.slug) }];
    const members = family?.members ?? [];
    const part = members.find(({ id }) => ids.includes(id));
    // A draft is not among the members that are sold.
    if (!part || !members.some(({ id }) => id === product.id)) return [];
    return [{ ...one, address: packagePath(one.slug, new Map([[part.slug, product.slug]])) }];
  });
}

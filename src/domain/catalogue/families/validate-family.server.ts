import type { Transaction } from '#database/transaction.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import { attributesByKey } from '../attributes/attribute.ts';
import { listAttributes } from '../attributes/attribute-queries.server.ts';
import type { ProductFamily } from './family.ts';
import { findTakenFamilyFields } from './family-write-queries.server.ts';

type Definition = Pick<ProductFamily, 'name' | 'optionKeys'> & { readonly key?: string };

/** Refuses a key or name that another family has, and options of which a product may have several values. */
export async function validateFamily(
  transaction: Transaction,
  { key, name, optionKeys }: Definition,
  ownId?: string,
): Promise<void> {
  const attributes = attributesByKey(await listAttributes(transaction));
  const taken = await findTakenFamilyFields(transaction, { ...(key !== undefined && { key }), name }, ownId);
  const fields: FieldError[] = [
    ...(taken.key ? [{ path: 'key', code: 'taken' } as const] : []),
    ...(taken.en ? [{ path: 'name.en', code: 'taken' } as const] : []),
    ...(taken.ar ? [{ path: 'name.ar', code: 'taken' } as const] : []),
    ...optionKeys.flatMap((option, index): FieldError[] => {
      const kind = attributes.get(option)?.kind;
      const isOption = kind !== undefined && kind !== 'options';
      return isOption ? [] : [{ path: `optionKeys.${index}`, code: 'invalid', rule: 'from_list' }];
    }),
  ];
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}

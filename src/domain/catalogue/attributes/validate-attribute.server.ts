import type { Transaction } from '#database/transaction.ts';
import type { AttributeKind } from '#primitives/attributes/attribute-kinds.ts';
import { type FieldError, ShopError } from '#primitives/shop-error.ts';
import type { AttributeChange } from './attribute-body.ts';
import { findTakenAttributeNames } from './attribute-write-queries.server.ts';

type Definition = Pick<AttributeChange, 'unit' | 'name' | 'options'>;

/** Refuses a definition that contradicts its kind, or whose name another attribute has. */
export async function validateAttribute(
  transaction: Transaction,
  { unit, name, options }: Definition,
  kind: AttributeKind,
  { ownId, wrong = [] }: { readonly ownId?: string; readonly wrong?: readonly FieldError[] } = {},
): Promise<void> {
  const hasOptions = kind === 'option' || kind === 'options';
  const taken = await findTakenAttributeNames(transaction, name, ownId);
  const fields: FieldError[] = [
    ...wrong,
    ...(taken.en ? [{ path: 'name.en', code: 'taken' } as const] : []),
    ...(taken.ar ? [{ path: 'name.ar', code: 'taken' } as const] : []),
    ...(unit !== null && kind !== 'number' ? [{ path: 'unit', code: 'unknown_field' } as const] : []),
    ...(hasOptions && options.length === 0 ? [{ path: 'options', code: 'required' } as const] : []),
    ...(!hasOptions && options.length > 0 ? [{ path: 'options', code: 'unknown_field' } as const] : []),
    ...options.flatMap(({ swatch, secondSwatch }, index) =>
      secondSwatch !== null && swatch === null
        ? [{ path: `options.${index}.swatch`, code: 'required' } as const]
        : [],
    ),
  ];
  if (fields.length > 0) throw new ShopError('invalid_input', { fields });
}

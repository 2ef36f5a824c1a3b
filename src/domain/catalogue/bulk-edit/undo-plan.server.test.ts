import { describe, expect, it } from 'vitest';
import type { ProductResponse } from '../products/serialize-product.ts';
import { planUndo } from './undo-plan.server.ts';

const product = (fields: Partial<ProductResponse> = {}) =>
  ({
    id: 'p',
    version: 1,
    name: 'Desk',
    price: 10,
    stock: 5,
    status: 'live',
    translations: { ar: { name: 'مكتب', shortDescription: '', description: '', specifications: [] } },
    ...fields,
  }) as ProductResponse;

describe('undoing a change', () => {
  it('gives back what the change wrote, and nothing else', () => {
    const current = product({ price: 12, name: 'Desk with drawers', version: 3 });
    expect(planUndo(product(), product({ price: 12, version: 2 }), current)).toEqual({
      fields: { price: 10 },
      pieces: 0,
    });
  });

  it('is refused for a field that was written since', () => {
    expect(planUndo(product(), product({ price: 12 }), product({ price: 13 }))).toEqual({
      reason: 'changed',
      fields: ['price'],
    });
  });

  it('takes the difference of the stock back, so that sales since then stay', () => {
    expect(planUndo(product(), product({ stock: 9 }), product({ stock: 7 }))).toEqual({
      fields: {},
      pieces: -4,
    });
    expect(planUndo(product(), product({ stock: 9 }), product({ stock: 3 }))).toEqual({
      reason: 'too_low',
      fields: ['stock'],
    });
  });

  it('leaves a field alone that the history did not have yet', () => {
    const { status: _, ...older } = product();
    expect(planUndo(older, product({ price: 12 }), product({ price: 12 }))).toEqual({
      fields: { price: 10 },
      pieces: 0,
    });
  });
});

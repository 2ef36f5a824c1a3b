import { describe, expect, it } from 'vitest';
import { type Assembly, assemblyColumns, assemblyFrom, packedTotal } from './packing.ts';

describe('packing', () => {
  it('adds up cartons and weights without rounding errors', () => {
    const size = { width: 1, depth: 1, height: 1 };
    expect(
      packedTotal([
        { ...size, weightKg: 0.1, count: 3 },
        { ...size, weightKg: 22.35, count: 1 },
      ]),
    ).toEqual({ cartons: 4, weightKg: 22.65 });
  });

  it.each<Assembly | null>([
    null,
    { kind: 'none-needed' },
    { kind: 'included' },
    { kind: 'self', minutes: null },
    { kind: 'self', minutes: 45 },
    { kind: 'service', productId: 'service' },
  ])('reads the assembly that was written: %o', (assembly) => {
    expect(assemblyFrom(assemblyColumns(assembly))).toEqual(assembly);
  });
});

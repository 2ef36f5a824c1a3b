import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { normalizeReference, type ReferenceKind, referenceFrom } from './reference-number.ts';

const anyKind = fc.constantFrom<ReferenceKind>('OG', 'QT', 'MS');
const anyReference = fc
  .tuple(anyKind, fc.infiniteStream(fc.double({ min: 0, max: 1, maxExcluded: true, noNaN: true })))
  .map(([kind, stream]) => ({
    kind,
    reference: referenceFrom(kind, (limit) => Math.floor((stream.next().value ?? 0) * limit)),
  }));

describe('the reference of an order, a quotation or a message', () => {
  it('has eight letters and digits that cannot be confused', () => {
    fc.assert(
      fc.property(anyReference, ({ kind, reference }) => {
        expect(reference).toMatch(/^[A-Z]{2}-[2-9A-HJKMNP-TV-Z]{4}-[2-9A-HJKMNP-TV-Z]{4}$/);
        expect(reference.startsWith(kind)).toBe(true);
      }),
    );
  });

  it('is understood as people write it down, also when its letters begin like its kind', () => {
    fc.assert(
      fc.property(anyReference, ({ kind, reference }) => {
        for (const typed of [
          reference,
          reference.toLowerCase(),
          reference.replaceAll('-', ' '),
          reference.slice(3),
        ]) {
          expect(normalizeReference(kind, typed)).toBe(reference);
        }
      }),
    );
    expect(normalizeReference('QT', 'QT22QT33')).toBe('QT-QT22-QT33');
    expect(normalizeReference('QT', 'QTQT22QT33')).toBe('QT-QT22-QT33');
  });
});

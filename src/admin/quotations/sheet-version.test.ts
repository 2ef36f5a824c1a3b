import { expect, it } from 'vitest';
import { serializeQuoteVersion } from '#domain/quotes/serialize-quote.ts';
import { sampleVersion } from '../../../tests/support/sample-quotes.ts';
import { sheetVersion } from './sheet-version.ts';

it('makes of the version of the API the document that the buyer is shown of the stored one', () => {
  const stored = sampleVersion(3, { discount: 5_000, discountBasisPoints: 250, message: 'As agreed' });
  const { lines, sentAt: _, withdrawal: __, ...amounts } = stored;
  const shown = sheetVersion(JSON.parse(JSON.stringify(serializeQuoteVersion(stored))));
  expect(shown).toMatchObject({
    number: amounts.number,
    subtotal: amounts.subtotal,
    discount: amounts.discount,
    discountBasisPoints: amounts.discountBasisPoints,
    deliveryFee: amounts.deliveryFee,
    assemblyFee: amounts.assemblyFee,
    total: amounts.total,
    validUntil: amounts.validUntil,
    message: amounts.message,
  });
  expect(shown.lines).toMatchObject(
    lines.map(({ name, quantity, unitPrice, discount, discountBasisPoints, lineTotal, warrantyMonths }) => ({
      name,
      quantity,
      unitPrice,
      discount,
      discountBasisPoints,
      lineTotal,
      warrantyMonths,
    })),
  );
});

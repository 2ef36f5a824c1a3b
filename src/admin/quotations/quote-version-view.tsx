import { formatDay } from '#i18n/dates.ts';
import { useDeskTexts } from '../desk/desk-texts.ts';
import { Fact, Facts } from '../desk/facts.tsx';
import { Money } from '../desk/money.tsx';
import { useStaffLocale } from '../kit/staff-locale.tsx';
import type { StaffQuote } from './quotation-screen.tsx';

/** A version as the buyer got it. */
export function QuoteVersionView({ version }: { readonly version: StaffQuote['versions'][number] }) {
  const desk = useDeskTexts();
  const { quotations: texts } = desk;
  const locale = useStaffLocale();
  const { lines, subtotal, discount, deliveryFee, total, validUntil, message } = version;
  return (
    <div className="grid gap-4">
      {message && (
        <p dir="auto" className="rounded-control bg-ground px-3 py-2 text-sm whitespace-pre-line">
          {message}
        </p>
      )}
      <ul className="grid gap-2 text-sm">
        {lines.map(({ productId, name, translations, sku, quantity, unitPrice, lineTotal }) => (
          <li
            key={productId ?? name}
            className="flex flex-wrap gap-x-4 border-b border-line pb-2 last:border-b-0 last:pb-0"
          >
            <span className="min-w-48 grow basis-64">
              <bdi className="font-medium">{locale === 'ar' ? translations.ar.name : name}</bdi>{' '}
              {sku && <bdi className="text-ink-faint">{sku}</bdi>}
            </span>
            <span className="text-ink-soft">
              <bdi>{quantity} ×</bdi> {unitPrice === null ? texts.onRequest : <Money qar={unitPrice} />}
            </span>
            <span className="min-w-28 text-end">
              {lineTotal === null ? texts.onRequest : <Money qar={lineTotal} />}
            </span>
          </li>
        ))}
      </ul>
      <Facts>
        <Fact name={desk.subtotal}>
          <Money qar={subtotal} />
        </Fact>
        <Fact name={desk.discount}>{discount > 0 && <Money qar={-discount} />}</Fact>
        <Fact name={desk.deliveryFee}>{deliveryFee === 0 ? desk.free : <Money qar={deliveryFee} />}</Fact>
        <Fact name={desk.total}>
          <Money qar={total} />
        </Fact>
        <Fact name={texts.validUntil}>{formatDay(locale, validUntil)}</Fact>
      </Facts>
    </div>
  );
}

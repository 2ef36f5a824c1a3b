import { formatDay } from '#i18n/dates.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { Definition, DefinitionList } from '../sales/definition-list.tsx';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import type { StaffQuote } from './staff-quote.ts';

/** Read-only view of a version, as the buyer received it. */
export function QuoteVersionView({ version }: { readonly version: StaffQuote['versions'][number] }) {
  const sales = useSalesTexts();
  const { quotations: texts } = sales;
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
      <DefinitionList>
        <Definition name={sales.subtotal}>
          <Money qar={subtotal} />
        </Definition>
        <Definition name={sales.discount}>{discount > 0 && <Money qar={-discount} />}</Definition>
        <Definition name={sales.deliveryFee}>
          {deliveryFee === 0 ? sales.free : <Money qar={deliveryFee} />}
        </Definition>
        <Definition name={sales.total}>
          <Money qar={total} />
        </Definition>
        <Definition name={texts.validUntil}>{formatDay(locale, validUntil)}</Definition>
      </DefinitionList>
    </div>
  );
}

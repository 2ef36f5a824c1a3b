import type { ReactNode } from 'react';
import { formatDay } from '#i18n/dates.ts';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { describeTerms, warrantyText } from '#i18n/messages/documents/quote-terms.ts';
import { formatMoney } from '#i18n/money.ts';
import type { Locale } from '#primitives/locale.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { Definition, DefinitionList } from '../sales/definition-list.tsx';
import { salesTextsIn } from '../sales/sales-texts.ts';
import type { StaffQuote } from './staff-quote.ts';

type Version = StaffQuote['versions'][number];

interface QuoteVersionViewProps {
  /** Of the quotation. */
  readonly zone: number | null;
  readonly version: Version;
  /** The language to show it in. */
  readonly locale: Locale;
}

/** Read-only view of a version with the words and amounts that the buyer gets. */
export function QuoteVersionView({ zone, version, locale }: QuoteVersionViewProps) {
  const sales = salesTextsIn(locale);
  const { quotations: texts } = sales;
  const { lines, subtotal, discount, discountPercent, assemblyFee, deliveryFee, total, message } = version;
  const money = (qar: number) => (
    <bdi className="whitespace-nowrap tabular-nums">{formatMoney(locale, dirhamsFromQar(qar))}</bdi>
  );
  return (
    <div className="grid gap-4">
      {message && (
        <p
          dir="auto"
          className="rounded-control bg-ground px-3 py-2 text-sm whitespace-pre-line [unicode-bidi:plaintext]"
        >
          {isolateTyped(message)}
        </p>
      )}
      <ul className="grid gap-2 text-sm">
        {lines.map((line, index) => (
          <li
            // biome-ignore lint/suspicious/noArrayIndexKey: lines keep their place, and a text may come twice
            key={index}
            className="flex flex-wrap gap-x-4 border-b border-line pb-2 last:border-b-0 last:pb-0"
          >
            <LineName line={line} locale={locale} discounted={money(line.discount)} />
            <span className="text-ink-soft">
              <bdi>{line.quantity} ×</bdi> {line.unitPrice === null ? texts.onRequest : money(line.unitPrice)}
            </span>
            <span className="min-w-28 text-end">
              {line.lineTotal === null ? texts.onRequest : money(line.lineTotal)}
            </span>
          </li>
        ))}
      </ul>
      <DefinitionList>
        <Definition name={sales.subtotal}>{money(subtotal)}</Definition>
        <Definition
          name={discountPercent === null ? sales.discount : `${sales.discount} ${discountPercent}%`}
        >
          {discount > 0 && money(-discount)}
        </Definition>
        <Definition name={sales.assembly}>{assemblyFee > 0 && money(assemblyFee)}</Definition>
        <Definition name={sales.deliveryFee}>
          {deliveryFee > 0 ? money(deliveryFee) : zone === null ? sales.byZone : sales.free}
        </Definition>
        <Definition name={sales.total}>
          <strong className="font-medium">{money(total)}</strong>
        </Definition>
        <Definition name={texts.validUntil}>{formatDay(locale, version.validUntil)}</Definition>
        {describeTerms(locale, version).map(({ key, label, value }) => (
          <Definition key={key} name={label}>
            {value}
          </Definition>
        ))}
      </DefinitionList>
    </div>
  );
}

function LineName({
  line,
  locale,
  discounted,
}: {
  readonly line: Version['lines'][number];
  readonly locale: Locale;
  readonly discounted: ReactNode;
}) {
  const { name, translations, sku, warrantyMonths, discount, discountPercent } = line;
  const { discount: discountName } = salesTextsIn(locale);
  return (
    <span className="min-w-48 grow basis-64">
      <bdi className="font-medium">{isolateTyped((locale === 'ar' && translations.ar.name) || name)}</bdi>{' '}
      {sku && <bdi className="text-ink-faint">{sku}</bdi>}
      {warrantyMonths ? (
        <span className="block text-ink-soft">{warrantyText(locale, warrantyMonths)}</span>
      ) : null}
      {discount > 0 && (
        <span className="block text-ink-soft">
          {discountName} {discountPercent !== null && <bdi>{discountPercent}%</bdi>} {discounted}
        </span>
      )}
    </span>
  );
}

import type { ReactNode } from 'react';
import { isolateTyped } from '#i18n/isolate-latin.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { Money } from '../sales/money.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';
import type { StaffOrder } from './staff-order.ts';

/** Lines of an order, at the prices when it was placed. */
export function OrderLines({ order }: { readonly order: StaffOrder }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <table className="w-full text-sm">
      <caption className="sr-only">{texts.orders.contents}</caption>
      <thead>
        <tr className="border-b border-line text-xs text-ink-soft">
          <th scope="col" className="py-2 text-start font-medium">
            {texts.product}
          </th>
          <th scope="col" className="px-3 py-2 text-end font-medium">
            {texts.quantity}
          </th>
          <th scope="col" className="hidden px-3 py-2 text-end font-medium sm:table-cell">
            {texts.unitPrice}
          </th>
          <th scope="col" className="py-2 text-end font-medium">
            {texts.amount}
          </th>
        </tr>
      </thead>
      <tbody>
        {order.lines.map(({ productId, slug, sku, name, translations, quantity, unitPrice, lineTotal }) => (
          <tr key={productId ?? name} className="border-b border-line align-top">
            <td className="py-2.5">
              <bdi className="font-medium">{isolateTyped(locale === 'ar' ? translations.ar.name : name)}</bdi>
              <p className="text-ink-soft">
                <bdi>{sku}</bdi>
                {productId && !slug && <> · {texts.orders.noLongerSold}</>}
              </p>
            </td>
            <td className="px-3 py-2.5 text-end tabular-nums">
              <bdi>{quantity}</bdi>
            </td>
            <td className="hidden px-3 py-2.5 text-end sm:table-cell">
              <Money qar={unitPrice} />
            </td>
            <td className="py-2.5 text-end">
              <Money qar={lineTotal} />
            </td>
          </tr>
        ))}
      </tbody>
      <tfoot>
        <Sum name={texts.subtotal}>
          <Money qar={order.subtotal} />
        </Sum>
        {order.discount > 0 && (
          <Sum name={texts.discount}>
            <Money qar={-order.discount} />
          </Sum>
        )}
        <Sum name={texts.deliveryFee}>
          {order.deliveryFee === 0 ? texts.free : <Money qar={order.deliveryFee} />}
        </Sum>
        <Sum name={texts.total} isLast>
          <Money qar={order.total} />
        </Sum>
      </tfoot>
    </table>
  );
}

function Sum({
  name,
  isLast = false,
  children,
}: {
  readonly name: string;
  readonly isLast?: boolean;
  readonly children: ReactNode;
}) {
  const look = isLast ? 'pt-2 text-base font-medium' : 'pt-2 text-ink-soft';
  return (
    <tr>
      <th scope="row" colSpan={2} className={`${look} text-start font-normal ${isLast ? 'font-medium' : ''}`}>
        {name}
      </th>
      <td className="hidden sm:table-cell" />
      <td className={`${look} text-end`}>{children}</td>
    </tr>
  );
}

import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { OrderPart } from './order-part.tsx';
import type { TrackedOrder } from './tracked-order.ts';

export function OrderLines({ order }: { readonly order: TrackedOrder }) {
  const texts = useOrderPageMessages();
  const { lines, subtotal, discount, deliveryFee, total, fulfilment } = order;
  return (
    <OrderPart title={texts.products} isLong>
      <ul className="divide-y divide-line border-b border-line">
        {lines.map((line) => (
          <Line key={line.sku} line={line} />
        ))}
      </ul>
      <dl className="mt-4 space-y-1">
        <div className="flex justify-between gap-4 text-ink-soft">
          <dt>{texts.subtotal}</dt>
          <dd>
            <Price amount={subtotal} />
          </dd>
        </div>
        {discount > 0 && (
          <div className="flex justify-between gap-4 text-ink-soft">
            <dt>{texts.discount}</dt>
            <dd>
              <Price amount={-discount} />
            </dd>
          </div>
        )}
        <div className="flex justify-between gap-4 text-ink-soft">
          <dt>{texts[fulfilment.kind]}</dt>
          <dd>{deliveryFee === 0 ? texts.free : <Price amount={deliveryFee} />}</dd>
        </div>
        <div className="flex justify-between gap-4 pt-2 text-lg font-medium">
          <dt>{texts.total}</dt>
          <dd>
            <Price amount={total} />
          </dd>
        </div>
      </dl>
    </OrderPart>
  );
}

function Line({ line }: { readonly line: TrackedOrder['lines'][number] }) {
  const { each } = useOrderPageMessages();
  const locale = useLocale();
  const { slug, sku, name, quantity, unitPrice, lineTotal } = line;
  return (
    <li className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 py-3.5">
      <div className="min-w-0 flex-1 basis-60">
        <p className="font-medium">
          {slug === null ? (
            name[locale]
          ) : (
            <LocaleLink to={`/product/${slug}`} className="underline-offset-4 hover:underline">
              {unbrokenName(name[locale])}
            </LocaleLink>
          )}
        </p>
        <p className="text-sm text-ink-faint">
          <bdi dir="ltr">{sku}</bdi>
        </p>
      </div>
      <p className="text-sm text-ink-soft">
        <bdi>{quantity}</bdi> × <Price amount={unitPrice} />
        <span className="sr-only"> {each}</span>
      </p>
      <p className="min-w-32 text-end font-medium">
        <Price amount={lineTotal} />
      </p>
    </li>
  );
}

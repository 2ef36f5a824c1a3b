import { type ReactNode, useId, useMemo } from 'react';
import { swapProduct } from '#domain/planner/editing/pieces.ts';
import { planTotals, pricePlan, type Shortage, type Sum, shortagesOf } from '#domain/planner/plan-totals.ts';
import { formatShortDay } from '#i18n/dates.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatMoney } from '#i18n/money.ts';
import { Price } from '../../catalogue/price.tsx';
import { useDelivery } from '../../delivery/use-delivery.ts';
import { ZoneChooser } from '../../delivery/zone-chooser.tsx';
import { actionStyle } from '../../widgets/action-style.ts';
import { usePlanner } from '../state/planner-context.ts';
import { BuyPlan } from './buy-plan.tsx';

/** What the plan costs, when it comes and how many it seats, at any moment. */
export function TotalsPanel() {
  const { totals: texts } = usePlannerMessages();
  const { delivery: deliveryTexts } = useMessages();
  const locale = useLocale();
  const { plan, products } = usePlanner();
  const delivery = useDelivery();
  const { zone, facts, now } = delivery;
  const id = useId();
  const { seated, area, areaPerPerson, weightKg, cartons } = useMemo(
    () => planTotals(plan, products),
    [plan, products],
  );
  const shortages = useMemo(() => shortagesOf(plan, products), [plan, products]);
  const priced = useMemo(() => {
    if (!zone || !now || !facts || facts === 'failed') return null;
    return pricePlan(plan, products, { delivery: facts, zone, now });
  }, [plan, products, zone, now, facts]);
  const missing = new Map(
    shortages.map(({ product, wanted, available }) => [product.id, wanted - available]),
  );
  const goods = plan.pieces.reduce((sum, piece) => sum + (products.get(piece.product)?.price ?? 0), 0);
  const subtotal = shortages.reduce(
    (sum, { product }) => sum - product.price * (missing.get(product.id) ?? 0),
    goods,
  );
  const gone = plan.pieces.filter(({ product }) => !products.has(product)).length;
  const terms = priced?.delivery;
  const isComplete = shortages.length === 0 && gone === 0;
  const sum = ({ known, unknown }: Sum, text: string) =>
    unknown > 0 && known > 0 ? texts.atLeast(text) : text;

  return (
    <section aria-labelledby={`${id}-title`} className="p-4">
      <h2 id={`${id}-title`} className="font-medium">
        {texts.title}
      </h2>
      {plan.pieces.length === 0 ? (
        <p className="mt-2 text-sm text-ink-soft">{texts.empty}</p>
      ) : (
        <>
          <dl className="mt-2 text-sm">
            <Line label={texts.work}>{seated.work}</Line>
            {seated.meet > 0 && <Line label={texts.meet}>{seated.meet}</Line>}
            {seated.wait > 0 && <Line label={texts.wait}>{seated.wait}</Line>}
            {seated.withoutChair > 0 && <Line label={texts.withoutChair}>{seated.withoutChair}</Line>}
            {area > 0 && (
              <Line label={areaPerPerson === null ? texts.area : texts.areaEach}>
                {texts.squareMetres((areaPerPerson ?? area).toFixed(1))}
              </Line>
            )}
            <Line label={texts.pieces}>{plan.pieces.length}</Line>
            {cartons.known > 0 && <Line label={texts.cartons}>{sum(cartons, String(cartons.known))}</Line>}
            {weightKg.known > 0 && (
              <Line label={texts.weight}>
                {sum(weightKg, texts.kilograms(String(Math.round(weightKg.known))))}
              </Line>
            )}
            <Line label={texts.goods}>
              <Price amount={subtotal} />
            </Line>
            {terms?.isDelivered && (
              <Line label={texts.delivery}>
                {terms.fee === 0 ? texts.free : <Price amount={terms.fee} />}
              </Line>
            )}
            <Line label={terms?.isDelivered ? texts.total : texts.totalWithout} isStrong>
              <Price amount={priced?.total ?? subtotal} />
            </Line>
            {terms?.isDelivered && isComplete && terms.day !== null && (
              <Line label={texts.day}>{formatShortDay(locale, terms.day)}</Line>
            )}
          </dl>
          {terms?.isDelivered && !isComplete && <p className="text-sm">{texts.noDay}</p>}
          <div className="flex flex-wrap items-center gap-x-3 text-sm text-ink-soft">
            <p id={`${id}-zone`}>{zone ? texts.forZone(deliveryTexts.zone(zone)) : texts.yourZone}</p>
            <ZoneChooser delivery={delivery} isChosen={Boolean(zone)} describedBy={`${id}-zone`} />
          </div>
          {terms && !terms.isDelivered && <p className="text-sm text-negative">{texts.notDelivered}</p>}
          {terms?.isDelivered && terms.missingToMinimum > 0 && (
            <p className="text-sm">{texts.minimum(formatMoney(locale, terms.missingToMinimum))}</p>
          )}
          {gone > 0 && <p className="text-sm text-negative">{texts.gone(gone)}</p>}
          {shortages.length > 0 && <Shortages shortages={shortages} />}
          <div className="mt-3">
            <BuyPlan isComplete={isComplete} />
          </div>
        </>
      )}
    </section>
  );
}

function Shortages({ shortages }: { readonly shortages: readonly Shortage[] }) {
  const { totals: texts } = usePlannerMessages();
  const { plan, products, edit, announce } = usePlanner();
  const id = useId();
  return (
    <section aria-labelledby={id} className="mt-2 rounded-card bg-sunken p-3 text-sm">
      <h3 id={id} className="font-medium">
        {texts.missing}
      </h3>
      <ul className="mt-1 grid gap-2">
        {shortages.map(({ product, wanted, available, replacements }) => (
          <li key={product.id}>
            <p>{texts.missingLine(product.name, wanted - available, wanted)}</p>
            {replacements.map((replacement) => (
              <button
                key={replacement.id}
                type="button"
                onClick={() => {
                  const isDone = edit(swapProduct(plan, product.id, replacement.id, products));
                  if (isDone) announce(texts.replaced(replacement.name));
                }}
                className={`${actionStyle} text-start`}
              >
                {texts.replaceBy(replacement.name)}
              </button>
            ))}
          </li>
        ))}
      </ul>
    </section>
  );
}

interface LineProps {
  readonly label: string;
  readonly isStrong?: boolean;
  readonly children: ReactNode;
}

function Line({ label, isStrong = false, children }: LineProps) {
  return (
    <div
      className={
        isStrong
          ? 'mt-1 flex justify-between gap-3 border-t border-line py-1.5 text-base font-medium'
          : 'flex justify-between gap-3 py-1'
      }
    >
      <dt className={isStrong ? undefined : 'text-ink-soft'}>{label}</dt>
      <dd className="text-end whitespace-nowrap tabular-nums">{children}</dd>
    </div>
  );
}

import { useId, useState } from 'react';
import { type DeliveryFacts, findDeliveryAnswer } from '#domain/delivery/delivery-answer.ts';
import { deliverySettingsBodySchema } from '#domain/delivery/delivery-settings-body.ts';
import { parseDeliverySettings } from '#domain/delivery/serialize-delivery-settings.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { formatRoundMoney } from '#i18n/money.ts';
import { dirhamsFromQar } from '#primitives/money.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { TextField } from '#ui/text-field.tsx';
import { Panel } from '../components/screen.tsx';
import { numberFrom } from '../forms/number-from.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useDeliveryTexts } from './delivery-texts.ts';
import { formatDistricts } from './delivery-values.ts';

/** A familiar example: Lusail, and the price of one or two office chairs. */
const firstZone = 69;
const firstAmount = '2000';

/** Preview of the delivery fee for a zone and an amount, computed by the shop's function from the unsaved form. */
export function DeliveryPreview({ facts }: { readonly facts: DeliveryFacts }) {
  const { preview: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  const feeText = useFeeText();
  const id = useId();
  const values = useFormValue((all) => all);
  const [zone, setZone] = useState(firstZone);
  const [typed, setTyped] = useState(firstAmount);
  const [now] = useState(() => new Date());
  const amount = numberFrom(typed);
  const isAmount = typeof amount === 'number' && amount >= 0;
  const settings = deliverySettingsBodySchema.safeParse(values);
  const goods = { subtotal: isAmount ? dirhamsFromQar(amount) : 0, leadTimes: [], isInStock: true };
  const answer =
    settings.success &&
    findDeliveryAnswer(
      { ...facts, settings: { ...parseDeliverySettings(settings.data), version: facts.settings.version } },
      zone,
      goods,
      now,
    );
  const stored = findDeliveryAnswer(facts, zone, goods, now);
  return (
    <Panel title={texts.title} className="xl:sticky xl:top-6">
      <p className="-mt-2 mb-4 text-sm text-ink-soft">{texts.intro}</p>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: Enter here must not save the form around it */}
      <div
        className="grid grid-cols-[1fr_8.5rem] gap-3"
        onKeyDown={(event) => event.key === 'Enter' && event.preventDefault()}
      >
        <div>
          <label htmlFor={`${id}-zone`} className="mb-1.5 block text-sm font-medium">
            {texts.zone}
          </label>
          <select
            id={`${id}-zone`}
            value={zone}
            onChange={(event) => setZone(Number(event.target.value))}
            className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
          >
            {facts.zones.map((option) => (
              <option key={option.number} value={option.number}>
                {texts.district(option.number, formatDistricts(option, locale))}
              </option>
            ))}
          </select>
        </div>
        <TextField
          id={`${id}-amount`}
          label={texts.amount}
          inputMode="decimal"
          dir="ltr"
          autoComplete="off"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
      </div>
      <div role="status" className="mt-4 min-h-44 rounded-control bg-ground p-4">
        {!isAmount && <p className="text-sm text-ink-soft">{texts.badAmount}</p>}
        {isAmount && !answer && <p className="text-sm text-ink-soft">{texts.waits}</p>}
        {isAmount && answer && (
          <>
            <Answer answer={answer} />
            {stored && price(stored) !== price(answer) && (
              <p className="mt-3 border-t border-line pt-3 text-sm text-ink-soft">
                {texts.stored}: <bdi>{feeText(stored)}</bdi>
              </p>
            )}
          </>
        )}
      </div>
    </Panel>
  );
}

type KnownAnswer = NonNullable<ReturnType<typeof findDeliveryAnswer>>;

function price({ isDelivered, missingToMinimum, fee }: KnownAnswer): string {
  return JSON.stringify([isDelivered, isDelivered && missingToMinimum, isDelivered && fee]);
}

/** Formats the fee, or why there is no delivery. */
function useFeeText(): (answer: KnownAnswer) => string {
  const { preview: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  return ({ isDelivered, missingToMinimum, fee }) => {
    if (!isDelivered) return texts.notDelivered;
    if (missingToMinimum > 0) return texts.below(formatRoundMoney(locale, missingToMinimum));
    return fee === 0 ? texts.free : formatRoundMoney(locale, fee);
  };
}

function Answer({ answer }: { readonly answer: KnownAnswer }) {
  const { preview: texts } = useDeliveryTexts();
  const locale = useStaffLocale();
  const feeText = useFeeText();
  const { missingToFree, isDelivered, day, terms } = answer;
  return (
    <dl className="grid gap-2 text-sm">
      <div>
        <dt className="text-ink-soft">{texts.fee}</dt>
        <dd className="text-xl font-medium">
          <bdi>{feeText(answer)}</bdi>
        </dd>
        {missingToFree !== null && isDelivered && (
          <dd className="text-ink-soft">{texts.toFree(formatRoundMoney(locale, missingToFree))}</dd>
        )}
      </div>
      <div>
        <dt className="text-ink-soft">{texts.day}</dt>
        <dd>
          <bdi>{day ? formatNearDay(locale, day) : texts.noDay}</bdi>
        </dd>
      </div>
      <div>
        <dt className="text-ink-soft">{texts.terms}</dt>
        <dd>
          <bdi>{terms.name[locale]}</bdi>
        </dd>
      </div>
    </dl>
  );
}

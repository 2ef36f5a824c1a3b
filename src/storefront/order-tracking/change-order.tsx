import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { formatNearDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { FieldLabel, FieldNotes, TextField } from '#ui/text-field.tsx';
import { useShop, useShopName } from '../hooks/use-shop.ts';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { FocusedAlert } from './focused-alert.tsx';
import type { OrderRefusal } from './order-request.ts';
import type { TrackedOrder } from './tracked-order.ts';

interface ChangeOrderProps {
  readonly order: TrackedOrder;
  readonly refusal: OrderRefusal | null;
}

type Problem = 'name' | 'phone' | 'email' | 'street' | 'building' | 'day';

/** Form for day, contact and address, until preparation begins, and how to change the rest. Works without scripts. */
export function ChangeOrder({ order, refusal }: ChangeOrderProps) {
  const messages = useOrderPageMessages();
  const { change: texts } = messages;
  const refused = refusal?.kind === 'change' ? refusal : null;
  const { change, proposal } = order;
  return (
    <div className="mt-6 border-t border-line pt-4 print:hidden">
      {refused && <FocusedAlert refusal={refused}>{refusalText(messages, refused)}</FocusedAlert>}
      {/* With a proposal open, that is answered first: a change would make it outdated. */}
      {change && !proposal && (
        <details
          open={refused?.code === 'invalid_input' || refused?.code === 'unreachable'}
          className="group"
        >
          <summary className="inline-flex min-h-11 cursor-pointer items-center font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent">
            {texts.open}
          </summary>
          {/* A new version starts from what is stored now. */}
          <ChangeForm key={change.version} order={order} change={change} refused={refused} />
        </details>
      )}
      <Rest order={order} />
    </div>
  );
}

function refusalText(
  { change: texts, unreachable }: ReturnType<typeof useOrderPageMessages>,
  { code }: OrderRefusal,
) {
  if (code === 'unreachable') return unreachable;
  if (code === 'invalid_input') return texts.problems.other;
  if (code === 'stale_version') return texts.stale;
  return (
    <>
      {texts.tooLate} <ShopPhone />
    </>
  );
}

interface ChangeFormProps {
  readonly order: TrackedOrder;
  readonly change: NonNullable<TrackedOrder['change']>;
  readonly refused: OrderRefusal | null;
}

function ChangeForm({ order: { contact, fulfilment, day }, change, refused }: ChangeFormProps) {
  const { change: texts, landmark } = useOrderPageMessages();
  const locale = useLocale();
  const words = orderMessages(locale);
  const prefix = useId();
  const isSending = useNavigation().formMethod === 'POST';
  const errorOf = (field: Problem) =>
    refused?.fields.some((path) => path.split('.').at(-1) === field) ? texts.problems[field] : undefined;
  const text = (field: string, label: string, value: string) => ({
    id: `${prefix}-${field}`,
    name: field,
    label,
    defaultValue: value,
  });
  const days = change.days.includes(day) ? change.days : [day, ...change.days];
  return (
    <Form
      method="post"
      replace
      preventScrollReset
      onSubmit={(event) => isSending && event.preventDefault()}
      className="mt-3 grid max-w-2xl gap-4 rounded-panel bg-surface p-5 shadow-raised sm:grid-cols-2 sm:p-8"
    >
      <p className="text-ink-soft sm:col-span-2">{texts.lead}</p>
      <input type="hidden" name="intent" value="change" />
      <input type="hidden" name="version" value={change.version} />
      <input type="hidden" name="kind" value={fulfilment.kind} />
      <div className="sm:col-span-2">
        <FieldLabel id={`${prefix}-day`} label={texts.day} />
        <select
          id={`${prefix}-day`}
          name="day"
          defaultValue={day}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-4 hover:border-ink"
        >
          {days.map((each) => (
            <option key={each} value={each}>
              {formatNearDay(locale, each)}
            </option>
          ))}
        </select>
        <FieldNotes id={`${prefix}-day`} error={errorOf('day')} />
      </div>
      <TextField {...text('name', texts.name, contact.name)} error={errorOf('name')} autoComplete="name" />
      <TextField
        {...text('phone', texts.phone, contact.phone)}
        error={errorOf('phone')}
        type="tel"
        dir="ltr"
        autoComplete="tel"
      />
      <TextField
        {...text('email', texts.email, contact.email)}
        error={errorOf('email')}
        type="email"
        dir="ltr"
        autoComplete="email"
        className="sm:col-span-2"
      />
      {fulfilment.kind === 'delivery' && (
        <>
          <TextField
            {...text('street', words.street, fulfilment.street)}
            error={errorOf('street')}
            dir="auto"
          />
          <TextField
            {...text('building', words.building, fulfilment.building)}
            error={errorOf('building')}
            dir="auto"
          />
          <TextField {...text('unit', words.unit, fulfilment.unit)} optional={texts.optional} dir="auto" />
          <TextField
            {...text('landmark', landmark, fulfilment.landmark)}
            optional={texts.optional}
            dir="auto"
          />
          <p className="text-sm text-ink-soft sm:col-span-2">{texts.zoneStays(fulfilment.zone)}</p>
        </>
      )}
      <button
        type="submit"
        aria-disabled={isSending}
        className={buttonStyle('primary', 'justify-self-start sm:col-span-2')}
      >
        {isSending ? texts.sending : texts.save}
      </button>
    </Form>
  );
}

/** How to change what the buyer cannot change here. */
function Rest({ order: { number, status } }: { readonly order: TrackedOrder }) {
  const { change: texts, whatsappText } = useOrderPageMessages();
  const { footer } = useMessages();
  const shop = useShop();
  const shopName = useShopName();
  if (!shop || status === 'cancelled') return null;
  return (
    <p className="mt-3 flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
      {texts.rest} <ShopPhone />
      <a
        href={whatsappLink(shop.profile.whatsapp, whatsappText(shopName, number))}
        target="_blank"
        rel="noreferrer"
        className="inline-flex min-h-11 items-center underline underline-offset-4 hover:text-accent"
      >
        {texts.chat}
        <span className="sr-only"> ({footer.newTab})</span>
      </a>
    </p>
  );
}

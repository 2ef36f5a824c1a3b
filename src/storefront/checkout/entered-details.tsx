import { lazy, type ReactNode, Suspense } from 'react';
import { formatNearDay } from '#i18n/dates.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import { useCheckoutMessages } from '#i18n/messages/storefront/checkout-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { latinDigits } from '#primitives/text/latin-digits.ts';
import { zoneLabel } from '../delivery/zone-label.ts';
import { useShop } from '../hooks/use-shop.ts';
import { AccessNote } from '../product/fit/access-note.tsx';
import { focusField } from './field-places.ts';
import { isForCompany, type OrderField } from './order-draft.ts';
import { useCheckout } from './use-checkout.ts';

/** Summary of the entered details beside the submit button, each with a link to its section. */
export function EnteredDetails() {
  const { review } = useCheckoutMessages();
  const { cart, draft, day, change } = useCheckout();
  const locale = useLocale();
  const { payments, pickupPayments } = orderMessages(locale);
  const names = draft.kind === 'pickup' ? pickupPayments : payments;
  return (
    <section aria-label={review.title} className="border-t border-line pt-3">
      <dl className="grid gap-3 text-sm">
        <Part title={review.contact} field="name" lines={[draft.name, draft.phone, draft.email]} />
        {isForCompany(draft) && (
          <Part
            title={review.company}
            field="companyName"
            lines={[draft.companyName, draft.crNumber, draft.lpoNumber]}
          />
        )}
        {draft.kind === 'delivery' ? <Address /> : <Pickup />}
        <Part title={review.day} field="day" lines={[day && formatNearDay(locale, day)]} />
        <Part title={review.payment} field="payment" lines={[names[draft.payment]]} />
        {draft.notes.trim() !== '' && <Part title={review.notes} field="notes" typed={draft.notes} />}
      </dl>
      {draft.kind === 'delivery' && <AccessNote cart={cart} isSent={draft.isAccessSent} onChange={change} />}
    </section>
  );
}

function Address() {
  const messages = useMessages();
  const { review } = useCheckoutMessages();
  const locale = useLocale();
  const words = orderMessages(locale);
  const { draft, terms, zone } = useCheckout();
  const place = terms.zone ? zoneLabel(messages, locale, terms.zone) : zone && messages.delivery.zone(zone);
  const numbered = [
    [words.street, draft.street],
    [words.building, draft.building],
    [words.unit, draft.unit],
  ]
    .filter(([, value]) => value?.trim())
    .map(([name, value]) => `${name} \u2068${latinDigits(value?.trim() ?? '')}\u2069`)
    .join(' · ');
  return (
    <Part title={review.delivery} field="zone" lines={[place || null, numbered]} typed={draft.landmark} />
  );
}

function Pickup() {
  const { review } = useCheckoutMessages();
  const shop = useShop();
  return <Part title={review.pickup} lines={[shop?.profile.address[useLocale()] ?? null]} />;
}

/** Loaded when there is such a line: most orders have none. */
const TypedText = lazy(async () => ({ default: (await import('#ui/typed-text.tsx')).TypedText }));

interface PartProps {
  readonly title: string;
  /** Target of the edit link. */
  readonly field?: OrderField;
  readonly lines?: readonly (string | null)[];
  /** A last line, in either language. */
  readonly typed?: string;
}

function Part({ title, field, lines = [], typed = '' }: PartProps): ReactNode {
  const { review } = useCheckoutMessages();
  const filled = lines.map((line) => line?.trim()).filter(Boolean);
  return (
    <div className="grid grid-cols-[1fr_auto] gap-x-4">
      <dt className="text-ink-faint">{title}</dt>
      <dd className="row-start-2 min-w-0 wrap-anywhere">
        {filled.length === 0 && !typed && <span className="text-ink-faint">{review.missing}</span>}
        {filled.map((line) => (
          <span key={line} className="block whitespace-pre-line">
            <bdi>{line}</bdi>
          </span>
        ))}
        {typed.trim() && (
          <span className="block whitespace-pre-line">
            <Suspense fallback={<bdi>{typed}</bdi>}>
              <TypedText text={typed.trim()} />
            </Suspense>
          </span>
        )}
      </dd>
      {field && (
        <dd className="col-start-2 row-span-2 row-start-1 self-center">
          <button
            type="button"
            onClick={() => focusField(field)}
            aria-label={review.changeNamed(title)}
            className="hit-area -me-2 px-2 text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            {review.change}
          </button>
        </dd>
      )}
    </div>
  );
}

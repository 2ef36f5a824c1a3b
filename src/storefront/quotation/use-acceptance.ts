import { useEffect, useState } from 'react';
import { useNavigate, useRevalidator } from 'react-router';
import type { OrderChange } from '#domain/orders/check-order.ts';
import { orderPath } from '#domain/orders/order.ts';
import type { QuoteVersion } from '#domain/quotes/quote.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { useFormState } from '#ui/forms/form-context.ts';
import { FormStore } from '#ui/forms/form-store.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { keepLastOrder } from '../checkout/checkout-store.ts';
import { draftFrom, type OrderDraft, type OrderField } from '../checkout/order-draft.ts';
import type { OrderForm } from '../checkout/order-form.tsx';
import { availableDay } from '../checkout/order-terms.ts';
import { storeDeliveryZone } from '../delivery/delivery-zone.ts';
import { useDelivery } from '../delivery/use-delivery.ts';
import type { FieldError, FieldErrors } from '../forms/field-errors.ts';
import type { SubmitFailure } from '../forms/submit-error.ts';
import { useSubmission } from '../forms/use-submission.ts';
import { useValidation } from '../forms/use-validation.ts';
import { useThisMinute } from '../hooks/use-this-minute.ts';
import type { OrderPageState } from '../order-tracking/order-page-state.ts';
import { acceptanceBody } from './acceptance-body.ts';
import { acceptanceTerms } from './acceptance-terms.ts';
import type { TrackedQuote } from './tracked-quote.ts';

const loadValidator = () => import('./check-acceptance.ts');
const loadSend = () => import('./send-acceptance.ts');
const storageKey = (reference: string) => `acceptance:${reference}`;

export interface AcceptQuoteProps {
  readonly quote: TrackedQuote;
  readonly version: QuoteVersion;
  readonly leadTimes: readonly number[];
  /** Called when an attempt fails, before the page follows with what has changed. */
  readonly onFailed: () => void;
}

export interface Acceptance extends OrderForm {
  readonly isSubmitting: boolean;
  readonly failure: SubmitFailure | null;
  /** How the order would differ from the quotation. */
  readonly orderChange: OrderChange | null;
  readonly fileProblem: string | null;
  readonly forgetFileProblem: () => void;
  readonly accept: (file: File | null) => Promise<void>;
}

/** State and actions of accepting a quotation, in the shape that the sections of the checkout share. */
export function useAcceptance({ quote, version, leadTimes, onFailed }: AcceptQuoteProps): Acceptance {
  const locale = useLocale();
  const { accept: texts } = useQuotationMessages();
  const navigate = useNavigate();
  const { revalidate } = useRevalidator();
  const [form] = useState(
    () => new FormStore<OrderDraft, FieldError>(draftFrom(readSessionItem(storageKey(quote.reference)))),
  );
  const { values: draft, errors } = useFormState(form);
  const [orderChange, setOrderChange] = useState<OrderChange | null>(null);
  const [fileProblem, setFileProblem] = useState<string | null>(null);
  const [shownVersion, setShownVersion] = useState(version.number);
  const [refusedVersion, setRefusedVersion] = useState<number | null>(null);
  const delivery = useDelivery();
  const now = useThisMinute() ?? new Date();
  const { showErrors, validateField, submitErrorCount } = useValidation(form, loadValidator);
  const sending = useSubmission();

  const { load } = delivery;
  // Pickup days need the delivery settings too, also without a zone.
  useEffect(() => load(), [load]);
  useEffect(() => {
    for (const part of [loadValidator, loadSend]) {
      // A browser may not repeat an import that failed, and the connection may be lost when the button is pressed.
      part().catch(() => undefined);
    }
  }, []);
  // Starts with the zone of the quotation; the buyer can choose another.
  useEffect(() => {
    if (quote.zone !== null) storeDeliveryZone(quote.zone);
  }, [quote.zone]);

  useEffect(() => {
    if (version.number === shownVersion) return;
    setShownVersion(version.number);
    // The buyer agreed to the version before, and what was missing was missing to that one.
    form.setValues({ acceptsTerms: false });
    setOrderChange(null);
  }, [form, shownVersion, version.number]);

  const facts = typeof delivery.facts === 'object' ? delivery.facts : undefined;
  const isKnownZone = !facts || facts.zones.some(({ number }) => number === delivery.zone);
  const zone = (isKnownZone && delivery.zone) || null;
  const terms = acceptanceTerms({ quote, version, kind: draft.kind, zone, leadTimes, facts, now });
  const day = availableDay(terms, draft.day);

  const body = () => acceptanceBody({ version: version.number, draft, zone, day, terms });

  async function attempt(file: File | null): Promise<void> {
    setOrderChange(null);
    setFileProblem(null);
    const validator = await loadValidator().catch(() => null);
    if (!validator) return sending.fail('offline');
    const found = new Map(validator.validate(body()));
    // The days depend on the zone, so its error is enough.
    if (found.has('zone')) found.delete('day');
    if (draft.kind === 'delivery' && terms.zone && !terms.isOffered) found.set('zone', { code: 'invalid' });
    else if (terms.missingToMinimum > 0) found.set('zone', { code: 'minimum' });
    showErrors(found);
    if (found.size > 0) return;
    const sender = await loadSend().catch(() => null);
    if (!sender) return sending.fail('offline');
    const outcome = await sender.sendAcceptance(quote, body(), file);
    if (outcome.kind === 'accepted') {
      removeSessionItem(storageKey(quote.reference));
      keepLastOrder(outcome.order);
      const state: OrderPageState = { isJustPlaced: true };
      await navigate(localizedPath(locale, orderPath(outcome.order)), { state });
    } else if (outcome.kind === 'changed') {
      setOrderChange(outcome.change);
      // Refreshes the page behind the dialog too.
      load();
    } else if (outcome.kind === 'notAFile') {
      setFileProblem(texts.fileInvalid);
    } else if (outcome.kind === 'fileMissing') {
      setFileProblem([outcome.explanation, texts.fileMissing].filter(Boolean).join(' '));
    } else if (outcome.kind === 'refused') {
      showErrors(outcome.errors);
    } else if (outcome.reason === 'notAccepted') {
      onFailed();
      setRefusedVersion(version.number);
      // Staff may have sent another version or withdrawn this one; the page then says which.
      await revalidate();
      sending.fail(outcome.reason);
    } else {
      onFailed();
      sending.fail(outcome.reason);
      // The buyer may have accepted it in another tab.
      await revalidate();
    }
  }

  return {
    draft,
    change(fields) {
      form.setValues(fields);
      writeSessionItem(storageKey(quote.reference), form.values);
    },
    delivery,
    zone,
    isLeadTimeKnown: true,
    hasWordFailed: false,
    askAgain: load,
    terms,
    day,
    errors: errors as FieldErrors<OrderField>,
    submitErrorCount,
    validateField: (field) => validateField(field, body()),
    clearErrors: (...fields) => form.clearErrors(...fields),
    isSubmitting: sending.isSubmitting,
    // That an earlier version was refused is said by the notice of the newer one.
    failure: sending.failure === 'notAccepted' && refusedVersion !== version.number ? null : sending.failure,
    orderChange,
    fileProblem,
    forgetFileProblem: () => setFileProblem(null),
    accept: (file) => sending.once(() => attempt(file)),
  };
}

import { useEffect, useRef, useState } from 'react';
import { isUuid } from '#primitives/text/uuid.ts';
import { useFormState } from '#ui/forms/form-context.ts';
import { FormStore } from '#ui/forms/form-store.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import type { FieldError, FieldErrors } from './field-errors.ts';
import type { SubmitError } from './submit-error.ts';
import { type BotSignals, type Submission, useSubmission } from './use-submission.ts';
import { useValidation } from './use-validation.ts';

export type SubmitOutcome<Field extends string, Answer> =
  | { readonly kind: 'sent'; readonly answer: Answer }
  | SubmitError<Field>;

interface DraftFormOptions<Field extends string, Draft extends object, Body extends object, Answer> {
  /** The key of the draft in sessionStorage. */
  readonly storageKey: string;
  /** Parses a stored draft, whatever is stored. */
  readonly draftFrom: (stored: unknown) => Draft;
  /** `key` is the idempotency key, made once per form: the server recognises a repeated request by it. */
  readonly bodyFrom: (draft: Draft, key: string) => Body;
  /** Both are heavy, and loaded when the form first gets the focus. */
  readonly loadValidator: () => Promise<{ readonly validate: (body: Body) => FieldErrors<Field> }>;
  readonly loadSend: () => Promise<{
    readonly send: (body: Body, botSignals: BotSignals) => Promise<SubmitOutcome<Field, Answer>>;
  }>;
  readonly onSent: (answer: Answer) => void;
}

export interface DraftForm<Field extends string, Draft> {
  readonly draft: Draft;
  /** Changes some fields, saves the draft and clears the errors of these fields. */
  readonly change: (fields: Partial<Draft>) => void;
  readonly errors: FieldErrors<Field>;
  readonly submitErrorCount: number;
  readonly validateField: (field: Field) => void;
  readonly clearErrors: (...fields: Field[]) => void;
  readonly submission: Pick<Submission, 'isSubmitting' | 'failure'>;
  /** Loads validator and sender ahead. */
  readonly preload: () => void;
  readonly submit: (website: string) => Promise<void>;
}

/**
 * A form that is one API call: its draft survives a reload, the schema of the call validates it, and it is submitted
 * once. It is rendered in the browser only, because drafts exist only there.
 */
export function useDraftForm<Field extends string, Draft extends object, Body extends object, Answer>({
  storageKey,
  draftFrom,
  bodyFrom,
  loadValidator,
  loadSend,
  onSent,
}: DraftFormOptions<Field, Draft, Body, Answer>): DraftForm<Field, Draft> {
  const [stored] = useState(() => readSessionItem(storageKey));
  const [form] = useState(() => new FormStore<Draft, FieldError>(draftFrom(stored.draft)));
  const [firstKey] = useState(() =>
    typeof stored.key === 'string' && isUuid(stored.key) ? stored.key : randomUuid(),
  );
  const key = useRef(firstKey);
  const { values: draft, errors } = useFormState(form);
  const { showErrors, validateField, submitErrorCount } = useValidation(form, loadValidator);
  const submission = useSubmission();

  const saveDraft = () => writeSessionItem(storageKey, { key: key.current, draft: form.values });
  // What a visit brought along is stored even if nothing is typed.
  useEffect(() => writeSessionItem(storageKey, { key: key.current, draft: form.values }), [storageKey, form]);

  const body = () => bodyFrom(form.values, key.current);

  async function submit(website: string): Promise<void> {
    const validator = await loadValidator().catch(() => null);
    if (!validator) return submission.fail('offline');
    const found = validator.validate(body());
    showErrors(found);
    if (found.size > 0) return;
    const botSignals = await submission.botSignals(website);
    // If the code that sends cannot be loaded, nothing was sent.
    const sender = await loadSend().catch(() => null);
    if (!sender || !navigator.onLine) return submission.fail('offline');
    finish(await sender.send(body(), botSignals));
  }

  function finish(outcome: SubmitOutcome<Field, Answer>): void {
    if (outcome.kind === 'sent') {
      removeSessionItem(storageKey);
      onSent(outcome.answer);
    } else if (outcome.kind === 'refused') {
      showErrors(outcome.errors);
    } else {
      if (outcome.reason === 'keyReused') {
        key.current = randomUuid();
        saveDraft();
      }
      submission.fail(outcome.reason);
    }
  }

  return {
    draft,
    change(fields) {
      form.setValues(fields);
      saveDraft();
    },
    errors: errors as FieldErrors<Field>,
    submitErrorCount,
    validateField: (field) => validateField(field, body()),
    clearErrors: (...fields) => form.clearErrors(...fields),
    submission,
    preload() {
      for (const load of [loadValidator, loadSend]) {
        // Without a connection they are requested again when they are used.
        load().catch(() => undefined);
      }
    },
    submit: (website) => submission.once(() => submit(website)),
  };
}

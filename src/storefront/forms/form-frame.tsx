import { type FormEvent, type ReactNode, useRef } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { ErrorSummary } from './error-summary.tsx';
import { FormFieldsProvider } from './field-context.ts';
import { type ErrorTexts, fieldErrorMessage } from './field-errors.ts';
import { focusNextOnEnter } from './focus-next-on-enter.ts';
import { HoneypotField } from './honeypot-field.tsx';
import { type FailureTexts, SubmitFailureNotice } from './submit-failure-notice.tsx';
import type { DraftForm } from './use-draft-form.ts';

interface FormFrameProps<Field extends string, Draft> {
  /** The start of the ids of all fields. */
  readonly prefix: string;
  /** In the order of the page. */
  readonly fields: readonly Field[];
  readonly form: DraftForm<Field, Draft>;
  readonly optional: string;
  readonly problems: ErrorTexts<Field>;
  readonly failures: FailureTexts;
  readonly button: string;
  readonly sending: string;
  /** Shown under the button. */
  readonly note: string;
  readonly children: ReactNode;
}

/** Layout of a draft form: the error summary, the fields, the honeypot, and the submit button. */
export function FormFrame<Field extends string, Draft extends object>({
  prefix,
  fields,
  form,
  ...texts
}: FormFrameProps<Field, Draft>) {
  const website = useRef<HTMLInputElement>(null);
  const idOf = (field: string) => `${prefix}-${field}`;
  const errorOf = (field: string) =>
    fieldErrorMessage(texts.problems, field as Field, form.errors.get(field as Field));

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.submit(website.current?.value ?? '');
  }

  return (
    <FormFieldsProvider
      value={{
        idOf,
        errorOf,
        textOf: (field) => String(form.draft[field as keyof Draft]),
        onValue: (field, value) => form.change({ [field]: value } as Partial<Draft>),
        validate: (field) => form.validateField(field as Field),
        optional: texts.optional,
      }}
    >
      <form
        noValidate
        onSubmit={submit}
        onFocus={form.preload}
        onKeyDown={focusNextOnEnter}
        className="grid min-w-0 gap-6"
      >
        <ErrorSummary
          id={idOf('summary')}
          title={texts.problems.summary(form.errors.size)}
          errors={fields
            .filter((field) => form.errors.has(field))
            .map((field) => ({ id: idOf(field), text: errorOf(field) }))}
          submitErrorCount={form.submitErrorCount}
        />
        {texts.children}
        <HoneypotField ref={website} />
        <div>
          <SubmitFailureNotice failure={form.submission.failure} texts={texts.failures} />
          <button
            type="submit"
            // Not disabled, which would lose the focus; a second press does nothing.
            aria-disabled={form.submission.isSubmitting}
            className={buttonStyle(
              'primary',
              'mt-4 min-h-14 w-full aria-disabled:bg-accent-strong sm:w-auto sm:px-10',
            )}
          >
            {form.submission.isSubmitting ? (
              <>
                <Spinner /> {texts.sending}
              </>
            ) : (
              texts.button
            )}
          </button>
          <p className="mt-3 text-sm text-ink-faint">{texts.note}</p>
        </div>
      </form>
    </FormFieldsProvider>
  );
}

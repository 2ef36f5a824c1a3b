import { type FormEvent, type ReactNode, useRef } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { Spinner } from '#ui/spinner.tsx';
import { FormFieldsProvider } from './form-fields.ts';
import { goOnWithEnter } from './go-on-with-enter.ts';
import { ProblemList } from './problem-list.tsx';
import { type ProblemTexts, problemWords } from './problem-words.ts';
import { type FailureTexts, SendingFailureNotice } from './sending-failure.tsx';
import type { DraftForm } from './use-draft-form.ts';
import { HoneypotField } from './website-field.tsx';

interface FormFrameProps<Field extends string, Draft> {
  /** Begins the ids of all fields. */
  readonly prefix: string;
  /** In the order of the page. */
  readonly fields: readonly Field[];
  readonly form: DraftForm<Field, Draft>;
  readonly optional: string;
  readonly problems: ProblemTexts<Field>;
  readonly failures: FailureTexts;
  readonly button: string;
  readonly sending: string;
  /** Stands under the button. */
  readonly note: string;
  readonly children: ReactNode;
}

/** A form with its problems on top and its one button at the end. */
export function FormFrame<Field extends string, Draft extends object>({
  prefix,
  fields,
  form,
  ...texts
}: FormFrameProps<Field, Draft>) {
  const website = useRef<HTMLInputElement>(null);
  const idOf = (field: string) => `${prefix}-${field}`;
  const errorOf = (field: string) =>
    problemWords(texts.problems, field as Field, form.problems.get(field as Field));

  function submit(event: FormEvent): void {
    event.preventDefault();
    void form.send(website.current?.value ?? '');
  }

  return (
    <FormFieldsProvider
      value={{
        idOf,
        errorOf,
        textOf: (field) => String(form.draft[field as keyof Draft]),
        onValue: (field, value) => {
          form.change({ [field]: value } as Partial<Draft>);
          form.forgetProblems(field as Field);
        },
        check: (field) => form.check(field as Field),
        optional: texts.optional,
      }}
    >
      <form
        noValidate
        onSubmit={submit}
        onFocus={form.load}
        onKeyDown={goOnWithEnter}
        className="grid min-w-0 gap-6"
      >
        <ProblemList
          id={idOf('summary')}
          title={texts.problems.summary(form.problems.size)}
          problems={fields
            .filter((field) => form.problems.has(field))
            .map((field) => ({ id: idOf(field), text: errorOf(field) }))}
          timesListed={form.timesListed}
        />
        {texts.children}
        <HoneypotField ref={website} />
        <div>
          <SendingFailureNotice failure={form.sending.failure} texts={texts.failures} />
          <button
            type="submit"
            // Not disabled, which would take the focus away; a second press does nothing.
            aria-disabled={form.sending.isUnderWay}
            className={buttonStyle(
              'primary',
              'mt-4 min-h-14 w-full aria-disabled:bg-accent-strong sm:w-auto sm:px-10',
            )}
          >
            {form.sending.isUnderWay ? (
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

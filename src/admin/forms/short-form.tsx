import type { ReactNode } from 'react';
import { ApiCallError } from '#api-client/api-call-error.ts';
import { classNames } from '#ui/class-names.ts';
import { staffButton } from '../components/staff-button.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';

/** The state of the call that a short form makes. */
interface FormCall {
  readonly isSending: boolean;
  readonly error: Error | undefined;
  readonly errorText: string | undefined;
}

interface ShortFormProps {
  readonly call: FormCall;
  readonly onSubmit: () => Promise<void>;
  /** The button, before and while the form is sent. */
  readonly submit: string;
  readonly submitting: string;
  readonly submitStyle?: string;
  /** Of a dialog: the button has 'Cancel' beside it, at the end. */
  readonly onCancel?: () => void;
  readonly className?: string;
  /** The fields; `errorOf` gives the message of the server for one of them. */
  readonly children: (errorOf: (field: string) => string | undefined) => ReactNode;
}

/** A form of a few fields with one button. What the server refuses stands beside its field, else above the button. */
export function ShortForm({
  call: { isSending, error, errorText },
  onSubmit,
  submit,
  submitting,
  submitStyle = 'justify-self-start',
  onCancel,
  className,
  children,
}: ShortFormProps) {
  const texts = useGeneralTexts();
  const refused = error instanceof ApiCallError ? error.fields : [];
  const button = (
    <button
      type="submit"
      aria-disabled={isSending}
      className={staffButton('primary', onCancel ? undefined : submitStyle)}
    >
      {isSending ? submitting : submit}
    </button>
  );
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        // Its dialog may stand within another form.
        event.stopPropagation();
        void onSubmit();
      }}
      className={classNames('grid gap-4', className)}
    >
      {children((field) => refused.find(({ path }) => path === field)?.message)}
      {errorText && refused.length === 0 && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      {onCancel ? (
        <div className="mt-2 flex flex-wrap justify-end gap-2">
          <button type="button" className={staffButton('secondary')} onClick={onCancel}>
            {texts.cancel}
          </button>
          {button}
        </div>
      ) : (
        button
      )}
    </form>
  );
}

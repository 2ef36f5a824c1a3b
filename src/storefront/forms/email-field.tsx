import { type ComponentType, lazy, Suspense, useState } from 'react';
import type { EmailSuggestionProps } from './email-suggestion.tsx';
import { useFormField } from './field-context.ts';
import { FormField, type FormFieldProps } from './form-field.tsx';

/** Without a connection nothing is asked. */
const EmailSuggestion = lazy(() =>
  import('./email-suggestion.tsx').then(
    ({ EmailSuggestion: component }): { default: ComponentType<EmailSuggestionProps> } => ({
      default: component,
    }),
    () => ({ default: () => null }),
  ),
);

/** The email field of a form. When it loses the focus, a mistyped domain is asked about. */
export function EmailField(props: Pick<FormFieldProps, 'label' | 'isOptional'>) {
  const { id, value, onValue } = useFormField('email');
  const [left, setLeft] = useState('');
  return (
    <div>
      <FormField
        {...props}
        field="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        dir="ltr"
        onLeave={setLeft}
      />
      {left !== '' && (
        <Suspense>
          <EmailSuggestion
            typed={left === value ? left : ''}
            onAccept={(address) => {
              onValue(address);
              document.getElementById(id)?.focus();
            }}
          />
        </Suspense>
      )}
    </div>
  );
}

import { useField } from '#ui/forms/form-context.ts';
import { FieldNotes } from '#ui/text-field.tsx';
import { useFormFieldFrame } from '../../forms/form-fields.tsx';
import { useOrderEditorTexts } from './order-editor-texts.ts';

/** How the buyer agrees to a total that rises. */
export function ConsentField({ canAsk }: { readonly canAsk: boolean }) {
  const texts = useOrderEditorTexts();
  const { value, setValue } = useField('consent');
  const { id, error } = useFormFieldFrame('consent', false);
  const choices = [
    { consent: 'by_phone', name: texts.byPhone, hint: texts.byPhoneHint, isPossible: true },
    {
      consent: 'ask_buyer',
      name: texts.askBuyer,
      hint: canAsk ? texts.askBuyerHint : texts.askNeedsEmail,
      isPossible: canAsk,
    },
  ];
  return (
    <fieldset
      id={id}
      tabIndex={-1}
      aria-describedby={error ? `${id}-error` : undefined}
      className="mt-4 grid gap-2 border-t border-line pt-4 outline-none"
    >
      <legend className="float-start mb-1 text-sm font-medium">{texts.consent}</legend>
      {choices.map(({ consent, name, hint, isPossible }) => (
        <label
          key={consent}
          className={`flex gap-3 rounded-control border p-3 text-sm has-checked:border-accent has-checked:bg-accent-soft ${error ? 'border-negative' : 'border-line'} ${isPossible ? 'cursor-pointer' : 'text-ink-faint'}`}
        >
          <input
            type="radio"
            name="consent"
            value={consent}
            disabled={!isPossible}
            checked={value === consent}
            onChange={() => setValue(consent)}
            className="mt-0.5 size-4.5 shrink-0 accent-accent"
          />
          <span>
            <span className="block font-medium">{name}</span>
            <span className="block text-ink-soft">{hint}</span>
          </span>
        </label>
      ))}
      <FieldNotes id={id} error={error} />
    </fieldset>
  );
}

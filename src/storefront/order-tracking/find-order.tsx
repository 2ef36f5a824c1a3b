import { useId } from 'react';
import { Form, useNavigation } from 'react-router';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { TextField } from '#ui/text-field.tsx';
import { FocusedAlert } from './focused-alert.tsx';
import type { FindRefusal } from './order-request.ts';

/** Form that opens the page of an order by its number and phone number. Works without scripts. */
export function FindOrder({ refusal }: { readonly refusal: FindRefusal | null }) {
  const texts = useOrderPageMessages();
  const { find } = texts;
  const prefix = useId();
  const isSending = useNavigation().formMethod === 'POST';
  return (
    <Form
      method="post"
      replace
      onSubmit={(event) => isSending && event.preventDefault()}
      className="mt-10 grid max-w-prose gap-4 rounded-panel bg-surface p-6 shadow-raised sm:p-8"
    >
      <h2 className="type-heading">{find.title}</h2>
      <p className="text-ink-soft">{find.formLead}</p>
      {refusal && <FocusedAlert refusal={refusal}>{refusalText(texts, refusal)}</FocusedAlert>}
      <TextField
        id={`${prefix}-number`}
        name="number"
        label={find.number}
        hint={find.numberHint}
        required
        maxLength={32}
        dir="ltr"
        autoCapitalize="characters"
        autoComplete="off"
        spellCheck={false}
      />
      <TextField
        id={`${prefix}-phone`}
        name="phone"
        label={find.phone}
        type="tel"
        inputMode="tel"
        required
        maxLength={40}
        dir="ltr"
        autoComplete="tel"
      />
      <button
        type="submit"
        aria-disabled={isSending}
        className={buttonStyle('primary', 'justify-self-start')}
      >
        {isSending ? find.sending : find.submit}
      </button>
    </Form>
  );
}

function refusalText(
  { find, unreachable }: ReturnType<typeof useOrderPageMessages>,
  { code }: FindRefusal,
): string {
  if (code === 'unreachable') return unreachable;
  return code === 'too_many_requests' ? find.tooMany : find.unknown;
}

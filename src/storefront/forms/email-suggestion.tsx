import { useLocale } from '#i18n/messages-context.tsx';
import { suggestEmail } from './suggest-email.ts';

/** Both languages are here: the module is loaded when the field loses the focus, and is small. */
const texts = {
  en: { question: 'Did you mean', mark: '?', accept: (address: string) => `Use ${address}` },
  ar: { question: 'هل تقصد', mark: '؟', accept: (address: string) => `استخدام ${address}` },
};

export interface EmailSuggestionProps {
  readonly typed: string;
  readonly onAccept: (address: string) => void;
}

/** Asks about an address whose domain looks mistyped. One click corrects it; it is never required. */
export function EmailSuggestion({ typed, onAccept }: EmailSuggestionProps) {
  const { question, mark, accept } = texts[useLocale()];
  const meant = suggestEmail(typed);
  return (
    <p role="status" className={meant ? 'mt-1.5 text-sm' : 'sr-only'}>
      {meant && (
        <>
          {question}{' '}
          <button
            type="button"
            aria-label={accept(meant)}
            onClick={() => onAccept(meant)}
            className="-my-2.5 inline-flex min-h-11 items-center font-medium break-all text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent"
          >
            <bdi dir="ltr">{meant}</bdi>
          </button>
          {mark}
        </>
      )}
    </p>
  );
}

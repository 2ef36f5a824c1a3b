import { ShopPhone } from '../layout/shop-phone.tsx';
import type { SendingFailure } from './refusal.ts';

export type FailureTexts = Readonly<
  Record<SendingFailure, { readonly title: string; readonly text: string }> & { readonly call: string }
>;

interface SendingFailureNoticeProps {
  readonly failure: SendingFailure | null;
  readonly texts: FailureTexts;
}

/** Beside the button: what happened when it was pressed, and who helps. */
export function SendingFailureNotice({ failure, texts }: SendingFailureNoticeProps) {
  return (
    <div role="alert">
      {failure && (
        <div className="mt-4 rounded-control border border-negative px-4 py-3 text-sm">
          <p className="font-medium text-negative">{texts[failure].title}</p>
          <p className="mt-1">{texts[failure].text}</p>
          <p className="mt-2">
            {texts.call} <ShopPhone />
          </p>
        </div>
      )}
    </div>
  );
}

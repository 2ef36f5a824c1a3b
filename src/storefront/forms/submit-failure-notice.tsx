import { ShopPhone } from '../layout/shop-phone.tsx';
import type { SubmitFailure } from './submit-error.ts';

export type FailureTexts = Readonly<
  Record<SubmitFailure, { readonly title: string; readonly text: string }> & { readonly call: string }
>;

interface SubmitFailureNoticeProps {
  readonly failure: SubmitFailure | null;
  readonly texts: FailureTexts;
}

/** Says why a submit failed, and which number to call. */
export function SubmitFailureNotice({ failure, texts }: SubmitFailureNoticeProps) {
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

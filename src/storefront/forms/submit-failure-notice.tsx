import { ShopPhone } from '../layout/shop-phone.tsx';
import type { SubmitFailure } from './submit-error.ts';

interface FailureText {
  readonly title: string;
  readonly text: string;
}

/** Only forms of orders can be above the limits. */
export type FailureTexts = Readonly<Record<Exclude<SubmitFailure, 'aboveLimits'>, FailureText>> & {
  readonly aboveLimits?: FailureText;
  readonly call: string;
};

interface SubmitFailureNoticeProps {
  readonly failure: SubmitFailure | null;
  readonly texts: FailureTexts;
}

/** Says why a submit failed, and which number to call. */
export function SubmitFailureNotice({ failure, texts }: SubmitFailureNoticeProps) {
  const failed = failure && (texts[failure] ?? texts.notAccepted);
  return (
    <div role="alert">
      {failed && (
        <div className="mt-4 rounded-control border border-negative px-4 py-3 text-sm">
          <p className="font-medium text-negative">{failed.title}</p>
          <p className="mt-1">{failed.text}</p>
          <p className="mt-2">
            {texts.call} <ShopPhone />
          </p>
        </div>
      )}
    </div>
  );
}

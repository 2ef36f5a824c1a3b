import { formatTime } from './format-times.ts';
import { useSalesTexts } from './sales-texts.ts';

/** Others add to these lists all day. */
export const refreshEveryMs = 60_000;

/** Says quietly that a list renews itself, and when it did. */
export function RefreshedAt({ at }: { readonly at: number }) {
  const texts = useSalesTexts();
  return (
    <p className="text-xs text-ink-faint print:hidden">
      {at > 0 && texts.refreshed(formatTime(new Date(at)))}
    </p>
  );
}

import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatTime } from './format-times.ts';
import { useSalesTexts } from './sales-texts.ts';

/** Polling interval of lists that customers add to all day. */
export const refreshEveryMs = 60_000;

/** When a polled list was last refreshed. */
export function RefreshedAt({ at }: { readonly at: number }) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <p className="text-xs text-ink-faint print:hidden">
      {at > 0 && texts.refreshed(formatTime(locale, new Date(at)))}
    </p>
  );
}

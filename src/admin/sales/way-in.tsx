import { describeSiteFit } from '#i18n/site-fit.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';

type SiteFit = Parameters<typeof describeSiteFit>[1];

/** The way into the building as the buyer measured it, and what needs care on it. */
export function WayIn({ siteFit }: { readonly siteFit: SiteFit }) {
  const { way, findings } = describeSiteFit(useStaffLocale(), siteFit);
  return (
    <ul className="grid gap-1 text-sm">
      {way.map((text) => (
        <li key={text} className="text-ink-soft">
          {text}
        </li>
      ))}
      {findings.map((text) => (
        <li key={text}>{text}</li>
      ))}
    </ul>
  );
}

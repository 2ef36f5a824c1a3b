import { isolateTyped } from '#i18n/isolate-latin.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { describePlacing } from '#i18n/messages/documents/room-placing.ts';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSalesTexts } from './sales-texts.ts';

type Placing = Parameters<typeof describePlacing>[1];

interface PlanPanelProps {
  /** Address of the picture. */
  readonly picture: string;
  readonly placing: Placing | null;
  /** Of the planner with a copy, without a language; absent where nobody changes it any more. */
  readonly plannerPath?: string;
}

/** The plan of an office that came with a quotation: its drawing, and what goes to which room. */
export function PlanPanel({ picture, placing, plannerPath }: PlanPanelProps) {
  const texts = useSalesTexts();
  const locale = useStaffLocale();
  return (
    <Panel title={texts.plan.title}>
      <a
        href={picture}
        target="_blank"
        rel="noreferrer"
        className="block rounded-control border border-line p-2"
      >
        <img
          src={picture}
          alt={texts.plan.picture}
          loading="lazy"
          className="mx-auto max-h-[28rem] w-full object-contain"
        />
      </a>
      {placing && <PlacingList placing={placing} />}
      {plannerPath && (
        <a
          href={localizedPath(locale, plannerPath)}
          target="_blank"
          rel="noreferrer"
          className={staffButton('secondary', 'mt-4')}
        >
          {texts.plan.open}
        </a>
      )}
    </Panel>
  );
}

/** A room to a line. */
export function PlacingList({ placing }: { readonly placing: Placing }) {
  const locale = useStaffLocale();
  return (
    <ul className="mt-3 grid gap-1 text-sm">
      {describePlacing(locale, placing).map((text) => (
        <li key={text} className="wrap-anywhere">
          {isolateTyped(text)}
        </li>
      ))}
    </ul>
  );
}

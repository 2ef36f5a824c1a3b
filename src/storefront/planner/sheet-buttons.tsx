import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { PlusIcon } from '#ui/icons.tsx';
import type { SidePanel } from './panels/panel-tabs.tsx';
import { PlannerIcon } from './planner-icons.tsx';

export type Sheet = SidePanel | 'totals';

interface SheetButtonsProps {
  readonly shown: Sheet | null;
  readonly onShow: (sheet: Sheet) => void;
}

const icons = {
  products: <PlusIcon />,
  auto: <PlannerIcon name="wand" />,
  room: <PlannerIcon name="room" />,
  totals: <PlannerIcon name="sheet" />,
} as const;

const sheets = ['products', 'auto', 'room', 'totals'] as const;

/** Opens the panels on phones, where they cover a part of the drawing. */
export function SheetButtons({ shown, onShow }: SheetButtonsProps) {
  const texts = usePlannerMessages();
  return (
    <nav aria-label={texts.sheets.label} className="grid grid-cols-4 border-t border-line lg:hidden">
      {sheets.map((sheet) => (
        <button
          key={sheet}
          type="button"
          aria-expanded={sheet === shown}
          onClick={() => onShow(sheet)}
          className="flex min-h-14 flex-col items-center justify-center gap-0.5 text-xs font-medium outline-offset-[-3px] hover:bg-sunken"
        >
          {icons[sheet]}
          {texts.sheets[sheet]}
        </button>
      ))}
    </nav>
  );
}

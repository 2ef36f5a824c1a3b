import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';

export const sidePanels = ['products', 'auto', 'room'] as const;
export type SidePanel = (typeof sidePanels)[number];

interface PanelTabsProps {
  readonly shown: SidePanel;
  readonly onShow: (panel: SidePanel) => void;
}

/** Which panel is beside the drawing. */
export function PanelTabs({ shown, onShow }: PanelTabsProps) {
  const { sheets } = usePlannerMessages();
  return (
    <fieldset className="grid shrink-0 grid-cols-3 border-b border-line">
      <legend className="sr-only">{sheets.label}</legend>
      {sidePanels.map((panel) => (
        <button
          key={panel}
          type="button"
          aria-pressed={panel === shown}
          onClick={() => onShow(panel)}
          className={classNames(
            'min-h-12 border-b-2 px-2 text-sm font-medium outline-offset-[-3px]',
            panel === shown ? 'border-accent text-accent' : 'border-transparent text-ink-soft hover:text-ink',
          )}
        >
          {sheets[panel]}
        </button>
      ))}
    </fieldset>
  );
}

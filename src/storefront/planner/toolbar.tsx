import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';
import { ZoomInIcon, ZoomOutIcon } from '#ui/icons.tsx';
import { PlannerIcon, type PlannerIconName } from './planner-icons.tsx';
import { type Tool, usePlanner } from './state/planner-context.ts';

const tools = [
  'select',
  'room',
  'door',
  'window',
  'column',
  'area',
  'socket',
] as const satisfies readonly Tool[];

const iconButton =
  'hit-area rounded-control text-ink-soft transition-colors hover:bg-sunken hover:text-ink disabled:text-line-strong disabled:hover:bg-transparent aria-pressed:bg-accent-soft aria-pressed:text-accent';

interface IconButtonProps {
  readonly label: string;
  readonly icon: PlannerIconName;
  readonly onPress: () => void;
  readonly isDisabled?: boolean;
  readonly isPressed?: boolean;
}

export function IconButton({ label, icon, onPress, isDisabled = false, isPressed }: IconButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      // A disabled button would lose the focus of who presses it until nothing is left to undo.
      aria-disabled={isDisabled || undefined}
      aria-pressed={isPressed}
      onClick={() => {
        if (!isDisabled) onPress();
      }}
      className={classNames(
        iconButton,
        isDisabled && 'text-line-strong hover:bg-transparent hover:text-line-strong',
      )}
    >
      <PlannerIcon name={icon} />
    </button>
  );
}

/** Undo and redo. */
export function HistoryButtons() {
  const { undo: undoText, redo: redoText } = usePlannerMessages();
  const { canUndo, canRedo, undo, redo } = usePlanner();
  return (
    <div className="flex">
      <IconButton label={undoText} icon="undo" onPress={undo} isDisabled={!canUndo} />
      <IconButton label={redoText} icon="redo" onPress={redo} isDisabled={!canRedo} />
    </div>
  );
}

/** What a press on the drawing does. Walls are drawn on larger screens only. */
export function ToolButtons() {
  const { tools: texts } = usePlannerMessages();
  const { tool, setTool } = usePlanner();
  return (
    <fieldset className="hidden items-center border-s border-line ps-2 lg:flex">
      <legend className="sr-only">{texts.label}</legend>
      {tools.map((name) => (
        <IconButton
          key={name}
          label={texts[name]}
          icon={name}
          isPressed={tool === name}
          onPress={() => setTool(name)}
        />
      ))}
    </fieldset>
  );
}

interface ZoomButtonsProps {
  readonly onZoom: (factor: number) => void;
  readonly onFit: () => void;
}

export function ZoomButtons({ onZoom, onFit }: ZoomButtonsProps) {
  const texts = usePlannerMessages();
  return (
    <div className="absolute end-3 bottom-3 flex flex-col rounded-control border border-line bg-surface shadow-raised">
      <button
        type="button"
        aria-label={texts.zoomIn}
        title={texts.zoomIn}
        onClick={() => onZoom(1.25)}
        className={iconButton}
      >
        <ZoomInIcon />
      </button>
      <button
        type="button"
        aria-label={texts.zoomOut}
        title={texts.zoomOut}
        onClick={() => onZoom(0.8)}
        className={iconButton}
      >
        <ZoomOutIcon />
      </button>
      <IconButton label={texts.fit} icon="fit" onPress={onFit} />
    </div>
  );
}

/** How the chosen tool is used. */
export function ToolHint() {
  const { tools } = usePlannerMessages();
  const { tool } = usePlanner();
  if (tool === 'select' || tool === 'scale') return null;
  return (
    <p
      dir="auto"
      className="pointer-events-none absolute inset-x-0 top-3 mx-auto w-fit max-w-[90%] rounded-control bg-night px-4 py-2 text-sm text-night-ink"
    >
      {tools.hints[tool]}
    </p>
  );
}

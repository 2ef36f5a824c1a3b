import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';

export const shownAs = ['drawing', 'walk', 'list'] as const;

export type ShownAs = (typeof shownAs)[number];

interface ViewSwitchProps {
  readonly shown: ShownAs;
  /** Nothing to be seen in three dimensions. */
  readonly isEmpty: boolean;
  readonly onShow: (shown: ShownAs) => void;
}

/** The plan as a drawing, in three dimensions, or in words. */
export function ViewSwitch({ shown, isEmpty, onShow }: ViewSwitchProps) {
  const { views } = usePlannerMessages();
  return (
    <fieldset className="ms-auto flex rounded-control border border-line-strong p-0.5">
      <legend className="sr-only">{views.label}</legend>
      {shownAs.map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          disabled={name === 'walk' && isEmpty}
          onClick={() => onShow(name)}
          className={classNames(
            'min-h-9 rounded-[0.5rem] px-3 text-sm font-medium disabled:text-ink-faint',
            shown === name ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:text-ink',
          )}
        >
          {views[name]}
        </button>
      ))}
    </fieldset>
  );
}

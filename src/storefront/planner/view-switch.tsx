import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { classNames } from '#ui/class-names.ts';

export type ShownAs = 'drawing' | 'list';

interface ViewSwitchProps {
  readonly shown: ShownAs;
  readonly onShow: (shown: ShownAs) => void;
}

/** The plan as a drawing, or in words. */
export function ViewSwitch({ shown, onShow }: ViewSwitchProps) {
  const { views } = usePlannerMessages();
  return (
    <fieldset className="ms-auto flex rounded-control border border-line-strong p-0.5">
      <legend className="sr-only">{views.label}</legend>
      {(['drawing', 'list'] as const).map((name) => (
        <button
          key={name}
          type="button"
          aria-pressed={shown === name}
          onClick={() => onShow(name)}
          className={classNames(
            'min-h-9 rounded-[0.5rem] px-3 text-sm font-medium',
            shown === name ? 'bg-accent-soft text-accent' : 'text-ink-soft hover:text-ink',
          )}
        >
          {views[name]}
        </button>
      ))}
    </fieldset>
  );
}

import { useId, useState } from 'react';
import { lShapeOutline, rectangleOutline } from '#domain/planner/editing/rooms.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { TemplateChoice } from '../auto/template-choice.tsx';
import { addRoomWithDoor } from '../new-room.ts';
import { usePlanner } from '../state/planner-context.ts';
import { typedNumber } from '../typed-number.ts';
import { smallField } from './field-styles.ts';

/** In centimetres. */
const leastSide = 100;
const mostSide = 10_000;
const origin = { x: 0, y: 0 };

interface StartPanelProps {
  readonly onAuto: () => void;
}

/** How to begin with an empty plan. */
export function StartPanel({ onAuto }: StartPanelProps) {
  const { start: texts } = usePlannerMessages();
  const { plan, edit, setTool, showAll } = usePlanner();
  const id = useId();
  const [width, setWidth] = useState('800');
  const [depth, setDepth] = useState('600');
  const [shape, setShape] = useState<'rectangle' | 'lShape'>('rectangle');
  const [isChecked, setChecked] = useState(false);
  const sides = [width, depth].map((side) => Math.round(typedNumber(side) ?? 0));
  const isRight = (side: number | undefined) => side !== undefined && side >= leastSide && side <= mostSide;

  function draw(): void {
    setChecked(true);
    const [across = 0, down = 0] = sides;
    if (!isRight(across) || !isRight(down)) return;
    const size = { width: across * 10, depth: down * 10 };
    const outline =
      shape === 'rectangle'
        ? rectangleOutline(origin, size.width, size.depth)
        : lShapeOutline(origin, size, {
            width: Math.round(size.width / 2),
            depth: Math.round(size.depth / 2),
            corner: 'top-right',
          });
    const { edit: made, selection } = addRoomWithDoor(plan, outline);
    edit(made, selection);
    showAll();
  }

  const field = (
    name: string,
    label: string,
    value: string,
    onChange: (text: string) => void,
    side: number | undefined,
  ) => {
    const isWrong = isChecked && !isRight(side);
    return (
      <div>
        <label htmlFor={`${id}-${name}`} className="mb-1 block text-sm text-ink-soft">
          {label}
        </label>
        <input
          id={`${id}-${name}`}
          value={value}
          inputMode="numeric"
          autoComplete="off"
          dir="ltr"
          aria-invalid={isWrong || undefined}
          aria-describedby={isWrong ? `${id}-range` : undefined}
          onChange={(event) => onChange(event.target.value)}
          className={smallField}
        />
      </div>
    );
  };

  return (
    <section
      aria-labelledby={`${id}-title`}
      className="absolute inset-x-3 top-1/2 mx-auto max-h-[calc(100%-1.5rem)] max-w-md -translate-y-1/2 overflow-y-auto rounded-panel border border-line bg-surface p-5 shadow-raised sm:p-6"
      dir="auto"
    >
      <h2 id={`${id}-title`} className="type-heading">
        {texts.title}
      </h2>
      <p className="mt-1 text-sm text-ink-soft">{texts.text}</p>
      <form
        className="mt-4 grid gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          draw();
        }}
      >
        <div className="grid grid-cols-2 gap-3">
          {field('width', texts.width, width, setWidth, sides[0])}
          {field('depth', texts.depth, depth, setDepth, sides[1])}
        </div>
        {isChecked && !sides.every(isRight) && (
          <p id={`${id}-range`} role="alert" className="text-sm text-negative">
            {texts.range(leastSide, mostSide)}
          </p>
        )}
        <fieldset className="flex flex-wrap gap-x-5 gap-y-1">
          <legend className="sr-only">{texts.shape}</legend>
          {(['rectangle', 'lShape'] as const).map((name) => (
            <label key={name} className="flex min-h-9 items-center gap-2">
              <input
                type="radio"
                name={`${id}-shape`}
                checked={shape === name}
                onChange={() => setShape(name)}
                className="size-4.5 accent-accent"
              />
              {texts[name]}
            </label>
          ))}
        </fieldset>
        <button type="submit" className={buttonStyle('primary')}>
          {texts.draw}
        </button>
      </form>
      <button
        type="button"
        onClick={() => setTool('room')}
        className="mt-1 hidden min-h-11 text-sm font-medium text-accent underline underline-offset-4 lg:inline-flex lg:items-center"
      >
        {texts.free}
      </button>
      <div className="mt-4 border-t border-line pt-4">
        <TemplateChoice />
      </div>
      <div className="mt-4 border-t border-line pt-4">
        <p className="text-sm text-ink-soft">{texts.autoText}</p>
        <button type="button" onClick={onAuto} className={buttonStyle('secondary', 'mt-3 w-full')}>
          {texts.auto}
        </button>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { boundsOf, edgesOf, isInside, lengthOf } from '#domain/planner/geometry/polygon.ts';
import { type Obstacle, type Opening, type Point, planLimits, type Room } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { PlannerIcon, type PlannerIconName } from '../planner-icons.tsx';
import {
  addToFloor,
  addToWall,
  changePart,
  type PartChange,
  type PartName,
  removePart,
} from '../room-parts.ts';
import { usePlanner } from '../state/planner-context.ts';
import { nothing, type SelectedPart } from '../state/selection.ts';
import { smallButton, smallField } from './field-styles.ts';
import { LengthField } from './length-field.tsx';

type ChosenPart = Exclude<SelectedPart, { readonly kind: 'room' }>;

/** Sizes and place of a door, window, socket, column or area. */
export function PartFields({ chosen }: { readonly chosen: ChosenPart }) {
  const { parts: texts } = usePlannerMessages();
  const { plan, edit } = usePlanner();
  const { room, kind } = chosen;
  const name = kind === 'socket' ? texts.socket : texts[chosen.part.kind];
  const ref = { kind, room: room.id, id: chosen.part.id };
  const set = (changed: PartChange) => edit(changePart(plan, ref, changed));

  return (
    <section aria-label={name} className="grid gap-3 rounded-card bg-sunken p-3">
      <p className="font-medium">{name}</p>
      <div className="grid grid-cols-2 gap-2">
        {kind === 'obstacle' ? (
          <>
            <LengthField label={texts.width} value={chosen.part.width} onChange={(width) => set({ width })} />
            <LengthField label={texts.depth} value={chosen.part.depth} onChange={(depth) => set({ depth })} />
            <LengthField
              label={texts.angle}
              unit={1}
              value={chosen.part.angle}
              onChange={(angle) => set({ angle: ((angle % 360) + 360) % 360 })}
            />
          </>
        ) : (
          <>
            {kind === 'opening' && (
              <LengthField
                label={texts.width}
                value={chosen.part.width}
                onChange={(width) => set({ width })}
              />
            )}
            <LengthField label={texts.at} value={chosen.part.at} onChange={(at) => set({ at })} />
          </>
        )}
      </div>
      {kind === 'opening' && chosen.part.kind === 'door' && <DoorFields door={chosen.part} onChange={set} />}
      {kind === 'obstacle' && <NameField part={chosen.part} onChange={(typed) => set({ name: typed })} />}
      <button type="button" onClick={() => edit(removePart(plan, ref), nothing)} className={smallButton}>
        <PlannerIcon name="bin" />
        {texts.remove}
      </button>
    </section>
  );
}

function NameField({
  part,
  onChange,
}: {
  readonly part: Obstacle;
  readonly onChange: (name: string) => void;
}) {
  const { parts: texts } = usePlannerMessages();
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {texts.name}
      </label>
      <input
        id={id}
        defaultValue={part.name}
        maxLength={planLimits.name}
        autoComplete="off"
        onBlur={(event) => onChange(event.target.value.trim())}
        className={smallField}
      />
    </div>
  );
}

function DoorFields({
  door,
  onChange,
}: {
  readonly door: Opening;
  readonly onChange: (changed: PartChange) => void;
}) {
  const { parts: texts } = usePlannerMessages();
  const id = useId();
  const choice = <Name extends string>(
    field: string,
    label: string,
    value: Name,
    options: Readonly<Record<Name, string>>,
    onChoose: (name: Name) => void,
  ) => (
    <div>
      <label htmlFor={`${id}-${field}`} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <select
        id={`${id}-${field}`}
        value={value}
        onChange={(event) => onChoose(event.target.value as Name)}
        className={smallField}
      >
        {(Object.keys(options) as Name[]).map((name) => (
          <option key={name} value={name}>
            {options[name]}
          </option>
        ))}
      </select>
    </div>
  );
  return (
    <div className="grid grid-cols-2 gap-2">
      {choice('swing', texts.swing, door.swing, texts.swings, (swing) => onChange({ swing }))}
      {choice('hinge', texts.hinge, door.hinge, texts.hinges, (hinge) => onChange({ hinge }))}
    </div>
  );
}

/** What the room has, and buttons to add more without the drawing. */
export function PartList({ room }: { readonly room: Room }) {
  const { parts: texts, tools } = usePlannerMessages();
  const { plan, edit, select, selection } = usePlanner();
  const longest = edgesOf(room.outline).reduce(
    (best, wall, index, walls) => (lengthOf(wall) > lengthOf(walls[best] ?? wall) ? index : best),
    0,
  );
  const rows = [
    ...room.openings.map(({ id, kind, width }) => ({
      id,
      kind: 'opening' as const,
      icon: kind as PlannerIconName,
      text: `${texts[kind]} ${Math.round(width / 10)}`,
    })),
    ...room.sockets.map(({ id }) => ({
      id,
      kind: 'socket' as const,
      icon: 'socket' as const,
      text: texts.socket,
    })),
    ...room.obstacles.map(({ id, kind, name }) => ({
      id,
      kind: 'obstacle' as const,
      icon: kind as PlannerIconName,
      text: name || texts[kind],
    })),
  ];
  function add(name: PartName): void {
    const wall = edgesOf(room.outline)[longest];
    const { edit: made, selection: added } =
      name === 'column' || name === 'area'
        ? addToFloor(plan, room, name, pointIn(room))
        : addToWall(plan, room, name, {
            wall: longest,
            at: freeOnWall(room, longest, wall ? lengthOf(wall) : 0),
          });
    edit(made, added);
  }

  const isChosen = (id: string) =>
    selection.kind !== 'none' &&
    selection.kind !== 'pieces' &&
    selection.kind !== 'room' &&
    selection.id === id;
  return (
    <div className="grid gap-2">
      <ul>
        {rows.map(({ id, kind, icon, text }) => (
          <li key={id}>
            <button
              type="button"
              aria-pressed={isChosen(id)}
              onClick={() => select({ kind, room: room.id, id })}
              className="flex min-h-11 w-full items-center gap-2 rounded-control px-2 text-start text-sm hover:bg-sunken aria-pressed:bg-accent-soft aria-pressed:text-accent"
            >
              <PlannerIcon name={icon} />
              <span className="min-w-0 truncate">{text}</span>
            </button>
          </li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-2">
        {(['door', 'window', 'socket', 'column', 'area'] as const).map((name) => (
          <button key={name} type="button" onClick={() => add(name)} className={smallButton}>
            <PlannerIcon name={name} />
            {tools[name]}
          </button>
        ))}
      </div>
    </div>
  );
}

/** The middle of the longest part of a wall that has no door or window. */
function freeOnWall({ openings }: Room, wall: number, length: number): number {
  const own = openings.filter((one) => one.wall === wall).toSorted((one, other) => one.at - other.at);
  const ends = [...own.map(({ at }) => at), length];
  const gaps = ends.map((to, index) => {
    const before = own[index - 1];
    return { from: before ? before.at + before.width : 0, to };
  });
  const [widest] = gaps.toSorted((one, other) => other.to - other.from - (one.to - one.from));
  return widest ? (widest.from + widest.to) / 2 : length / 2;
}

/** In the middle of the room, or of a part of it if the middle is outside. */
function pointIn({ outline }: Room): Point {
  const { left, right, top, bottom } = boundsOf(outline);
  const shares = [0.5, 0.25, 0.75];
  const places = shares.flatMap((x) =>
    shares.map((y) => ({
      x: Math.round(left + x * (right - left)),
      y: Math.round(top + y * (bottom - top)),
    })),
  );
  return places.find((place) => isInside(outline, place)) ?? { x: left, y: top };
}

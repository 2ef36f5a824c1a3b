import { useId } from 'react';
import { rectangleOutline, removeRoom, renameRoom, setCeiling } from '#domain/planner/editing/rooms.ts';
import { insertCorner, removeCorner, setWallLength } from '#domain/planner/editing/walls.ts';
import { areaOf, edgesOf, lengthOf } from '#domain/planner/geometry/polygon.ts';
import { planLimits, type Room } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { FloorPanel } from '../floor/floor-panel.tsx';
import { addRoomWithDoor } from '../new-room.ts';
import { roomName } from '../piece-in-words.ts';
import { planBounds } from '../plan-bounds.ts';
import { PlannerIcon } from '../planner-icons.tsx';
import { usePlanner } from '../state/planner-context.ts';
import { nothing, selectedPart } from '../state/selection.ts';
import { smallButton, smallField } from './field-styles.ts';
import { LengthField } from './length-field.tsx';
import { PartFields, PartList } from './part-fields.tsx';

/** Of a room that is added, in millimetres. */
const newSide = 4_000;

/** Rooms, with what belongs to the building. */
export function RoomPanel() {
  const texts = usePlannerMessages();
  const { plan, products, selection, edit, select, showAll } = usePlanner();
  const id = useId();
  const part = selectedPart(plan, selection);
  const room = part?.room ?? (plan.rooms.length === 1 ? plan.rooms[0] : undefined);

  function add(): void {
    const bounds = planBounds(plan, products);
    const left = bounds ? bounds.right + 100 : 0;
    const outline = rectangleOutline({ x: left, y: bounds?.top ?? 0 }, newSide, newSide);
    const { edit: made, selection: added } = addRoomWithDoor(plan, outline);
    edit(made, added);
    showAll();
  }

  return (
    <div className="grid min-h-0 flex-1 content-start gap-4 overflow-y-auto p-4">
      <p className="text-sm text-ink-soft lg:hidden">{texts.tools.onlyLarge}</p>
      {plan.rooms.length > 1 && (
        <div>
          <label htmlFor={`${id}-room`} className="mb-1 block text-sm text-ink-soft">
            {texts.room.title}
          </label>
          <select
            id={`${id}-room`}
            value={room?.id ?? ''}
            onChange={(event) => select({ kind: 'room', room: event.target.value })}
            className={smallField}
          >
            {!room && <option value="" />}
            {plan.rooms.map((one) => (
              <option key={one.id} value={one.id}>
                {roomName(texts, plan, one.id)}
              </option>
            ))}
          </select>
        </div>
      )}
      {part && part.kind !== 'room' && <PartFields key={part.part.id} chosen={part} />}
      {room && <RoomFields key={room.id} room={room} />}
      {plan.rooms.length < planLimits.rooms && (
        <button type="button" onClick={add} className={smallButton}>
          <PlannerIcon name="room" />
          {texts.room.add}
        </button>
      )}
      <FloorPanel />
    </div>
  );
}

function RoomFields({ room }: { readonly room: Room }) {
  const texts = usePlannerMessages();
  const { plan, edit, announce } = usePlanner();
  const id = useId();
  const walls = edgesOf(room.outline);

  return (
    <>
      <div>
        <label htmlFor={`${id}-name`} className="mb-1 block text-sm text-ink-soft">
          {texts.room.name}
        </label>
        <input
          id={`${id}-name`}
          defaultValue={room.name}
          maxLength={planLimits.name}
          placeholder={roomName(texts, plan, room.id)}
          autoComplete="off"
          onBlur={(event) => {
            const name = event.target.value.trim();
            if (name !== room.name) edit(renameRoom(plan, room.id, name));
          }}
          className={smallField}
        />
      </div>
      <p className="text-sm text-ink-soft">
        <bdi>{texts.room.area(areaOf(room.outline).toFixed(1))}</bdi>
      </p>
      <fieldset>
        <legend className="mb-1 text-sm font-medium">{texts.room.walls}</legend>
        <div className="grid grid-cols-3 gap-2">
          {walls.map((wall, index) => (
            <LengthField
              // biome-ignore lint/suspicious/noArrayIndexKey: a wall is known by its number
              key={index}
              label={texts.room.wall(index + 1)}
              value={Math.round(lengthOf(wall))}
              onChange={(length) => edit(setWallLength(plan, room.id, index, length))}
            />
          ))}
        </div>
      </fieldset>
      <div className="grid grid-cols-2 gap-2">
        <CornerChoice
          label={texts.room.addCorner}
          options={walls.map((_, wall) => texts.room.wall(wall + 1))}
          onChoose={(wall) => {
            const own = walls[wall];
            if (own) edit(insertCorner(plan, room.id, wall, Math.round(lengthOf(own) / 2)));
          }}
        />
        <CornerChoice
          label={texts.room.removeCorner}
          options={walls.map((_, corner) =>
            texts.room.corner(((corner + walls.length - 1) % walls.length) + 1, corner + 1),
          )}
          onChoose={(corner) => edit(removeCorner(plan, room.id, corner))}
        />
      </div>
      <LengthField
        label={texts.room.ceiling}
        value={room.ceiling}
        onChange={(ceiling) => edit(setCeiling(plan, room.id, ceiling))}
      />
      <PartList room={room} />
      <button
        type="button"
        onClick={() => {
          if (edit(removeRoom(plan, room.id), nothing))
            announce(texts.room.removed(roomName(texts, plan, room.id)));
        }}
        className={smallButton}
      >
        <PlannerIcon name="bin" />
        {texts.room.remove}
      </button>
    </>
  );
}

interface CornerChoiceProps {
  readonly label: string;
  readonly options: readonly string[];
  readonly onChoose: (index: number) => void;
}

/** Does something with the chosen wall or corner at once, and shows its own name again. */
function CornerChoice({ label, options, onChoose }: CornerChoiceProps) {
  return (
    <select
      aria-label={label}
      value=""
      onChange={(event) => {
        if (event.target.value !== '') onChoose(Number(event.target.value));
      }}
      className={smallField}
    >
      <option value="">{label}</option>
      {options.map((option, index) => (
        <option key={option} value={index}>
          {option}
        </option>
      ))}
    </select>
  );
}

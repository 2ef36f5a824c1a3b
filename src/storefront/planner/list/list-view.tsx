import { type ReactNode, useId, useRef, useState } from 'react';
import { areaOf, boundsOf } from '#domain/planner/geometry/polygon.ts';
import { roomAt } from '#domain/planner/placed-piece.ts';
import { type Piece, planLimits, type Room } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { actionStyle } from '../../widgets/action-style.ts';
import { PlaceFields } from '../panels/place-fields.tsx';
import { roomName, usePieceInWords } from '../piece-in-words.ts';
import { usePlanner } from '../state/planner-context.ts';
import { pieceSelection } from '../state/selection.ts';
import { AddByForm } from './add-by-form.tsx';

interface ListViewProps {
  /** Shows a piece in the drawing. */
  readonly onShow: () => void;
}

/** The plan in words: rooms and what stands in them, to be changed by forms. */
export function ListView({ onShow }: ListViewProps) {
  const texts = usePlannerMessages();
  const { plan } = usePlanner();
  const id = useId();
  const outside = plan.pieces.filter((piece) => !roomAt(plan, piece));
  return (
    <div className="mx-auto grid max-w-4xl gap-8 p-4 sm:p-6">
      <h2 className="type-heading">{texts.list.title}</h2>
      {plan.rooms.length === 0 && <p className="text-ink-soft">{texts.list.noRooms}</p>}
      {plan.rooms.map((room) => (
        <RoomInWords key={room.id} room={room} onShow={onShow} />
      ))}
      {outside.length > 0 && (
        <section aria-labelledby={`${id}-outside`}>
          <h3 id={`${id}-outside`} className="text-lg font-medium">
            {texts.list.outside}
          </h3>
          <Pieces pieces={outside} onShow={onShow} />
        </section>
      )}
      {plan.pieces.length < planLimits.pieces ? (
        <AddByForm />
      ) : (
        <p>{texts.products.full(planLimits.pieces)}</p>
      )}
    </div>
  );
}

function RoomInWords({ room, onShow }: { readonly room: Room; readonly onShow: () => void }) {
  const texts = usePlannerMessages();
  const { plan } = usePlanner();
  const id = useId();
  const pieces = plan.pieces.filter((piece) => roomAt(plan, piece)?.id === room.id);
  const { left, right, top, bottom } = boundsOf(room.outline);
  const size = [
    texts.products.size(Math.round((right - left) / 10), Math.round((bottom - top) / 10)),
    texts.room.area(areaOf(room.outline).toFixed(1)),
  ].join(' · ');
  const doors = room.openings.filter(({ kind }) => kind === 'door').length;
  return (
    <section aria-labelledby={id}>
      <h3 id={id} className="text-lg font-medium">
        {roomName(texts, plan, room.id)}
      </h3>
      <p className="text-sm text-ink-soft">
        <bdi>{size}</bdi>
      </p>
      <p className="text-sm text-ink-soft">
        {texts.list.contents(doors, room.openings.length - doors, room.sockets.length, room.obstacles.length)}
      </p>
      {pieces.length === 0 ? (
        <p className="mt-2">{texts.list.empty}</p>
      ) : (
        <Pieces pieces={pieces} onShow={onShow} />
      )}
    </section>
  );
}

function Pieces({ pieces, onShow }: { readonly pieces: readonly Piece[]; readonly onShow: () => void }) {
  const list = useRef<HTMLOListElement>(null);
  return (
    <ol ref={list} tabIndex={-1} className="mt-2 divide-y divide-line border-y border-line">
      {pieces.map((piece) => (
        <PieceRow key={piece.id} piece={piece} onShow={onShow} onRemoved={() => list.current?.focus()} />
      ))}
    </ol>
  );
}

interface PieceRowProps {
  readonly piece: Piece;
  readonly onShow: () => void;
  /** The pressed button goes with its row. */
  readonly onRemoved: () => void;
}

function PieceRow({ piece, onShow, onRemoved }: PieceRowProps) {
  const texts = usePlannerMessages();
  const { plan, products, change, select, announce } = usePlanner();
  const describe = usePieceInWords(products);
  const [isMoving, setMoving] = useState(false);
  const { name, place } = describe(plan, piece);
  const action = (label: string, text: ReactNode, onPress: () => void) => (
    <button type="button" aria-label={label} onClick={onPress} className={actionStyle}>
      {text}
    </button>
  );
  return (
    <li className="py-2">
      <div className="flex flex-wrap items-baseline gap-x-4">
        <p className="min-w-0 grow basis-72">
          <span className="font-medium">{name}</span>
          <span className="block text-sm text-ink-soft">{place}</span>
        </p>
        <div className="flex gap-x-4 text-sm">
          <button
            type="button"
            aria-label={texts.list.moveOf(name)}
            aria-expanded={isMoving}
            onClick={() => setMoving((before) => !before)}
            className={actionStyle}
          >
            {isMoving ? texts.list.done : texts.list.move}
          </button>
          {action(texts.list.showOf(name), texts.views.drawing, () => {
            select(pieceSelection([piece.id]));
            onShow();
          })}
          {action(texts.list.removeOf(name), texts.remove, () => {
            onRemoved();
            // By itself, also where it is moved together with others.
            change({ ...plan, pieces: plan.pieces.filter((one) => one !== piece) });
            announce(texts.drawing.removed(1));
          })}
        </div>
      </div>
      {isMoving && (
        <div className="mt-2 max-w-xl pb-2">
          <PlaceFields pieces={[piece]} />
        </div>
      )}
    </li>
  );
}

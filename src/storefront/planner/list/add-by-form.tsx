import { useId, useState } from 'react';
import { boundsOf, isInside } from '#domain/planner/geometry/polygon.ts';
import type { Point, Room } from '#domain/planner/plan.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { addPiece, placeNear } from '../add-piece.ts';
import { smallField } from '../panels/field-styles.ts';
import { roomName, usePieceInWords } from '../piece-in-words.ts';
import { usePlanner } from '../state/planner-context.ts';
import { typedNumber } from '../typed-number.ts';

/** Adds a piece by its name and its distances from two walls. */
export function AddByForm() {
  const texts = usePlannerMessages();
  const planner = usePlanner();
  const { plan, products, announce, visibleMiddle } = planner;
  const describe = usePieceInWords(products);
  const id = useId();
  const [name, setName] = useState('');
  const [roomId, setRoomId] = useState('');
  const [left, setLeft] = useState('');
  const [top, setTop] = useState('');
  const [error, setError] = useState<'product' | 'place' | null>(null);
  const room = plan.rooms.find((one) => one.id === roomId) ?? plan.rooms[0] ?? null;

  function add(): void {
    const typed = foldText(name);
    const product = [...products.values()].find(
      (one) => foldText(one.name) === typed || foldText(one.sku) === typed,
    );
    if (!product) {
      setError('product');
      return;
    }
    const place = placeFor(product);
    if (!place) {
      setError('place');
      return;
    }
    const added = addPiece(planner, product, place);
    if (!added) return;
    setError(null);
    setName('');
    setLeft('');
    setTop('');
    announce(texts.list.added(product.name, describe(added.plan, added.piece).place));
  }

  /** Null: the typed distances lead out of the room. */
  function placeFor(product: PlannedProduct): (Point & { readonly angle: number }) | null {
    if (!room) return placeNear(plan, products, product, visibleMiddle());
    if (left.trim() === '' && top.trim() === '')
      return placeNear({ ...plan, rooms: [room] }, products, product, middleOf(room));
    const bounds = boundsOf(room.outline);
    const place = {
      x: Math.round(bounds.left + (typedNumber(left) ?? 0) * 10 + product.width / 2),
      y: Math.round(bounds.top + (typedNumber(top) ?? 0) * 10 + product.depth / 2),
    };
    return isInside(room.outline, place) ? { ...place, angle: 0 } : null;
  }

  const distance = (field: string, label: string, value: string, onChange: (text: string) => void) => (
    <div>
      <label htmlFor={`${id}-${field}`} className="mb-1 block text-sm text-ink-soft">
        {label}
      </label>
      <input
        id={`${id}-${field}`}
        value={value}
        inputMode="decimal"
        autoComplete="off"
        dir="ltr"
        aria-describedby={error === 'place' ? `${id}-error` : `${id}-hint`}
        aria-invalid={error === 'place' || undefined}
        onChange={(event) => onChange(event.target.value)}
        className={smallField}
      />
    </div>
  );

  return (
    <form
      aria-labelledby={`${id}-title`}
      className="grid gap-3 rounded-card bg-sunken p-4 sm:p-5"
      onSubmit={(event) => {
        event.preventDefault();
        add();
      }}
    >
      <h3 id={`${id}-title`} className="text-lg font-medium">
        {texts.list.add}
      </h3>
      <div>
        <label htmlFor={`${id}-product`} className="mb-1 block text-sm text-ink-soft">
          {texts.list.product}
        </label>
        <input
          id={`${id}-product`}
          list={`${id}-products`}
          value={name}
          autoComplete="off"
          aria-describedby={error === 'product' ? `${id}-error` : undefined}
          aria-invalid={error === 'product' || undefined}
          onChange={(event) => setName(event.target.value)}
          className={smallField}
        />
        <datalist id={`${id}-products`}>
          {[...products.values()].map((product) => (
            <option key={product.id} value={product.name} />
          ))}
        </datalist>
      </div>
      <div className="grid gap-3 sm:grid-cols-3">
        {plan.rooms.length > 1 && (
          <div>
            <label htmlFor={`${id}-room`} className="mb-1 block text-sm text-ink-soft">
              {texts.list.inRoom}
            </label>
            <select
              id={`${id}-room`}
              value={room?.id ?? ''}
              onChange={(event) => setRoomId(event.target.value)}
              className={smallField}
            >
              {plan.rooms.map((one) => (
                <option key={one.id} value={one.id}>
                  {roomName(texts, plan, one.id)}
                </option>
              ))}
            </select>
          </div>
        )}
        {room && distance('left', texts.list.fromLeft, left, setLeft)}
        {room && distance('top', texts.list.fromTop, top, setTop)}
      </div>
      <p id={`${id}-hint`} className="text-sm text-ink-faint">
        {texts.list.anywhere}
      </p>
      <p id={`${id}-error`} role="alert" className="text-sm text-negative empty:hidden">
        {error === 'product' && texts.list.noProduct}
        {error === 'place' && texts.list.noPlace}
      </p>
      <button type="submit" className={buttonStyle('primary', 'justify-self-start')}>
        {texts.list.addIt}
      </button>
    </form>
  );
}

function middleOf({ outline }: Room): Point {
  const { left, right, top, bottom } = boundsOf(outline);
  return { x: Math.round((left + right) / 2), y: Math.round((top + bottom) / 2) };
}

import { type PointerEvent, useId, useMemo, useRef, useState } from 'react';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { imageAddress } from '#images/image-address.ts';
import { classNames } from '#ui/class-names.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { Price } from '../../catalogue/price.tsx';
import { addPiece, placeNear } from '../add-piece.ts';
import { usePlanner } from '../state/planner-context.ts';
import { smallButton, smallField } from './field-styles.ts';
import { findProducts } from './find-products.ts';
import { type KindGroup, kindGroupNames } from './kind-groups.ts';

const shownAtFirst = 24;
const dragAfter = 6;

export interface DraggedProduct {
  readonly product: PlannedProduct;
  /** On the screen. */
  readonly x: number;
  readonly y: number;
}

interface ProductPanelProps {
  readonly onDrag: (dragged: DraggedProduct | null) => void;
  readonly onDrop: (dragged: DraggedProduct) => void;
  /** Chooses what replaces pieces, instead of adding; null: adds. */
  readonly replacing: {
    readonly count: number;
    readonly replace: (product: PlannedProduct) => void;
    readonly cancel: () => void;
  } | null;
}

/** Search for products, by name and kind, to put them into the plan. */
export function ProductPanel({ onDrag, onDrop, replacing }: ProductPanelProps) {
  const { products: texts } = usePlannerMessages();
  const planner = usePlanner();
  const { products, plan, announce, visibleMiddle } = planner;
  const id = useId();
  const [text, setText] = useState('');
  const [group, setGroup] = useState<KindGroup | null>(null);
  const [shown, setShown] = useState(shownAtFirst);
  const found = useMemo(() => findProducts(products.values(), { text, group }), [products, text, group]);

  function choose(product: PlannedProduct): void {
    if (replacing) {
      replacing.replace(product);
      return;
    }
    if (!addPiece(planner, product, placeNear(plan, products, product, visibleMiddle()))) return;
    announce(texts.added(product.name));
  }

  return (
    <div className="flex min-h-0 flex-1 flex-col">
      <div className="grid gap-2 p-3">
        {replacing && (
          <p className="flex items-center justify-between gap-2 rounded-control bg-accent-soft px-3 py-2 text-sm">
            {texts.replaceHint(replacing.count)}
            <CancelButton onPress={replacing.cancel} />
          </p>
        )}
        <div>
          <label htmlFor={`${id}-text`} className="sr-only">
            {texts.search}
          </label>
          <input
            id={`${id}-text`}
            type="search"
            value={text}
            placeholder={texts.search}
            autoComplete="off"
            onChange={(event) => {
              setText(event.target.value);
              setShown(shownAtFirst);
            }}
            className={smallField}
          />
        </div>
        <div>
          <label htmlFor={`${id}-kind`} className="sr-only">
            {texts.kind}
          </label>
          <select
            id={`${id}-kind`}
            value={group ?? ''}
            onChange={(event) => {
              setGroup(kindGroupNames.find((name) => name === event.target.value) ?? null);
              setShown(shownAtFirst);
            }}
            className={smallField}
          >
            <option value="">{texts.all}</option>
            {kindGroupNames.map((name) => (
              <option key={name} value={name}>
                {texts.kinds[name]}
              </option>
            ))}
          </select>
        </div>
        <p role="status" className="text-sm text-ink-faint">
          {found.length === 0 ? texts.none : texts.found(found.length)}
        </p>
      </div>
      <ul
        // biome-ignore lint/a11y/noNoninteractiveTabindex: a part that scrolls is reached by the keyboard
        tabIndex={0}
        aria-label={texts.title}
        className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-3 pb-3"
      >
        {found.slice(0, shown).map((product) => (
          <li key={product.id}>
            <ProductChoice
              product={product}
              onChoose={choose}
              onDrag={replacing ? null : onDrag}
              onDrop={onDrop}
            />
          </li>
        ))}
        {found.length > shown && (
          <li className="pt-2">
            <button
              type="button"
              onClick={() => setShown((before) => before + 48)}
              className={classNames(smallButton, 'w-full')}
            >
              {texts.more}
            </button>
          </li>
        )}
      </ul>
    </div>
  );
}

function CancelButton({ onPress }: { readonly onPress: () => void }) {
  const { cancel } = usePlannerMessages();
  return (
    <button
      type="button"
      onClick={onPress}
      className="hit-area font-medium text-accent underline underline-offset-4"
    >
      {cancel}
    </button>
  );
}

interface ProductChoiceProps {
  readonly product: PlannedProduct;
  readonly onChoose: (product: PlannedProduct) => void;
  readonly onDrag: ((dragged: DraggedProduct | null) => void) | null;
  readonly onDrop: (dragged: DraggedProduct) => void;
}

/** A product to press or, with a mouse or pen, to drag into the drawing. A finger scrolls the list. */
function ProductChoice({ product, onChoose, onDrag, onDrop }: ProductChoiceProps) {
  const { products: texts } = usePlannerMessages();
  const start = useRef<{ x: number; y: number } | null>(null);
  const isDragged = useRef(false);
  const { name, picture, width, depth, price, stock } = product;

  const draggedAt = (event: PointerEvent) => ({ product, x: event.clientX, y: event.clientY });

  return (
    <button
      type="button"
      onClick={() => {
        // The click at the end of a drag is none.
        if (!isDragged.current) onChoose(product);
        isDragged.current = false;
      }}
      onPointerDown={(event) => {
        isDragged.current = false;
        if (!onDrag || event.pointerType === 'touch' || event.button !== 0) return;
        start.current = { x: event.clientX, y: event.clientY };
        event.currentTarget.setPointerCapture(event.pointerId);
      }}
      onPointerMove={(event) => {
        if (!start.current || !onDrag) return;
        const distance = Math.hypot(event.clientX - start.current.x, event.clientY - start.current.y);
        if (distance > dragAfter) isDragged.current = true;
        if (isDragged.current) onDrag(draggedAt(event));
      }}
      onPointerUp={(event) => {
        if (start.current && isDragged.current) onDrop(draggedAt(event));
        start.current = null;
        onDrag?.(null);
      }}
      onPointerCancel={() => {
        start.current = null;
        onDrag?.(null);
      }}
      className="group flex w-full items-center gap-3 rounded-control p-1.5 text-start hover:bg-sunken"
    >
      {picture ? (
        <img
          src={imageAddress(picture, 300)}
          width="56"
          height="56"
          alt=""
          loading="lazy"
          draggable={false}
          className="size-14 shrink-0 rounded-control bg-sunken object-cover"
        />
      ) : (
        <span className="size-14 shrink-0 rounded-control bg-sunken" />
      )}
      <span className="min-w-0 flex-1 text-sm leading-snug">
        <span className="line-clamp-2">
          {onDrag && <span className="sr-only">{texts.add} </span>}
          {name}
        </span>
        <span className="flex flex-wrap gap-x-2 text-ink-faint">
          <bdi>{texts.size(Math.round(width / 10), Math.round(depth / 10))}</bdi>
          <Price amount={price} className="text-ink" />
          {stock === 0 && <span className="text-negative">{texts.outOfStock}</span>}
        </span>
      </span>
      <span className="text-ink-faint group-hover:text-accent">
        <PlusIcon />
      </span>
    </button>
  );
}

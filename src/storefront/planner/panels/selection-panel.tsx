import { useId } from 'react';
import { removePieces, turnPieces } from '#domain/planner/editing/pieces.ts';
import type { Piece } from '#domain/planner/plan.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { imageAddress } from '#images/image-address.ts';
import { Price } from '../../catalogue/price.tsx';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { productPath } from '../../navigation/product-path.ts';
import { duplicateBeside } from '../duplicate-beside.ts';
import { PlannerIcon } from '../planner-icons.tsx';
import { usePlanner } from '../state/planner-context.ts';
import { nothing, selectedPieces } from '../state/selection.ts';
import { ArrangeButtons } from './arrange-buttons.tsx';
import { smallButton } from './field-styles.ts';
import { PlaceFields } from './place-fields.tsx';

/** What can be done with the chosen pieces. */
export function SelectionPanel({ onReplace }: { readonly onReplace: () => void }) {
  const texts = usePlannerMessages();
  const planner = usePlanner();
  const { plan, selection, edit, announce } = planner;
  const id = useId();
  const pieces = selectedPieces(plan, selection);
  const [first] = pieces;
  if (!first) return null;
  const ids = new Set(pieces.map((piece) => piece.id));

  function remove(): void {
    edit(removePieces(plan, ids), nothing);
    announce(texts.drawing.removed(ids.size));
  }

  return (
    <section aria-labelledby={`${id}-title`} className="border-b border-line p-4">
      <h2 id={`${id}-title`} className="sr-only">
        {texts.pieces.title}
      </h2>
      {pieces.length === 1 ? (
        <OnePiece piece={first} />
      ) : (
        <p className="font-medium">{texts.pieces.several(pieces.length)}</p>
      )}
      <div className="mt-3">
        <PlaceFields pieces={pieces} />
      </div>
      <div className="mt-3 grid grid-cols-2 gap-2">
        <button type="button" onClick={() => edit(turnPieces(plan, ids, -90))} className={smallButton}>
          <PlannerIcon name="turnLeft" />
          {texts.pieces.turnLeft}
        </button>
        <button type="button" onClick={() => edit(turnPieces(plan, ids, 90))} className={smallButton}>
          <PlannerIcon name="turnRight" />
          {texts.pieces.turnRight}
        </button>
        <button type="button" onClick={() => duplicateBeside(planner, ids, texts)} className={smallButton}>
          <PlannerIcon name="group" />
          {texts.pieces.duplicate}
        </button>
        <button type="button" onClick={onReplace} className={smallButton}>
          <PlannerIcon name="swap" />
          {texts.pieces.replace}
        </button>
        <button type="button" onClick={remove} className={smallButton}>
          <PlannerIcon name="bin" />
          {texts.pieces.remove}
        </button>
      </div>
      {pieces.length > 1 && <ArrangeButtons pieces={pieces} />}
    </section>
  );
}

function OnePiece({ piece }: { readonly piece: Piece }) {
  const texts = usePlannerMessages();
  const product = usePlanner().products.get(piece.product);
  if (!product) return <p className="font-medium">{texts.drawing.gone}</p>;
  return (
    <div className="flex gap-3">
      {product.picture && (
        <img
          src={imageAddress(product.picture, 300)}
          width="72"
          height="72"
          alt=""
          className="size-18 shrink-0 rounded-control bg-sunken object-cover"
        />
      )}
      <div className="min-w-0 text-sm">
        <LocaleLink
          to={productPath(product.slug, null)}
          className="font-medium underline decoration-line-strong underline-offset-4 hover:text-accent"
        >
          {product.name}
        </LocaleLink>
        <p className="mt-1 flex flex-wrap gap-x-2 text-ink-soft">
          <bdi>{texts.products.size(Math.round(product.width / 10), Math.round(product.depth / 10))}</bdi>
          <Price amount={product.price} className="text-ink" />
        </p>
        {product.stock === 0 && <p className="text-negative">{texts.products.outOfStock}</p>}
      </div>
    </div>
  );
}

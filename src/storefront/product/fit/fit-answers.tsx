import { type Box, sidesOf } from '#domain/catalogue/fit/box.ts';
import { type ProductFit, productFit } from '#domain/catalogue/fit/product-fit.ts';
import type { Obstacle, Passage, SiteAccess, Way } from '#domain/catalogue/fit/site-access.ts';
import { useFitMessages } from '#i18n/messages/storefront/product/fit-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { PlacementDrawing, RaisedDrawing } from './fit-drawing.tsx';
import type { FittedPiece } from './fitted-piece.ts';

const millimetresInCentimetre = 10;

interface FitAnswersProps {
  readonly pieces: readonly FittedPiece[];
  readonly access: SiteAccess;
}

/** Nothing until a part of the way is known. */
export function FitAnswers({ pieces, access }: FitAnswersProps) {
  const { cart } = useFitMessages();
  const isKnown = Object.values(access).some((part) => part !== null);
  const answered = isKnown ? pieces.map((piece) => ({ piece, fit: productFit(piece, access) })) : [];
  const doubtful = answered.filter(({ fit }) => fit.answer === 'no' || fit.answer === 'unknown').length;
  return (
    <div role="status" className="grid gap-5 empty:hidden">
      {answered.length > 1 && (
        <p className="font-medium">{doubtful === 0 ? cart.allFit : cart.someDoNot(doubtful)}</p>
      )}
      {answered.map(({ piece, fit }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: pieces keep their order, and two may have one name
        <PieceAnswer key={index} piece={piece} fit={fit} />
      ))}
    </div>
  );
}

function PieceAnswer({ piece, fit }: { readonly piece: FittedPiece; readonly fit: ProductFit }) {
  const texts = useFitMessages();
  const fits = fit.answer === 'whole' || fit.answer === 'parts';
  // A carton that is too large for the way is opened before it.
  const isUnpacked = fit.answer === 'whole' && fit.cartons.some(({ way }) => way.attitude === null);
  const hasSizes = piece.cartons.length > 0 || piece.assembled !== null;
  return (
    <section className="rounded-card bg-sunken px-5 py-4">
      {piece.name !== null && (
        <h3 className="mb-1 text-sm text-ink-soft">
          <bdi>{unbrokenName(piece.name)}</bdi>
        </h3>
      )}
      <p className={fits ? 'font-medium text-positive' : 'font-medium text-negative'}>
        {hasSizes ? texts.answers[isUnpacked ? 'unpacked' : fit.answer] : texts.cart.noSizes}{' '}
        {!fits && (
          <LocaleLink to="/contact" className="underline underline-offset-4">
            {texts.ask}
          </LocaleLink>
        )}
      </p>
      <ul className="mt-2 grid gap-2 text-sm">
        {fit.cartons.map(({ size, way }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: cartons keep their order, and two may have one size
          <BoxAnswer key={index} label={texts.carton} size={size} way={way} />
        ))}
        {fit.assembled && (
          <BoxAnswer label={texts.assembled} size={fit.assembled.size} way={fit.assembled.way} />
        )}
      </ul>
      {hasSizes && (
        <p className="mt-2 text-sm text-ink-soft">
          {piece.cartons.length > 0 ? texts.packedSizes : texts.assembledSize}
        </p>
      )}
    </section>
  );
}

interface BoxAnswerProps {
  readonly label: (size: string) => string;
  readonly size: Box;
  readonly way: Way;
}

function BoxAnswer({ label, size, way }: BoxAnswerProps) {
  const texts = useFitMessages();
  const { catalogue } = useMessages();
  const sides = sidesOf(size).map((side) => side / millimetresInCentimetre);
  const shownSize = catalogue.centimetres(sides.join(' × '));
  const stop = way.passages.find(({ held, carried }) => !held && !carried);
  return (
    <li>
      {label(shownSize)}:{' '}
      {stop ? texts.stopsAt[stop.obstacle] : way.attitude && texts.attitudes[way.attitude]}
      {!stop && <Drawings passages={way.passages} size={size} />}
    </li>
  );
}

/** How the box is held where it passes tilted only. */
function Drawings({ passages, size }: { readonly passages: readonly Passage[]; readonly size: Box }) {
  const texts = useFitMessages();
  const nameOf = (obstacle: Obstacle) =>
    obstacle === 'liftDoor' || obstacle === 'cabin' ? 'lift' : obstacle;
  const drawn = passages.flatMap(({ obstacle, held, carried, space }) => {
    const name = texts.parts[nameOf(obstacle)];
    if (held?.attitude === 'tilted' && space) {
      return [
        <PlacementDrawing
          key={`${obstacle}-held`}
          placement={held}
          size={size}
          space={space}
          obstacle={name}
        />,
      ];
    }
    return carried?.raised
      ? [<RaisedDrawing key={`${obstacle}-carried`} raised={carried.raised} obstacle={name} />]
      : [];
  });
  return drawn.length > 0 ? <div className="mt-2 flex flex-wrap gap-6">{drawn}</div> : null;
}

import { type CartProduct, largestQuantity } from '#domain/cart/cart.ts';
import { type ListLine, longestNote } from '#domain/cart/lists/saved-lists.ts';
import type { PricedLine } from '#domain/cart/price-cart.ts';
import { useListsMessages } from '#i18n/messages/storefront/buying/lists-messages.ts';
import { useCartMessages } from '#i18n/messages/storefront/cart-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { classNames } from '#ui/class-names.ts';
import { ArrowDownIcon, ArrowUpIcon, CloseIcon } from '#ui/icons.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

export interface LineChanges {
  readonly onQuantity: (quantity: number) => void;
  readonly onNote: (note: string) => void;
  readonly onMove: (by: -1 | 1) => void;
  readonly onRemove: () => void;
}

interface ListLineRowProps {
  readonly line: ListLine;
  readonly priced: PricedLine<CartProduct> | undefined;
  /** Null for a list that is only looked at. */
  readonly changes: LineChanges | null;
}

/** One line of a list: product, quantity, note, and whether it can be had. */
export function ListLineRow({ line, priced, changes }: ListLineRowProps) {
  const texts = useListsMessages();
  const locale = useLocale();
  const product = priced?.product ?? null;
  const { name: names, sku, slug, price, picture } = product ?? line.snapshot;
  const name = names[locale];
  return (
    <li
      data-row={line.productId}
      className="grid break-inside-avoid grid-cols-[4rem_minmax(0,1fr)] gap-x-4 gap-y-2 py-4 sm:grid-cols-[5rem_minmax(0,1fr)_auto]"
    >
      <span className={classNames(!product && 'opacity-50 grayscale')}>
        <CataloguePicture picture={picture} sizes="5rem" className="aspect-square w-full rounded-control" />
      </span>
      <div className="min-w-0">
        <h3 className="font-medium">
          {product ? (
            <LocaleLink to={`/product/${slug}`} className="underline-offset-4 hover:underline">
              {unbrokenName(name)}
            </LocaleLink>
          ) : (
            unbrokenName(name)
          )}
        </h3>
        <p className="text-sm text-ink-soft">
          <bdi dir="ltr" className="text-ink-faint">
            {sku}
          </bdi>
          {product && (
            <>
              {' · '}
              <Price amount={price} /> {texts.each}
            </>
          )}
        </p>
        {priced && <Availability priced={priced} />}
        <Note line={line} name={name} changes={changes} />
      </div>
      <div className="col-span-2 flex flex-wrap items-center justify-between gap-2 sm:col-span-1 sm:flex-col sm:items-end sm:justify-start">
        <Quantity line={line} name={name} changes={changes} />
        {priced && priced.available > 0 && (
          <p className="font-medium sm:order-first">
            <Price amount={priced.total} />
          </p>
        )}
        {changes && (
          <span className="flex print:hidden">
            <LineButton label={texts.up(name)} onPress={() => changes.onMove(-1)} icon={<ArrowUpIcon />} />
            <LineButton label={texts.down(name)} onPress={() => changes.onMove(1)} icon={<ArrowDownIcon />} />
            <LineButton label={texts.remove(name)} onPress={changes.onRemove} icon={<CloseIcon />} />
          </span>
        )}
      </div>
    </li>
  );
}

/** Says what keeps a line from being bought as it is. */
function Availability({ priced: { status, available } }: { readonly priced: PricedLine<CartProduct> }) {
  const { notes } = useCartMessages();
  if (status === 'available') return null;
  const text = {
    gone: notes.gone,
    out_of_stock: notes.outOfStock,
    short: available === largestQuantity ? notes.mostOfOne : notes.onlyLeft(available),
  }[status];
  return <p className="text-sm font-medium text-negative">{text}</p>;
}

interface PartProps {
  readonly line: ListLine;
  readonly name: string;
  readonly changes: LineChanges | null;
}

function Note({ line, name, changes }: PartProps) {
  const texts = useListsMessages();
  if (!changes) return line.note && <p className="mt-1 text-sm whitespace-pre-line">{line.note}</p>;
  return (
    <>
      <input
        type="text"
        dir="auto"
        aria-label={texts.noteOf(name)}
        placeholder={texts.note}
        autoComplete="off"
        maxLength={longestNote}
        value={line.note}
        onChange={(event) => changes.onNote(event.target.value)}
        className="mt-2 h-11 w-full max-w-md rounded-control border border-line bg-surface px-3 text-sm placeholder:text-ink-faint hover:border-ink print:hidden"
      />
      <p className="hidden text-sm print:block">{line.note}</p>
    </>
  );
}

function Quantity({ line: { quantity }, name, changes }: PartProps) {
  const texts = useListsMessages();
  const { addToCart } = useMessages();
  const pieces = (
    <p className={classNames('text-sm', changes !== null && 'hidden print:block')}>
      × <bdi>{quantity}</bdi>
    </p>
  );
  if (!changes) return pieces;
  return (
    <>
      <QuantityStepper
        label={texts.quantityOf(name)}
        decreaseLabel={addToCart.decrease}
        increaseLabel={addToCart.increase}
        value={quantity}
        max={largestQuantity}
        onChange={changes.onQuantity}
        className="print:hidden"
      />
      {pieces}
    </>
  );
}

interface LineButtonProps {
  readonly label: string;
  readonly icon: React.ReactNode;
  readonly onPress: () => void;
}

function LineButton({ label, icon, onPress }: LineButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      onClick={onPress}
      className="hit-area rounded-control text-ink-soft hover:text-accent"
    >
      {icon}
    </button>
  );
}

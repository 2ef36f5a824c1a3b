import { useRef } from 'react';
import {
  type CartProduct,
  largestQuantity,
  mostLines,
  removeFromCart,
  setQuantity,
} from '#domain/cart/cart.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenName } from '#i18n/unbroken-numbers.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { CloseIcon, PlusIcon } from '#ui/icons.tsx';
import { QuantityStepper } from '#ui/quantity-stepper.tsx';
import { FieldNotes } from '#ui/text-field.tsx';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { Price } from '../catalogue/price.tsx';
import { useFormFields } from '../forms/field-context.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { ProductPageState } from '../product/chosen-quantity.ts';
import { AddLines } from './list/add-lines.tsx';
import { type DraftLines, leaveAsWords, replaceWithProduct } from './list/draft-list.ts';
import { FindProduct } from './list/find-product.tsx';
import type { ListOrigin, TextLine } from './quote-draft.ts';

interface QuoteLinesProps {
  readonly draft: DraftLines;
  readonly onChange: (lines: Partial<DraftLines>) => void;
}

const rowStyle = 'flex flex-wrap items-center gap-x-4 gap-y-3 py-4';

/** Lines of a quotation request: products of the catalogue and free texts, each with its quantity. */
export function QuoteLines({ draft, onChange }: QuoteLinesProps) {
  const { products, texts, origins } = draft;
  const { quotation } = useContactMessages();
  const { lines: lineTexts } = quotation;
  const locale = useLocale();
  const { idOf, errorOf } = useFormFields();
  const group = useRef<HTMLFieldSetElement>(null);
  const id = idOf('lines');
  const error = errorOf('lines');
  const isFull = products.length + texts.length >= mostLines;

  /** Moves the focus to the next line when the focused one is removed. */
  function remove(lines: Parameters<typeof onChange>[0]): void {
    onChange(lines);
    group.current?.querySelector<HTMLElement>('[data-add]')?.focus();
  }

  function add(): void {
    onChange({ texts: [...texts, { id: randomUuid(), text: '', quantity: 1 }] });
    requestAnimationFrame(() => [...(group.current?.querySelectorAll('textarea') ?? [])].at(-1)?.focus());
  }

  return (
    <fieldset
      ref={group}
      id={id}
      tabIndex={-1}
      aria-describedby={error && `${id}-error`}
      className="outline-none"
    >
      <legend className="sr-only">{lineTexts.title}</legend>
      <ul className="divide-y divide-line border-y border-line empty:hidden">
        {products.map(({ productId, quantity, snapshot }) => {
          const name = snapshot.name[locale];
          return (
            <li key={productId} className={rowStyle}>
              <CataloguePicture
                picture={snapshot.picture}
                sizes="4rem"
                className="size-16 shrink-0 rounded-control"
              />
              <div className="min-w-0 flex-1 basis-40">
                <LocaleLink
                  to={`/product/${snapshot.slug}`}
                  state={{ quantity } satisfies ProductPageState}
                  className="font-medium underline-offset-4 hover:underline"
                >
                  {unbrokenName(name)}
                </LocaleLink>
                <p className="text-sm text-ink-soft">
                  <bdi dir="ltr" className="text-ink-faint">
                    {snapshot.sku}
                  </bdi>
                  {' · '}
                  <Price amount={snapshot.price} />
                </p>
                {origins[productId] && (
                  <Matched
                    origin={origins[productId]}
                    name={name}
                    onLeaveAsWords={() => onChange(leaveAsWords(draft, productId, randomUuid))}
                  />
                )}
              </div>
              <LineEnd
                name={name}
                quantity={quantity}
                onQuantity={(wanted) => onChange({ products: setQuantity(products, productId, wanted) })}
                onRemove={() => remove({ products: removeFromCart(products, productId) })}
              />
            </li>
          );
        })}
        {texts.map((line, index) => (
          <TextRow
            key={line.id}
            line={line}
            number={index + 1}
            isWrong={error !== undefined}
            onChange={(changed) =>
              onChange({
                texts: texts.map((other) => (other.id === line.id ? { ...other, ...changed } : other)),
              })
            }
            onRemove={() => remove({ texts: texts.filter((other) => other.id !== line.id) })}
            onFound={(product) => onChange(replaceWithProduct(draft, line.id, product))}
          />
        ))}
      </ul>
      <FieldNotes id={id} error={error} />
      {isFull ? (
        <p className="mt-3 text-sm text-ink-faint">{lineTexts.full}</p>
      ) : (
        <AddLines draft={draft} onChange={onChange}>
          <button type="button" data-add onClick={add} className={buttonStyle('secondary')}>
            <PlusIcon />
            {lineTexts.add}
          </button>
        </AddLines>
      )}
    </fieldset>
  );
}

/** What a list said, and a way to take it back. */
function Matched({
  origin: { words, by },
  name,
  onLeaveAsWords,
}: {
  readonly origin: ListOrigin;
  readonly name: string;
  readonly onLeaveAsWords: () => void;
}) {
  const { list } = useContactMessages().quotation.lines;
  return (
    <p className="text-sm text-ink-soft">
      {by === 'code' ? list.matchedByCode : list.matchedByName} <bdi>{words}</bdi>
      {' · '}
      <button
        type="button"
        aria-label={list.leaveNamed(name)}
        onClick={onLeaveAsWords}
        className="inline-flex min-h-8 items-center underline decoration-line-strong underline-offset-4 hover:text-accent"
      >
        {list.leave}
      </button>
    </p>
  );
}

interface TextRowProps {
  readonly line: TextLine;
  readonly number: number;
  readonly isWrong: boolean;
  readonly onChange: (line: Partial<TextLine>) => void;
  readonly onRemove: () => void;
  readonly onFound: (product: CartProduct) => void;
}

function TextRow({ line, number, isWrong, onChange, onRemove, onFound }: TextRowProps) {
  const { id, text, quantity, isFromList = false } = line;
  const { quotation } = useContactMessages();
  const { lines: lineTexts } = quotation;
  return (
    <li className={rowStyle}>
      <textarea
        id={`quote-line-${id}`}
        aria-label={lineTexts.text(number)}
        placeholder={lineTexts.placeholder}
        value={text}
        rows={2}
        dir="auto"
        onChange={(event) => onChange({ text: event.target.value })}
        className={classNames(
          'field-sizing-content min-h-[4.75rem] max-h-60 min-w-0 flex-1 basis-60 rounded-control border bg-surface px-4 py-2.5 placeholder:text-ink-faint',
          isWrong && text.trim() === '' ? 'border-negative' : 'border-line-strong hover:border-ink',
        )}
      />
      <LineEnd
        name={text.trim() || lineTexts.text(number)}
        quantity={quantity}
        onQuantity={(wanted) => onChange({ quantity: wanted })}
        onRemove={onRemove}
      />
      {isFromList && (
        <div className="basis-full">
          <p className="text-sm text-ink-soft">{lineTexts.list.leftAsWords}</p>
          <FindProduct text={text} onChoose={onFound} />
        </div>
      )}
    </li>
  );
}

interface LineEndProps {
  readonly name: string;
  readonly quantity: number;
  readonly onQuantity: (quantity: number) => void;
  readonly onRemove: () => void;
}

function LineEnd({ name, quantity, onQuantity, onRemove }: LineEndProps) {
  const { quotation } = useContactMessages();
  const { lines: lineTexts } = quotation;
  const { addToCart } = useMessages();
  return (
    <span className="ms-auto flex items-center gap-2">
      <QuantityStepper
        label={lineTexts.quantityOf(name)}
        decreaseLabel={addToCart.decrease}
        increaseLabel={addToCart.increase}
        value={quantity}
        max={largestQuantity}
        onChange={onQuantity}
      />
      <button
        type="button"
        onClick={onRemove}
        aria-label={lineTexts.removeNamed(name)}
        className="hit-area rounded-control text-ink-soft hover:text-accent"
      >
        <CloseIcon />
      </button>
    </span>
  );
}

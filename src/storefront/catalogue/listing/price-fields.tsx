import { type KeyboardEvent, useId } from 'react';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { formatRoundMoney } from '#i18n/money.ts';
import { classNames } from '#ui/class-names.ts';
import type { PriceField } from './typed-prices.ts';
import type { Listing } from './use-listing.ts';

/** Fields of the price range in riyals; applied on blur or Enter. */
export function PriceFields({ listing }: { readonly listing: Listing }) {
  const { listing: texts } = useMessages();
  const locale = useLocale();
  const messageId = useId();
  const { priceProblem: problem, data } = listing;
  const { price } = data.facets;
  return (
    <div>
      <div className="grid grid-cols-2 gap-3">
        <PriceInput listing={listing} field="minPrice" name={texts.priceFrom} messageId={messageId} />
        <PriceInput listing={listing} field="maxPrice" name={texts.priceTo} messageId={messageId} />
      </div>
      <p
        id={messageId}
        aria-live="polite"
        className={classNames('mt-2 text-sm', problem ? 'text-negative' : 'text-ink-faint')}
      >
        {problem && (problem.kind === 'reversed' ? texts.reversed : texts.notAnAmount)}
        {!problem &&
          price &&
          texts.priceBetween(
            `\u2068${formatRoundMoney(locale, price.lowest)}\u2069`,
            `\u2068${formatRoundMoney(locale, price.highest)}\u2069`,
          )}
      </p>
    </div>
  );
}

interface PriceInputProps {
  readonly listing: Listing;
  readonly field: PriceField;
  readonly name: string;
  readonly messageId: string;
}

function PriceInput({ listing, field, name, messageId }: PriceInputProps) {
  const { listing: texts } = useMessages();
  const isWrong = listing.priceProblem?.field === field;
  return (
    <label className="block text-sm">
      <span className="text-ink-soft">{name}</span>
      <span
        className={classNames(
          'mt-1 flex h-11 items-center gap-1.5 rounded-control border bg-surface px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
          isWrong ? 'border-negative' : 'border-line-strong',
        )}
      >
        <span aria-hidden="true" className="shrink-0 text-xs text-ink-faint">
          {texts.currency}
        </span>
        <input
          type="text"
          inputMode="decimal"
          name={field}
          dir="ltr"
          maxLength={20}
          value={listing.typedPrices[field]}
          aria-invalid={isWrong}
          aria-describedby={messageId}
          onChange={(event) => listing.typePrice(field, event.currentTarget.value)}
          onBlur={() => listing.settlePrices()}
          onKeyDown={takeOverOnEnter}
          className="w-full min-w-0 bg-transparent text-base tabular-nums outline-none rtl:text-end"
        />
      </span>
    </label>
  );

  function takeOverOnEnter(event: KeyboardEvent) {
    if (event.key !== 'Enter') return;
    // Submitting would also close the drawer, which only its button should do.
    event.preventDefault();
    listing.settlePrices();
  }
}

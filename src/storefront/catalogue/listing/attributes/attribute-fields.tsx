import { useId, useState } from 'react';
import { useListMessages } from '#i18n/messages/storefront/product/list-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { Swatch } from '#ui/swatch.tsx';
import { FilterGroup } from '../filter-group.tsx';
import { Count, rowStyle } from '../filter-row.tsx';
import { rangeParameter } from '../listing-address.ts';
import type { AttributeFilter } from '../listing-data.ts';
import { numberFrom } from '../typed-prices.ts';
import type { Listing } from '../use-listing.ts';

interface AttributeFieldsProps {
  readonly listing: Listing;
  readonly filter: AttributeFilter;
}

/** The filter by one attribute: a range, or options with the number of products that have each. */
export function AttributeFields({ listing, filter }: AttributeFieldsProps) {
  return (
    <FilterGroup name={filter.name}>
      <fieldset>
        <legend className="sr-only">{filter.name}</legend>
        {filter.range ? (
          <RangeFields listing={listing} filter={filter} />
        ) : (
          <Options listing={listing} filter={filter} />
        )}
      </fieldset>
    </FilterGroup>
  );
}

/** More are collapsed, so that the other filters stay in view. */
const optionsAtFirst = 8;

function Options({ listing, filter }: AttributeFieldsProps) {
  const { moreOptions } = useListMessages();
  const { options } = filter;
  const further = options.slice(optionsAtFirst);
  const chosen = listing.data.choice.attributes?.[filter.key]?.options ?? [];
  const row = (option: AttributeFilter['options'][number]) => (
    <OptionBox key={option.key} listing={listing} filter={filter} option={option} />
  );
  return (
    <>
      {options.slice(0, optionsAtFirst).map(row)}
      {further.length > 0 && (
        <details open={further.some(({ key }) => chosen.includes(key))}>
          <summary
            className={classNames(
              rowStyle,
              'list-none text-ink-soft underline decoration-line-strong underline-offset-4 hover:text-accent [&::-webkit-details-marker]:hidden',
            )}
          >
            {moreOptions}
          </summary>
          {further.map(row)}
        </details>
      )}
    </>
  );
}

interface OptionBoxProps extends AttributeFieldsProps {
  readonly option: AttributeFilter['options'][number];
}

function OptionBox({ listing, filter: { key, isSingle }, option }: OptionBoxProps) {
  const chosen = listing.choice.attributes?.[key]?.options ?? [];
  const isChosen = chosen.includes(option.key);
  // Values without results cannot be chosen, unless they are chosen already.
  const isDeadEnd = option.count === 0 && !isChosen;
  return (
    <label
      className={classNames(rowStyle, isDeadEnd ? 'text-ink-faint' : 'cursor-pointer hover:text-accent')}
    >
      <input
        // A box also where one day excludes the others: it can be taken away again.
        type="checkbox"
        name={key}
        value={option.key}
        checked={isChosen}
        disabled={isDeadEnd}
        onChange={(event) => {
          const others = isSingle ? [] : chosen.filter((one) => one !== option.key);
          listing.chooseOptions(key, event.currentTarget.checked ? [...others, option.key] : others);
        }}
        className="size-5 shrink-0 accent-accent"
      />
      <Swatch colours={option.colours} className="size-5" />
      <bdi className="grow">{option.name}</bdi>
      <Count number={option.count} />
    </label>
  );
}

/** Fields of a range; applied on blur or Enter. */
function RangeFields({ listing, filter }: AttributeFieldsProps) {
  const { listing: texts } = useMessages();
  const { notARange } = useListMessages();
  const messageId = useId();
  const [problem, setProblem] = useState<'from' | 'to' | null>(null);
  const { key, unit, range } = filter;
  const chosen = listing.choice.attributes?.[key];
  const apply = (end: 'from' | 'to', typed: string) => {
    const value = numberFrom(typed);
    const number = typeof value === 'number' ? value : undefined;
    const other = end === 'from' ? chosen?.to : chosen?.from;
    const isReversed =
      number !== undefined && other !== undefined && (end === 'from' ? number > other : number < other);
    const isWrong = value === 'unreadable' || isReversed;
    setProblem(isWrong ? end : null);
    if (!isWrong && number !== chosen?.[end]) listing.chooseRange(key, { [end]: number });
  };
  return (
    <>
      <div className="grid grid-cols-2 gap-3">
        {(['from', 'to'] as const).map((end) => (
          <label key={end} className="block text-sm">
            <span className="text-ink-soft">{end === 'from' ? texts.priceFrom : texts.priceTo}</span>
            <span
              className={classNames(
                'mt-1 flex h-11 items-center gap-1.5 rounded-control border bg-surface px-3 focus-within:outline-2 focus-within:outline-offset-2 focus-within:outline-accent',
                problem === end ? 'border-negative' : 'border-line-strong',
              )}
            >
              <input
                // A choice made elsewhere, such as a removed filter, begins the field again.
                key={chosen?.[end] ?? ''}
                type="text"
                inputMode="decimal"
                name={rangeParameter(key, end)}
                dir="ltr"
                maxLength={12}
                defaultValue={chosen?.[end] ?? ''}
                aria-invalid={problem === end}
                aria-describedby={messageId}
                onBlur={(event) => apply(end, event.currentTarget.value)}
                onKeyDown={(event) => {
                  if (event.key !== 'Enter') return;
                  // Submitting would also close the drawer, which only its button should do.
                  event.preventDefault();
                  apply(end, event.currentTarget.value);
                }}
                className="w-full min-w-0 bg-transparent text-base tabular-nums outline-none rtl:text-end"
              />
              <span aria-hidden="true" className="shrink-0 text-xs text-ink-faint">
                {unit}
              </span>
            </span>
          </label>
        ))}
      </div>
      <p
        id={messageId}
        aria-live="polite"
        className={classNames('mt-2 text-sm', problem ? 'text-negative' : 'text-ink-faint')}
      >
        {problem
          ? notARange
          : range &&
            texts.priceBetween(`\u2068${range.lowest}\u2069`, `\u2068${range.highest}\u2069 ${unit}`)}
      </p>
    </>
  );
}

import { useState } from 'react';
import { comparePath, mostCompared, toggleCompared } from '#domain/catalogue/comparison/compared-products.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { changeCompared, useCompared } from './compared-store.ts';

interface CompareToggleProps {
  readonly slug: string;
  readonly name: string;
  readonly className: string;
  /** When a link to the comparison appears with it, on pages without a bar of their own for it. */
  readonly link?: 'when-any-is-chosen' | 'when-this-is-chosen';
}

/** Chooses a product for the comparison, or takes it out again. A fifth one is refused in words. */
export function CompareToggle({ slug, name, className, link }: CompareToggleProps) {
  const { compare: texts } = useMessages();
  const compared = useCompared();
  const [isRefused, setIsRefused] = useState(false);
  const isChosen = compared.includes(slug);
  const isFull = compared.length >= mostCompared && !isChosen;
  // In place of the button's words, so that a tile does not grow.
  const isLinkInstead = link === 'when-this-is-chosen' && isChosen;
  return (
    <>
      <button
        type="button"
        aria-pressed={isChosen}
        aria-label={texts.product(name)}
        onClick={() => {
          setIsRefused(isFull);
          changeCompared((slugs) => toggleCompared(slugs, slug));
        }}
        className={classNames(
          'group/compare noscript:hidden print:hidden',
          isLinkInstead && 'pe-2',
          className,
        )}
      >
        <svg
          aria-hidden="true"
          viewBox="0 0 20 20"
          className="size-5 shrink-0 fill-surface stroke-line-strong group-hover/compare:stroke-ink group-aria-pressed/compare:fill-accent group-aria-pressed/compare:stroke-accent"
        >
          <rect x="1.75" y="1.75" width="16.5" height="16.5" rx="4" strokeWidth="1.5" />
          {isChosen && <path d="m5.5 10.5 3 3 6-6.5" className="fill-none stroke-white" strokeWidth="2" />}
        </svg>
        {!isLinkInstead && texts.label}
      </button>
      {isLinkInstead && (
        <LocaleLink
          to={comparePath(compared)}
          className={classNames('me-auto underline underline-offset-4', className)}
        >
          {texts.show(compared.length)}
        </LocaleLink>
      )}
      {link === 'when-any-is-chosen' && compared.length > 0 && (
        <LocaleLink
          to={comparePath(compared)}
          className={classNames('order-last underline underline-offset-4', className)}
        >
          {texts.open(compared.length)}
        </LocaleLink>
      )}
      <p role="alert" className="order-last w-full text-sm text-negative empty:hidden">
        {isRefused && isFull && texts.full}
      </p>
    </>
  );
}

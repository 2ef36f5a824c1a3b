import { useCallback, useEffect, useRef, useState } from 'react';
import { useNavigationType } from 'react-router';
import { useMessages } from '#i18n/messages-context.tsx';
import { listingAddress } from './listing-address.ts';
import type { ListingData } from './listing-data.ts';

/** Scroll position, focus and screen reader announcement after a change of the list. */
export function useListChange({ choice, total, products }: ListingData) {
  const { listing: texts } = useMessages();
  const navigationType = useNavigationType();
  const top = useRef<HTMLDivElement>(null);
  const heading = useRef<HTMLHeadingElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [announcement, setAnnouncement] = useState('');
  const focusHeading = useCallback(() => heading.current?.focus({ preventScroll: true }), []);

  const filtered = listingAddress({ path: '' }, { ...choice, page: 1, shown: 1 });
  const before = useRef({ filtered, page: choice.page, products: products.length });
  useEffect(() => {
    const { filtered: filteredBefore, page: pageBefore, products: productsBefore } = before.current;
    before.current = { filtered, page: choice.page, products: products.length };
    const isSameFilter = filteredBefore === filtered;
    const isSamePage = isSameFilter && pageBefore === choice.page;
    const say = (text: string) =>
      // Screen readers do not announce the same text twice.
      setAnnouncement((announced) => (announced === text ? `${text}\u00a0` : text));
    if (!isSamePage) {
      say(texts.count(total));
      if (navigationType === 'POP') return;
      // The new list is shown from its beginning.
      if ((top.current?.getBoundingClientRect().top ?? 0) < 0) top.current?.scrollIntoView();
      if (isSameFilter) focusHeading();
    } else if (products.length > productsBefore) {
      say(texts.shownOf(products.length, total));
      if (navigationType === 'POP') return;
      const firstNew = list.current?.querySelectorAll<HTMLElement>('li > a')[productsBefore];
      firstNew?.focus({ preventScroll: true });
    }
  }, [filtered, choice.page, products.length, total, texts, navigationType, focusHeading]);

  return { top, heading, list, announcement, focusHeading };
}

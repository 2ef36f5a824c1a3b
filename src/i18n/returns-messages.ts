import { returnsAr } from './messages/returns.ar.ts';
import { type ReturnsMessages, returnsEn } from './messages/returns.en.ts';
import { useLocale } from './messages-context.tsx';

/** Both languages come with the page itself, which is less than a request for one of them. */
export function useReturnsMessages(): ReturnsMessages {
  return { en: returnsEn, ar: returnsAr }[useLocale()];
}

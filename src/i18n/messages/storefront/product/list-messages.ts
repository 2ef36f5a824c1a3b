import { useLocale } from '../../../messages-context.tsx';
import { listAr } from './list.ar.ts';
import { type ListMessages, listEn } from './list.en.ts';

/** Texts of lists. Both languages are in the chunk of lists, which costs less than a request for one of them. */
export function useListMessages(): ListMessages {
  return { en: listEn, ar: listAr }[useLocale()];
}

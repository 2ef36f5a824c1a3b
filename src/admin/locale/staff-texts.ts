import { useStaffLocale } from './staff-locale.tsx';

/** Makes the hook through which an area's screens find their texts in the language of whoever works. */
export function staffTexts<Texts>(en: Texts, ar: Texts): () => Texts {
  return function useTexts() {
    return useStaffLocale() === 'ar' ? ar : en;
  };
}

import { useStaffLocale } from './staff-locale.tsx';

/**
 * Creates the hook that returns the texts of an area in the language of staff. Each area has its own hook, so that its
 * texts are loaded with its screens.
 */
export function staffTexts<Texts>(en: Texts, ar: Texts): () => Texts {
  return function useTexts() {
    return useStaffLocale() === 'ar' ? ar : en;
  };
}

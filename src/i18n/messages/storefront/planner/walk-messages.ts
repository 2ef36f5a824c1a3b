import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./walk.en.ts')).planWalkEn,
  ar: async () => (await import('./walk.ar.ts')).planWalkAr,
};

export const usePlanWalkMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

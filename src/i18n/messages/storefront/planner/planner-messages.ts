import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./planner.en.ts')).plannerEn,
  ar: async () => (await import('./planner.ar.ts')).plannerAr,
};

export const usePlannerMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./planner-page.en.ts')).plannerPageEn,
  ar: async () => (await import('./planner-page.ar.ts')).plannerPageAr,
};

export const usePlannerPageMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

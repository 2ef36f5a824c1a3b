import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./planner-share.en.ts')).plannerShareEn,
  ar: async () => (await import('./planner-share.ar.ts')).plannerShareAr,
};

export const usePlannerShareMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

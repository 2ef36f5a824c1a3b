import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./lists.en.ts')).listsEn,
  ar: async () => (await import('./lists.ar.ts')).listsAr,
};

export const useListsMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

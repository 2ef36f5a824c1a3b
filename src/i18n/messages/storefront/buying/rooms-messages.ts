import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./rooms.en.ts')).roomsEn,
  ar: async () => (await import('./rooms.ar.ts')).roomsAr,
};

export const useRoomsMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

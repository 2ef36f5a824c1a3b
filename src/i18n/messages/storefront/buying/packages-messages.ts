import { loadBothLanguages, loadDocumentLanguage } from '../../../page-messages.ts';

const load = {
  en: async () => (await import('./packages.en.ts')).packagesEn,
  ar: async () => (await import('./packages.ar.ts')).packagesAr,
};

export const usePackagesMessages = import.meta.env.SSR
  ? await loadBothLanguages(load)
  : loadDocumentLanguage(load);

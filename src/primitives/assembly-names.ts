import type { LocalizedText } from './text/localized-text.ts';

/** The name of the line that the price of an assembly becomes in an order. */
export const assemblyNames: LocalizedText = { en: 'Assembly', ar: 'التركيب' };

import type { VocabularyLine } from './vocabulary.ts';

/** A line of the vocabulary as staff edit it. */
export interface SearchWords extends VocabularyLine {
  readonly id: string;
  readonly version: number;
}

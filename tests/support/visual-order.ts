import bidiFactory from 'bidi-js';

const bidi = bidiFactory();
const marks = /[\u200e\u200f\u061c\u2060\u2066-\u2069]/g;

/**
 * What is seen of a text on one line, from left to right, by the Unicode bidirectional algorithm. Without a direction
 * the first letter decides.
 */
export function visualOrder(text: string, direction?: 'ltr' | 'rtl'): string {
  const levels = bidi.getEmbeddingLevels(text, direction);
  return bidi.getReorderedString(text, levels).replaceAll(marks, '').replaceAll('\u00a0', ' ');
}

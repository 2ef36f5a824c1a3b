import type { ListedLine } from './list-lines.ts';

/** Writes lines as a list that can be read again. */
export function textOfLines(lines: readonly ListedLine[]): string {
  return lines
    .map(({ code, name, quantity }) => [code, name, quantity].filter(Boolean).join('\t'))
    .join('\n');
}

interface Run {
  readonly text: string;
  readonly isLatin: boolean;
  /** Offset in the whole text. */
  readonly start: number;
}

/** Runs of words of Latin letters and digits, without surrounding punctuation. */
const latinWords =
  /[A-Za-z\d](?:[\w.,:/+%°²³×&-]*[\w+%°²³])?(?: [A-Za-z\d](?:[\w.,:/+%°²³×&-]*[\w+%°²³])?)*/g;

/**
 * Splits an Arabic text at Latin runs. The bidirectional algorithm would reverse '650 VA' or 'Wi-Fi 6' between Arabic
 * words, because a digit takes the direction of the text before it.
 */
export function latinRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(latinWords)) {
    // Plain numbers need no isolation.
    if (!/[A-Za-z]/.test(found)) continue;
    if (index > end) runs.push({ text: text.slice(end, index), isLatin: false, start: end });
    runs.push({ text: found, isLatin: true, start: index });
    end = index + found.length;
  }
  if (end < text.length || text === '') runs.push({ text: text.slice(end), isLatin: false, start: end });
  return runs;
}

interface Run {
  readonly text: string;
  readonly isLatin: boolean;
  /** Where in the whole text it begins. */
  readonly start: number;
}

/** Words of Latin letters and digits, a space apart; brackets and full stops around them belong to the sentence. */
const latinWords =
  /[A-Za-z\d](?:[\w.,:/+%°²³×&-]*[\w+%°²³])?(?: [A-Za-z\d](?:[\w.,:/+%°²³×&-]*[\w+%°²³])?)*/g;

/**
 * Takes an Arabic text apart where Latin words stand in it. '650 VA' or 'Wi-Fi 6' would be shown back to front between
 * Arabic words, because a digit belongs to the direction of what stands before it.
 */
export function latinRuns(text: string): Run[] {
  const runs: Run[] = [];
  let end = 0;
  for (const { 0: found, index } of text.matchAll(latinWords)) {
    // Numbers alone are in order in both directions.
    if (!/[A-Za-z]/.test(found)) continue;
    if (index > end) runs.push({ text: text.slice(end, index), isLatin: false, start: end });
    runs.push({ text: found, isLatin: true, start: index });
    end = index + found.length;
  }
  if (end < text.length || text === '') runs.push({ text: text.slice(end), isLatin: false, start: end });
  return runs;
}

/** Letters that write one sound of a foreign word, or that are exchanged when a word is written by ear. */
const sameSound: Readonly<Record<string, string>> = {
  // ميتنج، ميتنق، ميتنغ
  ق: 'ج',
  غ: 'ج',
  ث: 'ت',
  ط: 'ت',
  ص: 'س',
  ذ: 'د',
  ض: 'د',
  ظ: 'د',
};

const shortestSound = 3;

/**
 * How a folded Arabic word sounds: its consonants, because the vowels of foreign words and of dialect are written in many ways
 * (بروجكتر، بروجيكتور), as are g and the emphatic consonants. Undefined for a word with too few consonants to be known by them.
 */
export function arabicSound(word: string): string | undefined {
  const sound = word
    .replace(/تش/g, 'ش')
    .replace(/[اويه]/g, '')
    .replace(/./gu, (letter) => sameSound[letter] ?? letter)
    .replace(/(.)\1+/gu, '$1');
  return sound.length < shortestSound ? undefined : sound;
}

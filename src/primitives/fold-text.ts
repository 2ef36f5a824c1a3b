/**
 * Brings a text into the one form in which texts are searched: small letters without accents, one form of each
 * Arabic letter that people write in several, Latin digits, words apart by one space. What is stored and what is
 * typed both pass through here, so that 'الكُرسيّ' finds 'كرسى' and 'SD-HA-160' finds 'sd ha 160'.
 */
export function foldText(text: string): string {
  return text
    .normalize('NFC')
    .replace(vowelSigns, '')
    .replace(article, '')
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(variants, (letter) => oneForm[letter] ?? letter)
    .replace(/[^\p{L}\p{N}]+/gu, ' ')
    .trim();
}

/** Arabic vowel signs, and the stretching of letters for looks; not the hamza on a letter, which is part of it. */
const vowelSigns = /[\u064b-\u0652\u0670\u0640]/g;

/**
 * 'The' before a word of three letters or more; shorter ones may only look as if they had it. Taken away while an
 * alef with hamza still differs from one without: ألماني has no article, الألماني has.
 */
const article = /(?<![\p{L}\p{N}])[اٱ]ل(?=\p{L}{3})/gu;

const oneForm: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  ء: '',
  ...digits('٠١٢٣٤٥٦٧٨٩'),
  ...digits('۰۱۲۳۴۵۶۷۸۹'),
};

const variants = new RegExp(`[${Object.keys(oneForm).join('')}]`, 'g');

function digits(script: string): Record<string, string> {
  return Object.fromEntries([...script].map((digit, value) => [digit, String(value)]));
}

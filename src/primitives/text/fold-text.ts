/**
 * Normalizes a text for search: lower case without accents, one form of each Arabic letter with spelling variants, Latin
 * digits, words separated by one space. Applied to indexed texts and search terms, so that 'الكُرسيّ' finds 'كرسى' and
 * 'SD-HA-160' finds 'sd ha 160'.
 *
 * Folds by code point with a memoized table, because all texts of the catalogue are folded when the shop starts.
 */
export function foldText(text: string): string {
  const composed = text.normalize('NFC');
  let folded = '';
  let word = '';
  /** Number of source letters consumed, including ignored ones. */
  let letters = 0;
  let looksLikeArticle = false;
  for (let place = 0; place <= composed.length; place += 1) {
    const code = composed.codePointAt(place) ?? space;
    if (code > 0xffff) place += 1;
    const form = foldedForms[code] ?? foldedForm(code);
    if (form === separator) {
      if (word !== '')
        folded += separator + (looksLikeArticle && letters >= withArticle ? word.slice(2) : word);
      word = '';
      letters = 0;
    } else if (form !== unread) {
      if (letters === 0) looksLikeArticle = code === alef || code === alefWasla;
      else if (looksLikeArticle && letters < withArticle)
        looksLikeArticle = letters === 1 ? code === lam : !isDigit(form);
      word += form;
      letters += 1;
    }
  }
  // Characters such as ⑴ and ½ fold to text with separators.
  return folded.replace(/ {2,}/g, separator).trim();
}

const [alef = 0, alefWasla = 0, lam = 0, space = 0] = [...'اٱل '].map((letter) => letter.charCodeAt(0));
const separator = ' ';
/** Ignored characters: vowel signs, accents and tatweel. */
const unread = '\0';

/**
 * The minimum length of a word with the Arabic article: in shorter words ال may belong to the word. Checked before alef
 * with hamza is folded: ألماني has no article, الألماني has one.
 */
const withArticle = 'ال'.length + 3;

/**
 * Memoized folded forms by code point: letters and digits (empty for a letter that is often left out) or one of the two
 * constants above. Larger code points are not memoized, because a sparse array would be slow for all.
 */
const foldedForms = new Array<string | undefined>(0x3000).fill(undefined);

function foldedForm(code: number): string {
  const letter = String.fromCodePoint(code);
  const form = /[\p{M}\u0640]/u.test(letter)
    ? unread
    : letter
        .normalize('NFKD')
        .replace(/\p{M}/gu, '')
        .toLowerCase()
        .replace(variants, (variant) => oneForm[variant] ?? variant)
        .replace(/[^\p{L}\p{N}]+/gu, separator);
  if (code < foldedForms.length) foldedForms[code] = form;
  return form;
}

function isDigit(form: string): boolean {
  return form >= '0' && form <= '9';
}

const oneForm: Readonly<Record<string, string>> = {
  ٱ: 'ا',
  ة: 'ه',
  ى: 'ي',
  ی: 'ي',
  ک: 'ك',
  // Letters for p, v, g and ch, which few keyboards have.
  پ: 'ب',
  ڤ: 'ف',
  گ: 'ج',
  چ: 'تش',
  ء: '',
  ...digits('٠١٢٣٤٥٦٧٨٩'),
  ...digits('۰۱۲۳۴۵۶۷۸۹'),
};

const variants = new RegExp(`[${Object.keys(oneForm).join('')}]`, 'g');

function digits(script: string): Record<string, string> {
  return Object.fromEntries([...script].map((digit, value) => [digit, String(value)]));
}

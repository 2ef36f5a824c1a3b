import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { unpackedFont } from './unpacked-font.ts';

type Style = Record<string, string | number>;

const { resolve } = createRequire(import.meta.url);
/**
 * Readex Pro is Lexend with Arabic letters. Its files for the two scripts bear one name, by which the library takes them
 * for one font and embeds them again at every change; so the Latin letters come from Lexend itself.
 */
const fonts = { latin: 'lexend', arabic: 'readex-pro' } as const;
const weights = [400, 600] as const;

function fontAddress(file: string): string {
  return `data:font/ttf;base64,${unpackedFont(readFileSync(file)).toString('base64')}`;
}

for (const [script, family] of Object.entries(fonts)) {
  Font.register({
    family,
    fonts: weights.map((fontWeight) => ({
      src: fontAddress(resolve(`@fontsource/${family}/files/${family}-${script}-${fontWeight}-normal.woff`)),
      fontWeight,
    })),
  });
}
// Neither language is divided at the end of a line, except what would reach beyond its column.
Font.registerHyphenationCallback((word) => (word.length > 24 ? (word.match(/.{1,12}/gu) ?? [word]) : [word]));

const fontSize = 9;

export const pageStyle = {
  fontFamily: [fonts.arabic, fonts.latin],
  fontSize,
  color: '#1d1a20',
  paddingTop: 40,
  paddingBottom: 56,
  paddingHorizontal: 44,
};

export const accent = '#8a1538';
export const soft = '#6c6772';
export const hairline = '#d9d5cd';

/**
 * Text in its language. The library knows the order of letters but not the marks that keep a number apart within
 * Arabic: numbers, codes and phones therefore stand in texts of their own.
 */
export function text(locale: Locale, content: string, style: Style = {}): ReactElement {
  return createElement(
    Text,
    {
      style: {
        // Here and not on the page: texts that are made for each page vanish where a line has a height. It counts in
        // the size of the same element, not in an inherited one.
        fontSize,
        lineHeight: 1.5,
        ...(locale === 'ar' && { direction: 'rtl', textAlign: 'right' }),
        ...style,
      },
    },
    content,
  );
}

export function hasArabic(content: string): boolean {
  return /\p{Script=Arabic}/u.test(content);
}

export function row(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style: { flexDirection: 'row', ...style }, wrap: false }, ...children);
}

export function box(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style }, ...children);
}

/** English on the left, Arabic on the right. */
export function pair(words: LocalizedText, style: Style = {}): ReactElement {
  return row(
    { justifyContent: 'space-between' },
    box({ flexGrow: 1, flexBasis: 0 }, text('en', words.en, style)),
    box({ flexGrow: 1, flexBasis: 0 }, text('ar', words.ar, style)),
  );
}

/** A label in both languages, and what it names between them: once, or in each language. */
export function fact(label: LocalizedText, value: string | LocalizedText): ReactElement {
  const values =
    typeof value === 'string'
      ? [box({ flexGrow: 1, flexBasis: 0 }, text('en', value, { textAlign: 'center' }))]
      : [
          box({ flexGrow: 1, flexBasis: 0 }, text('en', value.en)),
          box({ flexGrow: 1, flexBasis: 0 }, text('ar', value.ar)),
        ];
  return row(
    { borderBottom: `0.5 solid ${hairline}`, paddingVertical: 3 },
    box({ width: 90 }, text('en', label.en, { color: soft })),
    ...values,
    box({ width: 90 }, text('ar', label.ar, { color: soft })),
  );
}

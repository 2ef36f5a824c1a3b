import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { Font, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement, type ReactNode } from 'react';
import { typedDirection } from '#i18n/directional-runs.ts';
import { unbrokenUnits } from '#i18n/unbroken.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { withDirectionMarks } from './direction-marks.ts';
import { keepLettersOfGlyphs } from './glyph-letters.ts';
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
for (const fontFamily of Object.values(fonts)) {
  for (const fontWeight of weights) {
    const font = { fontFamily, fontWeight, fontStyle: 'normal' } as const;
    await Font.load(font);
    const { data } = Font.getFont(font);
    if (data) keepLettersOfGlyphs(data);
  }
}
const longestWhole = 24;
// Neither language is divided at the end of a line, except what would reach beyond its column.
Font.registerHyphenationCallback((word) =>
  word.length > longestWhole ? (word.match(/.{1,12}/gu) ?? [word]) : [word],
);
/**
 * So large that no line is divided. The library would divide one wherever the font changes within a word, and put a
 * hyphen there: after the bracket of «نور», before the comma of 650 VA.
 */
const neverDivided = 10_000;

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

/** Text in its language; within Arabic, codes and phones keep their order. */
export function text(locale: Locale, content: string, style: Style = {}): ReactElement {
  const isLong = content.split(/\s/).some((word) => word.length > longestWhole);
  return createElement(
    Text,
    {
      ...(!isLong && { hyphenationPenalty: neverDivided }),
      style: {
        // Here and not on the page: texts that are made for each page vanish where a line has a height. It counts in
        // the size of the same element, not in an inherited one.
        fontSize,
        lineHeight: 1.5,
        ...(locale === 'ar' && { direction: 'rtl', textAlign: 'right' }),
        ...style,
      },
    },
    withDirectionMarks(locale, unbrokenUnits(content)),
  );
}

/** The language of the quotation and the other one. */
export function languagesFrom(first: Locale): readonly [Locale, Locale] {
  return first === 'ar' ? ['ar', 'en'] : ['en', 'ar'];
}

/** Parts beside each other, as the language of the quotation reads. */
export function row(first: Locale, style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style: { ...rowStyle(first), ...style }, wrap: false }, ...children);
}

export function rowStyle(first: Locale): Style {
  return { flexDirection: first === 'ar' ? 'row-reverse' : 'row' };
}

export function box(style: Style, ...children: ReactNode[]): ReactElement {
  return createElement(View, { style }, ...children);
}

/** The language of the quotation at the side where it begins, the other at the other side. */
export function pair(first: Locale, words: LocalizedText, style: Style = {}): ReactElement {
  return row(
    first,
    { justifyContent: 'space-between', columnGap: 16 },
    ...languagesFrom(first).map((locale) => half(text(locale, words[locale], style))),
  );
}

export function half(...children: ReactNode[]): ReactElement {
  return box({ flexGrow: 1, flexBasis: 0 }, ...children);
}

/** A label in both languages, and what it names between them: once, or in each language. */
export function fact(first: Locale, label: LocalizedText, value: string | LocalizedText): ReactElement {
  const [own, other] = languagesFrom(first);
  const named = (locale: Locale) => box({ width: 90 }, text(locale, label[locale], { color: soft }));
  return row(
    first,
    { borderBottom: `0.5 solid ${hairline}`, paddingVertical: 3 },
    named(own),
    ...(typeof value === 'string'
      ? [half(text(typedLocale(value), value, { textAlign: 'center' }))]
      : [own, other].map((locale) => half(text(locale, value[locale])))),
    named(other),
  );
}

/** What people typed may be in either language, whichever column it stands in. */
export function typedLocale(content: string): Locale {
  return typedDirection(content) === 'rtl' ? 'ar' : 'en';
}

import { describe, expect, test } from 'vitest';
import { locales } from '#primitives/locale.ts';
import { type FieldError, fieldErrorCodes, shopErrorCodes } from '#primitives/shop-error.ts';
import { fieldRules } from '#primitives/text/field-rules.ts';
import { errorStatus } from './error-status.ts';
import { errorText, fieldErrorText } from './error-text.ts';

const technicalWords = /JSON|JPEG|PNG|WebP|PDF|GLB|glTF|Draco|meshopt|\+Z/g;
/** What people shall type like that in both languages. */
const examples = /DSK-EX-180|office-desks|\/products|#1f2937|https:\/\//g;
/** Word for word from the specification, which ends it without a full stop. */
const specified = 'Invalid image file';

function sampleOf(code: (typeof fieldErrorCodes)[number]): FieldError {
  return { path: 'name', code, limit: 1200 } as FieldError;
}

describe.each(shopErrorCodes)('the error %s', (code) => {
  test('has a status of its own kind', () => {
    expect(errorStatus[code]).toBeGreaterThanOrEqual(400);
    expect(errorStatus[code]).toBeLessThan(600);
  });

  test.each(locales)('has a sentence in %s', (locale) => {
    expect(errorText(code, locale).replace(specified, `${specified}.`)).toMatch(/^\S.{8,}\.$/);
  });

  test('is Arabic in Arabic', () => {
    const text = errorText(code, 'ar');
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text.replaceAll(technicalWords, '')).not.toMatch(/[A-Za-z]/);
  });
});

describe.each(fieldErrorCodes)('the field error %s', (code) => {
  test.each(locales)('has a sentence in %s', (locale) => {
    expect(fieldErrorText(sampleOf(code), locale)).toMatch(/^\S.{8,}\.$/);
  });

  test('is Arabic in Arabic', () => {
    const text = fieldErrorText(sampleOf(code), 'ar');
    expect(text).toMatch(/\p{Script=Arabic}/u);
    expect(text).not.toMatch(/[A-Za-z]/);
  });
});

describe.each(fieldRules)('the rule %s', (rule) => {
  const say = (locale: (typeof locales)[number]) =>
    fieldErrorText({ path: 'name', code: 'invalid', rule }, locale);

  test.each(locales)('is a sentence in %s, other than the general one', (locale) => {
    expect(say(locale)).toMatch(/^\S.{8,}\.$/);
    expect(say(locale)).not.toBe(fieldErrorText({ path: 'name', code: 'invalid' }, locale));
  });

  test('is Arabic in Arabic', () => {
    expect(say('ar')).toMatch(/\p{Script=Arabic}/u);
    expect(say('ar').replaceAll(examples, '').replaceAll(technicalWords, '')).not.toMatch(/[A-Za-z]/);
  });
});

test.each(locales)('a limit is named, in Latin digits, in %s', (locale) => {
  const text = fieldErrorText({ path: 'notes', code: 'too_long', limit: 1200 }, locale);
  expect(text).toContain('1,200');
  expect(text).not.toContain('{');
});

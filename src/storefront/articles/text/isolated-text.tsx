import { Fragment } from 'react';
import { useLocale } from '#i18n/messages-context.tsx';
import { latinRuns } from './latin-runs.ts';

/** Text of an article; on Arabic pages Latin runs are isolated with <bdi>. */
export function IsolatedText({ text }: { readonly text: string }) {
  if (useLocale() !== 'ar') return text;
  return latinRuns(text).map(({ text: part, isLatin, start }) => (
    <Fragment key={start}>{isLatin ? <bdi dir="ltr">{part}</bdi> : part}</Fragment>
  ));
}

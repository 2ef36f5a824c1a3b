import type { ReactNode } from 'react';
import type { RichText, TextRun } from '#domain/content/publishing/document-blocks.ts';
import { isSafeLink } from '#domain/content/publishing/link-target.ts';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { IsolatedText } from './isolated-text.tsx';
import { numbered } from './numbered.ts';

/** Text of an article with its marks and links. */
export function RichTextRuns({ text }: { readonly text: RichText }) {
  return numbered(text).map(({ item, number }) => <Run key={number} run={item} />);
}

const linkStyle = 'text-accent underline underline-offset-4 hover:text-accent-strong';

function Run({ run: { text, bold, italic, link } }: { readonly run: TextRun }) {
  let shown: ReactNode = <IsolatedText text={text} />;
  if (italic) shown = <em>{shown}</em>;
  if (bold) shown = <strong className="font-medium">{shown}</strong>;
  // Checked when it was saved; checked again, because a link is the one thing here that could lead to a script.
  if (link === undefined || !isSafeLink(link)) return shown;
  if (link.startsWith('/')) {
    return (
      <LocaleLink to={link} className={linkStyle}>
        {shown}
      </LocaleLink>
    );
  }
  return (
    <a href={link} rel="noopener" className={linkStyle}>
      {shown}
    </a>
  );
}

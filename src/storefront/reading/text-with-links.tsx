import { Fragment } from 'react';
import { type LinkedText, linkedParts } from '#i18n/linked-text.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** Renders a text with its links. */
export function TextWithLinks({ text }: { readonly text: LinkedText }) {
  return linkedParts(text).map(({ text: label, to }, place) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: the parts of one text never change places
    <Fragment key={place}>
      {to === undefined ? (
        label
      ) : (
        <LocaleLink
          to={to}
          className="text-ink underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
        >
          {label}
        </LocaleLink>
      )}
    </Fragment>
  ));
}

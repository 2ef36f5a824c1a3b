import type { ArticleTag } from '#domain/content/article-tags.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { classNames } from '#ui/class-names.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { UnfoldMark } from '../reading/unfold-mark.tsx';
import { blogAddress } from './blog-address.ts';

interface ArticleTagLinksProps {
  readonly kinds: readonly ArticleTag<string>[];
  readonly subjects: readonly ArticleTag<string>[];
  readonly chosen: string | undefined;
}

/** Filter links of the articles: kinds in one row, subjects in a collapsible list. */
export function ArticleTagLinks({ kinds, subjects, chosen }: ArticleTagLinksProps) {
  const texts = useArticlesMessages();
  const isSubject = subjects.some(({ slug }) => slug === chosen);
  return (
    <nav aria-label={texts.kinds} className="mt-7 print:hidden">
      <ul className="max-md:slider-row max-md:gap-2 md:flex md:flex-wrap md:gap-2">
        <TagLink tag={{ slug: undefined, name: texts.everything }} chosen={chosen} />
        {kinds.map((tag) => (
          <TagLink key={tag.slug} tag={tag} chosen={chosen} />
        ))}
      </ul>
      {/* The key resets the open state when the list changes. */}
      <details key={chosen} open={isSubject} className="group mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer list-none items-center gap-2.5 text-sm font-medium text-ink-soft hover:text-accent [&::-webkit-details-marker]:hidden">
          {texts.subjects}
          <UnfoldMark />
        </summary>
        <ul className="flex flex-wrap gap-2 pt-2">
          {subjects.map((tag) => (
            <TagLink key={tag.slug} tag={tag} chosen={chosen} />
          ))}
        </ul>
      </details>
    </nav>
  );
}

interface TagLinkProps {
  readonly tag: { readonly slug: string | undefined; readonly name: string };
  readonly chosen: string | undefined;
}

function TagLink({ tag, chosen }: TagLinkProps) {
  return (
    <li>
      <LocaleLink
        to={blogAddress({ tag: tag.slug })}
        preventScrollReset
        aria-current={tag.slug === chosen ? 'page' : undefined}
        className={classNames(
          'inline-flex min-h-11 items-center rounded-pill border px-4 text-sm whitespace-nowrap transition-colors duration-200',
          tag.slug === chosen
            ? 'border-ink bg-ink text-white'
            : 'border-line-strong bg-surface hover:border-ink',
        )}
      >
        {tag.name}
      </LocaleLink>
    </li>
  );
}

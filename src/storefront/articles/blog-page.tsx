import { useEffect, useRef } from 'react';
import { listArticles } from '#domain/content/article-list.ts';
import { kindTags, subjectTagsOf } from '#domain/content/article-tags.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { useArticlesMessages } from '#i18n/messages/storefront/content-pages/articles-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { PageLinks } from '../catalogue/page-links.tsx';
import { articleListData } from '../head/article-structured-data.ts';
import { PageHead } from '../head/page-head.tsx';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageServices } from '../page-services.ts';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/blog-page';
import { ArticleCard } from './article-card.tsx';
import { articleCard } from './article-card-data.ts';
import { ArticleTagLinks } from './article-tag-links.tsx';
import { blogAddress, readArticleChoice } from './blog-address.ts';
import { FeaturedArticles } from './featured-articles.tsx';
import { FeedLink } from './feed-link.tsx';
import { loadArticles } from './load-articles.server.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { articles } = await loadArticles(context.get(pageServices));
  const locale = localeOfRequest(request);
  const list = listArticles(articles, readArticleChoice(new URL(request.url).searchParams));
  const tagIn = ({ slug, name }: (typeof kindTags)[number]) => ({ slug, name: name[locale] });
  return {
    tag: list.tag ? tagIn(list.tag) : null,
    kinds: kindTags.map(tagIn),
    subjects: subjectTagsOf(articles).map(tagIn),
    featured: list.featured.map((article) => articleCard(article, locale)),
    articles: list.articles.map((article) => articleCard(article, locale)),
    first: list.first,
    total: list.total,
    page: list.page,
    pages: list.pages,
  };
}

export const handle = completeAsRendered;

export default function BlogPage({ loaderData: list }: Route.ComponentProps) {
  const { breadcrumbs, pages: pageTexts, listing } = useMessages();
  const texts = useArticlesMessages();
  const locale = useLocale();
  const { tag, page, pages, featured, articles: listed, first, total } = list;
  const title = tag ? texts.tagTitle(tag.name) : pageTexts.blog.title;
  const description = tag ? texts.tagLead(tag.name) : texts.lead;
  const heading = useFocusOnChange(blogAddress({ tag: tag?.slug, page }));
  return (
    <>
      <PageHead
        title={page > 1 ? listing.titleOfPage(title, page) : title}
        description={page > 1 ? texts.pageLead(page, pages) : description}
        // As with product lists, all pages are indexed, filtered lists are not.
        indexed={!tag}
        address={blogAddress({ page })}
        picture={featured[0]?.picture ?? listed[0]?.picture ?? null}
      />
      <FeedLink />
      {!tag && <StructuredDataScript describe={(place) => [articleListData(place, listed, first)]} />}
      <div className="page-column pt-6 lg:pt-8">
        <Breadcrumbs
          steps={[
            { name: breadcrumbs.home, to: '/' },
            ...(tag
              ? [{ name: pageTexts.blog.title, to: '/blog' }, { name: tag.name }]
              : [{ name: pageTexts.blog.title }]),
          ]}
        />
        <h1 className="type-title mt-4 max-w-4xl">{title}</h1>
        <p className="type-lead mt-4 max-w-prose">{description}</p>
        <ArticleTagLinks kinds={list.kinds} subjects={list.subjects} chosen={tag?.slug} />
      </div>
      {featured.length > 0 && <FeaturedArticles articles={featured} />}
      <section aria-labelledby="articles" className="page-column pt-14">
        <div className="flex flex-wrap items-baseline justify-between gap-x-6">
          <h2 id="articles" ref={heading} tabIndex={-1} className="type-heading outline-none">
            {tag ? texts.count(total) : texts.latest}
          </h2>
          {pages > 1 && (
            <p className="text-sm text-ink-soft">{texts.shown(first, first + listed.length - 1, total)}</p>
          )}
        </div>
        <ul className="mt-6 grid gap-x-6 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {listed.map((article, place) => (
            <li key={article.slug} className="below-first-view [--usual-height:26rem]">
              <ArticleCard
                article={article}
                sizes="(min-width: 64rem) 26rem, (min-width: 40rem) 50vw, 100vw"
                isFirst={featured.length === 0 && place === 0}
              />
            </li>
          ))}
        </ul>
        {pages > 1 && (
          <div className="mt-14">
            <PageLinks
              shown={{ first: page, last: page }}
              pages={pages}
              addressOf={(other) => localizedPath(locale, blogAddress({ tag: tag?.slug, page: other }))}
              startsAtTop
            />
          </div>
        )}
      </section>
      <TalkToUs />
    </>
  );
}

/** Moves the focus to the heading after a client-side change of the list. */
function useFocusOnChange(address: string) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(address);
  useEffect(() => {
    if (shown.current === address) return;
    shown.current = address;
    heading.current?.focus({ preventScroll: true });
  }, [address]);
  return heading;
}

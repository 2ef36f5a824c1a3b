import { Link } from 'react-router';
import { articlesContract } from '#api/staff/articles/articles.contract.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { addressInWidth } from '#images/image-address.ts';
import { articleStates } from '#primitives/status/article-status.ts';
import { Badge } from '../components/badge.tsx';
import { type Column, DataTable } from '../components/data-table.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { emptyPage, Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { formatShortMoment } from '../sales/format-times.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';
import { useArticlesTexts } from './articles-texts.ts';
import { type ListedArticle, stateOf, useArticleTitle } from './listed-article.ts';

/** List of articles: what is being written first. */
export function ArticlesScreen() {
  const texts = useArticlesTexts();
  const address = useListParams();
  const query = useStaffQuery(articlesContract, { query: address.values });
  const titleOf = useArticleTitle();
  const columns = useColumns();
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={
        <Link to="/admin/articles/deleted" className={staffButton('quiet')}>
          {texts.deletedList.title}
        </Link>
      }
      add={{ to: '/admin/articles/new', name: texts.add }}
    >
      <ListTools
        address={address}
        searchLabel={texts.search}
        filters={[
          {
            name: 'state',
            label: texts.state,
            options: articleStates.map((value) => ({ value, label: texts.states[value] })),
          },
          {
            name: 'lacksArabic',
            label: texts.language,
            options: [{ value: 'true', label: texts.lacksArabic }],
          },
        ]}
      />
      <Loaded query={query} empty={emptyPage}>
        {({ data, meta }) => (
          <>
            <DataTable
              caption={texts.caption}
              columns={columns}
              rows={data}
              keyOf={({ id }) => id}
              nameOf={titleOf}
              linkOf={({ id }) => `/admin/articles/${id}`}
              address={address}
              empty={texts.empty}
            />
            {meta.total > meta.pageSize && (
              <Pagination address={address} page={meta.page} pageSize={meta.pageSize} total={meta.total} />
            )}
          </>
        )}
      </Loaded>
    </Screen>
  );
}

function useColumns(): Column<ListedArticle>[] {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  const titleOf = useArticleTitle();
  const { columns } = texts;
  return [
    {
      key: 'title',
      name: columns.title,
      cell: (article) => (
        <span className="flex items-center gap-3">
          {article.cover ? (
            <img
              src={addressInWidth(article.cover, 300)}
              alt=""
              className="h-10 w-15 shrink-0 rounded-control bg-sunken object-cover"
            />
          ) : (
            <span className="h-10 w-15 shrink-0 rounded-control bg-sunken" />
          )}
          <span className="min-w-0">
            <bdi className="line-clamp-2">{titleOf(article)}</bdi>
          </span>
        </span>
      ),
    },
    {
      key: 'state',
      name: columns.state,
      cell: (article) => (
        <span className="inline-flex flex-wrap gap-1">
          <ArticleStateBadge state={stateOf(article)} />
          {article.isFeatured && <Badge tone="accent">{texts.featured}</Badge>}
          {article.lacksArabic && <Badge tone="waiting">{texts.lacksArabic}</Badge>}
        </span>
      ),
    },
    {
      key: 'publishAt',
      name: columns.publishAt,
      cell: ({ publishAt }) => publishAt && <bdi>{formatMoment(locale, new Date(publishAt))}</bdi>,
    },
    {
      key: 'kind',
      name: columns.kind,
      isForDesk: true,
      cell: ({ kind }) => texts.kinds[kind as keyof typeof texts.kinds] ?? kind,
    },
    {
      key: 'changed',
      name: columns.changed,
      isForDesk: true,
      cell: ({ updatedAt }) => (
        <bdi className="whitespace-nowrap">{formatShortMoment(locale, new Date(updatedAt))}</bdi>
      ),
    },
  ];
}

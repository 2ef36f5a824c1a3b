import { deletedArticlesContract, restoreArticleContract } from '#api/staff/articles/articles.contract.ts';
import { DeletedList } from '../components/deleted-list.tsx';
import { emptyPage, Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';
import { useArticlesTexts } from './articles-texts.ts';
import { stateOf, useArticleTitle } from './listed-article.ts';

/** The articles that were deleted, to bring them back. */
export function DeletedArticlesScreen() {
  const texts = useArticlesTexts();
  const address = useListParams();
  const titleOf = useArticleTitle();
  const query = useStaffQuery(deletedArticlesContract, { query: { page: String(address.page) } });
  return (
    <Screen
      title={texts.deletedList.title}
      intro={texts.deletedList.intro}
      back={{ to: '/admin/articles', name: texts.title }}
    >
      <Loaded query={query} empty={emptyPage}>
        {({ data, meta }) => (
          <DeletedList
            caption={texts.deletedList.title}
            rows={data}
            meta={meta}
            address={address}
            columns={[
              {
                key: 'title',
                name: texts.columns.title,
                cell: (article) => <bdi>{titleOf(article)}</bdi>,
              },
              {
                key: 'state',
                name: texts.columns.state,
                cell: (article) => <ArticleStateBadge state={stateOf(article)} />,
              },
            ]}
            nameOf={titleOf}
            restoring={restoreArticleContract}
            restored={() => texts.restored}
            empty={texts.deletedList.empty}
          />
        )}
      </Loaded>
    </Screen>
  );
}

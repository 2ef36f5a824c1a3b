import { useNavigate, useParams } from 'react-router';
import {
  articleContract,
  changeArticleContract,
  createArticleContract,
} from '#api/staff/articles/articles.contract.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { ArticleActions } from './article-actions.tsx';
import { ArticleFields } from './article-fields.tsx';
import {
  type ArticleValues,
  bodyOf,
  emptyArticle,
  fieldOf,
  type StoredArticle,
  stateOfValues,
  valuesOf,
} from './article-form-values.ts';
import { ArticleStateBadge } from './article-state-badge.tsx';
import { useArticlesTexts } from './articles-texts.ts';

const listPath = '/admin/articles';

export function NewArticleScreen() {
  const texts = useArticlesTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'article/new',
    contract: createArticleContract,
    stored: emptyArticle as ArticleValues | StoredArticle,
    versionOf: noVersion,
    valuesOf: valuesOfNew,
    inputOf: (values: ArticleValues) => ({ body: bodyOf(values) }),
    fieldOf,
    onSaved: ({ data }) => {
      toasts.show({ text: texts.created });
      void navigate(`${listPath}/${data.id}`, { replace: true });
    },
  });
  return (
    <Screen title={texts.newTitle} back={{ to: listPath, name: texts.title }}>
      <ArticleFields staffForm={staffForm} isNew />
    </Screen>
  );
}

function noVersion(): undefined {
  return undefined;
}

/** What the form begins with, and what the answer to the first save has. */
function valuesOfNew(article: ArticleValues | StoredArticle): ArticleValues {
  return 'version' in article ? valuesOf(article) : article;
}

export function ArticleFormScreen() {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  const { id = '' } = useParams();
  const query = useStaffQuery(articleContract, { params: { id } });
  const article = query.data?.data.id === id ? query.data.data : undefined;
  return (
    <Screen
      title={article ? titleOf(article, locale) || texts.untitled : texts.title}
      mark={article && <ArticleStateBadge state={stateOfValues(valuesOf(article), new Date())} />}
      back={{ to: listPath, name: texts.title }}
      actions={article && <ArticleActions article={article} />}
    >
      <Loaded query={query}>{() => article && <EditForm key={article.id} stored={article} />}</Loaded>
    </Screen>
  );
}

function titleOf({ title, translations: { ar } }: StoredArticle, locale: 'en' | 'ar'): string {
  return locale === 'ar' ? ar.title || title : title || ar.title;
}

function EditForm({ stored }: { readonly stored: StoredArticle }) {
  const texts = useArticlesTexts();
  const toasts = useToasts();
  const staffForm = useStaffForm({
    name: `article/${stored.id}`,
    contract: changeArticleContract,
    stored,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values: ArticleValues, version = stored.version) => ({
      params: { id: stored.id },
      body: { ...bodyOf(values, stored.publishAt), version },
    }),
    fieldOf,
    parts: articleParts,
    onSaved: ({ data }) => toasts.show({ text: texts.saved[stateOfValues(valuesOf(data), new Date())] }),
  });
  return (
    <>
      <ArticleFields staffForm={staffForm} isNew={false} />
      <HistoryPanel entity="article" entityId={stored.id} />
    </>
  );
}

const arabic = 'translations.ar.';

/** Arabic texts are merged one by one, like the English ones. */
const articleParts = {
  of: ({ translations, ...values }: ArticleValues): Readonly<Record<string, unknown>> => ({
    ...values,
    ...Object.fromEntries(
      Object.entries(translations.ar).map(([field, value]) => [arabic + field, value] as const),
    ),
  }),
  together: (parts: Readonly<Record<string, unknown>>): ArticleValues => {
    const entries = Object.entries(parts);
    const isArabic = ([field]: readonly [string, unknown]) => field.startsWith(arabic);
    const ar = entries.filter(isArabic).map(([field, value]) => [field.slice(arabic.length), value] as const);
    const own = entries.filter((entry) => !isArabic(entry));
    return { ...Object.fromEntries(own), translations: { ar: Object.fromEntries(ar) } } as ArticleValues;
  },
};

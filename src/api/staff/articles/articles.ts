import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { getCatalogueSettings } from '#domain/catalogue/settings/catalogue-settings-queries.server.ts';
import { createPreview } from '#domain/content/publishing/article-previews.server.ts';
import { deleteArticle, restoreArticle } from '#domain/content/publishing/delete-article.server.ts';
import { getArticle } from '#domain/content/publishing/get-article.server.ts';
import { createArticle, updateArticle } from '#domain/content/publishing/save-article.server.ts';
import { articlesOnPage } from '#domain/content/publishing/staff-article-list.ts';
import {
  countStaffArticles,
  listDeletedArticles,
  listStaffArticles,
} from '#domain/content/publishing/staff-article-queries.server.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import {
  articleContract,
  articlesContract,
  changeArticleContract,
  createArticleContract,
  deleteArticleContract,
  deletedArticlesContract,
  previewArticleContract,
  restoreArticleContract,
} from './articles.contract.ts';

export const articles = endpoint(articlesContract, async ({ query }, { services }) => {
  const now = services.now();
  const [data, total] = await Promise.all([
    listStaffArticles(services.db, query, now),
    countStaffArticles(services.db, query, now),
  ]);
  return { data, meta: { total, page: query.page, pageSize: articlesOnPage } };
});

export const deletedArticles = endpoint(deletedArticlesContract, async ({ query }, { services }) => {
  const { articles: data, total } = await listDeletedArticles(services.db, query.page);
  return { data, meta: { total, page: query.page, pageSize: articlesOnPage } };
});

export const articlesId = endpoint(articleContract, async ({ params }, { services }) => ({
  data: await getArticle(services.db, params.id),
}));

export const articlesPost = endpoint(createArticleContract, async ({ body }, call) => {
  const { db } = call.services;
  return { data: await createArticle(db, body, await getCatalogueSettings(db), changeOrigin(call)) };
});

export const articlesIdPut = endpoint(changeArticleContract, async ({ params, body }, call) => {
  const { db } = call.services;
  const rules = await getCatalogueSettings(db);
  return {
    data: await updateArticle(db, params.id, body, rules, changeOrigin(call)),
    meta: changeMeta(body),
  };
});

export const articlesIdDelete = endpoint(deleteArticleContract, async ({ params, query }, call) => ({
  data: await deleteArticle(call.services.db, params.id, query.version, changeOrigin(call)),
}));

export const articlesIdRestore = endpoint(restoreArticleContract, async ({ params }, call) => ({
  data: await restoreArticle(call.services.db, params.id, changeOrigin(call)),
}));

export const articlePreviewsPost = endpoint(previewArticleContract, async ({ body }, { services }) => {
  const path = `/article-preview/${await createPreview(services.db, body, services.now())}`;
  return { data: { en: localizedPath('en', path), ar: localizedPath('ar', path) } };
});

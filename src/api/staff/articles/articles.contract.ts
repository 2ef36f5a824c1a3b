import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import { articleBodySchema, articleChangeSchema } from '#domain/content/publishing/article-body.ts';
import { staffArticleFilterSchema } from '#domain/content/publishing/staff-article-list.ts';
import { articleStatuses } from '#primitives/status/article-status.ts';

/** A long article in two languages has some 60 kB. */
const maxBodyBytes = 1024 * 1024;

const articleSchema = articleBodySchema
  .extend({
    id: z.string(),
    isBuiltIn: z.boolean().meta({ description: 'One of the articles that every new shop has' }),
    version: z.int(),
  })
  .meta({ id: 'Article' });

const listedArticleSchema = z
  .object({
    id: z.string(),
    slug: z.string(),
    kind: z.string(),
    title: z.string(),
    translations: z.object({ ar: z.object({ title: z.string() }) }),
    status: z.enum(articleStatuses),
    publishAt: z.iso.datetime().nullable(),
    isFeatured: z.boolean(),
    lacksArabic: z.boolean(),
    cover: z.string().nullable(),
    updatedAt: z.iso.datetime(),
    version: z.int(),
  })
  .meta({ id: 'ListedArticle' });

export const articlesContract = defineContract({
  method: 'get',
  path: '/api/staff/articles',
  group: 'Articles',
  summary: 'List articles',
  description: 'Drafts first, then the newest, 50 at a time, without their texts.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: staffArticleFilterSchema,
  data: z.array(listedArticleSchema),
  meta: z.object({ total: z.int(), page: z.int(), pageSize: z.int() }),
});

export const deletedArticlesContract = defineContract({
  method: 'get',
  path: '/api/staff/deleted-articles',
  group: 'Articles',
  summary: 'Articles that were deleted',
  description: 'The last deleted first, 50 at a time. Each can be restored by its id.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ page: staffArticleFilterSchema.shape.page }),
  data: z.array(
    listedArticleSchema
      .pick({ id: true, title: true, translations: true, status: true, publishAt: true })
      .extend({
        deletedAt: z.iso.datetime(),
        deletedBy: z.string(),
      }),
  ),
  meta: z.object({ total: z.int(), page: z.int(), pageSize: z.int() }),
});

export const articleContract = defineContract({
  method: 'get',
  path: '/api/staff/articles/{id}',
  group: 'Articles',
  summary: 'Read an article with its texts',
  description: 'In both languages, as blocks of the kinds that the shop knows.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: articleSchema,
});

export const createArticleContract = defineContract({
  method: 'post',
  path: '/api/staff/articles',
  group: 'Articles',
  summary: 'Write an article',
  description:
    'A draft may lack anything but an address. A published one needs title, excerpt and text in one language, and in ' +
    'Arabic if the shop requires it. With a publication time to come it is scheduled.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: articleBodySchema,
  maxBodyBytes,
  data: articleSchema,
  successStatus: 201,
});

export const changeArticleContract = defineContract({
  method: 'put',
  path: '/api/staff/articles/{id}',
  group: 'Articles',
  summary: 'Change an article',
  description:
    'Writes the whole article. With a version that is stale nothing is written, and the answer says what changed. The ' +
    'old address of an article that gets another one redirects.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: articleChangeSchema,
  maxBodyBytes,
  data: articleSchema,
  meta: changeMetaSchema,
});

export const deleteArticleContract = defineContract({
  method: 'delete',
  path: '/api/staff/articles/{id}',
  group: 'Articles',
  summary: 'Delete an article',
  description: 'It can be restored. To take one back for a while, unpublish it.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});

export const restoreArticleContract = defineContract({
  method: 'post',
  path: '/api/staff/articles/{id}/restore',
  group: 'Articles',
  summary: 'Restore a deleted article',
  description: 'As it was. Refused if another article has its address by now.',
  access: 'staff',
  errors: ['not_found', 'database_unavailable'],
  params: idParamsSchema,
  data: articleSchema,
});

export const previewArticleContract = defineContract({
  method: 'post',
  path: '/api/staff/article-previews',
  group: 'Articles',
  summary: 'Preview an article as visitors would see it',
  description:
    'As it stands in the form: nothing is saved. The answer has a secret address for each language, which can be ' +
    'opened for 7 days and which search engines leave out.',
  access: 'staff',
  errors: ['database_unavailable'],
  body: articleBodySchema,
  maxBodyBytes,
  data: z.object({ en: z.string(), ar: z.string() }),
  successStatus: 201,
});

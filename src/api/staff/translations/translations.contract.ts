import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import { brandNameChangeSchema } from '#domain/catalogue/brands/brand-name.ts';
import { productFilterSchema } from '#domain/catalogue/listing/product-filter.ts';
import {
  catalogueSettingsChangeSchema,
  catalogueSettingsSchema,
} from '#domain/catalogue/settings/catalogue-settings.ts';
import { translationSchema, untranslatedKinds } from '#domain/translations/untranslated.ts';

export const untranslatedContract = defineContract({
  method: 'get',
  path: '/api/staff/translations',
  group: 'Translations',
  summary: 'Everything without Arabic',
  description:
    'English texts of staff that have no Arabic: on the first page those of categories, subcategories, brands, ' +
    'articles and pictures, then those of products, 20 at a time. The text of an article is translated in its editor.',
  access: 'staff',
  errors: ['database_unavailable'],
  query: z.strictObject({ page: productFilterSchema.shape.page }),
  data: z.array(
    z
      .object({
        kind: z.enum(untranslatedKinds),
        id: z.string(),
        version: z.int(),
        name: z.string(),
        texts: z.array(z.object({ field: z.string(), en: z.string(), longest: z.int() })).readonly(),
      })
      .meta({ id: 'UntranslatedItem' }),
  ),
  meta: z.object({
    page: z.int(),
    pageSize: z.int(),
    counts: z.object({
      product: z.int(),
      category: z.int(),
      brand: z.int(),
      article: z.int(),
      picture: z.int(),
    }),
  }),
});

export const saveTranslationContract = defineContract({
  method: 'post',
  path: '/api/staff/translations',
  group: 'Translations',
  summary: 'Fill in Arabic',
  description: 'For some of the texts of one item, based on its version. The shop shows it at once.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  body: translationSchema,
  data: z.object({ id: z.string(), version: z.int() }),
});

export const catalogueSettingsContract = defineContract({
  method: 'get',
  path: '/api/staff/catalogue-settings',
  group: 'Translations',
  summary: 'Settings of the catalogue',
  description: 'What staff decided about all products.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: catalogueSettingsSchema.extend({ version: z.int() }),
});

export const saveCatalogueSettingsContract = defineContract({
  method: 'put',
  path: '/api/staff/catalogue-settings',
  group: 'Translations',
  summary: 'Change the settings of the catalogue',
  description:
    'With `requiresArabic` a product that lacks Arabic can be saved as a draft only. What is in the shop stays.',
  access: 'staff',
  errors: ['stale_version', 'database_unavailable'],
  body: catalogueSettingsChangeSchema,
  data: catalogueSettingsSchema.extend({ version: z.int() }),
});

const brandNameData = z
  .object({
    id: z.string(),
    name: z.string(),
    translations: z.object({ ar: z.object({ name: z.string() }) }),
    version: z.int(),
  })
  .meta({ id: 'BrandName' });

export const brandNamesContract = defineContract({
  method: 'get',
  path: '/api/staff/brand-names',
  group: 'Translations',
  summary: 'Arabic names of brands',
  description:
    'Every brand of products, by its name, with the Arabic name that Arabic pages show. It is empty where there is none; ' +
    'pages then show the brand itself.',
  access: 'staff',
  errors: ['database_unavailable'],
  data: z.array(brandNameData),
});

export const saveBrandNameContract = defineContract({
  method: 'put',
  path: '/api/staff/brand-names',
  group: 'Translations',
  summary: 'Change the Arabic name of a brand',
  description: 'For all products of the brand, based on its version. The shop shows it at once.',
  access: 'staff',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  body: brandNameChangeSchema,
  data: brandNameData,
});

import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';
import {
  changeMetaSchema,
  deletedSchema,
  deletionQueryFields,
  idParamsSchema,
} from '#api/http/written-entity.contract.ts';
import {
  searchWordsChangeSchema,
  searchWordsSchema,
} from '#domain/catalogue/search/vocabulary/search-words-body.ts';

const wordsSchema = z
  .object({ ...searchWordsSchema.shape, id: z.string(), version: z.int() })
  .meta({ id: 'SearchWords' });

const shared = { group: 'Catalogue', access: 'staff' } as const;
const example = { places: ['safes'], words: ['safe', 'خزنة', 'تجوري'] };

export const staffSearchWordsContract = defineContract({
  ...shared,
  method: 'get',
  path: '/api/staff/search-words',
  summary: 'Vocabulary of the search',
  description: 'All entries, with what staff need to change them.',
  errors: ['database_unavailable'],
  data: z.array(wordsSchema),
});

export const createSearchWordsContract = defineContract({
  ...shared,
  method: 'post',
  path: '/api/search-words',
  summary: 'Add words to the vocabulary',
  description: 'The next search finds by them. A phrase in the name of a product is found shortly after.',
  errors: ['database_unavailable'],
  body: searchWordsSchema,
  bodyExamples: { Safes: example },
  data: wordsSchema,
  successStatus: 201,
});

export const changeSearchWordsContract = defineContract({
  ...shared,
  method: 'put',
  path: '/api/search-words/{id}',
  summary: 'Change words of the vocabulary',
  description:
    'All of its fields. With a version that is stale nothing is written, and the answer says what changed.',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  body: searchWordsChangeSchema,
  bodyExamples: { 'All fields': { ...example, version: 3 } },
  data: wordsSchema,
  meta: changeMetaSchema,
});

export const deleteSearchWordsContract = defineContract({
  ...shared,
  method: 'delete',
  path: '/api/search-words/{id}',
  summary: 'Delete words of the vocabulary',
  description: 'Searches no longer find by them.',
  errors: ['not_found', 'stale_version', 'database_unavailable'],
  params: idParamsSchema,
  query: z.strictObject(deletionQueryFields),
  data: deletedSchema,
});

export const missedSearchesContract = defineContract({
  ...shared,
  method: 'get',
  path: '/api/staff/missed-searches',
  summary: 'Searches that found nothing',
  description:
    'Of the last 90 days, those that still find nothing, the most frequent first. Counted by term and day, without who searched; ' +
    'a term with a phone number, an email or a website is not counted.',
  errors: ['database_unavailable'],
  data: z.array(
    z
      .object({
        term: z.string().meta({ example: 'ثلاجة' }),
        count: z.int(),
        lastDay: z.string().meta({ example: '2026-11-18' }),
      })
      .meta({ id: 'MissedSearch' }),
  ),
});

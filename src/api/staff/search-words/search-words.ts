import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { changeMeta } from '#api/http/written-entity.contract.ts';
import { listMissedSearches } from '#domain/catalogue/search/missed/missed-searches.server.ts';
import { listSearchWords } from '#domain/catalogue/search/vocabulary/search-word-queries.server.ts';
import type { SearchWords } from '#domain/catalogue/search/vocabulary/search-words.ts';
import {
  createSearchWords,
  deleteSearchWords,
  updateSearchWords,
} from '#domain/catalogue/search/vocabulary/write-search-words.server.ts';
import {
  changeSearchWordsContract,
  createSearchWordsContract,
  deleteSearchWordsContract,
  missedSearchesContract,
  staffSearchWordsContract,
} from './search-words.contract.ts';

const staffSearchWords = endpoint(staffSearchWordsContract, async (_input, { services }) => ({
  data: (await listSearchWords(services.db)).map(wordsResponse),
}));

const searchWordsPost = endpoint(createSearchWordsContract, async ({ body }, call) => ({
  data: wordsResponse(await createSearchWords(call.services.db, body, changeOrigin(call))),
}));

const searchWordsIdPut = endpoint(changeSearchWordsContract, async ({ params, body }, call) => ({
  data: wordsResponse(await updateSearchWords(call.services.db, params.id, body, changeOrigin(call))),
  meta: changeMeta(body),
}));

const searchWordsIdDelete = endpoint(deleteSearchWordsContract, async ({ params, query }, call) => ({
  data: await deleteSearchWords(call.services.db, params.id, query.version, changeOrigin(call)),
}));

const missedSearches = endpoint(missedSearchesContract, async (_input, { services }) => ({
  data: await listMissedSearches(services.db, await services.productIndex(), services.now()),
}));

export const searchWordCalls = [
  staffSearchWords,
  searchWordsPost,
  searchWordsIdPut,
  searchWordsIdDelete,
  missedSearches,
];

/** With lists that a contract may write to. */
function wordsResponse({ places, words, ...rest }: SearchWords) {
  return { ...rest, places: [...places], words: [...words] };
}

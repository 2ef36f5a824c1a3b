import { endpoint } from '#api/http/endpoint.ts';
import { listSearchWords } from '#domain/catalogue/search/vocabulary/search-word-queries.server.ts';
import { searchWordsContract } from './search-words.contract.ts';

export const searchWords = endpoint(searchWordsContract, async (_input, { services }) => ({
  data: (await listSearchWords(services.db)).map(({ places, words }) => ({
    places: [...places],
    words: [...words],
  })),
}));

import { z } from 'zod';
import { defineContract } from '#api/http/contract.ts';

export const searchWordsContract = defineContract({
  method: 'get',
  path: '/api/search-words',
  group: 'Catalogue',
  summary: 'What buyers call products',
  description:
    'The vocabulary of the search: words and phrases of one entry mean the same, in either language, and name the products of ' +
    'its categories. Browsers keep it to search without a connection.',
  access: 'public',
  errors: ['database_unavailable'],
  revalidated: true,
  data: z.array(
    z
      .object({
        places: z
          .array(z.string())
          .meta({ description: 'Slugs of categories and subcategories', example: ['safes'] }),
        words: z.array(z.string()).meta({ example: ['safe', 'خزنة', 'تجوري'] }),
      })
      .meta({ id: 'PublicSearchWords' }),
  ),
});

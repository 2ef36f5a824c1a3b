import { beforeEach, describe, expect, it } from 'vitest';
import { both, product, tree } from '../../../../tests/support/indexed-products.ts';
import { seededVocabulary } from '../../../../tests/support/seeded-vocabulary.ts';
import { productFilterSchema } from '../listing/product-filter.ts';
import { Vocabulary } from '../search/vocabulary/vocabulary.ts';
import { ProductIndex } from './product-index.ts';

const everything = productFilterSchema.parse({});

describe('searching by the vocabulary', () => {
  let index: ProductIndex;
  const found = (search: string) => index.find({ ...everything, search }, 'en').ids;

  beforeEach(() => {
    index = new ProductIndex();
    index.replaceTree(tree);
    index.replaceVocabulary(seededVocabulary);
  });

  it('keeps to the kind that a search names, whatever else it asks for', () => {
    index.put(product({ id: 'desk', name: both('Oak desk') }));
    index.put(product({ id: 'lamp', name: both('Marble desk lamp'), categoryId: 'id of lamps' }));
    expect(found('marble desk')[0]).toBe('lamp');
    expect(found('granite desk')[0]).toBe('desk');
  });

  it('finds by words that staff add, and tells when names must be indexed with new phrases', () => {
    index.put(product({ id: 'desk', name: both('Oak desk') }));
    expect(found('bureau')).toEqual([]);
    index.replaceVocabulary(new Vocabulary([{ places: ['desks'], words: ['desk', 'bureau'] }]));
    expect(found('bureau')).toEqual(['desk']);
    const indexed = new ProductIndex();
    indexed.replaceVocabulary(seededVocabulary);
    indexed.put(product({ id: 'desk', name: both('Oak desk') }));
    expect(indexed.hasStalePhrases).toBe(false);
    indexed.replaceVocabulary(new Vocabulary([{ places: ['desks'], words: ['desk', 'oak desk'] }]));
    expect(indexed.hasStalePhrases).toBe(true);
  });
});

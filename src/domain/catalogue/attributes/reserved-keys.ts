import { listedKeys } from '../listing/attribute-choice.ts';

/** Query parameters of lists and pages. */
const parameters = [
  'search',
  'category',
  'subcategory',
  'sort',
  'page',
  'shown',
  'zone',
  'preview',
  'attributes',
  'arrives-by',
  'price',
  'stock',
];

/**
 * Whether a key would be mistaken for something else in the address of a list, where attributes stand under their own
 * keys and ranges end in '-from' and '-to'.
 */
export function isReservedKey(key: string): boolean {
  return [...parameters, ...Object.values(listedKeys)].includes(key) || /-(from|to)$/.test(key);
}

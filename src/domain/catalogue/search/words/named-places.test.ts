import { expect, test } from 'vitest';
import { Vocabulary } from '../vocabulary/vocabulary.ts';
import { namedPlaces } from './named-places.ts';

test('a text names places by the words for their kinds, in both languages, more than once', () => {
  const vocabulary = new Vocabulary([
    { words: ['monitor arm', 'حامل شاشة'], places: ['monitor-arms'] },
    { words: ['monitor', 'شاشة'], places: ['monitors'] },
    { words: ['planter'], places: ['planters'] },
  ]);
  const lines = [
    'How deep a desk is decides how large the monitor may be, and a monitor arm wins ten centimetres.',
    'اختر شاشة',
  ];
  expect([...namedPlaces(lines, vocabulary)].toSorted()).toEqual([
    ['monitor-arms', 1],
    ['monitors', 2],
  ]);
  expect(namedPlaces([''], vocabulary).size).toBe(0);
});

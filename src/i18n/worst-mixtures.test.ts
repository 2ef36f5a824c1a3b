import { describe, expect, it } from 'vitest';
import { visualOrder } from '../../tests/support/visual-order.ts';
import { seenOf, textOf, type WorstMixture, worstMixtures } from '../../tests/support/worst-mixtures.ts';
import { typedDirection } from './directional-runs.ts';
import { isolateLatin, isolateTyped } from './isolate-latin.ts';

describe('the twenty worst mixtures', () => {
  it('are twenty, and none is read right without help', () => {
    expect(worstMixtures).toHaveLength(20);
    const isRight = (mixture: WorstMixture, direction?: 'rtl') =>
      visualOrder(textOf(mixture), direction) === seenOf(mixture);
    const right = worstMixtures.filter((mixture) => isRight(mixture) && isRight(mixture, 'rtl'));
    expect(right.map(textOf)).toEqual([]);
  });

  it.each(worstMixtures)('$number is read as it was written: $marked', (mixture) => {
    const text = textOf(mixture);
    expect(visualOrder(isolateLatin(text), 'rtl')).toBe(seenOf(mixture));
    expect(typedDirection(text)).toBe('rtl');
    expect(visualOrder(isolateTyped(text))).toBe(seenOf(mixture));
  });
});

import { describe, expect, it } from 'vitest';
import { foldText } from '#primitives/text/fold-text.ts';
import { nearestTerm } from './nearest-term.ts';
import { WordIndex } from './word-index.ts';

const index = new WordIndex();
for (const [product, name] of [
  'Standing desk',
  'Conference telephone',
  'كرسي مدير',
  'طاولة اجتماعات',
].entries()) {
  index.add(product, [foldText(name)]);
}
const meant = (typed: string) => nearestTerm(typed, [index]);

describe('what may be meant by a search that finds nothing', () => {
  it('takes words apart that were written as one', () => {
    expect(meant('standingdesk')).toBe('standing desk');
    expect(meant('كرسيمدير')).toBe('كرسي مدير');
  });

  it('goes further from what was typed than a search does', () => {
    expect(meant('konferense')).toBeUndefined();
    expect(meant('conferrenze telefone')).toBe('conference telephone');
  });

  it('leaves out what means nothing, and does not repeat what was typed', () => {
    expect(meant('qxzvkj standingdesk')).toBe('standing desk');
    expect(meant('qxzvkj')).toBeUndefined();
    expect(meant('standing desk')).toBeUndefined();
    expect(meant('')).toBeUndefined();
  });
});

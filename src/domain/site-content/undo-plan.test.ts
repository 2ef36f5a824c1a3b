import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sampleContent } from '../../../tests/support/site-content.ts';
import type { SiteContent } from './site-content.ts';
import { planContentUndo } from './undo-plan.ts';

const content = sampleContent(null);
const titled = (from: SiteContent, en: string): SiteContent => ({
  ...from,
  hero: { ...from.hero, title: { en, ar: en } },
});

describe('the undo of a change', () => {
  it('gives back what the change wrote, and leaves what others wrote since', () => {
    const after = titled(content, 'New');
    const current = { ...after, hero: { ...after.hero, lead: { en: 'Later', ar: 'لاحقًا' } } };
    const plan = planContentUndo(content, after, current);
    expect(plan.undone).toEqual(['hero']);
    expect(plan.content.hero).toEqual({ ...content.hero, lead: { en: 'Later', ar: 'لاحقًا' } });
  });

  it('refuses a section where the same field was written since, and undoes the others', () => {
    const after = { ...titled(content, 'New'), stats: { ...content.stats, isShown: false } };
    const plan = planContentUndo(content, after, titled(after, 'Newer'));
    expect(plan.refused).toEqual([{ section: 'hero', fields: ['title'] }]);
    expect(plan.undone).toEqual(['stats']);
    expect(plan.content.stats.isShown).toBe(true);
    expect(plan.content.hero.title.en).toBe('Newer');
  });

  it('of all changes, the last first, leads back to the beginning', () => {
    const change = fc.oneof(
      fc.string({ maxLength: 5 }).map((en) => (from: SiteContent) => titled(from, en)),
      fc.boolean().map((isShown) => (from: SiteContent) => ({ ...from, stats: { ...from.stats, isShown } })),
      fc.nat({ max: 2 }).map((from) => (before: SiteContent) => ({
        ...before,
        hero: { ...before.hero, slides: before.hero.slides.toSpliced(from, 1) },
      })),
    );
    fc.assert(
      fc.property(fc.array(change, { maxLength: 8 }), (changes) => {
        const states = [content];
        for (const apply of changes) states.push(apply(states.at(-1) ?? content));
        let current = states.at(-1) ?? content;
        for (let last = states.length - 1; last > 0; last -= 1) {
          const [before, after] = [states[last - 1], states[last]];
          if (before && after) current = planContentUndo(before, after, current).content;
        }
        expect(current).toEqual(content);
      }),
    );
  });
});

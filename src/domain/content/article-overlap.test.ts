import { describe, expect, it } from 'vitest';
import { type Locale, locales } from '#primitives/locale.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import type { BuiltInArticle } from './built-in-article.ts';
import { builtInArticles } from './built-in-articles.ts';
import { articleTexts } from './built-in-texts.ts';

const articles = builtInArticles();
const wordsInRun = 5;
/** Common phrases such as 'in the order in which' are allowed; a longer overlap would be a copy. */
const mostInCommon = 0.02;

/** Every run of five words within one of an article's texts. */
function runsOf(article: BuiltInArticle, locale: Locale): Set<string> {
  const runs = new Set<string>();
  for (const text of articleTexts(article)) {
    const words = foldText(text[locale]).split(' ');
    for (let start = 0; start + wordsInRun <= words.length; start += 1)
      runs.add(words.slice(start, start + wordsInRun).join(' '));
  }
  return runs;
}

function pairs<Item>(items: readonly Item[]): [Item, Item][] {
  return items.flatMap((one, place) => items.slice(place + 1).map((other): [Item, Item] => [one, other]));
}

describe.each(locales)('two articles in %s', (locale) => {
  it('share no paragraph, answer or sentence of a list', () => {
    const owners = new Map<string, string>();
    for (const article of articles)
      for (const text of articleTexts(article)) {
        const folded = foldText(text[locale]);
        // Cells and captions of tables may well be the same: a desk is a desk.
        if (folded.split(' ').length <= wordsInRun) continue;
        const owner = owners.get(folded) ?? article.slug;
        expect(owner, text[locale]).toBe(article.slug);
        owners.set(folded, owner);
      }
  });

  it('share no title, heading or question', () => {
    const texts = articles.flatMap(({ title, content, questions }) => [
      title[locale],
      ...content.flatMap((block) => (block.kind === 'heading' ? [block.text[locale]] : [])),
      ...questions.map(({ question }) => question[locale]),
    ]);
    const twice = texts.filter((text, place) => texts.indexOf(text) !== place);
    expect(twice).toEqual([]);
  });

  it(`share less than ${mostInCommon * 100} % of their runs of five words`, () => {
    const runs = articles.map((article) => ({ slug: article.slug, runs: runsOf(article, locale) }));
    const shares = pairs(runs).map(([one, other]) => {
      const common = [...one.runs].filter((run) => other.runs.has(run));
      const share = common.length / Math.min(one.runs.size, other.runs.size);
      return { share, slugs: `${one.slug} and ${other.slug}`, common };
    });
    const most = shares.reduce((a, b) => (b.share > a.share ? b : a));
    // biome-ignore lint/suspicious/noConsole: the figure is wanted also when all is well
    console.info(
      `${locale}: of ${shares.length} pairs of articles, ${most.slugs} have most in common: ` +
        `${(most.share * 100).toFixed(2)} % of their runs of five words`,
    );
    expect(most.share, `${most.slugs}: ${most.common.join(' | ')}`).toBeLessThan(mostInCommon);
  });
});

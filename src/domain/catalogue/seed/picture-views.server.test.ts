import { readdirSync } from 'node:fs';
import { expect, test } from 'vitest';
import { describeSeededView } from './picture-views.server.ts';

test('every seeded picture of a product says in both languages from where it shows it', () => {
  for (const file of readdirSync('pictures/products')) {
    const [, slug = '', view] = /^(.+)-([1-9])\.webp$/.exec(file) ?? [];
    const words = describeSeededView(slug, Number(view));
    expect(words?.en, file).toMatch(/^(folded, )?from (the|behind)/);
    expect(words?.ar, file).toMatch(/^(مطويّة، )?من /);
  }
});

test('a table that is folded in a picture, and a look from above, are said so', () => {
  expect(describeSeededView('sadu-flip-top-training-table-140-white', 2)?.en).toMatch(/^folded, from/);
  expect(describeSeededView('khazna-pedestal-3-drawer-white', 2)?.en).toBe('from the front right and above');
  expect(describeSeededView('no-such-product', 1)).toBeUndefined();
});

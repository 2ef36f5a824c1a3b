import views from '#database/seed/data/picture-views.json' with { type: 'json' };
import type { LocalizedText } from '#primitives/text/localized-text.ts';

/** Parts of a view's name in `picture-views.json`, which follows the cameras of `imagery/pictures.py`. */
const sides: Readonly<Record<string, LocalizedText>> = {
  'front-left': { en: 'from the front left', ar: 'من الأمام واليسار' },
  'front-right': { en: 'from the front right', ar: 'من الأمام واليمين' },
  'side-left': { en: 'from the left side', ar: 'من الجانب الأيسر' },
  'side-right': { en: 'from the right side', ar: 'من الجانب الأيمن' },
  'back-left': { en: 'from behind, left', ar: 'من الخلف واليسار' },
  'back-right': { en: 'from behind, right', ar: 'من الخلف واليمين' },
};

const fromAbove: LocalizedText = { en: 'and above', ar: 'ومن الأعلى' };
const folded: LocalizedText = { en: 'folded', ar: 'مطويّة' };

/** How a seeded picture of a product shows it, in words; undefined for a picture without a recorded camera. */
export function describeSeededView(slug: string, view: number): LocalizedText | undefined {
  const [depth, side, ...more] =
    (views as Readonly<Record<string, readonly string[]>>)[slug]?.[view - 1]?.split('-') ?? [];
  const seen = sides[`${depth}-${side}`];
  if (!seen) return undefined;
  const inWords = (locale: 'en' | 'ar') =>
    [
      more.includes('folded') && `${folded[locale]}${locale === 'ar' ? '،' : ','}`,
      seen[locale],
      more.includes('above') && fromAbove[locale],
    ]
      .filter(Boolean)
      .join(' ');
  return { en: inWords('en'), ar: inWords('ar') };
}

import { normalizeLink } from './content-link.ts';
import type { SiteContent } from './site-content.ts';

/** The contents with every link as `normalizeLink` writes it. */
export function withNormalizedLinks(content: SiteContent, publicUrl: string): SiteContent {
  const normalized = <Part extends { readonly link: string }>(part: Part): Part => ({
    ...part,
    link: normalizeLink(part.link, publicUrl),
  });
  const { announcement, hero, cities, about } = content;
  return {
    ...content,
    announcement: normalized(announcement),
    hero: { ...hero, buttons: hero.buttons.map(normalized), slides: hero.slides.map(normalized) },
    cities: { ...cities, cards: cities.cards.map(normalized) },
    about: { ...about, buttons: about.buttons.map(normalized) },
  };
}

import { tidyLink } from './content-link.ts';
import type { SiteContent } from './site-content.ts';

/** The contents with every link as `tidyLink` writes it. */
export function withTidyLinks(content: SiteContent, publicUrl: string): SiteContent {
  const tidied = <Part extends { readonly link: string }>(part: Part): Part => ({
    ...part,
    link: tidyLink(part.link, publicUrl),
  });
  const { announcement, hero, cities, about } = content;
  return {
    ...content,
    announcement: tidied(announcement),
    hero: { ...hero, buttons: hero.buttons.map(tidied), slides: hero.slides.map(tidied) },
    cities: { ...cities, cards: cities.cards.map(tidied) },
    about: { ...about, buttons: about.buttons.map(tidied) },
  };
}

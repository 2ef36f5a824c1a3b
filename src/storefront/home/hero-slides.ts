import type { PlaceKind } from '#domain/catalogue/categories/find-place.ts';
import type { SceneName } from '#domain/content/scene-pictures.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';

interface HeroSlide {
  readonly scene: SceneName;
  /** Kind and seeded slug of the products in the room. */
  readonly place: readonly [kind: PlaceKind, slug: string];
  readonly link: (messages: Messages) => string;
}

/** Slides of the home page's carousel, in order. */
export const heroSlides: readonly HeroSlide[] = [
  {
    scene: 'hero-open-office',
    place: ['category', 'workstations'],
    link: ({ home }) => home.hero.openOffice,
  },
  {
    scene: 'hero-executive-office',
    place: ['subcategory', 'executive-desks'],
    link: ({ home }) => home.hero.executiveOffice,
  },
  {
    scene: 'hero-meeting-room',
    place: ['category', 'meeting'],
    link: ({ home }) => home.hero.meetingRoom,
  },
];

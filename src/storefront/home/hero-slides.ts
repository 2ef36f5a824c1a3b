import type { SceneName } from '#domain/content/scene-pictures.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';

interface HeroSlide {
  readonly scene: SceneName;
  /** Link to the products in the room. */
  readonly to: string;
  readonly link: (messages: Messages) => string;
}

/** Slides of the home page's carousel, in order. */
export const heroSlides: readonly HeroSlide[] = [
  {
    scene: 'hero-open-office',
    to: '/category/workstations',
    link: ({ home }) => home.hero.openOffice,
  },
  {
    scene: 'hero-executive-office',
    to: '/subcategory/executive-desks',
    link: ({ home }) => home.hero.executiveOffice,
  },
  {
    scene: 'hero-meeting-room',
    to: '/category/meeting',
    link: ({ home }) => home.hero.meetingRoom,
  },
];

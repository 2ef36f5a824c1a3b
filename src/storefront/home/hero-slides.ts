import type { SceneName } from '#domain/content/scene-pictures.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';

interface HeroSlide {
  readonly scene: SceneName;
  /** Where to find what the room is furnished with. */
  readonly to: string;
  readonly link: (messages: Messages) => string;
}

/** The three rooms of the home page, in the order in which they take turns. */
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

import type { SceneName } from '#domain/content/scene-pictures.ts';
import type { Messages } from '#i18n/messages/storefront/en.ts';

export type ServedLocation = keyof Messages['pages']['locations'];

export const locationPaths: Record<ServedLocation, string> = {
  doha: '/office-furniture-doha',
  lusail: '/office-furniture-lusail',
  alWaab: '/office-furniture-al-waab',
};

export const locationScenes: Record<ServedLocation, SceneName> = {
  doha: 'location-doha',
  lusail: 'location-lusail',
  alWaab: 'location-al-waab',
};

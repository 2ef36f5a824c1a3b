import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { categoryTag } from './article-tags.ts';
import { categoryPictureAlt } from './category-pictures.ts';
import { type SceneName, scenePictures } from './scene-pictures.ts';
import type { TopicKind } from './topic.ts';

/** The folder and the name of a picture, as a new shop brings it. */
export type CoverName = `scenes/${SceneName}` | `categories/${string}`;

/** Beside the picture of the category itself. */
const scenesOfCategory: Readonly<Record<string, readonly SceneName[]>> = {
  desks: ['cover-standing-desk', 'hero-executive-office', 'location-al-waab'],
  workstations: ['hero-open-office'],
  meeting: ['cover-meeting-room', 'hero-meeting-room'],
  reception: ['cover-reception', 'location-doha'],
  seating: ['cover-ergonomics', 'page-about'],
  sofas: ['cover-plants', 'location-lusail'],
  storage: ['cover-storage'],
  'acoustic-pods': ['hero-open-office'],
  'boards-accessories': ['cover-lighting', 'cover-plants'],
  laptops: ['cover-laptops-and-monitors'],
  monitors: ['cover-laptops-and-monitors'],
  networking: ['cover-network'],
  'servers-storage': ['cover-server-rack'],
  service: ['page-services', 'page-our-story'],
};

const scenesOfKind: Record<TopicKind, readonly SceneName[]> = {
  'buying-guide': [],
  ergonomics: ['cover-ergonomics', 'cover-standing-desk'],
  'space-planning': ['page-our-story', 'hero-open-office'],
  'it-checklist': [],
  care: [],
  delivery: ['page-services', 'location-doha', 'location-lusail', 'location-al-waab'],
};

interface Subject {
  readonly kind: TopicKind;
  readonly categories: readonly string[];
  readonly cover?: CoverName;
}

/**
 * Gives each article its cover, in the order of the list: of those that fit, the one that is used least so far, so
 * that the same picture comes back as seldom and as late as can be.
 */
export function withCovers<Topic extends Subject>(
  topics: readonly Topic[],
  /** By articles that chose their own. */
  used: readonly CoverName[],
): { readonly topic: Topic; readonly cover: CoverName }[] {
  const chosen = [...used, ...topics.flatMap(({ cover }) => cover ?? [])];
  const uses = new Map(chosen.map((cover) => [cover, 1]));
  const usesOf = (cover: CoverName) => uses.get(cover) ?? 0;
  return topics.map((topic) => {
    if (topic.cover) return { topic, cover: topic.cover };
    const cover = fittingCovers(topic).reduce((best, other) => (usesOf(other) < usesOf(best) ? other : best));
    uses.set(cover, usesOf(cover) + 1);
    return { topic, cover };
  });
}

/** The best first: its own subject, what it also speaks of, and what suits any article of its kind. */
function fittingCovers({ kind, categories }: Subject): CoverName[] {
  const [main = '', ...others] = categories;
  const ownCovers: CoverName[] = [`categories/${main}`, ...inScenes(scenesOfCategory[main] ?? [])];
  const kindCovers = inScenes(scenesOfKind[kind]);
  const otherCovers = others.map((category): CoverName => `categories/${category}`);
  // How goods come has no category; whatever is delivered does.
  return kind === 'delivery'
    ? [...kindCovers, ...ownCovers, ...otherCovers]
    : [...ownCovers, ...otherCovers, ...kindCovers];
}

function inScenes(names: readonly SceneName[]): CoverName[] {
  return names.map((name): CoverName => `scenes/${name}`);
}

/** What a cover shows to those who do not see it. */
export function coverAlt(cover: CoverName): LocalizedText {
  const [folder, name = ''] = cover.split('/');
  if (folder === 'scenes') return scenePictures[name as SceneName];
  return categoryPictureAlt(name, categoryTag(name).name);
}

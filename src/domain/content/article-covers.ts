import type { SceneName } from './scene-pictures.ts';
import type { CoverName, TopicKind } from './topic.ts';

/** Further covers for a category, besides its own picture. */
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
 * Assigns a cover to each article, in list order: of the suitable covers the least used so far, so that pictures repeat
 * as rarely as possible.
 */
export function withCovers<Topic extends Subject>(
  topics: readonly Topic[],
  /** Covers of articles that name their own. */
  used: readonly CoverName[],
): { readonly topic: Topic; readonly cover: CoverName }[] {
  const chosen = [...used, ...topics.flatMap(({ cover }) => cover ?? [])];
  const uses = new Map(chosen.map((cover) => [cover, 1]));
  const usesOf = (cover: CoverName) => uses.get(cover) ?? 0;
  return topics.map((topic) => {
    if (topic.cover) return { topic, cover: topic.cover };
    const cover = suitableCovers(topic).reduce((best, other) =>
      usesOf(other) < usesOf(best) ? other : best,
    );
    uses.set(cover, usesOf(cover) + 1);
    return { topic, cover };
  });
}

/** Suitable covers, the best first: main category, other categories, and covers for the kind of article. */
function suitableCovers({ kind, categories }: Subject): CoverName[] {
  const [main = '', ...others] = categories;
  const ownCovers: CoverName[] = [`categories/${main}`, ...inScenes(scenesOfCategory[main] ?? [])];
  const kindCovers = inScenes(scenesOfKind[kind]);
  const otherCovers = others.map((category): CoverName => `categories/${category}`);
  // Delivery has no category of its own, so the covers of its kind come first.
  return kind === 'delivery'
    ? [...kindCovers, ...ownCovers, ...otherCovers]
    : [...ownCovers, ...otherCovers, ...kindCovers];
}

function inScenes(names: readonly SceneName[]): CoverName[] {
  return names.map((name): CoverName => `scenes/${name}`);
}

import { slugChoice } from './slug.ts';

type FindTaken = (slugs: readonly string[]) => Promise<ReadonlySet<string>>;

/** The slug itself or, when it is taken, the first of '-2', '-3' and so on that is not. */
export async function findFreeSlug(slug: string, findTaken: FindTaken): Promise<string> {
  let first = 1;
  // Few names are used often; for one that is, the questions grow instead of becoming many.
  for (let asked = 10; ; asked *= 2) {
    const start = first;
    const choices = Array.from({ length: asked }, (_, index) => slugChoice(slug, start + index));
    const taken = await findTaken(choices);
    const free = choices.find((choice) => !taken.has(choice));
    if (free !== undefined) return free;
    first += asked;
  }
}

import { areaOf, type Bounds } from '../../geometry/polygon.ts';
import type { Draft } from './draft.ts';
import { Reach, wayWidths } from './reach.ts';

/** More people than this share a main way. */
export const usersOfMain = 20;
/** Square metres for each person, from which ways stay as wide as main ways, so that there is room for more people later. */
const roomy = 8;
/** What rounding and the squares of the grid may take off a way. */
const slack = 15;
/** How many of the ways are of the width that several people share; the others are main ways. */
const shared = 2;

/** The ways of a room while things are added to it: what could be reached still can. */
export class Ways {
  readonly #reaches: readonly Reach[];
  #before: readonly (readonly boolean[])[] = [];

  constructor(draft: Draft, people: number) {
    const isWide = people > usersOfMain || areaOf(draft.shape.outline) >= roomy * people;
    const wide = isWide ? [new Reach(draft, wayWidths.main, slack)] : [];
    this.#reaches = [
      new Reach(draft, wayWidths.shared, slack),
      new Reach(draft, wayWidths.shared, 0),
      ...wide,
    ];
  }

  /** To be asked before the first thing is added, with what is there. */
  remember(boxes: readonly Bounds[]): void {
    this.#before = this.#reaches.map((reach) => reach.reached(boxes));
  }

  /**
   * Whether one gets to what could be reached before, and to what was added: `boxes` are all that are there, in the same order each
   * time, the added ones last. To what was remembered the ways stay as wide as they were; a table or sofa needs no main way.
   */
  stillReach(boxes: readonly Bounds[], added: readonly Bounds[]): boolean {
    const now: (readonly boolean[])[] = [];
    for (const [index, reach] of this.#reaches.entries()) {
      const reached = reach.reached([...boxes, ...added]);
      const before = this.#before[index] ?? [];
      if (before.some((wasReached, box) => wasReached && !reached[box])) return false;
      if (index === 0 && !reached.slice(boxes.length).every(Boolean)) return false;
      now.push(reached.slice(0, index < shared ? boxes.length : before.length));
    }
    this.#before = now;
    return true;
  }
}

/** A frame that waits longer for those before it is not fluid; so short a wait leaves time for more pixels. In ms. */
const slowWait = 50;
const fastWait = 20;
const leastScale = 0.4;

/**
 * The share of the pixels along a side that the next frame of a movement is drawn with. A device without a graphics card
 * draws fewer while someone moves, and all of them once they rest.
 *
 * @param waited How long the frame waited to be drawn since it was requested.
 */
export function scaleAfter(scale: number, waited: number): number {
  if (waited > slowWait) return Math.max(leastScale, scale * 0.75);
  if (waited < fastWait) return Math.min(1, scale * 1.05);
  return scale;
}

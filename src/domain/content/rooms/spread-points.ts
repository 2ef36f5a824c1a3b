interface Place {
  /** In percent of the picture. */
  readonly x: number;
  readonly y: number;
}

const rounds = 20;

/**
 * Moves points apart that are nearer to each other than `least`, in percent of the picture's width: on a phone fingers could
 * not tell them apart. Points are those of the largest product first; that of the larger one moves, which it has room for.
 * `ratio` is the picture's height over its width.
 */
export function spreadPoints<Point extends Place>(
  points: readonly Point[],
  ratio: number,
  least: number,
): readonly Point[] {
  // In percent of the width in both directions.
  const places = points.map(({ x, y }) => ({ x, y: y * ratio }));
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, one] of places.entries()) {
      for (const other of places.slice(index + 1)) {
        const [dx, dy] = [other.x - one.x, other.y - one.y];
        const distance = Math.hypot(dx, dy);
        if (distance >= least) continue;
        const move = least - distance;
        const [towardsX, towardsY] = distance === 0 ? [1, 0] : [dx / distance, dy / distance];
        one.x = within(one.x - towardsX * move, 100, least);
        one.y = within(one.y - towardsY * move, 100 * ratio, least);
      }
    }
  }
  return points.map((point, index) => {
    const { x, y } = places[index] ?? { x: point.x, y: point.y * ratio };
    return { ...point, x, y: y / ratio };
  });
}

/** So far from the edges that the whole point is in the picture. */
function within(place: number, length: number, least: number): number {
  return Math.min(Math.max(place, least / 2), length - least / 2);
}

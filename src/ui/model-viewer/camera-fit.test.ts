import fc from 'fast-check';
import { expect, test } from 'vitest';
import { directionOf, distanceToFit } from './camera-fit.ts';

const side = fc.double({ min: 0.01, max: 4, noNaN: true });
const angle = fc.double({ min: 0.3, max: 1.2, noNaN: true });

test('a camera stands where it sees the whole box, and no farther', () => {
  fc.assert(
    fc.property(
      fc.record({ x: side, y: side, z: side }),
      fc.double({ min: -3, max: 3, noNaN: true }),
      fc.double({ min: 0, max: 1.4, noNaN: true }),
      angle,
      fc.double({ min: 0.4, max: 2.5, noNaN: true }),
      ({ x, y, z }, azimuth, elevation, view, aspect) => {
        const box = { min: { x: -x, y: 0, z: -z }, max: { x, y: 2 * y, z } };
        const distance = distanceToFit(box, { azimuth, elevation }, view, aspect);
        const towards = directionOf({ azimuth, elevation });
        const seen = [-x, x].flatMap((cx) =>
          [-y, y].flatMap((cy) =>
            [-z, z].map((cz) => {
              const right = cx * Math.cos(azimuth) - cz * Math.sin(azimuth);
              const back = cx * Math.sin(azimuth) + cz * Math.cos(azimuth);
              const up = cy * Math.cos(elevation) - back * Math.sin(elevation);
              const depth = distance - (cx * towards.x + cy * towards.y + cz * towards.z);
              const edge = Math.tan(view / 2) * depth;
              return Math.max(Math.abs(right) / (edge * aspect), Math.abs(up) / edge);
            }),
          ),
        );
        expect(Math.max(...seen)).toBeCloseTo(1, 6);
      },
    ),
  );
});

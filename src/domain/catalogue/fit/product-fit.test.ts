import { describe, expect, it } from 'vitest';
import { sidesOf } from './box.ts';
import { knownBuildings } from './known-buildings.ts';
import { productFit } from './product-fit.ts';
import { findWay, type SiteAccess } from './site-access.ts';

const nothing: SiteAccess = { door: null, lift: null, stairs: null, turn: null };
const door = { width: 800, height: 2000 };
const lift = { door: { width: 800, height: 2000 }, cabin: { width: 1100, depth: 1400, height: 2200 } };
const sofa = { width: 2100, depth: 900, height: 800 };

describe('the way of a box', () => {
  it('names what it does not pass', () => {
    const stops = (box: typeof sofa, access: Partial<SiteAccess>) =>
      findWay(box, { ...nothing, ...access })
        .passages.filter(({ held, carried }) => !held && !carried)
        .map(({ obstacle }) => obstacle);
    expect(stops(sofa, { door: { width: 700, height: 2000 } })).toEqual(['door']);
    expect(stops({ ...sofa, width: 2600 }, { lift })).toEqual(['cabin']);
    expect(stops(sofa, { lift: { ...lift, door: { width: 700, height: 2000 } } })).toEqual(['liftDoor']);
    expect(stops(sofa, { turn: { first: 850, second: 850, height: 1000 } })).toEqual(['turn']);
    expect(stops(sofa, { stairs: { width: 700, landing: 1500, height: 2200 } })).toEqual([
      'stairs',
      'stairs',
    ]);
  });

  it('leads by the stairs where the lift is too small', () => {
    const stairs = { width: 1600, landing: 1800, height: 2400 };
    expect(findWay({ ...sofa, width: 2600 }, { ...nothing, lift, stairs }).attitude).toBe('upright');
    expect(
      findWay({ ...sofa, width: 600 }, { ...nothing, lift, stairs }).passages.map(({ obstacle }) => obstacle),
    ).toEqual(['liftDoor', 'cabin']);
  });

  it('has the least comfortable attitude of its parts', () => {
    expect(findWay(sofa, { ...nothing, door: { width: 1000, height: 2000 } }).attitude).toBe('upright');
    expect(findWay(sofa, { ...nothing, door: { width: 1000, height: 2000 }, lift }).attitude).toBe('turned');
    expect(findWay(sofa, nothing)).toEqual({ passages: [], attitude: 'upright' });
  });
});

describe('a product', () => {
  const access = { ...nothing, door };
  const table = { width: 3200, depth: 1200, height: 2050 };
  const carton = { width: 1650, depth: 1250, height: 120 };

  it('comes whole, in its cartons, or not at all', () => {
    expect(productFit({ assembled: sofa, cartons: [] }, access).answer).toBe('whole');
    expect(productFit({ assembled: table, cartons: [carton, carton] }, access).answer).toBe('parts');
    expect(productFit({ assembled: table, cartons: [carton, table] }, access).answer).toBe('no');
    expect(productFit({ assembled: null, cartons: [carton] }, access).answer).toBe('parts');
  });

  it('is unpacked before the door where its carton is too large, and unknown where no carton is known', () => {
    expect(productFit({ assembled: sofa, cartons: [table] }, access).answer).toBe('whole');
    expect(productFit({ assembled: table, cartons: [] }, access).answer).toBe('unknown');
  });
});

it('usual cabins are at least as wide and high as their doors', () => {
  for (const { lift } of Object.values(knownBuildings)) {
    if (!lift) continue;
    const [width, , height] = sidesOf(lift.cabin);
    expect(width).toBeGreaterThanOrEqual(lift.door.width);
    expect(height).toBeGreaterThanOrEqual(lift.door.height);
  }
});

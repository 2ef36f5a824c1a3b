import { describe, expect, it } from 'vitest';
import type { Zone } from '#domain/delivery/zone.ts';
import { zonesOfLocation } from './served-area.ts';

const zone = (number: number, municipality = 'QA-ZA'): Zone => ({ number, municipality, districts: [] });

describe('the zones of a place', () => {
  it('are those of the municipality for Doha, and the district with its neighbours elsewhere', () => {
    const zones = [zone(1, 'QA-DA'), zone(55, 'QA-RA'), zone(69), zone(70), zone(71, 'QA-US')];
    expect(zonesOfLocation('doha', zones).map(({ number }) => number)).toEqual([1]);
    expect(zonesOfLocation('lusail', zones).map(({ number }) => number)).toEqual([69, 70]);
    expect(zonesOfLocation('alWaab', zones).map(({ number }) => number)).toEqual([55]);
  });
});

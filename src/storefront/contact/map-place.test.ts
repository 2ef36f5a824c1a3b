import { describe, expect, test } from 'vitest';
import { directionLinks, findMapPlace, findPin, mapSize } from './map-place.ts';

describe('the place on the map', () => {
  test.each([
    'https://www.openstreetmap.org/?mlat=25.2790&mlon=51.5000#map=16/25.2790/51.5000',
    'https://www.google.com/maps/@25.2790,51.5000,16z',
    'https://maps.apple.com/?ll=25.2790,51.5000',
  ])('is read from the link that staff have entered: %s', (mapUrl) => {
    expect(findMapPlace(mapUrl)).toEqual({ latitude: 25.279, longitude: 51.5 });
  });

  test('lies west of the middle, south of the bay', () => {
    const pin = findPin('https://map.example/?mlat=25.2790&mlon=51.5000');
    expect(pin?.x).toBeLessThan(mapSize.width / 2);
    expect(pin?.y).toBeGreaterThan(mapSize.height / 2);
  });

  test.each(['https://maps.app.goo.gl/abc', 'https://map.example/?mlat=51.5074&mlon=-0.1278'])(
    'is not shown where it is not known or elsewhere: %s',
    (mapUrl) => expect(findPin(mapUrl)).toBeNull(),
  );

  test('is where the maps apps lead; without coordinates there is only the link of the profile', () => {
    expect(directionLinks('https://map.example/?mlat=25.2790&mlon=51.5000')).toEqual({
      google: 'https://www.google.com/maps/dir/?api=1&destination=25.279,51.5',
      waze: 'https://waze.com/ul?ll=25.279,51.5&navigate=yes',
      apple: 'https://maps.apple.com/?daddr=25.279,51.5',
    });
    expect(directionLinks('https://maps.app.goo.gl/abc')).toBeNull();
  });
});

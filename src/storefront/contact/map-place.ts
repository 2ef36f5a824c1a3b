interface Place {
  readonly latitude: number;
  readonly longitude: number;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Bounds of the map: Doha around its bay. */
const west = 51.44;
const east = 51.6;
const south = 25.238;
const north = 25.345;
export const mapSize = { width: 440, height: 326 };

/** Parses the coordinates of a link to a maps app: OpenStreetMap's mlat and mlon, or 'latitude,longitude'. */
export function findMapPlace(mapUrl: string): Place | null {
  const marked = /[?&]mlat=(-?[\d.]+)&mlon=(-?[\d.]+)/.exec(mapUrl);
  const written = marked ?? /(-?\d{1,2}\.\d{2,}),(?:%20|\+)?(-?\d{1,3}\.\d{2,})/.exec(mapUrl);
  const [latitude, longitude] = [Number(written?.[1]), Number(written?.[2])];
  return Number.isFinite(latitude) && Number.isFinite(longitude) ? { latitude, longitude } : null;
}

/** Links that start the navigation of a maps app; null for a link without coordinates. */
export function directionLinks(mapUrl: string): Readonly<Record<'google' | 'waze' | 'apple', string>> | null {
  const place = findMapPlace(mapUrl);
  if (!place) return null;
  const target = `${place.latitude},${place.longitude}`;
  return {
    google: `https://www.google.com/maps/dir/?api=1&destination=${target}`,
    waze: `https://waze.com/ul?ll=${target}&navigate=yes`,
    apple: `https://maps.apple.com/?daddr=${target}`,
  };
}

/** Projects coordinates linearly, which is exact enough for one city. */
export function pointOnMap({ latitude, longitude }: Place): Point {
  return {
    x: Math.round(((longitude - west) / (east - west)) * mapSize.width),
    y: Math.round(((north - latitude) / (north - south)) * mapSize.height),
  };
}

/** Position of the pin; null outside the map or close to its edge. */
export function findPin(mapUrl: string): Point | null {
  const place = findMapPlace(mapUrl);
  if (!place) return null;
  const { x, y } = pointOnMap(place);
  const isShown = x > 16 && x < mapSize.width - 16 && y > 32 && y < mapSize.height - 24;
  return isShown ? { x, y } : null;
}

import { useId } from 'react';
import type { ShopProfile } from '#domain/shop-profile/shop-profile.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { unbrokenAddress } from '#i18n/unbroken-numbers.ts';
import { findPin, mapSize, pointOnMap } from './map-place.ts';

/** Longitude and latitude along the shore, from Katara in the north around the bay to the airport. */
const shore = [
  [51.529, 25.352],
  [51.531, 25.343],
  [51.5305, 25.336],
  [51.536, 25.3305],
  [51.5415, 25.3265],
  [51.5405, 25.3205],
  [51.535, 25.3165],
  [51.527, 25.3115],
  [51.5195, 25.3045],
  [51.5165, 25.2985],
  [51.5185, 25.2935],
  [51.5255, 25.2905],
  [51.5335, 25.2915],
  [51.5375, 25.2955],
  [51.5415, 25.2945],
  [51.5455, 25.2985],
  [51.5555, 25.3],
  [51.5575, 25.2965],
  [51.5535, 25.2905],
  [51.561, 25.2865],
  [51.574, 25.286],
  [51.584, 25.2895],
  [51.605, 25.292],
] as const;

const places = {
  westBay: [51.5275, 25.3235],
  corniche: [51.533, 25.302],
  souqWaqif: [51.533, 25.2865],
  airport: [51.578, 25.262],
  aspire: [51.4545, 25.263],
} as const;

const at = ([longitude, latitude]: readonly [number, number]) => pointOnMap({ longitude, latitude });
const path = (line: readonly (readonly [number, number])[]) =>
  line.map((place, index) => `${index === 0 ? 'M' : 'L'}${at(place).x} ${at(place).y}`).join('');

const { width, height } = mapSize;
const land = `${path(shore)}V${height + 20}H-20V-20H${at(shore[0]).x}Z`;
/** The ring roads A to D, as circles around the old town. */
const middle = at([51.535, 25.286]);
const rings = [34, 54, 82, 130];
const roads = [
  [
    [51.535, 25.286],
    [51.505, 25.27],
    [51.43, 25.237],
  ],
  [
    [51.53, 25.288],
    [51.5, 25.291],
    [51.43, 25.301],
  ],
  [
    [51.522, 25.296],
    [51.505, 25.315],
    [51.495, 25.35],
  ],
] as const;

/** Map of the showroom as an inline SVG, so that no third party learns of the visit. */
export function ShowroomMap({
  profile,
}: {
  readonly profile: Pick<ShopProfile, 'name' | 'mapUrl' | 'address'>;
}) {
  const { map } = useReadingMessages();
  const { footer } = useMessages();
  const locale = useLocale();
  const clipId = useId();
  const pin = findPin(profile.mapUrl);
  if (!pin) return null;
  return (
    <a
      href={profile.mapUrl}
      target="_blank"
      rel="noreferrer"
      className="group block overflow-hidden rounded-panel bg-surface shadow-raised"
    >
      <svg viewBox={`0 0 ${width} ${height}`} aria-hidden="true" className="block w-full bg-[#dce7ea]">
        <clipPath id={clipId}>
          <path d={land} />
        </clipPath>
        <path d={land} className="fill-sunken stroke-white" strokeWidth="3" strokeLinejoin="round" />
        <g clipPath={`url(#${clipId})`} fill="none" stroke="#fff" strokeLinecap="round">
          {rings.map((radius) => (
            <circle key={radius} cx={middle.x} cy={middle.y} r={radius} strokeWidth={radius > 80 ? 4 : 2.5} />
          ))}
          {roads.map((road) => (
            <path key={path(road)} d={path(road)} strokeWidth="4" />
          ))}
        </g>
        {Object.entries(places).map(([name, place]) => (
          <text
            key={name}
            x={at(place).x}
            y={at(place).y}
            textAnchor="middle"
            fontSize="12"
            className={name === 'corniche' ? 'fill-[#47636b]' : 'fill-ink-faint'}
          >
            {map.places[name as keyof typeof places]}
          </text>
        ))}
        <g transform={`translate(${pin.x} ${pin.y})`}>
          <ellipse rx="9" ry="3.5" fill="#1d1a20" fillOpacity=".18" />
          <path d="M0 0C-4-9-13-15-13-24a13 13 0 1 1 26 0C13-15 4-9 0 0Z" className="fill-accent" />
          <circle cy="-24" r="5" fill="#fff" />
          <text y="19" textAnchor="middle" fontSize="13" fontWeight="600" className="fill-ink">
            {profile.name[locale]}
          </text>
        </g>
      </svg>
      <span className="flex min-h-12 flex-wrap items-center justify-between gap-x-4 px-5 py-3 text-sm">
        <span className="text-ink-soft">{unbrokenAddress(profile.address[locale])}</span>
        <span className="font-medium text-accent underline decoration-line-strong underline-offset-4 group-hover:decoration-accent">
          {map.open}
          <span className="sr-only"> ({footer.newTab})</span>
        </span>
      </span>
    </a>
  );
}

import { encode } from 'uqr';

/** QR code of an address, as one path. */
export function PageCode({ address, label }: { readonly address: string; readonly label: string }) {
  const { data, size } = encode(address, { ecc: 'M', border: 2 });
  const path = data.flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? `M${x} ${y}h1v1h-1z` : [])));
  return (
    <svg role="img" aria-label={label} viewBox={`0 0 ${size} ${size}`} className="w-28 bg-white">
      <path d={path.join('')} fill="#000" shapeRendering="crispEdges" />
    </svg>
  );
}

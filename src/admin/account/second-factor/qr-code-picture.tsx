import { useMemo } from 'react';
import { qrModules } from './qr-code.ts';

/** Light modules around a QR code, which the standard asks for. */
const margin = 4;

/** A QR code drawn in the browser, so that the key in it is sent to no other service. Nothing if the text is too long. */
export function QrCode({ text, label }: { readonly text: string; readonly label: string }) {
  const modules = useMemo(() => qrModules(text), [text]);
  if (!modules) return null;
  const size = modules.length + 2 * margin;
  const path = modules
    .flatMap((row, y) => row.map((isDark, x) => (isDark ? `M${x + margin} ${y + margin}h1v1h-1z` : '')))
    .join('');
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
      className="mx-auto w-56 max-w-full rounded-control bg-white"
    >
      <path d={path} fill="#000" />
    </svg>
  );
}

import { useLocale } from '#i18n/messages-context.tsx';
import { directionOf } from '#primitives/locale.ts';
import { latinDigits } from '#primitives/text/latin-digits.ts';

interface BluePlateProps {
  readonly zone: string;
  readonly street: string;
  readonly building: string;
  readonly className?: string;
}

const labels = {
  zone: ['Zone', 'المنطقة'],
  street: ['Street', 'الشارع'],
  building: ['Building', 'المبنى'],
} as const;
const parts = ['zone', 'street', 'building'] as const;
const cellWidth = 104;
const largestSize = 34;
const smallestSize = 9;
/** Longer texts are names, not numbers, and are shown in the field only. */
const mostLetters = 18;

/** Picture of the plate at every door in Qatar with the entered numbers. Decorative: the fields have the same values. */
export function BluePlate({ className, ...values }: BluePlateProps) {
  const isRtl = directionOf(useLocale()) === 'rtl';
  return (
    <svg viewBox="0 0 328 136" aria-hidden="true" className={className}>
      <rect width="328" height="136" rx="12" className="fill-plate" />
      <rect x="6" y="6" width="316" height="124" rx="8" fill="none" stroke="#fff" strokeWidth="2" />
      {[1, 2].map((line) => (
        <path key={line} d={`M${8 + line * cellWidth} 22v92`} stroke="#fff" strokeOpacity=".45" />
      ))}
      {parts.map((part, index) => {
        // Side by side as they are read; the plate itself has both languages.
        const place = isRtl ? parts.length - 1 - index : index;
        const middle = 8 + cellWidth * (place + 0.5);
        const text = shortened(latinDigits(values[part].trim()));
        return (
          <g key={part} fill="#fff" textAnchor="middle">
            <text x={middle} y="34" fontSize="13">
              {labels[part][1]}
            </text>
            <text x={middle} y="52" fontSize="11" fillOpacity=".85" letterSpacing=".4">
              {labels[part][0]}
            </text>
            {text === '' ? (
              <path d={`M${middle - 16} 96h32`} stroke="#fff" strokeOpacity=".5" strokeWidth="2" />
            ) : (
              <text x={middle} y="98" fontSize={sizeOf(text)} fontWeight="600" dominantBaseline="middle">
                {text}
              </text>
            )}
          </g>
        );
      })}
    </svg>
  );
}

function shortened(text: string): string {
  return text.length > mostLetters ? `${text.slice(0, mostLetters - 1)}…` : text;
}

/** Font size that fits the cell. */
function sizeOf(text: string): number {
  return Math.max(smallestSize, Math.min(largestSize, (1.62 * (cellWidth - 12)) / Math.max(1, text.length)));
}

import type { Product } from '#domain/catalogue/products/product.ts';
import { formatList } from '#i18n/lists.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { directionOf } from '#primitives/locale.ts';
import { dimensionsGeometry, type Measure, type Point, type Reference } from './dimensions-geometry.ts';

const millimetresInCentimetre = 10;

interface DimensionsDrawingProps {
  readonly dimensions: NonNullable<Product['dimensions']>;
}

/** SVG drawing of a product's outer dimensions, to scale beside a person or a sheet of paper. */
export function DimensionsDrawing({ dimensions }: DimensionsDrawingProps) {
  const { catalogue, product } = useMessages();
  const locale = useLocale();
  const { viewBox, faces, hidden, measures, reference } = dimensionsGeometry(dimensions);

  function lengthOf(edge: Measure['edge']): string {
    return catalogue.centimetres(String(dimensions[edge] / millimetresInCentimetre));
  }

  const description = measures.map(({ edge }) => `${product.edges[edge]} ${lengthOf(edge)}`);
  return (
    <figure>
      <svg
        role="img"
        aria-label={product.drawing(formatList(locale, description))}
        viewBox={[viewBox.x, viewBox.y, viewBox.width, viewBox.height].map(rounded).join(' ')}
        width={rounded(viewBox.width)}
        height={rounded(viewBox.height)}
        className="mx-auto h-auto max-w-full"
        fill="none"
        strokeLinejoin="round"
        strokeLinecap="round"
      >
        <ReferenceShape reference={reference} />
        <path d={hidden.map(pathOf).join('')} className="stroke-line-strong" strokeDasharray="2 4" />
        <g className="stroke-ink" strokeWidth="1.25">
          <path d={`${pathOf(faces.top)}Z`} className="fill-surface" fillOpacity="0.8" />
          <path d={`${pathOf(faces.front)}Z`} className="fill-sunken" fillOpacity="0.8" />
          <path d={`${pathOf(faces.side)}Z`} className="fill-line" fillOpacity="0.8" />
        </g>
        <path d={linesOf(measures)} className="stroke-accent" />
        {measures.map((measure) => (
          <Label
            key={measure.edge}
            measure={measure}
            name={product.edges[measure.edge]}
            length={lengthOf(measure.edge)}
          />
        ))}
      </svg>
      <figcaption className="mt-3 text-center text-sm text-ink-soft">
        {product.drawnBeside[reference.kind]}
      </figcaption>
    </figure>
  );
}

/** In hundredths of the person's height, the feet at 0, 0. */
const outlineOfPerson =
  'M0-100a6.8 6.8 0 0 1 0 13.6 6.8 6.8 0 0 1 0-13.600ZM0-85.300c8.2 0 12.4 2.3 13 7.600l2.3 27.100c0 3.6-4.1 3.6-4.4.6l-2.4-20.6-.6 23.5-.8 44.800c0 2.3-4.8 2.3-5 .6l-1.5-41.800h-1.200l-1.5 41.800c-.2 1.7-5 1.7-5-.6l-.8-44.8-.6-23.5-2.4 20.600c-.3 3-4.4 3-4.4-.6l2.3-27.100c.6-5.3 4.8-7.6 13-7.600Z';

function ReferenceShape({ reference }: { readonly reference: Reference }) {
  if (reference.kind === 'sheet') {
    return <path d={`${pathOf(reference.outline)}Z`} className="fill-surface stroke-line-strong" />;
  }
  const [x, y] = reference.feet.map(rounded);
  return (
    <path
      d={outlineOfPerson}
      transform={`translate(${x} ${y}) scale(${reference.height / 100})`}
      className="fill-line-strong"
    />
  );
}

interface LabelProps {
  readonly measure: Measure;
  readonly name: string;
  readonly length: string;
}

/** Centred label, so that its position is the same in both text directions. */
function Label({ measure, name, length }: LabelProps) {
  const [x, y] = measure.label.map(rounded);
  return (
    <text x={x} y={y} textAnchor="middle" direction={directionOf(useLocale())} unicodeBidi="isolate">
      <tspan x={x} dy="-0.35em" className="fill-ink-faint text-xs">
        {name}
      </tspan>
      <tspan x={x} dy="1.3em" className="fill-ink text-sm font-medium">
        {length}
      </tspan>
    </text>
  );
}

function linesOf(measures: readonly Measure[]): string {
  return measures.flatMap(({ line, leaders }) => [line, ...leaders].map(pathOf)).join('');
}

function pathOf(points: readonly Point[]): string {
  return points.map(([x, y], index) => `${index === 0 ? 'M' : 'L'}${rounded(x)} ${rounded(y)}`).join('');
}

function rounded(length: number): number {
  return Math.round(length * 100) / 100;
}

import { G, Page, Path, Rect, Svg, Text, View } from '@react-pdf/renderer';
import { createElement, type ReactElement } from 'react';
import type { BillOfMaterials } from '#domain/planner/drawing/bill-of-materials.ts';
import type { Drawing, Label } from '#domain/planner/drawing/drawing.ts';
import {
  dashes,
  inkColour,
  labelsOf,
  pathsOf,
  softColour,
  strokeWidths,
} from '#domain/planner/drawing/drawing-paths.ts';
import type { ListedProduct, ListedProducts } from '#domain/planner/drawing/listed-product.ts';
import { drawPlan } from '#domain/planner/drawing/plan-drawing.ts';
import type { Plan } from '#domain/planner/plan.ts';
import { formatQuantity } from '#i18n/quantities.ts';
import type { Locale } from '#primitives/locale.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import {
  accent,
  box,
  languagesFrom,
  pageStyle,
  row,
  soft,
  text,
  typedLocale,
} from '../../quotes/quotation-document/pdf-parts.ts';
import { both, words } from '../../quotes/quotation-document/quotation-words.ts';
import {
  chooseSheet,
  type Paper,
  pointsOfMillimetre,
  type Sheet,
  scaleBarMetres,
  sheetMargin,
  titleBlockHeight,
} from './sheet.ts';

/** Of capital letters on paper, in millimetres. */
const textHeight = 2.2;
/** Fonts have capital letters of some 0.7 of their size. */
const sizeOfCapital = 1.4;

interface PlanPageParts {
  readonly first: Locale;
  readonly plan: Plan;
  readonly products: ListedProducts;
  readonly bill: BillOfMaterials<ListedProduct>;
  readonly papers: readonly Paper[];
  /** What the title block says beside the plan's name and scale. */
  readonly lines: readonly LocalizedText[];
}

/** The drawing to scale on a page of its own, with a title block and a scale bar. The drawing is never mirrored. */
export function planPage({ first, plan, products, bill, papers, lines }: PlanPageParts): ReactElement {
  const numbers = new Map(bill.items.map(({ product, number }) => [product.id, number]));
  const drawAt = (scale: number) =>
    drawPlan(plan, products, {
      textHeight: textHeight * scale,
      formatArea: (metres) => formatQuantity(first, Math.round(metres * 10) / 10, 'm²'),
      numberOf: (product) => numbers.get(product),
    });
  const sheet = chooseSheet(drawAt, papers);
  const { paper, orientation } = sheet;
  const margin = sheetMargin * pointsOfMillimetre;
  const { paddingTop: _top, paddingBottom: _bottom, paddingHorizontal: _sides, ...style } = pageStyle;
  return createElement(
    Page,
    { size: paper, orientation, style: { ...style, padding: margin }, wrap: false },
    createElement(
      View,
      { style: { flexGrow: 1, alignItems: 'center', justifyContent: 'center' } },
      drawingOf(sheet),
    ),
    titleBlock(first, plan, sheet, lines),
  );
}

function drawingOf({ drawing, scale }: Sheet): ReactElement {
  const points = pointsOfMillimetre / scale;
  const [width, height] = [drawing.width * points, drawing.height * points];
  const labels = labelsOf(drawing);
  const isNumber = ({ isTyped, text: content }: Label) => !isTyped && /^[\d.]+$/.test(content);
  return createElement(
    View,
    { style: { width, height, position: 'relative' } },
    createElement(
      Svg,
      {
        width,
        height,
        viewBox: [drawing.left, drawing.top, drawing.width, drawing.height].join(' '),
      },
      ...pathElements(drawing, scale),
      ...labels.filter(isNumber).map((label, index) => numberElement(label, `number-${index}`)),
    ),
    ...labels.filter((label) => !isNumber(label)).map((label) => wordElement(label, drawing, points)),
  );
}

function pathElements(drawing: Drawing, scale: number): ReactElement[] {
  return pathsOf(drawing).map(({ d, fill, stroke, layer }, index) =>
    createElement(Path, {
      key: `path-${index}`,
      d,
      fill: fill ?? 'none',
      stroke: layer === 'dimensions' ? softColour : inkColour,
      strokeWidth: strokeWidths[stroke] * scale,
      ...(stroke === 'dashed' && { strokeDasharray: dashes.map((part) => part * scale).join(' ') }),
    }),
  );
}

function numberElement({ at, text: content, height, angle, layer }: Label, key: string): ReactElement {
  const written = createElement(
    Text,
    {
      key,
      x: at.x,
      y: at.y + height / 2,
      textAnchor: 'middle',
      fill: layer === 'dimensions' ? softColour : inkColour,
      style: { fontSize: height * sizeOfCapital, fontFamily: pageStyle.fontFamily },
    },
    content,
  );
  if (layer === 'labels') return createElement(G, { key }, paleGround(at, content, height), written);
  return angle === 0
    ? written
    : createElement(G, { key, transform: `rotate(${angle} ${at.x} ${at.y})` }, written);
}

/** So that a number can be read on the lines of its piece. */
function paleGround({ x, y }: Label['at'], content: string, height: number): ReactElement {
  const [width, depth] = [(0.9 * content.length + 0.3) * height, 1.5 * height];
  return createElement(Rect, {
    x: x - width / 2,
    y: y - depth / 2,
    width,
    height: depth,
    rx: depth / 4,
    ry: depth / 4,
    fill: '#ffffff',
    fillOpacity: 0.75,
  });
}

/** Words stand over the drawing as texts of the page, which can set Arabic. */
function wordElement(
  { at, text: content, height, isBold }: Label,
  drawing: Drawing,
  points: number,
): ReactElement {
  const fontSize = height * sizeOfCapital * points;
  const [width, lineHeight] = [160, 1.3];
  return box(
    {
      position: 'absolute',
      left: (at.x - drawing.left) * points - width / 2,
      top: (at.y - drawing.top) * points - (fontSize * lineHeight) / 2,
      width,
    },
    text(typedLocale(content), content, {
      fontSize,
      lineHeight,
      textAlign: 'center',
      ...(isBold && { fontWeight: 600 }),
    }),
  );
}

function titleBlock(
  first: Locale,
  plan: Plan,
  { scale, paper }: Sheet,
  lines: readonly LocalizedText[],
): ReactElement {
  const [own, other] = languagesFrom(first);
  const scaleText = both((texts) => `${texts.plan.scale} 1:${scale} · ${paper}`);
  const column = (locale: Locale, isEnd: boolean) =>
    box(
      { flexGrow: 1, flexBasis: 0 },
      ...lines.map((line) =>
        text(typedLocale(line[locale]), line[locale], {
          color: soft,
          fontSize: 8,
          textAlign: sideOf(first, isEnd),
        }),
      ),
    );
  return box(
    { height: titleBlockHeight * pointsOfMillimetre, justifyContent: 'flex-end' },
    box({ borderTop: `1.5 solid ${accent}`, marginBottom: 4 }),
    row(
      first,
      { alignItems: 'flex-start' },
      box(
        { flexGrow: 1, flexBasis: 0 },
        text(typedLocale(plan.name || words[own].plan.title), plan.name || words[own].plan.title, {
          fontWeight: 600,
          fontSize: 12,
          textAlign: sideOf(first, false),
        }),
        text(own, scaleText[own], { textAlign: sideOf(first, false) }),
        text(other, scaleText[other], { color: soft, fontSize: 8, textAlign: sideOf(first, false) }),
      ),
      scaleBar(first, scale),
      column(own, true),
      column(other, true),
    ),
  );
}

function sideOf(first: Locale, isEnd: boolean): 'left' | 'right' {
  return (first === 'ar') === isEnd ? 'left' : 'right';
}

/** Four parts, each other one filled; it shows what a print that does not keep the scale would hide. */
function scaleBar(first: Locale, scale: number): ReactElement {
  const metres = scaleBarMetres(scale);
  const width = ((metres * 1000) / scale) * pointsOfMillimetre;
  return box(
    { width: width + 40, alignItems: 'center', paddingTop: 3 },
    box(
      { flexDirection: 'row', width, height: 5, border: `0.5 solid ${inkColour}` },
      ...[0, 1, 2, 3].map((index) =>
        box({ flexGrow: 1, backgroundColor: index % 2 === 0 ? inkColour : '#ffffff' }),
      ),
    ),
    box(
      { flexDirection: 'row', justifyContent: 'space-between', width: width + 20 },
      text('en', '0', { fontSize: 7 }),
      text(first, formatQuantity(first, metres, 'm'), { fontSize: 7 }),
    ),
  );
}

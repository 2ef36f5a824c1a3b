import { billOfMaterials } from '#domain/planner/drawing/bill-of-materials.ts';
import type { Drawing } from '#domain/planner/drawing/drawing.ts';
import { type DrawnProduct, drawPlan } from '#domain/planner/drawing/plan-drawing.ts';
import { planDxf } from '#domain/planner/drawing/plan-dxf.ts';
import { planSvg } from '#domain/planner/drawing/plan-svg.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { formatQuantity } from '#i18n/quantities.ts';
import type { Locale } from '#primitives/locale.ts';
import { loadedView, loadView, viewAddress } from '../top-views/top-view-store.ts';

interface PlanFileParts {
  readonly plan: Plan;
  readonly products: PlannedProducts;
  readonly locale: Locale;
}

/** Wide enough for a page of A3; phones refuse much larger ones. */
const pictureWidth = 2400;
/** Of capital letters, in millimetres of the building: 1.5 mm on paper at 1:100. */
const textHeight = 150;

/** A plan as a DXF file for CAD programs. */
export async function planDxfFile(parts: PlanFileParts): Promise<Blob> {
  return new Blob([planDxf(await drawingOf(parts))], { type: 'image/vnd.dxf' });
}

/** A plan as a PNG picture on white. */
export async function planPngFile(parts: PlanFileParts): Promise<Blob> {
  const drawing = await drawingOf(parts);
  const picture = new Image();
  const svg = planSvg(drawing, { title: parts.plan.name, width: pictureWidth });
  // The page allows no pictures from blobs.
  picture.src = `data:image/svg+xml;charset=utf-8,${encodeURIComponent(svg)}`;
  await picture.decode();
  const canvas = document.createElement('canvas');
  canvas.width = pictureWidth;
  canvas.height = Math.round((pictureWidth * drawing.height) / drawing.width);
  const context = canvas.getContext('2d');
  if (!context) throw new Error('the browser draws no pictures');
  context.fillStyle = '#ffffff';
  context.fillRect(0, 0, canvas.width, canvas.height);
  context.drawImage(picture, 0, 0, canvas.width, canvas.height);
  const file = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve, 'image/png'));
  if (!file) throw new Error('the picture is too large for the browser');
  return file;
}

async function drawingOf({ plan, products, locale }: PlanFileParts): Promise<Drawing> {
  const numbers = new Map(
    billOfMaterials(plan, products).items.map(({ product, number }) => [product.id, number]),
  );
  return drawPlan(plan, await withTopViews(plan, products), {
    textHeight,
    formatArea: (metres) => formatQuantity(locale, Math.round(metres * 10) / 10, 'm²'),
    numberOf: (product) => numbers.get(product),
  });
}

/** Those of the plan, as they look from above. */
async function withTopViews(
  { pieces }: Plan,
  products: PlannedProducts,
): Promise<ReadonlyMap<string, DrawnProduct>> {
  const used = [...new Set(pieces.map(({ product }) => product))].flatMap((id) => products.get(id) ?? []);
  const viewed = used.map(async (product) => {
    const address = viewAddress(product);
    if (address) await loadView(address);
    return [product.id, { ...product, topView: loadedView(address) }] as const;
  });
  return new Map(await Promise.all(viewed));
}

/** Offers a file to the browser to save. */
export function saveFile(address: string, name: string): void {
  const link = document.createElement('a');
  link.href = address;
  link.download = name;
  link.click();
}

export function saveBlob(blob: Blob, name: string): void {
  const address = URL.createObjectURL(blob);
  saveFile(address, name);
  // The browser has read it once the click was handled.
  setTimeout(() => URL.revokeObjectURL(address), 10_000);
}

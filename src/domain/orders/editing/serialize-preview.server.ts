import { qarFromDirhams } from '#primitives/money.ts';
import type { PreviewedEdit } from './preview-edit.server.ts';

/** Serializes a preview for the API, which speaks QAR. */
export function serializePreview({ products, ...preview }: PreviewedEdit) {
  return {
    ...preview,
    lines: preview.lines.map(({ id, unitPrice, lineTotal, ...line }) => ({
      ...line,
      lineId: id,
      unitPrice: qarFromDirhams(unitPrice),
      lineTotal: qarFromDirhams(lineTotal),
      stock: line.productId === null ? null : (products.get(line.productId)?.stock ?? 0),
    })),
    subtotal: qarFromDirhams(preview.subtotal),
    discount: qarFromDirhams(preview.discount),
    deliveryFee: qarFromDirhams(preview.deliveryFee),
    regularDeliveryFee: qarFromDirhams(preview.regularDeliveryFee),
    total: qarFromDirhams(preview.total),
    totalBefore: qarFromDirhams(preview.totalBefore),
    missingToMinimum: qarFromDirhams(preview.missingToMinimum),
    stock: [...preview.stock],
    days: [...preview.days],
    problems: [...preview.problems],
  };
}

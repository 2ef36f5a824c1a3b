import { latinDigits } from '#primitives/text/latin-digits.ts';
import type { Assembly, Carton } from '../attributes/packing.ts';

/** Cartons as people write them, one size to a line: '1250 x 650 x 90 mm, 22.5 kg, 2 pcs'. */
export function cartonsCell(cartons: readonly Carton[]): string {
  return cartons
    .map(({ width, depth, height, weightKg, count }) => {
      const size = `${width} x ${depth} x ${height} mm, ${weightKg} kg`;
      return count === 1 ? size : `${size}, ${count} pcs`;
    })
    .join('\n');
}

const cartonLine =
  /^(\d+)\s*[x×*]\s*(\d+)\s*[x×*]\s*(\d+)\s*(?:mm|مم)?\s*[,|؛;،]\s*(\d+(?:\.\d+)?)\s*(?:kg|كجم|كغ)?(?:\s*[,|؛;،]\s*(\d+)\s*(?:pcs|pieces|cartons|قطع|كراتين)?)?$/i;

/** Undefined when a line is no carton. */
export function cartonsFrom(cell: string): Carton[] | undefined {
  const lines = cell.split(/\r\n|\r|\n/).filter((line) => line.trim() !== '');
  const cartons = lines.flatMap((line) => {
    const [, width, depth, height, weight, count] = cartonLine.exec(latinDigits(line).trim()) ?? [];
    if (width === undefined) return [];
    const [w, d, h, weightKg, pieces] = [width, depth, height, weight, count ?? 1].map(Number);
    return [{ width: w ?? 0, depth: d ?? 0, height: h ?? 0, weightKg: weightKg ?? 0, count: pieces ?? 1 }];
  });
  return cartons.length === lines.length ? cartons : undefined;
}

/** An assembly in one cell: 'none needed', 'included', 'self', 'self 45 minutes' or 'service OG-AS-08'. */
export function assemblyCell(assembly: Assembly | null, skuOfId: ReadonlyMap<string, string>): string {
  switch (assembly?.kind) {
    case undefined:
      return '';
    case 'none-needed':
      return 'none needed';
    case 'included':
      return 'included';
    case 'self':
      return assembly.minutes === null ? 'self' : `self ${assembly.minutes} minutes`;
    case 'service':
      return `service ${skuOfId.get(assembly.productId) ?? ''}`.trim();
  }
}

/** The code of the service product that a cell names, if it names one. */
export function serviceCode(cell: string): string | undefined {
  return /^\s*(?:service|خدمة)\s+(\S+)\s*$/i.exec(cell)?.[1];
}

/** Null for an empty cell, undefined for what is no assembly; a service is named by the code of its product. */
export function assemblyOf(cell: string, idOfSku: ReadonlyMap<string, string>): Assembly | null | undefined {
  const words = latinDigits(cell).trim().toLowerCase();
  if (words === '') return null;
  if (/^(none|none[ -]needed|لا يحتاج)$/.test(words)) return { kind: 'none-needed' };
  if (/^(included|مشمول)$/.test(words)) return { kind: 'included' };
  const [isSelf, minutes] = /^(?:self|ذاتي)(?:\s+(\d{1,4})\s*(?:min|minutes|دقيقة)?)?$/.exec(words) ?? [];
  if (isSelf !== undefined) return { kind: 'self', minutes: minutes === undefined ? null : Number(minutes) };
  const productId = idOfSku.get(serviceCode(cell) ?? '');
  return productId === undefined ? undefined : { kind: 'service', productId };
}

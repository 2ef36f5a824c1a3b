type Fields = Readonly<Record<string, unknown>>;

/** Deep equality of plain data (JSON). The order of keys means nothing, and a missing key equals undefined. */
export function isSameData(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || one === null || other === null) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSameData((one as Fields)[key], (other as Fields)[key]));
}

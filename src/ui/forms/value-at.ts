type Path = readonly PropertyKey[];

/** The value at a path in plain data, or undefined where the path ends early. */
export function valueAt(data: unknown, path: Path): unknown {
  return path.reduce<unknown>((part, step) => (part as Record<PropertyKey, unknown> | null)?.[step], data);
}

/** A copy of plain data with one value replaced. Parts beside the path keep their identity. */
export function withValueAt(data: unknown, [step, ...rest]: Path, value: unknown): unknown {
  if (step === undefined) return value;
  const next = withValueAt(valueAt(data, [step]), rest, value);
  if (Array.isArray(data)) return data.with(Number(step), next);
  return { ...(data as object), [step]: next };
}

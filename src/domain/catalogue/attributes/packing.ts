import { z } from 'zod';

const millimetres = z.int().min(1).max(20_000);

/** More than any product of the shop has. */
const mostCartonSizes = 20;

/** Cartons of one size, in which a product is delivered. */
const cartonSchema = z.strictObject({
  width: millimetres,
  depth: millimetres,
  height: millimetres,
  weightKg: z.number().min(0.001).max(10_000),
  count: z.int().min(1).max(99).default(1),
});

export type Carton = Readonly<z.output<typeof cartonSchema>>;

export const cartonsSchema = z
  .array(cartonSchema.readonly())
  .max(mostCartonSizes)
  .readonly()
  .meta({
    description:
      'The cartons it is delivered in, with their packed size in millimetres and the weight of each; empty: not known',
    example: [{ width: 1250, depth: 650, height: 90, weightKg: 22.5, count: 1 }],
  });

/** How a product is put together: nothing to do, by the shop, by the buyer, or as a service with its own price. */
export const assemblySchema = z
  .discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('none-needed') }),
    z.strictObject({ kind: z.literal('included') }),
    z.strictObject({
      kind: z.literal('self'),
      minutes: z.int().min(1).max(1440).nullable().default(null),
    }),
    z.strictObject({
      kind: z.literal('service'),
      productId: z.uuid().meta({ description: 'Id of the service product, whose price is shown' }),
    }),
  ])
  .nullable()
  .meta({ description: 'How it is assembled; null: not known' });

export type Assembly = Readonly<NonNullable<z.output<typeof assemblySchema>>>;

interface AssemblyColumns {
  readonly assembly: Assembly['kind'] | null;
  readonly assemblyMinutes: number | null;
  readonly assemblyServiceId: string | null;
}

export function assemblyColumns(assembly: Assembly | null): AssemblyColumns {
  return {
    assembly: assembly?.kind ?? null,
    assemblyMinutes: assembly?.kind === 'self' ? assembly.minutes : null,
    assemblyServiceId: assembly?.kind === 'service' ? assembly.productId : null,
  };
}

export function assemblyFrom(columns: AssemblyColumns): Assembly | null {
  const { assembly: kind, assemblyMinutes: minutes, assemblyServiceId: productId } = columns;
  if (kind === null) return null;
  if (kind === 'self') return { kind, minutes };
  // The database allows 'service' only together with the id.
  return kind === 'service' ? { kind, productId: productId ?? '' } : { kind };
}

/** The number of cartons and their weight together. */
export function packedTotal(cartons: readonly Carton[]): {
  readonly cartons: number;
  readonly weightKg: number;
} {
  const grams = cartons.reduce((sum, { weightKg, count }) => sum + Math.round(weightKg * 1000) * count, 0);
  return { cartons: cartons.reduce((sum, { count }) => sum + count, 0), weightKg: grams / 1000 };
}

/** The id of the service product, if the assembly is a service. */
export function serviceIds(assembly: Assembly | null): readonly string[] {
  return assembly?.kind === 'service' ? [assembly.productId] : [];
}

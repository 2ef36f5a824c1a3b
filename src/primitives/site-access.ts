import { z } from 'zod';

/** Usual buildings, whose measures `domain/catalogue/fit/known-buildings.ts` has. */
const buildings = ['goodsLift', 'passengerLift', 'smallLift', 'villaStairs'] as const;

/** From 10 cm to 20 m; what is shorter or longer is no measure of a building. */
const length = z.int().min(100).max(20_000);
const opening = z.strictObject({ width: length, height: length });

/** The way into the buyer's building, in millimetres, as far as the buyer has measured it. Null: a part that is not known. */
export const siteAccessSchema = z
  .strictObject({
    building: z.enum(buildings).nullable().meta({
      description: 'The usual building whose measures these are; null: measured by the buyer',
    }),
    door: opening.nullable().meta({ description: 'The narrowest door' }),
    lift: z
      .strictObject({
        door: opening,
        cabin: z.strictObject({ width: length, depth: length, height: length }),
      })
      .nullable(),
    stairs: z
      .strictObject({ width: length, landing: length, height: length })
      .nullable()
      .meta({ description: 'The landing by its depth, the height clear above the steps' }),
    turn: z
      .strictObject({ first: length, second: length, height: length })
      .nullable()
      .meta({ description: 'The narrowest corner: widths before and after it' }),
  })
  .meta({ id: 'SiteAccess', description: 'The way into the building, in millimetres' });

export type GivenSiteAccess = Readonly<z.infer<typeof siteAccessSchema>>;

import { z } from 'zod';
import type { CheckMessage } from '#primitives/text/field-rules.ts';
import { line } from '#primitives/text/text-schemas.ts';
import { type Plan, planLimits } from './plan.ts';
import { clockwiseRoom, findRoomFault, type RoomFault } from './room-validity.ts';

const coordinate = z.int().min(-planLimits.longestSide).max(planLimits.longestSide);
const length = z.int().min(1).max(planLimits.longestSide);
const id = z.string().regex(/^[\w-]{1,64}$/, 'plan_id' satisfies CheckMessage);
const name = line(planLimits.name);
const turned = {
  x: coordinate,
  y: coordinate,
  width: length,
  depth: length,
  angle: z.int().min(0).max(359),
};
const wall = z
  .int()
  .min(0)
  .max(planLimits.corners - 1);
const at = z.int().min(0).max(planLimits.longestSide);

/** How the rule of a fault is named to who made the plan; limits of numbers are named by the schema itself. */
const rulesOfFaults: Readonly<Record<RoomFault, readonly [rule: CheckMessage, path: string]>> = {
  too_few_corners: ['uncrossed_walls', 'outline'],
  too_many_corners: ['uncrossed_walls', 'outline'],
  outside_drawing: ['uncrossed_walls', 'outline'],
  walls_cross: ['uncrossed_walls', 'outline'],
  wall_too_short: ['wall_length', 'outline'],
  opening_off_wall: ['within_wall', 'openings'],
  openings_overlap: ['openings_apart', 'openings'],
  socket_off_wall: ['within_wall', 'sockets'],
};

const roomSchema = z
  .strictObject({
    id,
    name,
    outline: z
      .array(z.strictObject({ x: coordinate, y: coordinate }))
      .min(3)
      .max(planLimits.corners),
    ceiling: z.int().min(planLimits.lowestCeiling).max(planLimits.highestCeiling),
    openings: z
      .array(
        z.strictObject({
          id,
          kind: z.enum(['door', 'window']),
          wall,
          at,
          width: length,
          swing: z.enum(['in', 'out', 'none']),
          hinge: z.enum(['start', 'end']),
        }),
      )
      .max(planLimits.openings),
    obstacles: z
      .array(z.strictObject({ id, kind: z.enum(['column', 'area']), name, ...turned }))
      .max(planLimits.obstacles),
    sockets: z.array(z.strictObject({ id, wall, at })).max(planLimits.sockets),
  })
  .superRefine((room, context) => {
    const { corners, openings, sockets } = planLimits;
    // Those limits are named by themselves, and what breaks them is not worth a longer look.
    if (room.outline.length < 3 || room.outline.length > corners) return;
    if (room.openings.length > openings || room.sockets.length > sockets) return;
    const fault = findRoomFault(room);
    if (!fault) return;
    const [message, path] = rulesOfFaults[fault];
    context.addIssue({ code: 'custom', message, path: [path], input: room });
  })
  .overwrite(clockwiseRoom);

/** A plan that comes from outside: from a link, from a browser's storage, from a file or with a call. */
export const planSchema = z
  .strictObject({
    name,
    rooms: z.array(roomSchema).max(planLimits.rooms),
    pieces: z
      .array(
        z.strictObject({
          id,
          product: z.uuid(),
          x: coordinate,
          y: coordinate,
          angle: turned.angle,
          group: id.nullable(),
        }),
      )
      .max(planLimits.pieces),
  })
  .superRefine(({ rooms, pieces }, context) => {
    requireOwnIds(rooms, 'rooms', context);
    requireOwnIds(pieces, 'pieces', context);
    for (const [index, room] of rooms.entries()) {
      for (const kind of ['openings', 'obstacles', 'sockets'] as const) {
        requireOwnIds(room[kind], `rooms.${index}.${kind}`, context);
      }
    }
  }) satisfies z.ZodType<Plan>;

/** Names the first thing with an id that another has. */
function requireOwnIds(
  things: readonly { readonly id: string }[],
  path: string,
  context: z.RefinementCtx,
): void {
  const known = new Set<string>();
  const at = things.findIndex((thing) => known.size === known.add(thing.id).size);
  if (at < 0) return;
  const message = 'each_once' satisfies CheckMessage;
  context.addIssue({ code: 'custom', message, path: [...path.split('.'), at, 'id'], input: things });
}

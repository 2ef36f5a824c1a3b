import { randomUuid } from '#ui/forms/random-uuid.ts';

/** Of a room, a piece or a part of the building: unique within its plan. */
export function newId(): string {
  return randomUuid().slice(0, 8);
}

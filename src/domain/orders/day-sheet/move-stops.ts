/** A stop of a day, as far as its place and its driver go. */
export interface PlannedStop {
  readonly id: string;
  /** Null: given to no driver. */
  readonly driverId: string | null;
}

export interface StopMove {
  /** The stops to move, which keep their order among each other. */
  readonly ids: readonly string[];
  /** Who drives them from now on. */
  readonly driverId: string | null;
  /** The stop of that driver before which they go; null, or a stop that has gone since: after the driver's last one. */
  readonly before: string | null;
}

/** Puts stops of a day into another place of a round, of the same driver or of another. */
export function moveStops(stops: readonly PlannedStop[], { ids, driverId, before }: StopMove): PlannedStop[] {
  const isMoved = ({ id }: PlannedStop) => ids.includes(id);
  const moved = stops.filter(isMoved).map(({ id }) => ({ id, driverId }));
  const rest = stops.filter((stop) => !isMoved(stop));
  const target = rest.findIndex((stop) => stop.id === before && stop.driverId === driverId);
  const place = target >= 0 ? target : rest.findLastIndex((stop) => stop.driverId === driverId) + 1;
  return [...rest.slice(0, place), ...moved, ...rest.slice(place)];
}

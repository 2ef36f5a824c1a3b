import type { Obstacle, Opening, Piece, Plan, Room, Socket } from '#domain/planner/plan.ts';

/** What the visitor has chosen in the drawing. */
export type Selection =
  | { readonly kind: 'none' }
  | { readonly kind: 'pieces'; readonly ids: ReadonlySet<string> }
  | { readonly kind: 'room'; readonly room: string }
  | { readonly kind: 'opening' | 'obstacle' | 'socket'; readonly room: string; readonly id: string };

export const nothing: Selection = { kind: 'none' };

export function pieceSelection(ids: Iterable<string>): Selection {
  const chosen = new Set(ids);
  return chosen.size === 0 ? nothing : { kind: 'pieces', ids: chosen };
}

export function selectedPieces(plan: Plan, selection: Selection): readonly Piece[] {
  return selection.kind === 'pieces' ? plan.pieces.filter(({ id }) => selection.ids.has(id)) : [];
}

/** With the other pieces of their groups, which are moved together. */
export function withGroups(plan: Plan, ids: Iterable<string>): ReadonlySet<string> {
  const chosen = new Set(ids);
  const groups = new Set(plan.pieces.flatMap(({ id, group }) => (group && chosen.has(id) ? [group] : [])));
  for (const { id, group } of plan.pieces) if (group && groups.has(group)) chosen.add(id);
  return chosen;
}

/** A further press on the same piece takes it out again. */
export function toggled(plan: Plan, selection: Selection, id: string): Selection {
  const members = withGroups(plan, [id]);
  const chosen = new Set(selection.kind === 'pieces' ? selection.ids : []);
  const isChosen = chosen.has(id);
  for (const member of members) {
    if (isChosen) chosen.delete(member);
    else chosen.add(member);
  }
  return pieceSelection(chosen);
}

export type SelectedPart =
  | { readonly kind: 'room'; readonly room: Room }
  | { readonly kind: 'opening'; readonly room: Room; readonly part: Opening }
  | { readonly kind: 'obstacle'; readonly room: Room; readonly part: Obstacle }
  | { readonly kind: 'socket'; readonly room: Room; readonly part: Socket };

/** The room, or the part of the building, that is chosen; null: pieces, nothing, or what is gone by now. */
export function selectedPart(plan: Plan, selection: Selection): SelectedPart | null {
  if (selection.kind === 'none' || selection.kind === 'pieces') return null;
  const room = plan.rooms.find(({ id }) => id === selection.room);
  if (!room) return null;
  if (selection.kind === 'room') return { kind: 'room', room };
  const byId = <Part extends { readonly id: string }>(parts: readonly Part[]) =>
    parts.find(({ id }) => id === selection.id);
  if (selection.kind === 'opening') {
    const part = byId(room.openings);
    return part ? { kind: 'opening', room, part } : null;
  }
  if (selection.kind === 'obstacle') {
    const part = byId(room.obstacles);
    return part ? { kind: 'obstacle', room, part } : null;
  }
  const part = byId(room.sockets);
  return part ? { kind: 'socket', room, part } : null;
}

/** What of a selection is still in the plan, after an undo for example. */
export function stillThere(plan: Plan, selection: Selection): Selection {
  if (selection.kind === 'pieces') {
    const there = selectedPieces(plan, selection);
    return there.length === selection.ids.size ? selection : pieceSelection(there.map(({ id }) => id));
  }
  return selection.kind === 'none' || selectedPart(plan, selection) ? selection : nothing;
}

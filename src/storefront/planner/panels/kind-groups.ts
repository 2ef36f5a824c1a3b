import type { PieceKind } from '#domain/planner/planned-product.ts';

export const kindGroups = {
  desks: ['desk', 'bench', 'reception-desk'],
  chairs: ['chair'],
  tables: ['table', 'coffee-table'],
  storage: ['storage', 'pedestal'],
  lounge: ['lounge'],
  pods: ['pod', 'partition'],
  screens: ['wall', 'desktop'],
  other: ['floor'],
} as const satisfies Readonly<Record<string, readonly PieceKind[]>>;

export type KindGroup = keyof typeof kindGroups;

export const kindGroupNames = Object.keys(kindGroups) as readonly KindGroup[];

export function isInGroup(kind: PieceKind, group: KindGroup): boolean {
  return (kindGroups[group] as readonly PieceKind[]).includes(kind);
}

import type { LayoutKind } from '../layout/layout-request.ts';
import type { LayoutStyle } from '../layout/style.ts';
import type { Opening, Room } from '../plan.ts';

/** Offices to begin with. Their names are texts of the page, by these keys. */
export const templateKeys = [
  'manager-room',
  'office-4',
  'office-8',
  'office-12',
  'office-24',
  'meeting-6',
  'meeting-12',
  'reception',
  'classroom',
  'call-centre',
  'clinic',
] as const;

export type TemplateKey = (typeof templateKeys)[number];

/** What is in a room of a template. */
export type TemplateUse =
  | { readonly use: 'office'; readonly kind: LayoutKind; readonly people: number }
  | { readonly use: 'call-centre'; readonly people: number }
  | { readonly use: 'meeting'; readonly people: number }
  | { readonly use: 'reception' }
  | { readonly use: 'waiting' }
  | { readonly use: 'manager'; readonly visitors: 1 | 2 }
  | { readonly use: 'classroom'; readonly rows: number; readonly columns: number };

export interface TemplateRoom {
  /** Names of rooms are texts too. */
  readonly nameKey: 'office' | 'meeting' | 'reception' | 'waiting' | 'manager' | 'classroom' | 'consultation';
  readonly room: Omit<Room, 'name'>;
  readonly content: TemplateUse;
}

export interface PlanTemplate {
  readonly key: TemplateKey;
  readonly style: LayoutStyle;
  readonly rooms: readonly TemplateRoom[];
}

interface Rectangle {
  readonly x?: number;
  readonly y?: number;
  readonly width: number;
  readonly depth: number;
}

/** Walls 0 to 3 are those above, right, below and left. */
function rectangular(
  id: string,
  { x = 0, y = 0, width, depth }: Rectangle,
  openings: readonly Omit<Opening, 'id'>[],
): TemplateRoom['room'] {
  return {
    id,
    outline: [
      { x, y },
      { x: x + width, y },
      { x: x + width, y: y + depth },
      { x, y: y + depth },
    ],
    ceiling: 2_800,
    openings: openings.map((opening, index) => ({ ...opening, id: `${id}-opening-${index + 1}` })),
    obstacles: [],
    sockets: [],
  };
}

function door(wall: number, at: number, width = 900): Omit<Opening, 'id'> {
  return { kind: 'door', wall, at, width, swing: 'in', hinge: 'start' };
}

function glass(wall: number, at: number, width: number): Omit<Opening, 'id'> {
  return { kind: 'window', wall, at, width, swing: 'none', hinge: 'start' };
}

function office(
  key: TemplateKey,
  people: number,
  kind: LayoutKind,
  size: Rectangle,
  style: LayoutStyle = 'modern',
): PlanTemplate {
  const { width, depth } = size;
  // Windows on a short side, so that desks stand beside them, and the door across.
  const openings = [glass(3, 600, depth - 1_200), door(1, 300, people > 12 ? 1_200 : 900)];
  const room = rectangular('room-1', { width, depth }, openings);
  return { key, style, rooms: [{ nameKey: 'office', room, content: { use: 'office', kind, people } }] };
}

function meeting(key: TemplateKey, people: number, size: Rectangle, style: LayoutStyle): PlanTemplate {
  const openings = [glass(0, 600, size.width - 1_200), door(2, 300)];
  const room = rectangular('room-1', size, openings);
  return { key, style, rooms: [{ nameKey: 'meeting', room, content: { use: 'meeting', people } }] };
}

export const planTemplates: readonly PlanTemplate[] = [
  {
    key: 'manager-room',
    style: 'executive',
    rooms: [
      {
        nameKey: 'manager',
        room: rectangular('room-1', { width: 5_500, depth: 4_500 }, [glass(3, 700, 3_000), door(1, 400)]),
        content: { use: 'manager', visitors: 2 },
      },
    ],
  },
  office('office-4', 4, 'clusters', { width: 6_000, depth: 4_800 }),
  office('office-8', 8, 'clusters', { width: 9_000, depth: 6_500 }, 'warm'),
  office('office-12', 12, 'rows', { width: 12_000, depth: 7_500 }),
  office('office-24', 24, 'cells', { width: 19_000, depth: 11_000 }, 'warm'),
  meeting('meeting-6', 6, { width: 5_000, depth: 4_200 }, 'warm'),
  meeting('meeting-12', 12, { width: 8_500, depth: 5_500 }, 'modern'),
  {
    key: 'reception',
    style: 'warm',
    rooms: [
      {
        nameKey: 'reception',
        room: rectangular('room-1', { width: 7_500, depth: 5_500 }, [
          glass(2, 4_200, 2_500),
          door(2, 2_000, 1_500),
        ]),
        content: { use: 'reception' },
      },
    ],
  },
  {
    key: 'classroom',
    style: 'modern',
    rooms: [
      {
        nameKey: 'classroom',
        room: rectangular('room-1', { width: 9_000, depth: 8_000 }, [glass(3, 600, 6_000), door(1, 300)]),
        content: { use: 'classroom', rows: 3, columns: 3 },
      },
    ],
  },
  {
    key: 'call-centre',
    style: 'modern',
    rooms: [
      {
        nameKey: 'office',
        room: rectangular('room-1', { width: 13_000, depth: 9_500 }, [
          glass(3, 1_000, 7_500),
          door(1, 400, 1_200),
        ]),
        content: { use: 'call-centre', people: 20 },
      },
    ],
  },
  {
    key: 'clinic',
    style: 'modern',
    rooms: [
      {
        nameKey: 'waiting',
        room: rectangular('room-1', { width: 7_000, depth: 6_000 }, [
          glass(2, 4_000, 2_400),
          door(2, 1_800, 1_500),
        ]),
        content: { use: 'waiting' },
      },
      {
        nameKey: 'consultation',
        room: rectangular('room-2', { x: 7_200, width: 4_500, depth: 4_000 }, [
          glass(1, 800, 2_400),
          door(2, 3_300),
        ]),
        content: { use: 'manager', visitors: 2 },
      },
      {
        nameKey: 'consultation',
        room: rectangular('room-3', { x: 11_900, width: 4_500, depth: 4_000 }, [
          glass(1, 800, 2_400),
          door(2, 3_300),
        ]),
        content: { use: 'manager', visitors: 2 },
      },
    ],
  },
];

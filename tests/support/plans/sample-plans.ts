import type { DrawnProduct } from '#domain/planner/drawing/plan-drawing.ts';
import type { Piece, Plan, Room } from '#domain/planner/plan.ts';

const id = (number: number) => `0197a1f0-5c1e-7b60-9a71-6f0f3d1c0a${String(number).padStart(2, '0')}`;

export const sampleIds = {
  desk: id(1),
  chair: id(2),
  cabinet: id(3),
  sofa: id(4),
  monitor: id(5),
  partition: id(6),
};

const facts = {
  shape: 'rectangular',
  corner: null,
  hasSeats: false,
  needsPower: false,
  opensBy: 0,
  modelAngle: 0,
} as const;

export const sampleDrawnProducts: ReadonlyMap<string, DrawnProduct> = new Map([
  [sampleIds.desk, { kind: 'desk', width: 1600, depth: 800, swatch: '#c8a27a', facts }],
  [sampleIds.chair, { kind: 'chair', width: 650, depth: 650, swatch: '#1b1b1d', facts }],
  [sampleIds.cabinet, { kind: 'storage', width: 900, depth: 450, swatch: null, facts }],
  [sampleIds.sofa, { kind: 'lounge', width: 2000, depth: 850, swatch: '#274a6d', facts }],
  [sampleIds.monitor, { kind: 'desktop', width: 610, depth: 200, swatch: '#1b1b1d', facts }],
  [sampleIds.partition, { kind: 'partition', width: 1600, depth: 40, swatch: '#8a8a8a', facts }],
]);

/** An L-shaped open office with a manager's room beside it, with Arabic names. */
export const samplePlan: Plan = {
  name: 'مكتب لوسيل',
  rooms: [
    room('r1', 'Open office', [0, 0, 9000, 0, 9000, 4000, 5000, 4000, 5000, 7000, 0, 7000], {
      openings: [
        { id: 'o1', kind: 'door', wall: 4, at: 1500, width: 1000, swing: 'in', hinge: 'start' },
        { id: 'o2', kind: 'window', wall: 0, at: 1000, width: 2400, swing: 'none', hinge: 'start' },
        { id: 'o3', kind: 'window', wall: 0, at: 5000, width: 2400, swing: 'none', hinge: 'start' },
      ],
      obstacles: [
        { id: 'b1', kind: 'column', name: '', x: 5200, y: 2600, width: 400, depth: 400, angle: 0 },
        { id: 'b2', kind: 'area', name: 'مطبخ', x: 8000, y: 3400, width: 2000, depth: 1200, angle: 0 },
      ],
      sockets: [
        { id: 's1', wall: 5, at: 2000 },
        { id: 's2', wall: 5, at: 4000 },
      ],
    }),
    room('r2', 'غرفة المدير', [5100, 4100, 9000, 4100, 9000, 7000, 5100, 7000], {
      openings: [
        { id: 'o4', kind: 'door', wall: 3, at: 400, width: 900, swing: 'out', hinge: 'end' },
        { id: 'o5', kind: 'door', wall: 2, at: 400, width: 1600, swing: 'none', hinge: 'start' },
      ],
      obstacles: [],
      sockets: [{ id: 's3', wall: 1, at: 1000 }],
    }),
  ],
  pieces: [
    ...[0, 1, 2, 3].flatMap((index) =>
      workplace(index, 1200 + (index % 2) * 1600, 1200 + Math.floor(index / 2) * 2600),
    ),
    piece('p20', sampleIds.partition, 2000, 5600, 0),
    piece('p21', sampleIds.cabinet, 450, 6000, 270),
    piece('p22', sampleIds.sofa, 6900, 700, 0),
    piece('p23', sampleIds.desk, 7200, 5600, 180),
    piece('p24', sampleIds.chair, 7200, 4800, 0),
    piece('p25', sampleIds.chair, 6700, 6400, 195),
  ],
};

function room(
  roomId: string,
  name: string,
  corners: readonly number[],
  parts: Pick<Room, 'openings' | 'obstacles' | 'sockets'>,
): Room {
  const outline = corners.flatMap((x, index) => (index % 2 === 0 ? [{ x, y: corners[index + 1] ?? 0 }] : []));
  return { id: roomId, name, outline, ceiling: 2800, ...parts };
}

function piece(
  pieceId: string,
  product: string,
  x: number,
  y: number,
  angle: number,
  group: string | null = null,
): Piece {
  return { id: pieceId, product, x, y, angle, group };
}

function workplace(index: number, x: number, y: number): Piece[] {
  const group = `g${index + 1}`;
  return [
    piece(`p${3 * index + 1}`, sampleIds.desk, x, y, 0, group),
    piece(`p${3 * index + 2}`, sampleIds.chair, x, y + 650, 180, group),
    piece(`p${3 * index + 3}`, sampleIds.monitor, x, y - 200, 0, group),
  ];
}

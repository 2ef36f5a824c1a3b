import { areaOf } from '../geometry/polygon.ts';
import { Draft } from '../layout/floor/draft.ts';
import { frameOf } from '../layout/floor/local-frame.ts';
import { settled } from '../layout/floor/setting.ts';
import { sidesOf } from '../layout/floor/sides.ts';
import { Ways } from '../layout/floor/ways.ts';
import {
  addBoard,
  addLounge,
  addManager,
  addPlanters,
  addReception,
  addStorage,
  addTableInMiddle,
  addWaitingSeats,
  doorPoints,
  type Furnishing,
} from '../layout/furnish.ts';
import type { LayoutOffer } from '../layout/layout-request.ts';
import { piecesOf } from '../layout/plan-pieces.ts';
import { Assortment } from '../layout/products/assortment.ts';
import { placeSystems } from '../layout/products/place-system.ts';
import { Supply } from '../layout/products/supply.ts';
import { furnishRoom } from '../layout/propose.ts';
import { repaired } from '../layout/repair.ts';
import { withChairs } from '../layout/rows/work-place.ts';
import { pick, standing, tableWithChairs } from '../layout/settings.ts';
import type { Plan, Room } from '../plan.ts';
import type { PlanTemplate, TemplateRoom, TemplateUse } from './templates.ts';

/** Names in the language of the page. */
export interface TemplateNames {
  readonly plan: string;
  readonly room: (key: TemplateRoom['nameKey']) => string;
}

/** Any day is right, and the same products make the same office wherever a template is built. */
export const templateOffer = { day: null, earliestDays: new Map<string, string | null>(), seed: 1 } as const;

/** A template with products that the shop has today. */
export function buildTemplate(
  template: PlanTemplate,
  offer: Omit<LayoutOffer, 'style'>,
  names: TemplateNames,
): Plan {
  const assortment = new Assortment({ ...offer, style: template.style, thrift: 0.3 });
  const supply = new Supply(null);
  const rooms = template.rooms.map(({ room, nameKey }): Room => ({ ...room, name: names.room(nameKey) }));
  const drafts = template.rooms.map(({ content }, index) =>
    furnished(rooms[index] as Room, rooms, content, assortment, supply),
  );
  const planOf = (): Plan => ({
    name: names.plan,
    rooms,
    pieces: drafts.flatMap((draft, room) => piecesOf(draft, `${room + 1}`)),
  });
  return repaired(drafts, planOf, offer.products);
}

function furnished(
  room: Room,
  rooms: readonly Room[],
  content: TemplateUse,
  assortment: Assortment,
  supply: Supply,
): Draft {
  if (content.use === 'office' || content.use === 'call-centre') {
    const { people } = content;
    const kind = content.use === 'office' ? content.kind : 'rows';
    const role = content.use === 'office' ? 'work-desk' : 'call-desk';
    const systems = placeSystems(assortment, people, role).slice(0, 2);
    return furnishRoom({ room, rooms, kind, people, assortment, systems, supply }).draft;
  }
  const draft = new Draft(room, rooms, frameOf(room.outline), supply);
  const ways = new Ways(draft, 1);
  ways.remember([]);
  const furnishing: Furnishing = { draft, assortment, sides: sidesOf(draft), ways };
  if (content.use === 'meeting') furnishMeeting(furnishing, content.people);
  if (content.use === 'manager') furnishManager(furnishing, content.visitors);
  if (content.use === 'classroom') furnishClassroom(furnishing, content.rows, content.columns);
  if (content.use === 'reception' || content.use === 'waiting') {
    addReception(furnishing);
    if (content.use === 'reception') addLounge(furnishing);
    addWaitingSeats(furnishing, content.use === 'waiting' ? 4 : 1);
  }
  addPlanters(furnishing, Math.ceil(areaOf(room.outline) / 25));
  return draft;
}

function middleOf({ shape }: Draft): { x: number; y: number } {
  const { left, right, top, bottom } = shape.bounds;
  return { x: (left + right) / 2, y: (top + bottom) / 2 };
}

/** One low cupboard, in metres. */
const lowStorage = 1.6;

/** A table in the middle, a board at the wall and something for cups and cables. */
function furnishMeeting(furnishing: Furnishing, people: number): void {
  const { draft } = furnishing;
  addTableInMiddle(furnishing, people);
  addBoard(furnishing, { x: draft.shape.bounds.right, y: middleOf(draft).y });
  addStorage(furnishing, lowStorage, 'low-storage');
}

/** A desk with its back to the wall, chairs for visitors, storage and where there is room a place to talk. */
function furnishManager(furnishing: Furnishing, visitors: 1 | 2): void {
  const { draft } = furnishing;
  const { x, y } = middleOf(draft);
  // Across from the door, in the middle of its wall.
  addManager(furnishing, visitors === 2 ? [2, 1, 0] : [1, 0], (box) => {
    const aside = Math.min(
      Math.abs((box.left + box.right) / 2 - x),
      Math.abs((box.top + box.bottom) / 2 - y),
    );
    return -2 * doorPoints(draft, box) - aside / 1_000;
  });
  addStorage(furnishing, lowStorage, 'low-storage');
  addLounge(furnishing);
}

const fromFront = 2_600;
const betweenTables = 1_250;
const betweenColumns = 1_000;

/** Tables in rows that look at the wall above, where the trainer and the screen are. */
function furnishClassroom(furnishing: Furnishing, rows: number, columns: number): void {
  const { draft, assortment } = furnishing;
  const { supply, shape } = draft;
  const { x: middle } = middleOf(draft);
  const { top } = shape.bounds;
  const display = pick(assortment, supply, 'display');
  if (display)
    draft.place(settled(standing(display, 0), { x: middle, y: top + display.depth / 2 + 50, angle: 0 }));
  const [desk] = assortment.for('work-desk');
  const chair = pick(assortment, supply, 'work-chair');
  if (desk && chair) {
    const at = { x: middle - 2_200, y: top + 1_100 + desk.depth / 2, angle: 180 };
    draft.place(settled(withChairs(desk, chair, 1_000), at));
  }
  const [table] = assortment.for('training-table');
  const setting = table && tableWithChairs(assortment, supply, table, 'training-chair');
  if (!setting || !table) return;
  for (let row = 0; row < rows; row += 1) {
    for (let column = 0; column < columns; column += 1) {
      const x = middle + (column - (columns - 1) / 2) * (table.width + betweenColumns);
      const y = top + fromFront + row * (table.depth + betweenTables);
      draft.place(settled({ ...setting }, { x: Math.round(x), y, angle: 0 }));
    }
  }
}

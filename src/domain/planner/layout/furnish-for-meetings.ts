import {
  addBoard,
  addLounge,
  addMeetingTable,
  addPlanters,
  addStorage,
  addTableInMiddle,
  type Furnishing,
  squareMetres,
} from './furnish.ts';

/** To write on beside the table at which people meet. */
export function addBoardAtTable(furnishing: Furnishing): void {
  const table = furnishing.draft.settings
    .flatMap(({ pieces }) => pieces)
    .find(({ product }) => product.kind === 'table');
  if (table) addBoard(furnishing, table);
}

/** One low cupboard for cups and cables, in metres. */
const besideTable = 1.6;

/** Square metres of a room for meetings for each place at its table. */
const metresAtTable = 2;

/** A room in which nobody has a desk. */
export function furnishForMeetings(furnishing: Furnishing): void {
  const area = squareMetres(furnishing.draft);
  [16, 12, 10, 8, 6, 4].some(
    (people) =>
      area >= metresAtTable * people &&
      (addTableInMiddle(furnishing, people) || addMeetingTable(furnishing, people)),
  );
  addBoardAtTable(furnishing);
  if (area >= 20) addLounge(furnishing);
  addStorage(furnishing, besideTable, 'low-storage');
  addPlanters(furnishing, 1);
}

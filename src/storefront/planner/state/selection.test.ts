import { describe, expect, it } from 'vitest';
import {
  door,
  piece,
  plan,
  rectangularRoom,
  sample,
} from '../../../../tests/support/plans/planned-products.ts';
import {
  nothing,
  pieceSelection,
  selectedPart,
  selectedPieces,
  stillThere,
  toggled,
  withGroups,
} from './selection.ts';

const [desk, chair, sofa] = [
  piece(sample.desk, 1_000, 1_000, { group: 'place' }),
  piece(sample.chair, 1_000, 1_700, { group: 'place' }),
  piece(sample.sofa, 4_000, 1_000),
];
const office = plan([rectangularRoom(6_000, 4_000, { openings: [door(2, 500)] })], [desk, chair, sofa]);

describe('what is chosen in a plan', () => {
  it('brings the other pieces of a group along, and takes them out again', () => {
    expect(withGroups(office, [desk.id])).toEqual(new Set([desk.id, chair.id]));
    const both = toggled(office, nothing, desk.id);
    expect(selectedPieces(office, both)).toEqual([desk, chair]);
    expect(toggled(office, both, chair.id)).toEqual(nothing);
    expect(selectedPieces(office, toggled(office, both, sofa.id))).toHaveLength(3);
  });

  it('is what is left of it after an undo', () => {
    const without = { ...office, pieces: [sofa] };
    expect(stillThere(without, pieceSelection([desk.id, sofa.id]))).toEqual(pieceSelection([sofa.id]));
    expect(stillThere(without, pieceSelection([desk.id]))).toEqual(nothing);
    expect(stillThere({ ...office, rooms: [] }, { kind: 'room', room: 'room' })).toEqual(nothing);
  });

  it('may be a room or a part of it', () => {
    expect(selectedPart(office, { kind: 'opening', room: 'room', id: 'door-2-500' })).toMatchObject({
      part: door(2, 500),
    });
    expect(selectedPart(office, { kind: 'socket', room: 'room', id: 'none' })).toBeNull();
    expect(selectedPart(office, pieceSelection([desk.id]))).toBeNull();
  });
});

import { describe, expect, it } from 'vitest';
import {
  addRows,
  type CountSheet,
  countOne,
  countsOf,
  differenceOf,
  findByCode,
  newSheet,
  readCount,
  refreshRow,
  setTyped,
  summaryOf,
} from './count-sheet.ts';

const product = (id: string, stock: number, reserved = 0) => ({
  id,
  sku: `SKU-${id.toUpperCase()}`,
  name: `Desk ${id}`,
  translations: { ar: { name: '' } },
  stock,
  reserved,
});
const sheet = addRows(newSheet('key'), [product('b', 4, 2), product('a', 1)]);
const order = ({ rows }: CountSheet) => rows.map(({ id }) => id);

describe('a sheet of counts', () => {
  it('leaves rows where they are, whatever is typed or scanned', () => {
    const later = countOne(setTyped(addRows(sheet, [product('a', 9), product('c', 0)]), 'a', '7'), 'c');
    expect(order(later)).toEqual(['b', 'a', 'c']);
    expect(later.rows.map(({ typed }) => typed)).toEqual(['', '7', '1']);
  });

  it('counts a piece with each scan, in any spelling of the code', () => {
    const row = findByCode(sheet, ' sku-b ');
    expect(row?.id).toBe('b');
    expect(countOne(countOne(sheet, 'b'), 'b').rows[0]?.typed).toBe('2');
    expect(findByCode(sheet, 'SKU-Z')).toBeUndefined();
  });

  it('expects pieces of open orders on the shelf, unless they are set aside', () => {
    const counted = setTyped(sheet, 'b', '٦');
    const [row] = counted.rows;
    if (!row) throw new Error('the sheet has rows');
    expect(differenceOf(counted, row)).toBe(0);
    expect(differenceOf({ ...counted, countsReserved: false }, row)).toBe(2);
    expect(countsOf(counted)).toEqual([{ id: 'b', counted: 6, expected: 6 }]);
    // An order left the shop before the count.
    expect(countsOf(refreshRow(counted, product('b', 4, 0)))).toEqual([{ id: 'b', counted: 6, expected: 4 }]);
  });

  it('says how far it is', () => {
    const counted = setTyped(setTyped(sheet, 'b', '5'), 'a', 'many');
    expect(summaryOf(counted)).toEqual({ rows: 2, counted: 1, different: 1, pieces: -1, wrong: 1 });
  });

  it.each([
    ['', null],
    ['0', 0],
    ['٤٢', 42],
    ['-1', undefined],
    ['1.5', undefined],
    ['4006381333931', undefined],
  ])('reads %j as %j', (typed, count) => {
    expect(readCount(typed)).toBe(count);
  });
});

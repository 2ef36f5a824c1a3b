import { describe, expect, it } from 'vitest';
import { mostSimilar } from './similar-names.ts';

const names = ['Desks', 'Office chairs', 'Laptops', 'الطابعات', 'كراسي المكتب'];
const like = (typed: string) => mostSimilar(typed, names, (name) => [name], 2);

describe('names that look like what was typed', () => {
  it.each([
    ['desc', 'Desks'],
    ['labtob', 'Laptops'],
    ['cheirs', 'Office chairs'],
    ['طابعه', 'الطابعات'],
    ['كرسي مكتبي', 'كراسي المكتب'],
  ])('%s is like %s', (typed, name) => {
    expect(like(typed)[0]).toBe(name);
  });

  it('are none for what looks like nothing', () => {
    expect(like('qxzvkj')).toEqual([]);
    expect(like('')).toEqual([]);
  });
});

/** Seeded random numbers (mulberry32), so that two runs send the same requests. */
export function repeatableChoice(seed = 20_261_115) {
  let state = seed;
  const next = (): number => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
  const number = (below: number): number => Math.floor(next() * below);
  return {
    number,
    chance: (share: number): boolean => next() < share,
    oneOf<Item>(items: readonly Item[]): Item {
      const item = items[number(items.length)];
      if (item === undefined) throw new Error('nothing to choose from');
      return item;
    },
  };
}

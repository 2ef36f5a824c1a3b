import { deflateSync } from 'node:zlib';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { anyPlan, withLinkIds } from '../../../tests/support/plans/any-plan.ts';
import type { Piece, Plan } from './plan.ts';
import { isShortEnough, planFragment, readPlanFragment, savedPlanFragment } from './plan-link.ts';

const damaged = { kind: 'refused', problem: 'damaged' };

/** Benches of four desks with a chair each, as offices have them. */
function office(desks: number): Plan {
  const pieces = Array.from({ length: 2 * desks }, (_, index): Piece => {
    const desk = Math.floor(index / 2);
    return {
      id: `piece-${index}`,
      product: index % 2 === 0 ? desks4 : chairs4,
      x: 1_000 + (desk % 4) * 1_600,
      y: 1_000 + Math.floor(desk / 4) * 3_000 + (index % 2) * 800,
      angle: index % 2 === 0 ? 0 : 180,
      group: `bench-${Math.floor(desk / 4)}`,
    };
  });
  const corners = [0, 0, 20_000, 0, 20_000, 30_000, 0, 30_000];
  const outline = [0, 1, 2, 3].map((index) => ({
    x: corners[2 * index] ?? 0,
    y: corners[2 * index + 1] ?? 0,
  }));
  const room = {
    id: 'hall',
    name: 'قاعة',
    outline,
    ceiling: 2_700,
    openings: [],
    obstacles: [],
    sockets: [],
  };
  return { name: 'Office', rooms: [room], pieces };
}
const desks4 = '0197a1f0-5c1e-7b60-9a71-6f0f3d1c0a11';
const chairs4 = '0197a1f0-5c1e-7b60-9a71-6f0f3d1c0a12';

const packed = (content: unknown) =>
  `plan=1.${deflateSync(typeof content === 'string' ? content : JSON.stringify(content)).toString('base64url')}`;

describe('a link that holds a plan', () => {
  it('is read as the plan that it was made of', async () => {
    await fc.assert(
      fc.asyncProperty(anyPlan, async (plan) => {
        expect(await readPlanFragment(`#${await planFragment(plan)}`)).toEqual({ kind: 'plan', plan });
      }),
      { numRuns: 100 },
    );
  });

  it('keeps groups and order, and gives new ids', async () => {
    const plan = office(8);
    const found = await readPlanFragment(await planFragment(plan));
    expect(found).toEqual({ kind: 'plan', plan: withLinkIds(plan) });
  });

  it('is short for an office of forty, and too long for chats when every piece is elsewhere', async () => {
    expect((await planFragment(office(40))).length).toBeLessThan(600);
    expect(isShortEnough(await planFragment(office(40)))).toBe(true);
    const scattered = office(400).pieces.map((piece, index) => ({
      ...piece,
      x: (index ** 2 * 7_919) % 20_000,
      y: (index ** 2 * 104_729) % 30_000,
      angle: (index * 31) % 360,
    }));
    expect(isShortEnough(await planFragment({ ...office(0), pieces: scattered }))).toBe(false);
  });

  it('is refused when it was cut anywhere or a character of it was changed', async () => {
    const fragment = await planFragment(office(4));
    for (let length = 'plan='.length; length < fragment.length; length += 1) {
      expect(await readPlanFragment(fragment.slice(0, length)), String(length)).toEqual(damaged);
    }
    for (let at = 'plan=1.'.length; at < fragment.length - 1; at += 1) {
      const changed = `${fragment.slice(0, at)}${fragment[at] === 'A' ? 'B' : 'A'}${fragment.slice(at + 1)}`;
      expect(await readPlanFragment(changed), String(at)).toEqual(damaged);
    }
  });

  it('never throws, whatever is typed into the address', async () => {
    await fc.assert(
      fc.asyncProperty(fc.string(), fc.json(), async (text, json) => {
        for (const fragment of [text, `plan=${text}`, `plan=1.${text}`, `saved=${text}`, packed(json)]) {
          expect(['none', 'refused', 'saved']).toContain((await readPlanFragment(fragment)).kind);
        }
      }),
    );
  });

  it('says why it is refused', async () => {
    const problemOf = async (fragment: string) => {
      const found = await readPlanFragment(fragment);
      return found.kind === 'refused' ? found.problem : found.kind;
    };
    expect(await problemOf('plan=2.AAAA')).toBe('newer_format');
    const nothing = ['', [], [], [], [], [], [], []];
    expect(await problemOf(packed(nothing))).toBe('plan');
    const crossing = ['', 2_700, [0, 0, 4_000, 4_000, 4_000, 0, 0, 4_000], [], [], []];
    expect(await problemOf(packed(['', [crossing], [], [], [], [], [], []]))).toBe('not_a_plan');
    const many = Array.from({ length: 10_000 }, () => 0);
    const product = desks4.replaceAll('-', '');
    expect(await problemOf(packed(['', [], [product], many, many, many, many, many]))).toBe('not_a_plan');
    expect(await problemOf(packed(['', [], [], [0], [0], [0], [0], [0]]))).toBe('not_a_plan');
    expect(await problemOf(packed(['', [], ['no id'], [0], [0], [0], [0], [0]]))).toBe('not_a_plan');
    // 20 kB that would become 20 MB.
    expect(await problemOf(packed(`["${'a'.repeat(20_000_000)}"]`))).toBe('damaged');
    expect(await problemOf(`plan=1.${'A'.repeat(300_000)}`)).toBe('damaged');
  });

  it('may name a saved plan, and other fragments hold none', async () => {
    const id = 'AAAAAAAAAAAAAAAAAAAAAA';
    expect(await readPlanFragment(`#${savedPlanFragment(id)}`)).toEqual({ kind: 'saved', id });
    expect(await readPlanFragment('saved=../../secrets')).toEqual(damaged);
    for (const other of ['', '#', '#top', '#utm=1']) {
      expect(await readPlanFragment(other)).toEqual({ kind: 'none' });
    }
  });
});

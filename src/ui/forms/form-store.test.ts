import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { FormStore } from './form-store.ts';

const lines = [
  { name: 'Desk', price: 900 },
  { name: 'Chair', price: 400 },
  { name: 'Lamp', price: 80 },
];
const offer = () => new FormStore<{ message: string; lines: typeof lines }>({ message: '', lines });
const names = (form: ReturnType<typeof offer>) => form.values.lines.map(({ name }) => name);

describe('values', () => {
  it('are set by path, and what lies beside the path keeps its identity', () => {
    const form = offer();
    form.setValue('lines.1.price', 350);
    expect(form.values.lines[1]).toEqual({ name: 'Chair', price: 350 });
    expect(form.values.lines[0]).toBe(lines[0]);
    expect(lines[1]?.price).toBe(400);
  });

  it('are dirty until they equal the base again', () => {
    const form = offer();
    expect(form.isDirty).toBe(false);
    form.setValue('lines.0.price', 1);
    expect(form.isDirty).toBe(true);
    form.setValue('lines.0.price', 900);
    expect(form.isDirty).toBe(false);
  });

  it('of a restored draft are compared with what the draft started from', () => {
    const form = new FormStore({ message: 'typed' }, { message: '' });
    expect(form.isDirty).toBe(true);
    form.reset({ message: 'typed' });
    expect(form.isDirty).toBe(false);
  });

  it('notify subscribers until they unsubscribe', () => {
    const form = offer();
    let calls = 0;
    const unsubscribe = form.subscribe(() => {
      calls += 1;
    });
    form.setValues({ message: 'a' });
    unsubscribe();
    form.setValues({ message: 'b' });
    expect(calls).toBe(1);
  });
});

describe('errors', () => {
  const refused = () => {
    const form = offer();
    form.setErrors(
      new Map([
        ['message', 'too long'],
        ['lines.1.price', 'no number'],
        ['lines.10.price', 'far away'],
      ]),
    );
    return form;
  };
  const fields = (form: ReturnType<typeof offer>) => [...form.getState().errors.keys()];

  it('go when the field or what contains it is changed', () => {
    const form = refused();
    form.setValue('lines.1', { name: 'Chair', price: 1 });
    expect(fields(form)).toEqual(['message', 'lines.10.price']);
    form.setValues({ message: 'short' });
    expect(fields(form)).toEqual(['lines.10.price']);
  });

  it('can be set and cleared one by one', () => {
    const form = refused();
    form.setError('message', undefined);
    form.setError('lines', 'too many');
    expect(fields(form)).toEqual(['lines.1.price', 'lines.10.price', 'lines']);
    form.clearErrors('lines');
    expect(fields(form)).toEqual([]);
  });

  it('follow their row', () => {
    const form = refused();
    form.insertRow('lines', 0, { name: 'Shelf', price: 200 });
    expect(form.getState().errors.get('lines.2.price')).toBe('no number');
    form.removeRow('lines', 2);
    expect(fields(form)).toEqual(['message']);
  });
});

describe('rows', () => {
  it('keep their keys and values when other rows are added, removed or moved', () => {
    const form = offer();
    const [desk = '', chair = '', lamp = ''] = form.getRows('lines').map(({ key }) => key);
    form.setValue('lines.2.name', 'Floor lamp');
    form.orderRows('lines', [lamp, desk, chair]);
    expect(names(form)).toEqual(['Floor lamp', 'Desk', 'Chair']);
    form.removeRow('lines', 1);
    form.insertRow('lines', 2, { name: 'Shelf', price: 200 });
    expect(names(form)).toEqual(['Floor lamp', 'Chair', 'Shelf']);
    expect(form.getRows('lines').map(({ key }) => key)).toEqual([lamp, chair, expect.anything()]);
  });

  it('are the same while their fields are typed in, and new ones after a reset', () => {
    const form = offer();
    const rows = form.getRows('lines');
    form.setValue('lines.0.name', 'Big desk');
    expect(form.getRows('lines')).toBe(rows);
    form.reset({ message: '', lines });
    expect(form.getRows('lines').map(({ key }) => key)).not.toContain(rows[0]?.key);
  });

  it('have as many unique keys as there are values, whatever is done', () => {
    const step = fc.oneof(
      fc.record({ kind: fc.constant('insert' as const), index: fc.nat(4) }),
      fc.record({ kind: fc.constant('remove' as const), index: fc.nat(4) }),
      fc.record({ kind: fc.constant('replace' as const), index: fc.nat(4) }),
    );
    fc.assert(
      fc.property(fc.array(step), (steps) => {
        const form = offer();
        for (const { kind, index } of steps) {
          if (kind === 'insert') form.insertRow('lines', index, { name: 'New', price: index });
          else if (kind === 'remove') form.removeRow('lines', index);
          else form.setValues({ lines: lines.slice(0, index) });
          const keys = form.getRows('lines').map(({ key }) => key);
          expect(new Set(keys).size).toBe(form.values.lines.length);
        }
      }),
    );
  });
});

import { expect, test } from 'vitest';
import { describeError } from './logger.ts';

test('a failed query is logged without the values that were in it', () => {
  const refused = Object.assign(new Error('duplicate key value violates unique constraint "orders_key"'), {
    name: 'DatabaseError',
    severity: 'ERROR',
    code: '23505',
    constraint: 'orders_key',
    detail: 'Key (email)=(amal@example.com) already exists.',
  });
  const failed = Object.assign(
    new Error('Failed query: insert … params: Amal,+974 5555 1234', { cause: refused }),
    {
      query: 'insert into orders values ($1, $2)',
      params: ['Amal', '+974 5555 1234'],
    },
  );

  const logged = JSON.stringify(describeError(failed));

  expect(logged).toContain('insert into orders values ($1, $2)');
  expect(logged).toContain('23505');
  expect(logged).toContain('orders_key');
  expect(logged).not.toMatch(/amal|5555/i);
});

test('a value that the database quotes in its message is left out', () => {
  const error = Object.assign(new Error('invalid input syntax for type uuid: "Amal"'), { severity: 'ERROR' });
  expect(describeError(error).message).toBe('invalid input syntax for type uuid: "…"');
});

test('an error of the code keeps its message and where it happened', () => {
  const described = describeError(new TypeError('x is not a function'));
  expect(described).toMatchObject({ type: 'TypeError', message: 'x is not a function' });
  expect(described.stack[0]).toMatch(/^at /);
});

test('a chain of causes that never ends is cut', () => {
  const error = new Error('round');
  error.cause = error;
  expect(JSON.stringify(describeError(error)).length).toBeLessThan(20_000);
});

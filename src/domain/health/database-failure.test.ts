import { expect, test } from 'vitest';
import { isDatabaseFailure } from './database-failure.ts';

function failure(properties: object, message = 'failed'): Error {
  return Object.assign(new Error(message), properties);
}

test.each([
  ['nothing listens', failure({ code: 'ECONNREFUSED' })],
  ['every address of a host refuses', new AggregateError([failure({ code: 'ECONNREFUSED' })])],
  ['the server is being stopped', failure({ code: '57P01' })],
  ['the server is starting', failure({ code: '57P03' })],
  ['the connection broke', failure({ code: '08006' })],
  ['no connection is free', failure({ code: '53300' })],
  ['its disk is full', failure({ code: '53100' })],
  ['its disk fails', failure({ code: '58030' })],
  ['a file of a buyer finds no room', failure({ code: 'ENOSPC', syscall: 'write' })],
  ['the socket file is gone', failure({ code: 'ENOENT', syscall: 'connect' })],
  ['the driver lost the connection', failure({}, 'Connection terminated unexpectedly')],
  ['the pool waited too long', failure({}, 'timeout exceeded when trying to connect')],
  ['the query layer wrapped it', new Error('Failed query', { cause: failure({ code: 'ECONNRESET' }) })],
])('away: %s', (_case, error) => {
  expect(isDatabaseFailure(error)).toBe(true);
});

test.each([
  ['a broken rule of the schema', failure({ code: '23505' })],
  ['a missing file', failure({ code: 'ENOENT', syscall: 'open' })],
  ['a mistake in the code', new TypeError('x is not a function')],
  ['something that is no error', 'ECONNREFUSED'],
  ['nothing', undefined],
])('not away: %s', (_case, error) => {
  expect(isDatabaseFailure(error)).toBe(false);
});

import { expect, test } from 'vitest';
import { newKey } from '../forms/new-key.ts';
import { problemsOf } from './check-message.ts';

const message = {
  key: newKey(),
  locale: 'en' as const,
  name: 'Omar Haddad',
  phone: '5512 3456',
  email: '',
  subject: 'Desks',
  text: 'Do you have it in walnut?',
};

test('a message needs one way to be answered, and says everything that is missing at once', () => {
  expect(problemsOf(message)).toEqual(new Map());
  expect(problemsOf({ ...message, phone: '', email: 'omar@example.qa' })).toEqual(new Map());
  const problems = problemsOf({ ...message, phone: '', name: ' ', text: '' });
  expect([...problems.keys()].toSorted()).toEqual(['email', 'name', 'text']);
  expect(problemsOf({ ...message, phone: '123' }).get('phone')).toEqual({ code: 'invalid' });
});

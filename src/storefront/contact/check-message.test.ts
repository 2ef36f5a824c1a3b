import { expect, test } from 'vitest';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { validate } from './check-message.ts';

const message = {
  key: randomUuid(),
  locale: 'en' as const,
  name: 'Omar Haddad',
  phone: '5512 3456',
  email: '',
  subject: 'Desks',
  text: 'Do you have it in walnut?',
};

test('a message needs an email address or a phone number, and all errors are shown at once', () => {
  expect(validate(message)).toEqual(new Map());
  expect(validate({ ...message, phone: '', email: 'omar@example.qa' })).toEqual(new Map());
  const problems = validate({ ...message, phone: '', name: ' ', text: '' });
  expect([...problems.keys()].toSorted()).toEqual(['email', 'name', 'text']);
  expect(validate({ ...message, phone: '123' }).get('phone')).toEqual({ code: 'invalid' });
});

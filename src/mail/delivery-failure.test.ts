import { describe, expect, it } from 'vitest';
import { deliveryFailure } from './delivery-failure.ts';

const smtpError = (message: string, details: object) => Object.assign(new Error(message), details);

describe('a failed delivery', () => {
  it('is final when the recipient or the email is refused', () => {
    const refusedRecipient = smtpError('550 5.1.1 No such user', {
      code: 'EENVELOPE',
      command: 'RCPT TO',
      responseCode: 550,
      permanent: true,
    });
    const refusedMail = smtpError('554 5.7.1 Looks like spam', {
      code: 'EMESSAGE',
      command: 'DATA',
      responseCode: 554,
      permanent: true,
    });
    expect(deliveryFailure(refusedRecipient)).toEqual({
      code: 'EENVELOPE 550',
      reason: '550 5.1.1 No such user',
      permanent: true,
    });
    expect(deliveryFailure(refusedMail).permanent).toBe(true);
  });

  it('is final when the email is larger than the server takes', () => {
    const tooLarge = smtpError('Message size larger than allowed', {
      code: 'EMESSAGE',
      command: 'MAIL FROM',
    });
    expect(deliveryFailure(tooLarge).permanent).toBe(true);
  });

  it('is final when the address is none', () => {
    const malformed = smtpError('Invalid recipient', { code: 'EENVELOPE', command: 'API' });
    expect(deliveryFailure(malformed).permanent).toBe(true);
  });

  it.each([
    ['a full mailbox', { code: 'EENVELOPE', command: 'RCPT TO', responseCode: 452, permanent: false }],
    ['a greylisted email', { code: 'EMESSAGE', command: 'DATA', responseCode: 451, permanent: false }],
    ['a wrong password', { code: 'EAUTH', command: 'AUTH PLAIN', responseCode: 535, permanent: true }],
    [
      'a sender that may not send',
      { code: 'EENVELOPE', command: 'MAIL FROM', responseCode: 550, permanent: true },
    ],
    ['an unreachable server', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' }],
    ['a server that does not answer', { code: 'ETIMEDOUT' }],
  ])('is tried again after %s', (_, details) => {
    expect(deliveryFailure(smtpError('refused', details)).permanent).toBe(false);
  });

  it('names what happened on the wire rather than the layer that noticed', () => {
    const away = smtpError('connect ECONNREFUSED', { code: 'ESOCKET', originalCode: 'ECONNREFUSED' });
    expect(deliveryFailure(away).code).toBe('ECONNREFUSED');
  });

  it('keeps addresses out of the code and endless answers out of the reason', () => {
    const talkative = smtpError(`<buyer@example.com> ${'no '.repeat(1000)}`, { code: 'EMESSAGE' });
    expect(deliveryFailure(talkative).code).toBe('EMESSAGE');
    expect(deliveryFailure(talkative).reason).toHaveLength(500);
  });

  it('makes sense of anything thrown', () => {
    expect(deliveryFailure('broken')).toEqual({ code: 'EUNKNOWN', reason: 'broken', permanent: false });
  });
});

import { describe, expect, it } from 'vitest';
import { readEnvironment, SettingsError } from './environment.ts';

describe('settings', () => {
  it('are not needed to run', () => {
    expect(readEnvironment({})).toMatchObject({
      port: 3000,
      publicUrl: 'http://localhost:3000',
      databaseUrl: undefined,
      logLevel: 'info',
      offlinePages: true,
    });
  });

  it('count as not set when empty, as compose files leave them', () => {
    expect(readEnvironment({ DATABASE_URL: '', SMTP_URL: ' ' })).toMatchObject({
      databaseUrl: undefined,
      smtpUrl: undefined,
    });
  });

  it('lose a slash at the end of the public address', () => {
    expect(readEnvironment({ PUBLIC_URL: 'https://shop.example/' }).publicUrl).toBe('https://shop.example');
  });

  it.each([
    ['PORT', 'abc', /^PORT is 'abc' but must be a port number/],
    ['PORT', '70000', /^PORT is '70000' but/],
    ['PUBLIC_URL', 'shop.example', /^PUBLIC_URL/],
    ['DATABASE_URL', 'mysql://x', /^DATABASE_URL must be an address like postgres:/],
    ['STAFF_EMAIL', 'nobody', /^STAFF_EMAIL/],
    ['BACKUP_AT', '24:00', /^BACKUP_AT is '24:00' but must be a time of day/],
    ['BACKUP_KEEP', '0', /^BACKUP_KEEP is '0' but/],
    ['KEEP_QUOTES_MONTHS', '-1', /^KEEP_QUOTES_MONTHS is '-1' but must be a whole number of months/],
    ['S3_BUCKET', 'Not a bucket', /^S3_BUCKET is 'Not a bucket' but/],
    ['LOG_LEVEL', 'loud', /^LOG_LEVEL .* one of fatal/],
  ])('a wrong %s (%s) is refused with one line', (name, value, message) => {
    expect(() => readEnvironment({ [name]: value })).toThrow(SettingsError);
    expect(() => readEnvironment({ [name]: value })).toThrow(message);
  });

  it('need a sender when there is a mail server', () => {
    expect(() => readEnvironment({ SMTP_URL: 'smtp://localhost:25' })).toThrow(/^MAIL_FROM must be set/);
    expect(readEnvironment({ SMTP_URL: 'smtp://localhost:25', MAIL_FROM: 'a@example.com' })).toBeTruthy();
  });

  it('name a whole store for files, or none', () => {
    const store = {
      S3_ENDPOINT: 'http://127.0.0.1:9000',
      S3_BUCKET: 'shop-files',
      S3_ACCESS_KEY_ID: 'shop',
      S3_SECRET_ACCESS_KEY: 'hunter2hunter2',
    };
    expect(readEnvironment({}).s3).toBeUndefined();
    expect(readEnvironment(store).s3).toMatchObject({ bucket: 'shop-files', region: 'us-east-1' });
    for (const name of Object.keys(store)) {
      expect(() => readEnvironment({ ...store, [name]: '' })).toThrow(
        new RegExp(`^${name} must be set with S3_`),
      );
    }
  });

  it('never repeat a secret in the refusal', () => {
    const wrong = { ADMIN_PASSWORD: 'short', DATABASE_URL: 'http://user:hunter2@host/db' };
    expect(() => readEnvironment({ ADMIN_PASSWORD: wrong.ADMIN_PASSWORD })).toThrow(/^(?!.*short)/);
    expect(() => readEnvironment({ DATABASE_URL: wrong.DATABASE_URL })).toThrow(/^(?!.*hunter2)/);
  });
});

import { afterEach, expect, test } from 'vitest';
import { oneTimeCodeEmail } from '#mail/templates/one-time-code-email.ts';
import { openUrgentEmail } from '#mail/urgent-email.ts';
import { smtpRefusal, startSmtpServer } from '../../support/servers/smtp.ts';

const now = () => new Date('2026-11-15T09:00:00Z');
const mailFrom = 'OGulf <shop@ogulf.example>';
const ended: (() => Promise<void> | void)[] = [];

afterEach(async () => {
  for (const end of ended.splice(0)) await end();
});

async function open(behaviour: Parameters<typeof startSmtpServer>[0] = {}) {
  const server = await startSmtpServer(behaviour);
  const email = openUrgentEmail({ smtpUrl: server.url, mailFrom }, now);
  ended.push(
    () => email.close(),
    () => server.stop(),
  );
  return { server, email };
}

for (const locale of ['en', 'ar'] as const) {
  test(`a one-time code arrives at once, in both forms of the email (${locale})`, async () => {
    const { server, email } = await open();
    await email.send({
      ...oneTimeCodeEmail('048213', locale, 'Pearl Desks'),
      recipient: 'owner@ogulf.example',
    });
    expect(server.received).toHaveLength(1);
    const [received] = server.received;
    expect(received?.to).toEqual(['owner@ogulf.example']);
    expect(received?.headers.get('content-language')).toBe(locale);
    expect(received?.text).toMatch(/^048213$/m);
    expect(received?.html).toContain('>048213<');
    expect(received?.html).toContain('>Pearl Desks<');
    expect(received?.html).toContain(`dir="${locale === 'ar' ? 'rtl' : 'ltr'}"`);
  });
}

test('a server that refuses it, and an unreachable one, are reported as failures', async () => {
  const { server, email } = await open({
    onMail: () => {
      throw smtpRefusal(554, 'No such email here');
    },
  });
  const code = { ...oneTimeCodeEmail('048213', 'en', 'Pearl Desks'), recipient: 'owner@ogulf.example' };
  await expect(email.send(code)).rejects.toThrow('No such email here');
  await server.stop();
  await expect(email.send(code)).rejects.toThrow();
  await expect(openUrgentEmail({ smtpUrl: undefined, mailFrom }, now).send(code)).rejects.toThrow(
    'SMTP_URL is not set',
  );
});

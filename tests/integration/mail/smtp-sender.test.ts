import { createServer, type Socket } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { SettingsError } from '#config/environment.ts';
import { type OutgoingEmail, openSmtpSender } from '#mail/smtp-sender.ts';
import { startSmtpServer } from '../../support/servers/smtp.ts';

const email: OutgoingEmail = {
  id: 17,
  recipient: 'buyer@example.com',
  replyTo: '',
  locale: 'en',
  subject: 'We received your order',
  html: '<p>Thank you</p>',
  text: 'Thank you',
  createdAt: new Date('2026-11-15T08:00:00Z'),
};
const mailFrom = 'OGulf <shop@ogulf.example>';

const cleanups: (() => unknown)[] = [];
afterEach(async () => {
  for (const cleanUp of cleanups.splice(0).reverse()) await cleanUp();
});

async function smtpServer(behaviour?: Parameters<typeof startSmtpServer>[0]) {
  const server = await startSmtpServer(behaviour);
  cleanups.push(() => server.stop());
  return server;
}

function openSender(smtpUrl: string, deadline = 30_000) {
  const sender = openSmtpSender({ smtpUrl, mailFrom, connections: 2, deadline });
  cleanups.push(() => sender.close());
  return sender;
}

describe('sending over SMTP', () => {
  it('delivers Arabic subject and body intact, both as HTML and as text', async () => {
    const server = await smtpServer();
    const subject =
      'استلمنا طلبك رقم OG-7K2M9 — شكرًا لثقتكم بمتجر الخليج للأثاث المكتبي وتقنية المعلومات في الدوحة';
    const text = `السلام عليكم،\nالمجموع: QAR 1,234.50\n${'طاولة اجتماعات كبيرة '.repeat(40)}`.trim();
    const html = `<html lang="ar" dir="rtl"><body><p>${text}</p></body></html>`;

    await openSender(server.url).send({ ...email, locale: 'ar', subject, text, html });

    const [received] = server.received;
    expect(received?.subject).toBe(subject);
    expect(received?.text.replaceAll('\r\n', '\n').trim()).toBe(text);
    expect(received?.html.replaceAll('\r\n', '\n').trim()).toBe(html);
    expect(received?.headers.get('content-language')).toBe('ar');
    expect(received?.headers.get('from')).toBe(mailFrom);
    expect(received?.from).toBe('shop@ogulf.example');
  });

  it('gives an email the same Message-ID every time', async () => {
    const server = await smtpServer();
    await openSender(server.url).send(email);
    await openSender(server.url).send(email);
    await openSender(server.url).send({ ...email, createdAt: new Date('2026-11-16T08:00:00Z') });
    const [first, again, ofAnotherDatabase] = server.received.map(({ messageId }) => messageId);
    expect(first).toMatch(/^<[\w-]+@ogulf\.example>$/);
    expect(again).toBe(first);
    expect(ofAnotherDatabase).not.toBe(first);
  });

  it('says where to reply when that is somewhere else', async () => {
    const server = await smtpServer();
    const sender = openSender(server.url);
    await sender.send(email);
    await sender.send({ ...email, replyTo: 'buyer@example.com' });
    expect(server.received.map(({ headers }) => headers.get('reply-to'))).toEqual([
      undefined,
      'buyer@example.com',
    ]);
  });

  it('never turns one recipient into two, nor a subject into a header', async () => {
    const server = await smtpServer();
    const sender = openSender(server.url);
    await sender.send({ ...email, recipient: 'a@example.com, b@example.com' }).catch(() => {});
    await sender.send({ ...email, subject: 'Hello\r\nBcc: thief@example.com' });
    expect(server.received.flatMap(({ to }) => to)).not.toContain('b@example.com');
    expect(server.received.at(-1)?.to).toEqual([email.recipient]);
    expect(server.received.at(-1)?.headers.has('bcc')).toBe(false);
  });

  it('gives up on a server that trickles its greeting, and sends the next email', async () => {
    const sockets = new Set<Socket>();
    const trickling = createServer((socket) => {
      sockets.add(socket);
      socket.on('error', () => {});
      const timer = setInterval(() => socket.write('220-wait\r\n'), 50);
      socket.on('close', () => clearInterval(timer));
    });
    await new Promise<void>((resolve) => trickling.listen(0, '127.0.0.1', resolve));
    const { port } = trickling.address() as { port: number };
    const stopTrickling = () => {
      for (const socket of sockets) socket.destroy();
      return new Promise((resolve) => trickling.close(resolve));
    };
    const sender = openSender(`smtp://127.0.0.1:${port}`, 2000);

    await expect(sender.send(email)).rejects.toMatchObject({ code: 'ETIMEDOUT' });

    await stopTrickling();
    const server = await smtpServer({ port });
    await sender.send(email);
    expect(server.received).toHaveLength(1);
  });

  it.each([undefined, 'OGulf', 'shop at example.com'])('wants a sender with an address, not %j', (sender) => {
    expect(() =>
      openSmtpSender({ smtpUrl: 'smtp://127.0.0.1:1', mailFrom: sender, connections: 1, deadline: 1 }),
    ).toThrow(SettingsError);
  });
});

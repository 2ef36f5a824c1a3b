import type { SendMailOptions } from 'nodemailer';
import addressparser from 'nodemailer/lib/addressparser';
import { SettingsError } from '#config/environment.ts';

export interface OutgoingEmail {
  readonly id: number;
  readonly recipient: string;
  /** Empty: replies go to the sender. */
  readonly replyTo: string;
  readonly locale: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  readonly createdAt: Date;
}

interface SmtpSender {
  /** Resolves once the server has taken responsibility for the email; rejects otherwise. */
  send(email: OutgoingEmail): Promise<void>;
  /** Ends the connections, those in the middle of an email too. */
  close(): void;
}

const second = 1000;

export function openSmtpSender(options: {
  readonly smtpUrl: string;
  readonly mailFrom: string | undefined;
  readonly connections: number;
  /** How long one email may take altogether. */
  readonly deadline: number;
}): SmtpSender {
  const { sender, domain } = requireSender(options.mailFrom);
  let transport: ReturnType<typeof openTransport> | undefined;

  async function openTransport() {
    // Loaded with the first email: a start needs none of it.
    const { createTransport } = await import('nodemailer');
    return createTransport({
      url: options.smtpUrl,
      pool: true,
      maxConnections: options.connections,
      // Once, for a connection that the server closed while it was idle; more is the outbox's business.
      maxRequeues: 1,
      connectionTimeout: 20 * second,
      greetingTimeout: 20 * second,
      socketTimeout: 60 * second,
    });
  }

  // A server that trickles its answer never runs into a socket timeout. Unbounded, the email would outlive
  // its claim and be sent again by another process.
  async function withinDeadline(message: SendMailOptions): Promise<void> {
    transport ??= openTransport();
    const used = transport;
    const opened = await used;
    const late = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      late.reject(Object.assign(new Error('The mail server did not finish in time'), { code: 'ETIMEDOUT' }));
      opened.close({ force: true });
      if (transport === used) transport = undefined;
    }, options.deadline);
    try {
      await Promise.race([opened.sendMail(message), late.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  return {
    send: async (email) =>
      withinDeadline({
        from: sender,
        // An object, so that a comma in the address cannot become a second recipient.
        to: { name: '', address: email.recipient },
        ...(email.replyTo && { replyTo: { name: '', address: email.replyTo } }),
        // The same on every attempt: an email repeated after a crash is recognisable as the same email. The id
        // alone would not do, another database of the shop counts from 1 again.
        messageId: `<mail-${email.id}-${email.createdAt.getTime()}@${domain}>`,
        subject: email.subject,
        html: email.html,
        text: email.text,
        headers: { 'Content-Language': email.locale },
      }),
    close: () => void transport?.then((opened) => opened.close({ force: true })),
  };
}

function requireSender(mailFrom: string | undefined) {
  const [sender] = addressparser(mailFrom, { flatten: true });
  const domain = sender?.address.split('@')[1];
  if (!sender || !domain) {
    throw new SettingsError(
      'MAIL_FROM must be a sender like "OGulf <shop@example.com>" when SMTP_URL is set',
    );
  }
  return { sender, domain };
}

import { setTimeout as pause } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Environment } from '#config/environment.ts';
import type { Database } from '#database/connect.ts';
import { type DeliveryFailure, deliveryFailure } from './delivery-failure.ts';
import { mostAttempts, nextAttempt } from './next-attempt.ts';
import { contentsOf } from './outbox-contents.ts';
import {
  type ClaimedEmail,
  claimDueEmail,
  countSentToUnverified,
  dropExpiredEmails,
  isToUnverified,
  listUnrenderedEmails,
  markEmailSent,
  markEmailUnrenderable,
  markEmailUnsent,
  releaseEmail,
  storeContents,
} from './outbox-queries.ts';
import { openSmtpSender } from './smtp-sender.ts';

interface MailDelivery {
  /** Looks for email now: call it after the transaction that wrote some. */
  wake(): void;
  /** Finishes the email in flight, for as long as the grace lasts, and starts no more. */
  stop(): Promise<void>;
}

interface DeliveryTiming {
  /** How often to look for email that another process wrote, or whose time has come. */
  readonly lookEvery: number;
  /** How long an email belongs to the process that claimed it. */
  readonly lease: number;
  /** How long one email may take. The lease is longer by more than two servers' clocks may differ. */
  readonly deadline: number;
  /** How long a stop waits for email in flight. */
  readonly grace: number;
}

const second = 1000;
const usualTiming: DeliveryTiming = {
  lookEvery: 5 * second,
  lease: 300 * second,
  deadline: 120 * second,
  grace: 10 * second,
};
const mailsAtOnce = 5;
const renderedAtOnce = 50;
const longestDatabasePause = 30 * second;
const expireEvery = 3600 * second;
/** For writing down what became of email that the end of the grace cut off. */
const recordingAfterGrace = 5 * second;

/** Every attempt ended with its process; sending it once more may end this one. */
const unanswered: DeliveryFailure = {
  code: 'EUNANSWERED',
  reason: 'Every attempt was cut off before the mail server answered',
  permanent: true,
};

/** Above the ceilings of emails to unverified addresses. It counts as failed, of which 'Health' warns staff. */
const heldBack: DeliveryFailure = {
  code: 'EHELDBACK',
  reason:
    'Held back: the daily ceiling on emails to unverified addresses was reached. Resend it to send it anyway.',
  permanent: true,
};

/** Sends what is in the outbox; without SMTP_URL it does nothing and email stays readable there. */
export function startEmailDelivery(options: {
  readonly db: Database;
  readonly environment: Pick<Environment, 'smtpUrl' | 'mailFrom' | 'unverifiedMails'>;
  readonly log: Logger;
  readonly now?: () => Date;
  readonly timing?: Partial<DeliveryTiming>;
}): MailDelivery {
  const { db, log, now = () => new Date() } = options;
  const { smtpUrl, mailFrom, unverifiedMails } = options.environment;
  if (!smtpUrl) {
    log.debug('SMTP_URL is not set: emails stay in the outbox');
    return { wake() {}, async stop() {} };
  }
  const timing = { ...usualTiming, ...options.timing };
  const sender = openSmtpSender({ smtpUrl, mailFrom, connections: mailsAtOnce, deadline: timing.deadline });

  const graceOver = new AbortController();
  let alarm = Promise.withResolvers<void>();
  let stopping: Promise<void> | undefined;
  let databaseFailures = 0;
  let expiredAt: Date | undefined;

  async function run(): Promise<void> {
    while (!stopping) {
      // Renewed before the look, not after it: email that is written while it goes on gets one of its own.
      alarm = Promise.withResolvers();
      const timer = setTimeout(alarm.resolve, await sendDueMail());
      await alarm.promise;
      clearTimeout(timer);
    }
  }

  /** Resolves to how long to rest before the next look. */
  async function sendDueMail(): Promise<number> {
    try {
      await dropExpired();
      while (!stopping) {
        await renderEmails();
        const claimed = await claim();
        if (claimed.length === 0) break;
        await Promise.all(claimed.map(stopping ? release : deliver));
      }
      return timing.lookEvery;
    } catch (error) {
      const code = codeOf(error);
      if (databaseFailures === 0) log.warn({ code }, 'email delivery: waiting for the database');
      return Math.min(second * 2 ** databaseFailures++, longestDatabasePause);
    }
  }

  /** Before the first email is sent, and then each hour: old news of a time without a mail server does not leave. */
  async function dropExpired(): Promise<void> {
    const at = now();
    if (expiredAt && at.getTime() - expiredAt.getTime() < expireEvery) return;
    const dropped = await dropExpiredEmails(db, at);
    expiredAt = at;
    if (dropped > 0) log.info({ dropped }, 'expired emails dropped');
  }

  /** Renders what was enqueued as facts. Only then is it due, also for the servers of an older version. */
  async function renderEmails(): Promise<void> {
    for (const { id, facts } of await listUnrenderedEmails(db, renderedAtOnce)) {
      let contents: ReturnType<typeof contentsOf>;
      try {
        contents = contentsOf({ html: null, text: null, facts });
      } catch (error) {
        log.error({ mailId: id, err: error }, 'an email cannot be rendered');
        await markEmailUnrenderable(db, id, 'It could not be rendered');
        continue;
      }
      await storeContents(db, id, contents);
    }
  }

  async function claim(): Promise<ClaimedEmail[]> {
    const claimedAt = now();
    const lockedUntil = new Date(claimedAt.getTime() + timing.lease);
    const claimed = await claimDueEmail(db, { now: claimedAt, lockedUntil, limit: mailsAtOnce });
    if (databaseFailures > 0) log.info('email delivery: the database is back');
    databaseFailures = 0;
    return claimed;
  }

  function release(email: ClaimedEmail): Promise<void> {
    return releaseEmail(db, email);
  }

  async function deliver(email: ClaimedEmail): Promise<void> {
    const failure =
      email.attempts > mostAttempts ? unanswered : ((await findHold(email)) ?? (await attempt(email)));
    if (!failure) {
      log.info({ mailId: email.id }, 'email sent');
      return record(email, () => markEmailSent(db, email, now()));
    }
    const nextAttemptAt = failure.permanent ? null : nextAttempt(email.attempts, now());
    const { code, reason } = failure;
    log.warn({ mailId: email.id, code, attempts: email.attempts, nextAttemptAt }, 'email not sent');
    return record(email, () => markEmailUnsent(db, email, { reason, nextAttemptAt }));
  }

  /** Why an email is held back, if it is. One that staff send again after it was held back is not held back twice. */
  async function findHold({ onceKey, lastError, recipient }: ClaimedEmail): Promise<DeliveryFailure | null> {
    if (!isToUnverified({ onceKey }) || lastError === heldBack.reason) return null;
    const domain = recipient.slice(recipient.lastIndexOf('@') + 1).toLowerCase();
    const since = new Date(now().getTime() - 24 * 3600 * second);
    const { all, ofDomain } = await countSentToUnverified(db, { since, domain });
    return all < unverifiedMails.perDay && ofDomain < unverifiedMails.perDomain ? null : heldBack;
  }

  function attempt(email: ClaimedEmail): Promise<DeliveryFailure | null> {
    return sender.send(email).then(() => null, deliveryFailure);
  }

  // An email that was sent but not recorded is sent again when its claim ends: the database has until then.
  async function record(email: ClaimedEmail, write: () => Promise<void>): Promise<void> {
    for (;;) {
      try {
        return await write();
      } catch (error) {
        if (graceOver.signal.aborted || now() >= email.lockedUntil) {
          log.error({ mailId: email.id, code: codeOf(error) }, 'the outcome of an email is not recorded');
          return;
        }
      }
      await pause(second, undefined, { signal: graceOver.signal }).catch(() => {});
    }
  }

  const running = run();

  async function finish(): Promise<void> {
    alarm.resolve();
    const timer = setTimeout(() => {
      graceOver.abort();
      sender.close();
    }, timing.grace);
    // A database that never answers must not delay the end of the process.
    await Promise.race([running, pause(timing.grace + recordingAfterGrace, undefined, { ref: false })]);
    clearTimeout(timer);
    sender.close();
  }

  return {
    wake: () => alarm.resolve(),
    stop() {
      stopping ??= finish();
      return stopping;
    },
  };
}

/** The code alone: the message of a failed query contains its parameters, the email. */
function codeOf(error: unknown): unknown {
  const { code, cause } = error as { code?: unknown; cause?: unknown };
  return code ?? (cause ? codeOf(cause) : 'EUNKNOWN');
}

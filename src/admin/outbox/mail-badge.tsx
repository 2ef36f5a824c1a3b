import type { MailStatus } from '#primitives/mail-words.ts';
import { Badge, type BadgeTone } from '../kit/badge.tsx';
import { useOutboxTexts } from './outbox-texts.ts';

const tones: Record<MailStatus, BadgeTone> = {
  pending: 'waiting',
  sending: 'accent',
  sent: 'positive',
  failed: 'negative',
};

/** Where nothing is sent, a mail that waits is kept. */
export function MailBadge({
  status,
  isDelivering,
}: {
  readonly status: MailStatus;
  readonly isDelivering: boolean;
}) {
  const texts = useOutboxTexts();
  if (status === 'pending' && !isDelivering) return <Badge>{texts.kept}</Badge>;
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
}

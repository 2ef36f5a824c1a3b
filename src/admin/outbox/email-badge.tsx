import type { EmailStatus } from '#primitives/email-status.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { useOutboxTexts } from './outbox-texts.ts';

const tones: Record<EmailStatus, BadgeTone> = {
  pending: 'waiting',
  sending: 'accent',
  sent: 'positive',
  failed: 'negative',
  dropped: 'neutral',
};

/** Status of an email. Where sending is off, a pending email is only stored. */
export function EmailBadge({
  status,
  isDelivering,
}: {
  readonly status: EmailStatus;
  readonly isDelivering: boolean;
}) {
  const texts = useOutboxTexts();
  if (status === 'pending' && !isDelivering) return <Badge>{texts.kept}</Badge>;
  return <Badge tone={tones[status]}>{texts.statuses[status]}</Badge>;
}

import type { NodemailerError } from 'nodemailer';

export interface DeliveryFailure {
  /** For the log: a code, never an address or a text. */
  readonly code: string;
  /** For staff, who see it beside the email. */
  readonly reason: string;
  /** The same email would be refused again. */
  readonly permanent: boolean;
}

const longestReason = 500;

export function deliveryFailure(error: unknown): DeliveryFailure {
  const { code, message, responseCode, originalCode } = error as NodemailerError;
  const known = originalCode ?? code ?? 'EUNKNOWN';
  return {
    code: responseCode ? `${known} ${responseCode}` : known,
    reason: String(message ?? error).slice(0, longestReason),
    permanent: isPermanent(error as NodemailerError),
  };
}

// A refused sign-in or sender is a wrong setting, not a wrong email: every email of the day would be given up
// at once, though correcting the setting delivers them all.
function isPermanent({ code, command, permanent }: NodemailerError): boolean {
  // Without an answer the email was found too large or empty before it was offered.
  if (code === 'EMESSAGE') return permanent !== false;
  if (code !== 'EENVELOPE' || command === 'MAIL FROM') return false;
  // 'API': the address is malformed and was never offered.
  return permanent === true || command === 'API';
}

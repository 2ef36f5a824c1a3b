import { type ReceivedOrderFacts, renderReceivedOrderEmail } from './templates/received-order-emails.ts';

interface StoredContents {
  readonly html: string | null;
  readonly text: string | null;
  /** JSON of the database. */
  readonly facts: unknown;
}

/** The contents of an email in the outbox, whether it is rendered already or not. */
export function contentsOf({ html, text, facts }: StoredContents): {
  readonly html: string;
  readonly text: string;
} {
  if (html !== null && text !== null) return { html, text };
  return renderReceivedOrderEmail(facts as ReceivedOrderFacts);
}

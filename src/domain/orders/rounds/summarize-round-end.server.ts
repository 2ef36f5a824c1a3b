import { qarFromDirhams } from '#primitives/money.ts';
import type { EndOutcome } from './end-round.server.ts';

/** Sums up for staff how a round ended. The API speaks QAR. */
export function summarizeRoundEnd(
  outcomes: readonly { readonly id: string; readonly outcome: EndOutcome }[],
) {
  let [delivered, cash, card] = [0, 0, 0];
  const notDelivered = [];
  const refused = [];
  for (const { id, outcome } of outcomes) {
    const { number } = outcome;
    if (outcome.result === 'delivered') {
      delivered += 1;
      cash += outcome.cash;
      card += outcome.card;
    } else if (outcome.result === 'refused') {
      refused.push({ id, number, status: outcome.status, reason: outcome.reason });
    } else {
      const day = outcome.result === 'another_day' ? outcome.day : null;
      notDelivered.push({ id, number, next: outcome.result, day });
    }
  }
  const collected = { cash: qarFromDirhams(cash), card: qarFromDirhams(card) };
  return { delivered, notDelivered, collected, refused };
}

/** When a plan that was saved now is deleted at the earliest; null: never. */
export function planKeptUntil(savedAt: Date, months: number): Date | null {
  if (months === 0) return null;
  const until = new Date(savedAt);
  until.setUTCMonth(savedAt.getUTCMonth() + months);
  return until;
}

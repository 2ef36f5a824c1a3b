/** The publication day of the newest generated article; older ones follow at fixed intervals. */
const newestDay = '2025-06-01';
const workingDaysBetween = 3;

const dayInMs = 86_400_000;
const friday = 5;
const saturday = 6;

/** The publication day of the article at a position; 0 is the newest. Skips weekends. */
export function publishDate(place: number): string {
  let day = Date.parse(newestDay);
  for (let left = place * workingDaysBetween; left > 0; ) {
    day -= dayInMs;
    const weekday = new Date(day).getUTCDay();
    if (weekday !== friday && weekday !== saturday) left -= 1;
  }
  return new Date(day).toISOString().slice(0, newestDay.length);
}

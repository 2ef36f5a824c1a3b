/** Qatar is at UTC+3 all year, so no time zone database is needed. */
const offset = '+03:00';
const offsetMs = 3 * 60 * 60 * 1000;

/** The day of a moment in Qatar: '2026-11-20'. */
export function dayInQatar(moment: Date): string {
  return timeInQatar(moment).slice(0, 'YYYY-MM-DD'.length);
}

/** A moment as a clock in Qatar shows it, for a field of date and time: '2026-11-20T09:00'. */
export function timeInQatar(moment: Date): string {
  return new Date(moment.getTime() + offsetMs).toISOString().slice(0, 'YYYY-MM-DDTHH:MM'.length);
}

/** The moment at which clocks in Qatar show this; undefined for anything else than a date and time. */
export function momentInQatar(time: string): Date | undefined {
  const moment = new Date(`${time}:00${offset}`);
  return Number.isNaN(moment.getTime()) ? undefined : moment;
}

const nightlyName = /^ogulf-nightly-\d{4}-\d{2}-\d{2}T\d{4}Z\.tar$/;

/** File name of a nightly backup, in UTC, so that names sort by time: 'ogulf-nightly-2026-11-15T0000Z.tar'. */
export function nightlyBackupName(startedAt: Date): string {
  return `ogulf-nightly-${compact(startedAt).slice(0, -2)}Z.tar`;
}

/** File name of a backup made by hand, with seconds: 'ogulf-2026-11-15T184512Z.tar'. */
export function handBackupName(startedAt: Date): string {
  return `ogulf-${compact(startedAt)}Z.tar`;
}

/** Nightly backups beyond the newest `keep`. Backups made by hand are never deleted automatically. */
export function outdatedBackups(names: readonly string[], keep: number): string[] {
  return names
    .filter((name) => nightlyName.test(name))
    .sort()
    .reverse()
    .slice(keep);
}

/** Whether it is the name of a backup of either kind: never a path. */
export function isBackupName(name: string): boolean {
  return /^ogulf-(nightly-)?\d{4}-\d{2}-\d{2}T\d{4}(\d{2})?Z\.tar$/.test(name);
}

/** When a backup of that name was begun, as exactly as the name says it. */
export function takenAtFrom(name: string): Date {
  const [, day = '', hour = '', minute = '', second = '00'] =
    /(\d{4}-\d{2}-\d{2})T(\d{2})(\d{2})(\d{2})?Z/.exec(name) ?? [];
  return new Date(`${day}T${hour}:${minute}:${second}Z`);
}

/** The names of backups of both kinds among these, the newest first. */
export function newestBackupsFirst(names: readonly string[]): string[] {
  return names
    .filter(isBackupName)
    .sort((one, other) => takenAtFrom(other).getTime() - takenAtFrom(one).getTime());
}

function compact(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(':', '');
}

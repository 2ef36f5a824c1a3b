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

/** The names of backups of both kinds among these, the newest first. */
export function newestBackupsFirst(names: readonly string[]): string[] {
  const takenAt = (name: string) => /\d{4}-\d{2}-\d{2}T\d{4,6}(?=Z)/.exec(name)?.[0] ?? '';
  return names
    .filter((name) => /^ogulf-(nightly-)?\d{4}-\d{2}-\d{2}T\d{4,6}Z\.tar$/.test(name))
    .sort((one, other) => (takenAt(one) < takenAt(other) ? 1 : -1));
}

function compact(moment: Date): string {
  return moment.toISOString().slice(0, 19).replaceAll(':', '');
}

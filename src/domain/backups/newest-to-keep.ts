interface KeptBackup {
  readonly file: string;
  readonly check: { readonly isIntact: boolean } | null;
}

/** The backup that is never deleted: the newest that is known to be intact, else the newest that may be. */
export function newestToKeep(newestFirst: readonly KeptBackup[]): string | undefined {
  const intact = newestFirst.find(({ check }) => check?.isIntact);
  return (intact ?? newestFirst.find(({ check }) => check === null))?.file;
}

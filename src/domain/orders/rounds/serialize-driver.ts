interface StoredDriver {
  readonly id: string;
  readonly name: string;
  readonly phone: string;
  readonly version: number;
}

/** A driver for the API, the history and a conflict. */
export function serializeDriver({ id, name, phone, version }: StoredDriver) {
  return { id, name, phone, version };
}

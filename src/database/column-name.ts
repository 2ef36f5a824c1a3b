const names: Record<string, string> = {};

/** The name that a column of the schema has in the database: 'nameEn' is 'name_en'. Memoized, because every order names its columns. */
export function columnName(name: string): string {
  names[name] ??= name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
  return names[name];
}

/** The name that a column of the schema has in the database: 'nameEn' is 'name_en'. */
export function columnName(name: string): string {
  return name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);
}

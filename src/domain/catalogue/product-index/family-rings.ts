/**
 * Which rows are members of one family. The rows of a family form a ring: each has the number of the next one, and a
 * row without a family its own. A list that shows a family once follows the ring of a row, which is a few steps, and
 * costs rows without a family one comparison.
 */
export class FamilyRings {
  next: Uint32Array;
  readonly #rows = new Map<string, number[]>();
  readonly #families = new Map<number, string>();

  constructor(capacity: number) {
    this.next = new Uint32Array(capacity);
  }

  add(row: number, familyId: string | null): void {
    this.next[row] = row;
    if (familyId === null) return;
    const rows = this.#rows.get(familyId) ?? [];
    this.#rows.set(familyId, rows);
    this.#families.set(row, familyId);
    rows.push(row);
    this.#link(rows);
  }

  remove(row: number): void {
    const familyId = this.#families.get(row);
    if (familyId === undefined) return;
    const rows = (this.#rows.get(familyId) ?? []).filter((other) => other !== row);
    if (rows.length > 0) this.#rows.set(familyId, rows);
    else this.#rows.delete(familyId);
    this.#families.delete(row);
    this.next[row] = row;
    this.#link(rows);
  }

  /** The id of the family of a row. */
  familyOf(row: number): string | undefined {
    return this.#families.get(row);
  }

  /** Whether two rows are members of one family. */
  areRelatives(one: number, other: number): boolean {
    const familyId = this.#families.get(one);
    return familyId !== undefined && familyId === this.#families.get(other);
  }

  rowsOf(familyId: string): readonly number[] {
    return this.#rows.get(familyId) ?? [];
  }

  /** The members among some rows, counted from the first of them. */
  snapshot(first: number, end: number): (readonly [row: number, familyId: string])[] {
    return [...this.#families].flatMap(([row, familyId]) =>
      row >= first && row < end ? [[row - first, familyId] as const] : [],
    );
  }

  grow(capacity: number): void {
    const larger = new Uint32Array(capacity);
    larger.set(this.next);
    this.next = larger;
  }

  #link(rows: readonly number[]): void {
    for (const [at, row] of rows.entries()) this.next[row] = rows[(at + 1) % rows.length] ?? row;
  }
}

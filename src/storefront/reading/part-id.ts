/** The anchor of a question of a page, the same in both languages; the search links to it. */
export function questionId(place: number): string {
  return `question-${place + 1}`;
}

/** The anchor of a point below the heading with this id. */
export function pointId(heading: string, place: number): string {
  return `${heading}-${place + 1}`;
}

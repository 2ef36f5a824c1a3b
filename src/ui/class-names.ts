/** Joins the class names that apply; false and undefined stand for 'not this one'. */
export function classNames(...names: (string | false | undefined)[]): string {
  return names.filter(Boolean).join(' ');
}

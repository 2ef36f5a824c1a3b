/** Style of a text button with a full touch target. */
export const actionStyle =
  'inline-flex min-h-11 items-center font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';

/** A quiet action in a line of the cart, as tall as a thumb. */
export const lineButtonStyle =
  'inline-flex min-h-11 shrink-0 items-center text-sm font-medium text-accent underline decoration-line-strong underline-offset-4 hover:decoration-accent';

import { classNames } from './class-names.ts';

type ButtonKind = 'primary' | 'secondary' | 'quiet';

const shape =
  'inline-flex min-h-12 items-center justify-center gap-2.5 rounded-pill px-6 text-base font-medium transition-colors duration-200';

const kinds: Record<ButtonKind, string> = {
  // The border shows with forced colours, which take the background away.
  primary: 'border border-transparent bg-accent text-white hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet:
    'text-ink underline decoration-line-strong underline-offset-4 hover:decoration-accent hover:text-accent',
};

/** Class names of buttons and of links that look like one. */
export function buttonStyle(kind: ButtonKind, extra?: string): string {
  return classNames(shape, kinds[kind], extra);
}

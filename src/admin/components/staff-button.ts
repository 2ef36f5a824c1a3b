import { classNames } from '#ui/class-names.ts';

type Kind = 'primary' | 'secondary' | 'quiet' | 'danger';

const shape =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control px-4 text-sm font-medium transition-colors disabled:opacity-50 aria-disabled:opacity-50';

const kinds: Record<Kind, string> = {
  primary: 'bg-accent text-white hover:bg-accent-strong',
  secondary: 'border border-line-strong bg-surface text-ink hover:border-ink hover:bg-sunken',
  quiet: 'text-ink-soft hover:bg-sunken hover:text-ink',
  danger: 'border border-negative bg-surface text-negative hover:bg-negative hover:text-white',
};

/** Button styles of the admin: smaller and squarer than in the storefront, because a screen has many. */
export function staffButton(kind: Kind, extra?: string): string {
  return classNames(shape, kinds[kind], extra);
}

/** Fields of the planner's panels are lower than those of forms, so that a panel needs no scrolling. */
export const smallField =
  'h-11 w-full min-w-0 rounded-control border border-line-strong bg-surface px-3 text-base hover:border-ink [text-align:match-parent]';

export const smallButton =
  'inline-flex min-h-11 items-center justify-center gap-2 rounded-control border border-line-strong bg-surface px-3 text-sm font-medium transition-colors hover:border-ink hover:bg-sunken disabled:border-line disabled:text-ink-faint disabled:hover:bg-surface';

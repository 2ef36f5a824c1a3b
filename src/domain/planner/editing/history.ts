/**
 * What was done and can be undone. Values are kept whole: a new plan shares with the one before it all that did not change, so
 * that an entry takes little memory and there is no limit to them.
 */
export interface History<T> {
  readonly present: T;
  readonly past: Steps<T> | null;
  readonly future: Steps<T> | null;
}

interface Steps<T> {
  readonly value: T;
  readonly before: Steps<T> | null;
  /** Steps with the same name, one after the other, are one: dragging, or typing a number. */
  readonly gesture: string | null;
}

export function startHistory<T>(present: T): History<T> {
  return { present, past: null, future: null };
}

/** Does a step. What was undone before is gone. Nothing is kept where nothing changed. */
export function doStep<T>(history: History<T>, next: T, gesture: string | null = null): History<T> {
  if (next === history.present) return history;
  const continues = gesture !== null && history.past?.gesture === gesture && history.future === null;
  const past = continues ? history.past : { value: history.present, before: history.past, gesture };
  return { present: next, past, future: null };
}

/** Ends a gesture, so that the next one of the same name is a step of its own. */
export function endGesture<T>(history: History<T>): History<T> {
  const { past } = history;
  return past?.gesture ? { ...history, past: { ...past, gesture: null } } : history;
}

export function undo<T>({ present, past, future }: History<T>): History<T> {
  if (!past) return { present, past, future };
  return {
    present: past.value,
    past: past.before,
    future: { value: present, before: future, gesture: null },
  };
}

export function redo<T>({ present, past, future }: History<T>): History<T> {
  if (!future) return { present, past, future };
  return {
    present: future.value,
    past: { value: present, before: past, gesture: null },
    future: future.before,
  };
}

import { useEffect, useRef, useState } from 'react';
import { isUuid } from '#primitives/text/uuid.ts';
import { readSessionItem, removeSessionItem, writeSessionItem } from '#ui/forms/session-item.ts';
import { newKey } from './new-key.ts';
import type { Problems } from './problems.ts';
import type { Refusal } from './refusal.ts';
import { useProblems } from './use-problems.ts';
import { type Sending, type Traces, useSending } from './use-sending.ts';

export type SendingOutcome<Field extends string, Answer> =
  | { readonly kind: 'sent'; readonly answer: Answer }
  | Refusal<Field>;

interface FormPlan<Field extends string, Draft extends object, Body extends object, Answer> {
  /** Where the draft is kept in this tab. */
  readonly storageKey: string;
  /** What can be read of a stored draft, whatever stands there. */
  readonly draftFrom: (stored: unknown) => Draft;
  /** The key is made once per form, so that a repeat is known as one. */
  readonly bodyFrom: (draft: Draft, key: string) => Body;
  /** Both are heavy, and loaded when the form is first touched. */
  readonly loadCheck: () => Promise<{ readonly problemsOf: (body: Body) => Problems<Field> }>;
  readonly loadSend: () => Promise<{
    readonly send: (body: Body, traces: Traces) => Promise<SendingOutcome<Field, Answer>>;
  }>;
  readonly onSent: (answer: Answer) => void;
}

export interface DraftForm<Field extends string, Draft> {
  readonly draft: Draft;
  readonly change: (fields: Partial<Draft>) => void;
  readonly problems: Problems<Field>;
  readonly timesListed: number;
  readonly check: (field: Field) => void;
  readonly forgetProblems: (...fields: Field[]) => void;
  readonly sending: Pick<Sending, 'isUnderWay' | 'failure'>;
  readonly load: () => void;
  readonly send: (website: string) => Promise<void>;
}

/**
 * A form whose draft survives a reload, which is checked by the schema of the call it makes, and which is sent once.
 * It exists in the browser only, because what was typed does.
 */
export function useDraftForm<Field extends string, Draft extends object, Body extends object, Answer>(
  plan: FormPlan<Field, Draft, Body, Answer>,
): DraftForm<Field, Draft> {
  const [first] = useState(() => readDraft(plan));
  const [draft, setDraft] = useState(first.draft);
  const current = useRef(first);
  const found = useProblems(plan.loadCheck);
  const sending = useSending();

  function keep(next: typeof first): void {
    current.current = next;
    writeSessionItem(plan.storageKey, next);
  }

  // What a visit brought along is there on the next one, also if nothing was typed.
  useEffect(() => writeSessionItem(plan.storageKey, current.current), [plan.storageKey]);

  const body = () => plan.bodyFrom(current.current.draft, current.current.key);

  async function attempt(website: string): Promise<void> {
    const check = await plan.loadCheck().catch(() => null);
    if (!check) return sending.fail('offline');
    const problems = check.problemsOf(body());
    found.show(problems);
    if (problems.size > 0) return;
    const traces = await sending.traces(website);
    // If the code that sends cannot be fetched, nothing was sent.
    const sender = await plan.loadSend().catch(() => null);
    if (!sender || !navigator.onLine) return sending.fail('offline');
    settle(await sender.send(body(), traces));
  }

  function settle(outcome: SendingOutcome<Field, Answer>): void {
    if (outcome.kind === 'sent') {
      removeSessionItem(plan.storageKey);
      plan.onSent(outcome.answer);
    } else if (outcome.kind === 'refused') {
      found.show(outcome.problems);
    } else {
      if (outcome.reason === 'keyReused') keep({ ...current.current, key: newKey() });
      sending.fail(outcome.reason);
    }
  }

  return {
    draft,
    change(fields) {
      keep({ ...current.current, draft: { ...current.current.draft, ...fields } });
      setDraft(current.current.draft);
    },
    problems: found.problems,
    timesListed: found.timesListed,
    check: (field) => found.checkField(field, body()),
    forgetProblems: (...fields) => found.forget(fields),
    sending,
    load() {
      for (const load of [plan.loadCheck, plan.loadSend]) {
        // Without a connection they are asked for again when they are used.
        load().catch(() => undefined);
      }
    },
    send: (website) => sending.once(() => attempt(website)),
  };
}

function readDraft<Draft>(plan: {
  readonly storageKey: string;
  readonly draftFrom: (stored: unknown) => Draft;
}): { readonly key: string; readonly draft: Draft } {
  const { key, draft } = readSessionItem(plan.storageKey);
  return {
    key: typeof key === 'string' && isUuid(key) ? key : newKey(),
    draft: plan.draftFrom(draft),
  };
}

/** An event of a Chromium trace; times in microseconds. */
export interface TraceEvent {
  readonly name: string;
  readonly ph: string;
  readonly pid: number;
  readonly tid: number;
  readonly ts: number;
  readonly dur?: number;
  /** Processor time of the thread, which other programs on the machine do not lengthen. */
  readonly tdur?: number;
  readonly args?: { readonly name?: string };
}

/** Processor time of a page's main thread, in milliseconds. */
export interface MainThreadWork {
  readonly total: number;
  readonly script: number;
  readonly styleAndLayout: number;
  readonly longestTask: number;
}

const scriptEvents = new Set([
  'EvaluateScript',
  'EventDispatch',
  'FireIdleCallback',
  'FunctionCall',
  'RunMicrotasks',
  'TimerFire',
  'v8.callFunction',
  'v8.compileModule',
  'v8.evaluateModule',
  'v8.run',
]);
const styleAndLayoutEvents = new Set([
  'Commit',
  'Layerize',
  'Layout',
  'Paint',
  'ParseAuthorStyleSheet',
  'PrePaint',
  'UpdateLayoutTree',
]);

/** What the main thread of the traced page did from its first HTML on. */
export function mainThreadWork(events: readonly TraceEvent[]): MainThreadWork {
  const thread = mainThreadOf(events);
  const start = Math.min(...thread.filter(({ name }) => name === 'ParseHTML').map(({ ts }) => ts));
  const nested = thread
    .filter(({ ph, ts }) => ph === 'X' && ts >= start)
    .toSorted((a, b) => a.ts - b.ts || durationOf(b) - durationOf(a));
  const tasks: number[] = [];
  const ownTime = { script: 0, styleAndLayout: 0 };
  const open: TraceEvent[] = [];
  for (const event of nested) {
    while (open.length > 0 && endOf(open.at(-1)) <= event.ts) open.pop();
    const parent = open.at(-1);
    const time = timeOf(event);
    if (!parent) tasks.push(time);
    // An event's own time is what its nested events leave of it.
    add(event, time);
    if (parent) add(parent, -time);
    open.push(event);
  }
  return {
    total: tasks.reduce((sum, time) => sum + time, 0),
    ...ownTime,
    longestTask: Math.max(...tasks),
  };

  function add({ name }: TraceEvent, time: number): void {
    if (scriptEvents.has(name)) ownTime.script += time;
    else if (styleAndLayoutEvents.has(name)) ownTime.styleAndLayout += time;
  }
}

/** Events of the thread that parsed most HTML: a browser has a few more, for blank pages. */
function mainThreadOf(events: readonly TraceEvent[]): readonly TraceEvent[] {
  const threads = events
    .filter(({ name, args }) => name === 'thread_name' && args?.name === 'CrRendererMain')
    .map((main) => events.filter(({ pid, tid }) => pid === main.pid && tid === main.tid));
  const parsed = (thread: readonly TraceEvent[]) => thread.filter(({ name }) => name === 'ParseHTML').length;
  const [busiest] = threads.toSorted((a, b) => parsed(b) - parsed(a));
  if (!busiest || parsed(busiest) === 0) throw new Error('the trace has no main thread that parsed HTML');
  return busiest;
}

const durationOf = ({ dur = 0 }: TraceEvent) => dur;
const endOf = (event: TraceEvent | undefined) => (event ? event.ts + durationOf(event) : 0);
const timeOf = ({ tdur = 0 }: TraceEvent) => tdur / 1000;

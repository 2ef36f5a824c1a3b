import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import type { AnswerMessage, PlannerTask, TaskAnswers } from './planner-task.ts';
import { startWorker } from './start-worker.ts';

interface Waiting {
  readonly resolve: (answer: never) => void;
  readonly reject: (reason: Error) => void;
}

let worker: Worker | null = null;
let sentProducts: PlannedProducts | null = null;
let lastId = 0;
const waiting = new Map<number, Waiting>();

function start(): Worker {
  const started = startWorker('planner');
  started.onmessage = ({ data }: MessageEvent<AnswerMessage>) => {
    const task = waiting.get(data.id);
    waiting.delete(data.id);
    if ('error' in data) task?.reject(new Error(data.error));
    else task?.resolve(data.answer as never);
  };
  started.onerror = () => stopWorker('the worker of the planner failed');
  return started;
}

/** Ends the worker with what it is doing; the next task starts another. */
export function stopWorker(reason: string): void {
  worker?.terminate();
  worker = null;
  sentProducts = null;
  for (const { reject } of waiting.values()) reject(new Error(reason));
  waiting.clear();
}

/** Lets the worker do something, away from the page's own thread. */
export function runTask<Kind extends Exclude<PlannerTask['kind'], 'products'>>(
  products: PlannedProducts,
  task: Extract<PlannerTask, { readonly kind: Kind }>,
): Promise<TaskAnswers[Kind]> {
  worker ??= start();
  if (sentProducts !== products) {
    sentProducts = products;
    void post(worker, { kind: 'products', products: [...products.values()] });
  }
  return post(worker, task);
}

function post<Kind extends PlannerTask['kind']>(
  to: Worker,
  task: Extract<PlannerTask, { readonly kind: Kind }>,
): Promise<TaskAnswers[Kind]> {
  lastId += 1;
  const id = lastId;
  return new Promise((resolve, reject) => {
    waiting.set(id, { resolve, reject });
    to.postMessage({ id, task });
  });
}

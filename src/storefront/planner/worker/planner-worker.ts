import { planRoom } from '#domain/planner/layout/plan-room.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { checkPlan } from '#domain/planner/rules/check-plan.ts';
import type { AnswerMessage, PlannerTask, TaskAnswers, TaskMessage } from './planner-task.ts';

/** TypeScript has the scope of workers in the `webworker` library only, which conflicts with `dom`. */
interface PlannerWorkerScope {
  onmessage: ((event: MessageEvent<TaskMessage>) => void) | null;
  postMessage(message: AnswerMessage): void;
}

const scope = self as unknown as PlannerWorkerScope;

let products: PlannedProducts = new Map();

scope.onmessage = ({ data: { id, task } }) => {
  try {
    scope.postMessage({ id, answer: answerTo(task) });
  } catch (error) {
    scope.postMessage({ id, error: String(error) });
  }
};

function answerTo(task: PlannerTask): TaskAnswers[keyof TaskAnswers] {
  switch (task.kind) {
    case 'products':
      products = new Map(task.products.map((product) => [product.id, product]));
      return null;
    case 'check':
      return checkPlan(task.plan, products);
    case 'layout':
      return planRoom({ ...task.request, products });
  }
}

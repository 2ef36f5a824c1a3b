import { addMeeting, fillArea } from '#domain/planner/layout/add-to-plan.ts';
import { better, cheaper } from '#domain/planner/layout/cheaper-or-better.ts';
import type { LayoutOffer } from '#domain/planner/layout/layout-request.ts';
import type { PlanChange } from '#domain/planner/layout/plan-change.ts';
import { planRoom } from '#domain/planner/layout/plan-room.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import { checkPlan } from '#domain/planner/rules/check-plan.ts';
import { buildTemplate, templateOffer } from '#domain/planner/templates/build-template.ts';
import { planTemplates } from '#domain/planner/templates/templates.ts';
import type { AnswerMessage, PlanAction, PlannerTask, TaskAnswers, TaskMessage } from './planner-task.ts';

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
    case 'action':
      return changed(task.plan, task.action, { ...task.offer, products });
    case 'template': {
      const template = planTemplates.find(({ key }) => key === task.key);
      if (!template) throw new Error(`no template ${task.key}`);
      const { plan, rooms } = task.names;
      return buildTemplate(template, { ...templateOffer, products }, { plan, room: (key) => rooms[key] });
    }
  }
}

function changed(plan: Plan, action: PlanAction, offer: LayoutOffer): PlanChange | null {
  switch (action.name) {
    case 'cheaper':
      return cheaper(plan, offer);
    case 'better':
      return better(plan, offer);
    case 'meeting':
      return addMeeting(plan, action.room, action.people, offer);
    case 'fill':
      return fillArea(plan, action.area, { kind: 'rows', people: action.people, budget: null }, offer);
  }
}

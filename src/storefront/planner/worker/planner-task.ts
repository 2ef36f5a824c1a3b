import type { LayoutProposal, LayoutRequest } from '#domain/planner/layout/layout-request.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';

/** What the worker is asked for. Products are sent once, before what needs them. */
export type PlannerTask =
  | { readonly kind: 'products'; readonly products: readonly PlannedProduct[] }
  | { readonly kind: 'check'; readonly plan: Plan }
  | { readonly kind: 'layout'; readonly request: Omit<LayoutRequest, 'products'> };

export interface TaskAnswers {
  readonly products: null;
  readonly check: readonly PlanProblem[];
  readonly layout: readonly LayoutProposal[];
}

export interface TaskMessage {
  readonly id: number;
  readonly task: PlannerTask;
}

export type AnswerMessage =
  | { readonly id: number; readonly answer: TaskAnswers[keyof TaskAnswers] }
  | { readonly id: number; readonly error: string };

import type { LayoutOffer, LayoutProposal, LayoutRequest } from '#domain/planner/layout/layout-request.ts';
import type { PlanChange } from '#domain/planner/layout/plan-change.ts';
import type { Plan, Point } from '#domain/planner/plan.ts';
import type { PlannedProduct } from '#domain/planner/planned-product.ts';
import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';
import type { TemplateKey, TemplateRoom } from '#domain/planner/templates/templates.ts';

/** The products are those that the worker has. */
type Offer = Omit<LayoutOffer, 'products'>;

/** What is changed in a plan by itself. */
export type PlanAction =
  | { readonly name: 'cheaper' | 'better' }
  | { readonly name: 'meeting'; readonly room: string; readonly people: number }
  | { readonly name: 'fill'; readonly area: readonly Point[]; readonly people: number };

/** What the worker is asked for. Products are sent once, before what needs them. */
export type PlannerTask =
  | { readonly kind: 'products'; readonly products: readonly PlannedProduct[] }
  | { readonly kind: 'check'; readonly plan: Plan }
  | { readonly kind: 'layout'; readonly request: Omit<LayoutRequest, 'products'> }
  | { readonly kind: 'action'; readonly plan: Plan; readonly action: PlanAction; readonly offer: Offer }
  | {
      readonly kind: 'template';
      readonly key: TemplateKey;
      readonly names: {
        readonly plan: string;
        readonly rooms: Readonly<Record<TemplateRoom['nameKey'], string>>;
      };
    };

export interface TaskAnswers {
  readonly products: null;
  readonly check: readonly PlanProblem[];
  readonly layout: readonly LayoutProposal[];
  /** Null: there is nothing that could be done. */
  readonly action: PlanChange | null;
  readonly template: Plan;
}

export interface TaskMessage {
  readonly id: number;
  readonly task: PlannerTask;
}

export type AnswerMessage =
  | { readonly id: number; readonly answer: TaskAnswers[keyof TaskAnswers] }
  | { readonly id: number; readonly error: string };

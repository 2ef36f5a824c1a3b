import type { Plan } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import type { TemplateKey } from '#domain/planner/templates/templates.ts';
import type { PlannerMessages } from '#i18n/messages/storefront/planner/planner.en.ts';

/** A template furnished with products that the shop has today, with names in the language of the page. */
export async function furnishTemplate(
  key: TemplateKey,
  products: PlannedProducts,
  { names, rooms }: PlannerMessages['templates'],
): Promise<Plan> {
  const { runTask } = await import('../worker/run-task.ts');
  return runTask(products, { kind: 'template', key, names: { plan: names[key], rooms } });
}

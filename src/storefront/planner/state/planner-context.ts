import { createContext, use } from 'react';
import type { Edit } from '#domain/planner/editing/edit.ts';
import type { Plan, Point } from '#domain/planner/plan.ts';
import type { PlannedProducts } from '#domain/planner/planned-product.ts';
import type { Floor } from '../floor/use-floor-image.ts';
import type { Selection } from './selection.ts';

/** What a press on the drawing does. */
export type Tool = 'select' | 'room' | 'door' | 'window' | 'column' | 'area' | 'socket' | 'scale';

/** The plan on the screen and what changes it. */
export interface Planner {
  /** As it is shown, also while something is dragged. */
  readonly plan: Plan;
  readonly products: PlannedProducts;
  /** The picture below the drawing. */
  readonly floor: Floor;
  readonly selection: Selection;
  readonly tool: Tool;
  readonly canUndo: boolean;
  readonly canRedo: boolean;
  /** Makes a change that can be undone. */
  readonly change: (plan: Plan, selection?: Selection) => void;
  /** Makes the change of an operation, or says why it is refused. */
  readonly edit: (edit: Edit, selection?: Selection) => boolean;
  /** Shows a plan while something is dragged; null: as before. */
  readonly preview: (plan: Plan | null) => void;
  readonly undo: () => void;
  readonly redo: () => void;
  readonly select: (selection: Selection) => void;
  readonly setTool: (tool: Tool) => void;
  /** Says something to screen readers. */
  readonly announce: (text: string) => void;
  /** Where the middle of the visible drawing is. */
  readonly visibleMiddle: () => Point;
  /** Shows all of the plan again. */
  readonly showAll: () => void;
}

export const PlannerContext = createContext<Planner | null>(null);

export function usePlanner(): Planner {
  const planner = use(PlannerContext);
  if (!planner) throw new Error('usePlanner needs a PlannerContext');
  return planner;
}

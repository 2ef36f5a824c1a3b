import { useCallback, useMemo, useReducer } from 'react';
import { doStep, type History, redo, startHistory, undo } from '#domain/planner/editing/history.ts';
import type { Plan } from '#domain/planner/plan.ts';
import type { Tool } from './planner-context.ts';
import { nothing, type Selection, stillThere } from './selection.ts';

interface PlanState {
  readonly history: History<Plan>;
  /** What is shown while something is dragged. */
  readonly dragged: Plan | null;
  readonly selection: Selection;
  readonly tool: Tool;
}

type Action =
  | { readonly kind: 'change'; readonly plan: Plan; readonly selection: Selection | undefined }
  | { readonly kind: 'preview'; readonly plan: Plan | null }
  | { readonly kind: 'undo' | 'redo' }
  | { readonly kind: 'select'; readonly selection: Selection }
  | { readonly kind: 'tool'; readonly tool: Tool };

function reduce(state: PlanState, action: Action): PlanState {
  switch (action.kind) {
    case 'change':
      return {
        ...state,
        history: doStep(state.history, action.plan),
        dragged: null,
        selection: stillThere(action.plan, action.selection ?? state.selection),
      };
    case 'preview':
      return { ...state, dragged: action.plan };
    case 'undo':
    case 'redo': {
      const history = (action.kind === 'undo' ? undo : redo)(state.history);
      return { ...state, history, dragged: null, selection: stillThere(history.present, state.selection) };
    }
    case 'select':
      return { ...state, selection: action.selection };
    case 'tool':
      return {
        ...state,
        tool: action.tool,
        selection: action.tool === 'select' ? state.selection : nothing,
      };
  }
}

function start(first: Plan): PlanState {
  return { history: startHistory(first), dragged: null, selection: nothing, tool: 'select' };
}

/** The plan that is worked on, with all that can be undone. */
export function usePlanState(first: Plan) {
  const [{ history, dragged, selection, tool }, dispatch] = useReducer(reduce, first, start);
  const change = useCallback(
    (plan: Plan, chosen?: Selection) => dispatch({ kind: 'change', plan, selection: chosen }),
    [],
  );
  const actions = useMemo(
    () => ({
      change,
      preview: (plan: Plan | null) => dispatch({ kind: 'preview', plan }),
      undo: () => dispatch({ kind: 'undo' }),
      redo: () => dispatch({ kind: 'redo' }),
      select: (chosen: Selection) => dispatch({ kind: 'select', selection: chosen }),
      setTool: (name: Tool) => dispatch({ kind: 'tool', tool: name }),
    }),
    [change],
  );
  return {
    plan: dragged ?? history.present,
    /** Without what is being dragged. */
    settled: history.present,
    selection,
    tool,
    canUndo: history.past !== null,
    canRedo: history.future !== null,
    actions,
  };
}

import { useEffect, useState } from 'react';
import type { Plan } from '#domain/planner/plan.ts';
import { PlannerTool } from './planner-tool.tsx';
import { readStoredPlan, type StoredPlan } from './saving/plan-store.ts';

const emptyPlan: Plan = { name: '', rooms: [], pieces: [] };

/** The tool, once the plan of this browser is read. */
export function Planner() {
  const [stored, setStored] = useState<StoredPlan | null>(null);
  useEffect(() => {
    void readStoredPlan().then(setStored);
  }, []);
  if (!stored) return null;
  return (
    <PlannerTool
      first={stored.kind === 'plan' ? stored.plan : emptyPlan}
      damaged={stored.kind === 'damaged' ? stored.text : null}
    />
  );
}

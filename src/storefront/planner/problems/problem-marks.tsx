import { cornersOf } from '#domain/planner/geometry/rectangle.ts';
import { placedPieces } from '#domain/planner/placed-piece.ts';
import type { PlanProblem } from '#domain/planner/rules/plan-problem.ts';
import { usePlanner } from '../state/planner-context.ts';

const colours = { error: 'var(--color-negative)', hint: '#8a6100' } as const;

/** In a square of 20 around the middle. */
export function ProblemMark({ severity }: Pick<PlanProblem, 'severity'>) {
  return severity === 'error' ? (
    <g>
      <circle r="9" fill={colours.error} />
      <path d="M0-4.500v5M0 4v.1" stroke="#fff" strokeWidth="2.2" strokeLinecap="round" />
    </g>
  ) : (
    <g>
      <path
        d="M0-9 9.500 8h-19z"
        fill="#ffe9b0"
        stroke={colours.hint}
        strokeWidth="1.500"
        strokeLinejoin="round"
      />
      <path d="M0-3v4.500M0 4.800v.1" stroke={colours.hint} strokeWidth="2" strokeLinecap="round" />
    </g>
  );
}

interface ProblemMarksProps {
  readonly problems: readonly PlanProblem[];
  /** Millimetres of a pixel. */
  readonly pixel: number;
}

/** Where rules are broken, in the drawing. The words are in the panel beside it. */
export function ProblemMarks({ problems, pixel }: ProblemMarksProps) {
  const { plan, products } = usePlanner();
  const wrong = new Set(problems.flatMap(({ severity, pieces }) => (severity === 'error' ? pieces : [])));
  return (
    <g pointerEvents="none">
      {placedPieces(plan, products)
        .filter(({ piece }) => wrong.has(piece.id))
        .map(({ piece, area }) => (
          <polygon
            key={piece.id}
            points={cornersOf(area)
              .map(({ x, y }) => `${x},${y}`)
              .join(' ')}
            fill="rgb(179 38 30 / 12%)"
            stroke={colours.error}
            strokeWidth="1.5"
            strokeDasharray="4 3"
            vectorEffect="non-scaling-stroke"
          />
        ))}
      {marksOf(problems).map(({ rule, severity, at }) => (
        <g key={`${rule} ${at.x} ${at.y}`} transform={`translate(${at.x} ${at.y}) scale(${pixel})`}>
          <ProblemMark severity={severity} />
        </g>
      ))}
    </g>
  );
}

/** One mark for each place, the worst. */
function marksOf(problems: readonly PlanProblem[]): readonly PlanProblem[] {
  const marks = new Map<string, PlanProblem>();
  for (const problem of problems) {
    const place = `${Math.round(problem.at.x / 100)} ${Math.round(problem.at.y / 100)}`;
    const before = marks.get(place);
    if (!before || (before.severity === 'hint' && problem.severity === 'error')) marks.set(place, problem);
  }
  return [...marks.values()];
}

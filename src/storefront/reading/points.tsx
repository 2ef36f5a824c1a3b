import type { Point } from '#i18n/linked-text.ts';
import { classNames } from '#ui/class-names.ts';
import { pointId } from './part-id.ts';
import { TextWithLinks } from './text-with-links.tsx';

interface PointsProps {
  /** Id of the heading. */
  readonly id: string;
  readonly title: string;
  readonly lead?: string;
  readonly points: readonly Point[];
  /** Numbers the points as steps. */
  readonly areSteps?: boolean;
}

/** Grid of points, each with a title and a short text. */
export function Points({ id, title, lead, points, areSteps = false }: PointsProps) {
  const List = areSteps ? 'ol' : 'ul';
  return (
    <section aria-labelledby={id} className="page-column pt-section">
      <h2 id={id} className="type-title">
        {title}
      </h2>
      {lead && <p className="type-lead mt-3 max-w-prose">{lead}</p>}
      <List
        className={classNames(
          'mt-8 grid gap-x-10 gap-y-8 sm:grid-cols-2',
          points.length % 3 === 0 ? 'lg:grid-cols-3' : 'lg:grid-cols-4',
        )}
      >
        {points.map((point, place) => (
          <li key={point.title} id={pointId(id, place)} className="border-t border-line-strong pt-5">
            {areSteps && (
              <span aria-hidden="true" className="mb-3 block text-sm text-accent tabular-nums">
                {place + 1}
              </span>
            )}
            <h3 className="text-lg font-medium text-balance">{point.title}</h3>
            <p className="mt-2 text-pretty text-ink-soft">
              <TextWithLinks text={point.text} />
            </p>
          </li>
        ))}
      </List>
    </section>
  );
}

import type { ReactNode } from 'react';
import type { PageFigure } from '#domain/site-content/page-content.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { useDeliverySummary } from '../delivery/delivery-summary.ts';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** Anchor of the testimonials on the home page. */
export const testimonialsId = 'testimonials';

interface ShownFigure {
  readonly figure: string;
  readonly text: ReactNode;
}

/** The figures that staff have chosen, with the numbers of profile, testimonials and delivery terms. */
export function StatsStrip({ figures }: { readonly figures: readonly PageFigure[] }) {
  const { statsLabel } = useMessages().home;
  const show = useFigures();
  const shown = figures.flatMap((figure) => {
    const result = show(figure);
    return result ? [{ id: figure.id, ...result }] : [];
  });
  if (shown.length === 0) return null;
  return (
    <section aria-label={statsLabel} className="mt-section border-y border-line bg-surface">
      <dl className="page-column grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {shown.map(({ id, figure, text }) => (
          <div key={id} className="flex flex-col-reverse justify-end">
            <dt className="text-sm text-ink-faint">{text}</dt>
            <dd className="type-heading tabular-nums">
              <bdi>{figure}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </section>
  );
}

/** Number and words of a figure; null where there is no number, as without testimonials or deliveries. */
function useFigures(): (figure: PageFigure) => ShownFigure | null {
  const { stats } = useMessages().home;
  const shop = useShop();
  const delivery = useDeliverySummary()?.stat ?? null;
  return ({ kind, figure, label }) => {
    if (kind === 'own') return { figure, text: label };
    if (kind === 'delivery') return delivery;
    if (!shop) return null;
    const { rating, profile } = shop;
    if (kind !== 'rating') return { figure: stats.moreThan(profile.stats[kind]), text: label };
    if (!rating) return null;
    return {
      figure: `${rating.value.toFixed(1)}/5`,
      // The rating says where it comes from.
      text: rating.reviews ? (
        <LocaleLink to={`/#${testimonialsId}`} className="underline underline-offset-4 hover:text-accent">
          {stats.ratingOfReviews(rating.reviews)}
        </LocaleLink>
      ) : (
        stats.ratingByUs
      ),
    };
  };
}

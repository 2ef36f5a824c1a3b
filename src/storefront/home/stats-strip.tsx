import { useMessages } from '#i18n/messages-context.tsx';
import { useDeliverySummary } from '../delivery/delivery-summary.ts';
import { useShop } from '../hooks/use-shop.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** Anchor of the testimonials on the home page. */
export const testimonialsId = 'testimonials';

/** The shop's figures of the profile; the rating says where it comes from. */
export function StatsStrip() {
  const { statsLabel, stats } = useMessages().home;
  const shop = useShop();
  const delivery = useDeliverySummary()?.stat;
  if (!shop) return null;
  const { rating, profile } = shop;
  const { years, customers } = profile.stats;
  const figures = [
    { key: 'years', figure: stats.moreThan(years), text: stats.years },
    { key: 'customers', figure: stats.moreThan(customers), text: stats.customers },
    ...(rating
      ? [
          {
            key: 'rating',
            figure: `${rating.value.toFixed(1)}/5`,
            text: rating.reviews ? (
              <LocaleLink
                to={`/#${testimonialsId}`}
                className="underline underline-offset-4 hover:text-accent"
              >
                {stats.ratingOfReviews(rating.reviews)}
              </LocaleLink>
            ) : (
              stats.ratingByUs
            ),
          },
        ]
      : []),
    ...(delivery ? [{ key: 'delivery', ...delivery }] : []),
  ];
  return (
    <section aria-label={statsLabel} className="mt-section border-y border-line bg-surface">
      <dl className="page-column grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:auto-cols-fr md:grid-flow-col md:grid-cols-none">
        {figures.map(({ key, figure, text }) => (
          <div key={key} className="flex flex-col-reverse justify-end">
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

import { useMessages } from '#i18n/messages-context.tsx';

export function StatsStrip() {
  const { home } = useMessages();
  return (
    <section aria-label={home.statsLabel} className="mt-section border-y border-line bg-surface">
      <dl className="page-column grid grid-cols-2 gap-x-6 gap-y-8 py-10 md:grid-cols-4">
        {Object.values(home.stats).map(({ figure, text }) => (
          <div key={text} className="flex flex-col-reverse">
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

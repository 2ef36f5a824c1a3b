import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { DeliveryAreas } from '../delivery/delivery-areas.tsx';
import { ZoneChecker } from '../delivery/zone-checker.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/delivery-info-page';

export async function loader({ context }: Route.LoaderArgs) {
  const { db, now } = context.get(pageServices);
  const { settings, zones } = await getDeliveryFacts(db, now());
  const { groups, fallback, pickup } = settings;
  const grouped = new Set(groups.flatMap((group) => group.zones));
  const otherZones = zones.map(({ number }) => number).filter((number) => !grouped.has(number));
  return { groups, fallback, pickup, otherZones };
}

export default function DeliveryInfoPage({ loaderData }: Route.ComponentProps) {
  const { pages, delivery } = useMessages();
  const { counting } = delivery;
  return (
    <IntroPage {...pages.deliveryInfo}>
      <div className="grid gap-x-16 gap-y-12 lg:grid-cols-2">
        <section aria-labelledby="check-zone">
          <h2 id="check-zone" className="type-heading mb-5">
            {delivery.checker.title}
          </h2>
          <ZoneChecker />
        </section>
        <section aria-labelledby="counting">
          <h2 id="counting" className="type-heading mb-5">
            {counting.title}
          </h2>
          <ul className="grid max-w-prose list-disc gap-3 ps-5 marker:text-accent">
            <li>{counting.cutOff}</li>
            <li>{counting.workingDays}</li>
            <li>{counting.leadTime}</li>
          </ul>
        </section>
      </div>
      <section aria-labelledby="areas" className="pt-section">
        <h2 id="areas" className="type-heading mb-5">
          {delivery.areas.title}
        </h2>
        <DeliveryAreas {...loaderData} />
      </section>
    </IntroPage>
  );
}

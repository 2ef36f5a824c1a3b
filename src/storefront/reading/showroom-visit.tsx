import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ShowroomMap } from '../contact/showroom-map.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { ContactDetails } from '../layout/contact-details.tsx';
import { OpenNow } from '../layout/open-now.tsx';
import { OpeningHoursList } from '../layout/opening-hours-list.tsx';

/** Address, directions and opening hours of the showroom. */
export function ShowroomVisit({ lead }: { readonly lead: string }) {
  const { showroom } = useReadingMessages();
  const shop = useShop();
  if (!shop) return null;
  return (
    <section aria-labelledby="showroom" className="page-column pt-section">
      <div className="grid items-center gap-x-14 gap-y-10 lg:grid-cols-2">
        <div>
          <h2 id="showroom" className="type-title">
            {showroom}
          </h2>
          <p className="type-lead mt-3 max-w-prose">{lead}</p>
          <div className="mt-8 grid gap-8 sm:grid-cols-2">
            <ContactDetails profile={shop.profile} />
            <ShowroomHours />
          </div>
        </div>
        <ShowroomMap profile={shop.profile} />
      </div>
    </section>
  );
}

/** Address of the showroom, for pages that show contact details themselves. */
export function ShowroomPlace() {
  const shop = useShop();
  if (!shop) return null;
  return (
    <div className="grid gap-8">
      <ShowroomMap profile={shop.profile} />
      <ShowroomHours />
    </div>
  );
}

export function ShowroomHours() {
  const { footer } = useMessages();
  if (!useShop()) return null;
  return (
    <div>
      <h3 className="mb-1 font-medium">{footer.hours}</h3>
      <OpenNow />
      <OpeningHoursList />
    </div>
  );
}

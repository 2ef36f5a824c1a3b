import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { OpenNow } from '../layout/open-now.tsx';
import { OpeningHoursList } from '../layout/opening-hours-list.tsx';
import { useShop } from '../use-shop.ts';

export default function ContactPage() {
  const { pages, footer } = useMessages();
  const shop = useShop();
  return (
    <IntroPage {...pages.contact}>
      {shop && (
        <section className="max-w-prose">
          <h2 className="type-heading mb-3">{footer.hours}</h2>
          <OpenNow hours={shop.profile.hours} />
          <OpeningHoursList hours={shop.profile.hours} />
        </section>
      )}
    </IntroPage>
  );
}

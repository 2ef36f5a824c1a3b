import { whatsappLink } from '#domain/shop-profile/contact-links.ts';
import { useHelpMessages } from '#i18n/messages/storefront/content-pages/help-messages.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { ChatIcon } from '#ui/icons.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { ShopPhone } from '../layout/shop-phone.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { Passages } from '../reading/passages.tsx';
import { Points } from '../reading/points.tsx';
import { Questions } from '../reading/questions.tsx';
import { ShowroomHours } from '../reading/showroom-visit.tsx';

export default function CustomerServicePage() {
  const { pages } = useMessages();
  const { leads, questions: questionsTitle } = useReadingMessages();
  const { topics, ready, warranty, questions } = useHelpMessages().customerService;
  const { title } = pages.customerService;
  const lead = leads.customerService;
  return (
    <>
      <PageHead title={title} description={lead} />
      <div className="page-column pt-section">
        <div className="grid items-start gap-x-14 gap-y-10 lg:grid-cols-[7fr_5fr]">
          <div>
            <h1 className="type-title">{title}</h1>
            <p className="type-lead mt-5 max-w-prose">{lead}</p>
          </div>
          <Answering />
        </div>
      </div>
      <Points id="topics" {...topics} />
      <section className="mt-section bg-surface">
        <div className="page-column grid gap-x-14 gap-y-12 py-section lg:grid-cols-2">
          {Object.entries({ ready, warranty }).map(([anchor, chapter]) => (
            <div key={anchor} id={anchor}>
              <h2 className="type-heading mb-4">{chapter.title}</h2>
              <Passages passages={chapter.passages} />
            </div>
          ))}
        </div>
      </section>
      <Questions title={questionsTitle} questions={questions} />
      <TalkToUs />
    </>
  );
}

/** Phone, chat and email, and whether the showroom is open now. */
function Answering() {
  const { whatsapp, footer, navigation } = useMessages();
  const { answering } = useHelpMessages().customerService;
  const locale = useLocale();
  const shop = useShop();
  if (!shop) return null;
  return (
    <section aria-labelledby="answering" className="rounded-panel bg-surface p-6 shadow-raised sm:p-8">
      <h2 id="answering" className="type-heading mb-4">
        {answering}
      </h2>
      <ShowroomHours />
      <p className="mt-5">
        {footer.phone}: <ShopPhone />
      </p>
      <div className="mt-5 flex flex-wrap gap-3">
        <a
          href={whatsappLink(shop.profile.whatsapp, whatsapp.greeting(shop.profile.name[locale]))}
          target="_blank"
          rel="noreferrer"
          className={buttonStyle('primary')}
        >
          <ChatIcon />
          {whatsapp.short}
          <span className="sr-only"> ({footer.newTab})</span>
        </a>
        <LocaleLink to="/contact" className={buttonStyle('secondary')}>
          {navigation.contact}
        </LocaleLink>
      </div>
    </section>
  );
}

import { knownBuildings } from '#domain/catalogue/fit/known-buildings.ts';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { formatDay } from '#i18n/dates.ts';
import { formatList } from '#i18n/lists.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useHelpMessages } from '#i18n/messages/storefront/content-pages/help-messages.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { describeUsualBuildings } from '#i18n/site-fit.ts';
import { weekdayName } from '#i18n/weekdays.ts';
import type { WeekHours } from '#primitives/opening-times/opening-times.ts';
import { BluePlate } from '../checkout/sections/plate-address.tsx';
import { DeliveryAreas } from '../delivery/delivery-areas.tsx';
import { ZoneChecker } from '../delivery/zone-checker.tsx';
import { PageHead } from '../head/page-head.tsx';
import { useShop } from '../hooks/use-shop.ts';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageServices } from '../page-services.ts';
import { Passages } from '../reading/passages.tsx';
import { Points } from '../reading/points.tsx';
import { Questions } from '../reading/questions.tsx';
import type { Route } from './+types/delivery-info-page';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, now } = context.get(pageServices);
  const { settings, zones } = await getDeliveryFacts(db, now());
  const { groups, fallback, pickup } = settings;
  const grouped = new Set(groups.flatMap((group) => group.zones));
  const otherZones = zones.map(({ number }) => number).filter((number) => !grouped.has(number));
  // Their words are part of the page's data, so that no script has them.
  const usual = describeUsualBuildings(localeOfRequest(request), knownBuildings);
  return { areas: { groups, fallback, pickup, otherZones }, usual };
}

export default function DeliveryInfoPage({ loaderData }: Route.ComponentProps) {
  const { pages, delivery } = useMessages();
  const { leads, questions: questionsTitle } = useReadingMessages();
  const texts = useHelpMessages().deliveryInfo;
  const { title } = pages.deliveryInfo;
  const lead = leads.deliveryInfo;
  const { counting } = texts;
  const workingDays = useWorkingDayRules();
  return (
    <>
      <PageHead title={title} description={lead} />
      <div className="page-column pt-section">
        <h1 className="type-title max-w-4xl">{title}</h1>
        <p className="type-lead mt-5 max-w-prose">{lead}</p>
        <div className="mt-12 grid gap-x-16 gap-y-12 lg:grid-cols-2">
          <section aria-labelledby="check-zone">
            <h2 id="check-zone" className="type-heading mb-5">
              {delivery.checker.title}
            </h2>
            <ZoneChecker />
          </section>
          <section aria-labelledby="plate">
            <h2 id="plate" className="type-heading mb-5">
              {texts.plate.title}
            </h2>
            <div className="grid items-start gap-6 sm:grid-cols-[12rem_1fr]">
              <BluePlate zone="61" street="850" building="12" className="w-48" />
              <Passages passages={texts.plate.passages} />
            </div>
          </section>
        </div>
        <div className="grid items-start gap-x-16 gap-y-12 pt-section lg:grid-cols-[7fr_5fr]">
          <section aria-labelledby="areas">
            <h2 id="areas" className="type-heading mb-5">
              {delivery.areas.title}
            </h2>
            <DeliveryAreas {...loaderData.areas} columns={texts.columns} />
          </section>
          <section aria-labelledby="counting">
            <h2 id="counting" className="type-heading mb-5">
              {counting.title}
            </h2>
            <Passages passages={[{ list: [counting.cutOff, ...workingDays, counting.leadTime] }]} />
          </section>
        </div>
      </div>
      <Points id="included" {...texts.included} />
      <section className="mt-section bg-surface">
        <div className="page-column grid gap-x-14 gap-y-12 py-section lg:grid-cols-2">
          {Object.entries({ towers: texts.towers, checklist: texts.checklist }).map(([anchor, chapter]) => (
            <div key={anchor} id={anchor}>
              <h2 className="type-heading mb-4">{chapter.title}</h2>
              <Passages passages={chapter.passages} />
            </div>
          ))}
        </div>
      </section>
      <section aria-labelledby="usual-buildings" className="page-column pt-section">
        <h2 id="usual-buildings" className="type-heading">
          {loaderData.usual.title}
        </h2>
        <p className="mt-3 max-w-prose text-ink-soft">{loaderData.usual.lead}</p>
        <ul className="mt-6 grid gap-x-10 gap-y-6 md:grid-cols-2">
          {loaderData.usual.buildings.map(({ name, measures }) => (
            <li key={name}>
              <h3 className="font-medium">{name}</h3>
              {measures.map((measure) => (
                <p key={measure} className="text-ink-soft">
                  {measure}
                </p>
              ))}
            </li>
          ))}
        </ul>
      </section>
      <Questions title={questionsTitle} questions={texts.questions} />
      <TalkToUs />
    </>
  );
}

/** The days that do not count: of the usual week, and of dated hours that last or begin soon. */
function useWorkingDayRules(): string[] {
  const { counting } = useHelpMessages().deliveryInfo;
  const locale = useLocale();
  const shop = useShop();
  const closedDays = (hours: WeekHours = []) =>
    formatList(locale, [
      ...hours.filter(({ opens }) => opens === null).map(({ weekday }) => weekdayName(locale, weekday)),
      counting.holidays,
    ]);
  const usual = closedDays(shop?.profile.hours);
  return [
    counting.workingDays(usual),
    ...(shop?.profile.datedHours ?? [])
      .filter(({ endsOn, hours }) => endsOn >= (shop?.today ?? '') && closedDays(hours) !== usual)
      .map(({ name, startsOn, endsOn, hours }) =>
        counting.workingDaysOfDates(
          name[locale],
          formatDay(locale, startsOn),
          formatDay(locale, endsOn),
          closedDays(hours),
        ),
      ),
  ];
}

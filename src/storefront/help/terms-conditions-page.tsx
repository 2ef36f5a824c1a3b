import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useTermsMessages } from '#i18n/messages/storefront/content-pages/terms-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { offeredPayments } from '#primitives/order-status.ts';
import { useShop } from '../hooks/use-shop.ts';
import { IntroPage } from '../layout/intro-page.tsx';
import { pageServices } from '../page-services.ts';
import { Chapters } from '../reading/chapters.tsx';
import { FactTable } from '../reading/fact-table.tsx';
import { SellerDetails } from '../reading/seller-details.tsx';
import type { Route } from './+types/terms-conditions-page';

/** Loads the retention periods from the settings, so that the page states what the shop does. */
export function loader({ context }: Route.LoaderArgs) {
  const { messages, quotes: quotations, plans } = context.get(pageServices).environment.keepMonths;
  return { messages, quotations, plans, emails: messages };
}

export default function TermsConditionsPage({ loaderData: months }: Route.ComponentProps) {
  const { pages } = useMessages();
  const { leads } = useReadingMessages();
  const { chapters, payments, returnDays, kept } = useTermsMessages();
  const profile = useShop()?.profile;
  const offered = { list: offeredPayments(profile?.bank ?? null).map((method) => payments[method]) };
  const payment = { ...chapters.payment, passages: chapters.payment.passages.toSpliced(1, 0, offered) };
  const policy = profile?.returnPolicy;
  const promised = policy ? [returnDays(policy.returnDays, policy.latestDeliveryDays)] : [];
  const returns = { ...chapters.returns, passages: [...promised, ...chapters.returns.passages] };
  const { caption, columns, periods, untilAsked } = kept;
  const withPeriod = (name: keyof typeof months) => [
    ...kept[name],
    months[name] > 0 ? periods[name](months[name]) : untilAsked[name],
  ];
  const rows = [
    kept.orders,
    withPeriod('quotations'),
    withPeriod('messages'),
    withPeriod('plans'),
    withPeriod('emails'),
    kept.alerts,
    kept.browser,
    kept.forms,
  ];
  return (
    <IntroPage title={pages.terms.title} lead={leads.terms}>
      <Chapters
        chapters={{ ...chapters, payment, returns }}
        figures={{ seller: <SellerDetails />, privacy: <FactTable {...{ caption, columns, rows }} /> }}
      />
    </IntroPage>
  );
}

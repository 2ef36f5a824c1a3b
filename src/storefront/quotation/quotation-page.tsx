import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { selectCartProducts } from '#domain/cart/cart-product-queries.server.ts';
import { findSiteFit } from '#domain/cart/find-site-fit.server.ts';
import { qatarDay } from '#domain/delivery/working-days.ts';
import { findOrderOfQuote } from '#domain/orders/order-queries.server.ts';
import { findRoomPlacing } from '#domain/planner/find-room-placing.server.ts';
import { planAddress } from '#domain/planner/plan-address.ts';
import { planFragment } from '#domain/planner/plan-link.ts';
import { declineQuote } from '#domain/quotes/decline-quote.server.ts';
import { findTrackedQuote } from '#domain/quotes/find-tracked-quote.server.ts';
import { findQuotePlan } from '#domain/quotes/plans/find-quote-plan.server.ts';
import { newestVersion, quotePath } from '#domain/quotes/quote.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { describePlacing } from '#i18n/messages/documents/room-placing.ts';
import { useQuotationMessages } from '#i18n/messages/storefront/quotation-messages.ts';
import { type DescribedSiteFit, describeSiteFit } from '#i18n/site-fit.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { PlacedOrder } from '../checkout/checkout-store.ts';
import { personalHeaders } from '../navigation/personal-page.ts';
import { reachAction } from '../navigation/reach-action.ts';
import { IncompleteLink } from '../not-found/incomplete-link.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/quotation-page';
import type { ShownPlan } from './plan-drawing.tsx';
import { Quotation } from './quotation.tsx';
import { type TrackedQuote, trackedQuote } from './tracked-quote.ts';

interface ShownQuotation {
  readonly quote: TrackedQuote | null;
  readonly order: PlacedOrder | null;
  readonly leadTimes: readonly number[];
  /** How the goods get into the building, in words; null: not said. */
  readonly wayIn: DescribedSiteFit | null;
  /** Of the office; null: none came along. */
  readonly plan: ShownPlan | null;
  /** False while the shop cannot send email. */
  readonly isEmailed: boolean;
}

const nothing: ShownQuotation = {
  quote: null,
  order: null,
  leadTimes: [],
  wayIn: null,
  plan: null,
  isEmailed: true,
};

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, environment, now } = context.get(pageServices);
  const { reference, key } = addressed(request);
  const quote = await findTrackedQuote(db, reference, key);
  if (!quote) return data(nothing, { status: 404, headers: personalHeaders });
  const { lines, number } = newestVersion(quote);
  const plan = await findQuotePlan(db, quote, number);
  const placing = await findRoomPlacing(db, plan, lines);
  const locale = localeOfRequest(request);
  const fit = await findSiteFit(db, quote.siteAccess, lines);
  const ids = lines.flatMap(({ productId }) => productId ?? []);
  const products = await selectCartProducts(db, ids);
  const shown: ShownQuotation = {
    quote: trackedQuote(quote, qatarDay(now())),
    order: (await findOrderOfQuote(db, quote.id)) ?? null,
    leadTimes: products.map(({ leadTimeDays }) => leadTimeDays),
    wayIn: fit && describeSiteFit(locale, fit),
    plan: plan && {
      path: planAddress(await planFragment(plan)),
      rooms: placing ? describePlacing(locale, placing) : [],
    },
    isEmailed: environment.smtpUrl !== undefined,
  };
  return data(shown, { headers: personalHeaders });
}

let lastShown: ShownQuotation | undefined;

/** A failed revalidation leaves the page as it is; the next one follows in half a minute. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (lastShown?.quote && lastShown.quote.reference === addressed(request).reference) return lastShown;
    throw error;
  }
}

/** Revalidates also after a refused action, to show the current status. */
export function shouldRevalidate() {
  return true;
}

export function headers() {
  return personalHeaders;
}

/** Declines the quotation. The form posts to the page's address and works without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, environment, now, wakeEmailDelivery } = context.get(pageServices);
  const { reference, key } = addressed(request);
  const shop = await getEmailSender(db, environment);
  try {
    await declineQuote(db, { reference, key }, { shop, now: now() });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const isTooLate = error.code === 'status_not_possible';
    return data({ isTooLate, isUnreached: false }, { status: 409 });
  }
  wakeEmailDelivery();
  // Redirect after POST, so that a reload does not submit the form again.
  return redirect(localizedPath(localeOfRequest(request), quotePath({ reference, trackingKey: key })), 303);
}

/** Without a connection the page stays, with what was typed to accept it. */
export async function clientAction({ serverAction }: Route.ClientActionArgs) {
  return reachAction(serverAction, { isTooLate: false, isUnreached: true });
}

export default function QuotationPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    lastShown = loaderData;
  }, [loaderData]);
  const { incomplete } = useQuotationMessages();
  const { quote, order, leadTimes, wayIn, plan, isEmailed } = loaderData;
  if (!quote) return <IncompleteLink title={incomplete.title} lead={incomplete.lead} texts={incomplete} />;
  return (
    <Quotation
      quote={quote}
      order={order}
      leadTimes={leadTimes}
      wayIn={wayIn}
      plan={plan}
      isEmailed={isEmailed}
      isTooLateToDecline={actionData?.isTooLate === true}
      isDeclineUnreached={actionData?.isUnreached === true}
    />
  );
}

function addressed(request: Request): { readonly reference: string; readonly key: string } {
  const { searchParams } = new URL(request.url);
  return { reference: searchParams.get('quotation') ?? '', key: searchParams.get('key') ?? '' };
}

import { useEffect } from 'react';
import { data, redirect } from 'react-router';
import { cancelOwnOrder } from '#domain/orders/cancel-own-order.server.ts';
import { findTrackedOrder } from '#domain/orders/find-tracked-order.server.ts';
import { orderPath } from '#domain/orders/order.ts';
import { requireQuote } from '#domain/quotes/quote-queries.server.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ShopError } from '#primitives/shop-error.ts';
import { personalHeaders } from '../navigation/personal-page.ts';
import { IncompleteLink } from '../not-found/incomplete-link.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/order-confirmation-page';
import { OrderPage } from './order-page.tsx';
import { type TrackedOrder, trackedOrder } from './tracked-order.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { number, key } = addressed(request);
  // The bare address is a page of its own, which helps to find an order.
  const isBare = number === '' && key === '';
  const { db } = context.get(pageServices);
  const order = isBare ? undefined : await findTrackedOrder(db, number, key);
  const quote = order?.quote ? await requireQuote(db, order.quote.id) : null;
  return data(
    { order: order ? trackedOrder(order, quote) : null, isBare },
    { status: order || isBare ? 200 : 404, headers: personalHeaders },
  );
}

let lastShown: { readonly order: TrackedOrder | null; readonly isBare: boolean } | undefined;

/** A failed revalidation leaves the page as it is; the next one follows in half a minute. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    if (lastShown?.order && lastShown.order.number === addressed(request).number) return lastShown;
    throw error;
  }
}

/** Revalidates also after a refused cancellation, to show the current status. */
export function shouldRevalidate() {
  return true;
}

export function headers() {
  return personalHeaders;
}

/** Cancels the order. The form posts to the page's address and works without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const { db, environment, now, wakeEmailDelivery } = context.get(pageServices);
  const shop = await getEmailSender(db, environment);
  try {
    await cancelOwnOrder(db, addressed(request), { shop, now: now() });
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    // For an unknown order the page itself shows the error.
    return data({ isTooLate: error.code === 'status_not_possible' }, { status: 409 });
  }
  wakeEmailDelivery();
  const { number, key } = addressed(request);
  // Redirect after POST, so that a reload does not submit the form again.
  return redirect(localizedPath(localeOfRequest(request), orderPath({ number, trackingKey: key })), 303);
}

export default function OrderConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    lastShown = loaderData;
  }, [loaderData]);
  const { order, isBare } = loaderData;
  if (order) return <OrderPage order={order} isTooLateToCancel={actionData?.isTooLate === true} />;
  return <OrderNotShown isBare={isBare} />;
}

/** The page without an order: how to find one, or what is wrong with the link. */
function OrderNotShown({ isBare }: { readonly isBare: boolean }) {
  const { pages } = useMessages();
  const { incomplete, find } = useOrderPageMessages();
  const { title, lead } = pages.orderConfirmation;
  return isBare ? (
    <IncompleteLink title={title} lead={find.lead} texts={{ ...incomplete, ...find }} />
  ) : (
    <IncompleteLink title={title} lead={lead} texts={incomplete} />
  );
}

function addressed(request: Request): { readonly number: string; readonly key: string } {
  const { searchParams } = new URL(request.url);
  return { number: searchParams.get('order') ?? '', key: searchParams.get('key') ?? '' };
}

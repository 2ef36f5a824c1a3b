import { useEffect } from 'react';
import { data } from 'react-router';
import { listOwnOrderDays } from '#domain/orders/editing/list-own-order-days.server.ts';
import { findOrderFit } from '#domain/orders/find-order-fit.server.ts';
import { findTrackedOrder } from '#domain/orders/find-tracked-order.server.ts';
import { isChangeableByBuyer } from '#domain/orders/order-states.ts';
import { requireQuote } from '#domain/quotes/quote-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useOrderPageMessages } from '#i18n/messages/storefront/order-page-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { describeSiteFit } from '#i18n/site-fit.ts';
import { personalHeaders } from '../navigation/personal-page.ts';
import { reachAction } from '../navigation/reach-action.ts';
import { IncompleteLink } from '../not-found/incomplete-link.tsx';
import { countAttemptContext, pageServices } from '../page-services.ts';
import type { Route } from './+types/order-confirmation-page';
import { FindOrder } from './find-order.tsx';
import { OrderPage } from './order-page.tsx';
import { type FindRefusal, type OrderRefusal, requestKind } from './order-request.ts';
import { handleFindRequest, handleOrderRequest, readEditContext } from './order-requests.server.ts';
import { type TrackedOrder, trackedOrder } from './tracked-order.ts';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { number, key } = addressed(request);
  // The bare address is a page of its own, which helps to find an order.
  const isBare = number === '' && key === '';
  const services = context.get(pageServices);
  const { db } = services;
  const order = isBare ? undefined : await findTrackedOrder(db, number, key);
  const quote = order?.quote ? await requireQuote(db, order.quote.id) : null;
  const days =
    order && isChangeableByBuyer(order.status)
      ? await listOwnOrderDays(db, order, await readEditContext(services))
      : null;
  const fit = order && (await findOrderFit(db, order));
  const wayIn = fit ? describeSiteFit(localeOfRequest(request), fit) : null;
  return data(
    {
      order: order ? trackedOrder(order, { quote, wayIn, days }) : null,
      isBare,
      isEmailed: services.environment.smtpUrl !== undefined,
    },
    { status: order || isBare ? 200 : 404, headers: personalHeaders },
  );
}

interface ShownOrder {
  readonly order: TrackedOrder | null;
  readonly isBare: boolean;
  /** False while the shop cannot send email. */
  readonly isEmailed: boolean;
}

let lastShown: ShownOrder | undefined;

/** A failed revalidation leaves the page as it is; the next one follows in half a minute. */
export async function clientLoader({ serverLoader, request }: Route.ClientLoaderArgs) {
  try {
    return await serverLoader();
  } catch (error) {
    const number = lastShown?.isBare ? '' : lastShown?.order?.number;
    if (lastShown && number === addressed(request).number) return lastShown;
    throw error;
  }
}

/** Without a connection the form stays with what was typed. */
export async function clientAction({ serverAction, request }: Route.ClientActionArgs) {
  const { number } = addressed(request);
  const intent = (await request.clone().formData()).get('intent');
  const unreached: FindRefusal | OrderRefusal =
    number === ''
      ? { kind: 'find', code: 'unreachable' }
      : { kind: requestKind(intent), code: 'unreachable', fields: [] };
  return reachAction(serverAction, unreached);
}

/** Revalidates also after a refused form, to show the current status. */
export function shouldRevalidate() {
  return true;
}

export function headers() {
  return personalHeaders;
}

/** What the forms of the page ask for. They post to the page's address and work without scripts. */
export async function action({ context, request }: Route.ActionArgs) {
  const services = context.get(pageServices);
  const { number, key } = addressed(request);
  if (number === '' && key === '') {
    return handleFindRequest(request, context.get(countAttemptContext), services);
  }
  return handleOrderRequest(request, { number, key }, services);
}

export default function OrderConfirmationPage({ loaderData, actionData }: Route.ComponentProps) {
  useEffect(() => {
    lastShown = loaderData;
  }, [loaderData]);
  const { order, isBare, isEmailed } = loaderData;
  const refusal = actionData ?? null;
  if (order) {
    return (
      <OrderPage order={order} isEmailed={isEmailed} refusal={refusal?.kind === 'find' ? null : refusal} />
    );
  }
  return <OrderNotShown isBare={isBare} refusal={refusal?.kind === 'find' ? refusal : null} />;
}

interface OrderNotShownProps {
  readonly isBare: boolean;
  readonly refusal: FindRefusal | null;
}

/** The page without an order: how to find one, or what is wrong with the link. */
function OrderNotShown({ isBare, refusal }: OrderNotShownProps) {
  const { pages } = useMessages();
  const { incomplete, find } = useOrderPageMessages();
  const { title, lead } = pages.orderConfirmation;
  return isBare ? (
    <IncompleteLink title={title} lead={find.lead} texts={{ ...incomplete, ...find }}>
      <FindOrder refusal={refusal} />
    </IncompleteLink>
  ) : (
    <IncompleteLink title={title} lead={lead} texts={incomplete} />
  );
}

function addressed(request: Request): { readonly number: string; readonly key: string } {
  const { searchParams } = new URL(request.url);
  return { number: searchParams.get('order') ?? '', key: searchParams.get('key') ?? '' };
}

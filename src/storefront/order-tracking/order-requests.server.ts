import { data, redirect } from 'react-router';
import { getDeliveryFacts } from '#domain/delivery/get-delivery-facts.server.ts';
import { cancelOwnOrder } from '#domain/orders/cancel-own-order.server.ts';
import { answerProposal } from '#domain/orders/editing/answer-proposal.server.ts';
import { changeOwnOrder } from '#domain/orders/editing/change-own-order.server.ts';
import { findOwnOrder } from '#domain/orders/editing/find-own-order.server.ts';
import { ownOrderChangeSchema } from '#domain/orders/editing/own-order-change.ts';
import { orderPath } from '#domain/orders/order.ts';
import { getEmailSender } from '#domain/shop-profile/get-email-sender.server.ts';
import { localeOfRequest, localizedPath } from '#i18n/locale-path.ts';
import { fieldErrorsFrom } from '#primitives/field-errors.ts';
import { ShopError } from '#primitives/shop-error.ts';
import type { CountAttempt, PageServices } from '../page-services.ts';
import { type OrderRefusal, type OrderRequestKind, requestKind } from './order-request.ts';

interface AddressedOrder {
  readonly number: string;
  readonly key: string;
}

/** The settings that an edit is decided by. */
export async function readEditContext({ db, environment, now }: PageServices) {
  const moment = now();
  const shop = await getEmailSender(db, environment);
  const { holidays, ...facts } = await getDeliveryFacts(db, moment);
  return {
    shop,
    facts: { ...facts, times: { hours: shop.hours, datedHours: shop.datedHours, holidays } },
    now: moment,
  };
}

/**
 * Carries out what a form of the order page asks for: cancel, change, accept or decline a change. It redirects to the page
 * with the outcome, so that a reload does not submit the form again, or answers the refusal.
 */
export async function handleOrderRequest(
  request: Request,
  { number, key }: AddressedOrder,
  services: PageServices,
) {
  const typed = await readForm(request);
  const kind = requestKind(typed('intent'));
  try {
    await carryOut(kind, typed, { number, key }, services);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    const refusal: OrderRefusal = { kind, code: error.code, fields: error.fields.map(({ path }) => path) };
    // For an unknown order the page itself shows the error.
    return data(refusal, { status: error.code === 'invalid_input' ? 400 : 409 });
  }
  services.wakeEmailDelivery();
  const path = `${orderPath({ number, trackingKey: key })}&${new URLSearchParams({ done: outcomes[kind] })}`;
  return redirect(localizedPath(localeOfRequest(request), path), 303);
}

/** The texts of a posted form; a request without a form, which no page sends, has none. */
async function readForm(request: Request): Promise<(name: string) => string> {
  const isForm = /^(application\/x-www-form-urlencoded|multipart\/form-data)/i.test(
    request.headers.get('Content-Type') ?? '',
  );
  const fields = isForm ? await request.formData() : new FormData();
  return (name) => {
    const value = fields.get(name);
    return typeof value === 'string' ? value : '';
  };
}

const outcomes = {
  cancel: 'cancelled',
  change: 'changed',
  accept: 'accepted',
  decline: 'declined',
} as const satisfies Record<OrderRequestKind, string>;

async function carryOut(
  kind: OrderRequestKind,
  typed: (name: string) => string,
  order: AddressedOrder,
  services: PageServices,
): Promise<void> {
  const { db } = services;
  const context = await readEditContext(services);
  if (kind === 'cancel') return cancelOwnOrder(db, order, context);
  if (kind === 'change') return changeOwnOrder(db, order, readChange(typed), context);
  await answerProposal(db, order, { proposal: typed('proposal'), isAccepted: kind === 'accept' }, context);
}

function readChange(typed: (name: string) => string) {
  const isDelivery = typed('street') !== '' || typed('kind') === 'delivery';
  const change = ownOrderChangeSchema.safeParse(
    {
      version: Number(typed('version')),
      contact: { name: typed('name'), phone: typed('phone'), email: typed('email') },
      address: isDelivery
        ? {
            street: typed('street'),
            building: typed('building'),
            unit: typed('unit'),
            landmark: typed('landmark'),
          }
        : null,
      day: typed('day'),
    },
    { reportInput: true },
  );
  if (change.success) return change.data;
  throw new ShopError('invalid_input', { fields: fieldErrorsFrom(change.error.issues) });
}

/** A visitor who has both numbers needs one or two attempts; guessing phone numbers needs thousands. */
const searchesByAddress = { name: 'find-order-by-address', times: 10, seconds: 600 };

/** Opens the page of the order with this number and phone number; what is wrong or unknown is refused alike. */
export async function handleFindRequest(
  request: Request,
  countAttempt: CountAttempt,
  { db }: Pick<PageServices, 'db'>,
) {
  const typed = await readForm(request);
  try {
    await countAttempt(searchesByAddress);
  } catch (error) {
    if (!(error instanceof ShopError)) throw error;
    return data({ kind: 'find', code: error.code } as const, { status: 429 });
  }
  const found = await findOwnOrder(db, { number: typed('number'), phone: typed('phone') });
  if (!found) return data({ kind: 'find', code: 'not_found' } as const, { status: 404 });
  return redirect(localizedPath(localeOfRequest(request), orderPath(found)), 303);
}

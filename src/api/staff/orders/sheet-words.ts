import type { CodedOrder } from '#domain/orders/listing/export-orders.server.ts';
import { adminPaymentsAr } from '#i18n/messages/admin/payments/payments.ar.ts';
import { adminPaymentsEn } from '#i18n/messages/admin/payments/payments.en.ts';
import { adminSalesAr } from '#i18n/messages/admin/sales.ar.ts';
import { adminSalesEn } from '#i18n/messages/admin/sales.en.ts';
import { orderMessages } from '#i18n/messages/order-messages.ts';
import type { Locale } from '#primitives/locale.ts';

const staffTexts = {
  en: { sales: adminSalesEn, payments: adminPaymentsEn },
  ar: { sales: adminSalesAr, payments: adminPaymentsAr },
} as const;

/** What an order has of closed lists, in the words of the screens; without a language the codes of the API. */
export function sheetWords(language: Locale | undefined): (order: CodedOrder) => CodedOrder<string> {
  if (!language) return (order) => order;
  const { sales, payments } = staffTexts[language];
  const texts = orderMessages(language);
  return (order) => {
    const isPickup = order.fulfilment === 'pickup';
    return {
      status: sales.orders[isPickup ? 'pickupStatuses' : 'statuses'][order.status],
      fulfilment: texts.fulfilments[order.fulfilment],
      payment: texts[isPickup ? 'pickupPayments' : 'payments'][order.payment],
      paymentState: payments.states[order.paymentState],
      language: sales.languages[order.language],
    };
  };
}

import type { DeliveryPromise } from '#domain/delivery/delivery-promise.ts';
import type { Question } from '#i18n/linked-text.ts';
import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { costQuestion, promiseTexts } from './cost-question.ts';

/** Fee and days of a place as texts; null where the shop does not deliver. */
export function usePromiseTexts(promise: DeliveryPromise | null) {
  return promiseTexts(promise, useTexts());
}

/** Question and answer on the delivery cost of a place, from the current delivery settings. */
export function useCostQuestion(place: string, promise: DeliveryPromise | null): Question {
  return costQuestion(place, promise, useTexts());
}

function useTexts() {
  return { messages: useMessages(), locations: useLocationMessages(), locale: useLocale() };
}

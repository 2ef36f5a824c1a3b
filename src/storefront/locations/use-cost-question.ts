import type { Question } from '#i18n/linked-text.ts';
import { useLocationMessages } from '#i18n/messages/storefront/content-pages/location-messages.ts';
import type { AreaPromise } from './served-area.ts';
import { usePromiseWords } from './use-promise-words.ts';

/** What everybody asks first, answered by the settings of the moment. */
export function useCostQuestion(place: string, promise: AreaPromise | null): Question {
  const { cost } = useLocationMessages();
  const words = usePromiseWords(promise);
  const question = cost.question(place);
  if (!promise || !words) return { question, answer: cost.notServed(place) };
  return {
    question,
    answer:
      promise.fee.highest === 0 ? cost.free(place, words.days) : cost.paid(place, words.fee, words.days),
  };
}

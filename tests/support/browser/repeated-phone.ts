import type { TestInfo } from '@playwright/test';

/** Another phone for each repetition of a test (`--repeat-each`): orders and quotations are limited by phone. */
export function repeatedPhone(phone: string, { repeatEachIndex }: Pick<TestInfo, 'repeatEachIndex'>): string {
  return String(Number(phone) + 1000 * repeatEachIndex);
}

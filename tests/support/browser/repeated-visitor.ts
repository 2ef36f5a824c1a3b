import type { TestInfo } from '@playwright/test';

type Repetition = Pick<TestInfo, 'repeatEachIndex'>;

/** Another phone for each repetition of a test (`--repeat-each`): orders and quotations are limited by phone. */
export function repeatedPhone(phone: string, { repeatEachIndex }: Repetition): string {
  return String(Number(phone) + 1000 * repeatEachIndex);
}

/** Option for `test.use`: browser and calls of a test have such an address. */
export const repeatedAddressOption = {
  // biome-ignore lint/correctness/noEmptyPattern: Playwright reads the names of the fixtures from this pattern.
  extraHTTPHeaders: async ({}, use: (headers: Record<string, string>) => Promise<void>, info: TestInfo) => {
    await use(repeatedAddress(info));
  },
};

/** Headers with another address for each repetition, as a proxy would send them: uploads are limited by address. */
export function repeatedAddress({ repeatEachIndex }: Repetition): Record<string, string> {
  return { 'X-Forwarded-For': `203.0.113.${1 + repeatEachIndex}` };
}

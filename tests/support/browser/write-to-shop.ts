import type { Page } from '@playwright/test';
import type { Locale } from '#primitives/locale.ts';

interface ContactMessage {
  readonly locale: Locale;
  readonly email: string;
  readonly subject: string;
  readonly text: string;
}

/** Sends a message as the form of /contact does. */
export async function writeToShop(page: Page, message: ContactMessage): Promise<void> {
  await page.request.post('/api/send-contact', {
    data: {
      key: crypto.randomUUID(),
      name: 'Noor',
      phone: '',
      website: '',
      secondsOnPage: 60,
      ...message,
    },
  });
}

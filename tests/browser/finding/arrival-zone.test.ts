import { en } from '#i18n/messages/storefront/en.ts';
import { listEn } from '#i18n/messages/storefront/product/list.en.ts';
import { deliveryZoneKey } from '#storefront/delivery/delivery-zone.ts';
import { expect, test, untilInteractive } from '../../support/browser/browser.ts';
import { tiles } from '../../support/browser/listing.ts';

test('a zone typed into the filter is the zone of every page, once the shop delivers there', async ({
  page,
}) => {
  const storedZone = () => page.evaluate((key) => localStorage.getItem(key), deliveryZoneKey);
  const filters = page.getByRole('form', { name: en.listing.filters });
  await page.goto('/category/desks?zone=24');
  await untilInteractive(page);
  await expect(filters.getByText(en.delivery.to(en.delivery.zone(24)))).toBeVisible();
  expect(await storedZone(), 'the zone of a link').toBeNull();
  await page.getByRole('link', { name: listEn.otherZone }).click();
  const zone = page.getByRole('textbox', { name: listEn.zoneNumber });
  await zone.fill('Lusail');
  await zone.press('Enter');
  await expect(zone).toHaveAccessibleDescription(en.delivery.picker.nothing('Lusail'));
  await zone.fill('٩٩٩');
  await zone.press('Enter');
  await expect(zone).toHaveAccessibleDescription(en.delivery.notDelivered);
  await expect(zone).toBeFocused();
  expect(await storedZone(), 'a zone without deliveries').toBeNull();
  await zone.fill('69');
  await zone.press('Enter');
  await expect(filters.getByText(en.delivery.to(en.delivery.zone(69)))).toBeVisible();
  await expect.poll(storedZone).toBe('69');
  await page.getByRole('link', { name: listEn.otherZone }).click();
  await page.getByRole('textbox', { name: listEn.otherZoneNumber }).fill('66');
  await page.getByRole('heading', { level: 1 }).click();
  await expect.poll(storedZone).toBe('66');
  await expect(tiles(page).first()).toContainText(/Arrives/);
});

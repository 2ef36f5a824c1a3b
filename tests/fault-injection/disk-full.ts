import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import type { RunningShop, Sandbox } from './sandbox.ts';
import { seedShop } from './seeded-shop.ts';
import { openSmallDisk } from './small-disk.ts';
import { StaffMember } from './staff-member.ts';
import { runConcurrently, waitUntil } from './wait-and-repeat.ts';

const megabytes = 400;
const ordersOnFullDisk = 400;
const concurrency = 8;
const backWithinMs = 30_000;

/** The disk of the embedded database and the uploads is full, and has free space again. */
export async function injectFault(report: FaultReport, sandbox: Sandbox): Promise<void> {
  const disk = await openSmallDisk(sandbox, megabytes);
  if (!disk) {
    report.log('SKIPPED: mounting a small disk needs Linux and root');
    return;
  }
  const settings = { databaseUrl: undefined, dataDir: join(disk.folder, 'shop') };
  const product = await seedShop(settings);
  const shop = await sandbox.shop({ DATA_DIR: settings.dataDir, ADMIN_PASSWORD: StaffMember.password });
  const buyers = await Buyers.of(shop.url, product);
  const staff = await StaffMember.signIn(shop.url);
  await runConcurrently(20, concurrency, () => buyers.order(shop.url));
  const image = await upload(staff, '#8a1538');
  report.check(
    'with free space, orders and images are accepted',
    buyers.acknowledged === 20 && image.status === 201,
  );

  report.log(`the disk is full; ${ordersOnFullDisk} orders, ${concurrency} at a time`);
  await disk.fill();
  const unexpected = new Set<string>();
  let refused = 0;
  await runConcurrently(ordersOnFullDisk, concurrency, async () => {
    const answer = await buyers.order(shop.url);
    if (answer?.status === 201) return;
    refused += 1;
    if (answer?.status !== 503 || answer.retryAfter === null)
      unexpected.add(`${answer?.status} ${answer?.code}`);
  });
  report.check(
    'orders that do not fit are refused with 503 and Retry-After',
    refused > 0 && unexpected.size === 0,
    unexpected.size > 0 ? [...unexpected].join(', ') : `${refused} refused`,
  );
  const refusedImage = await upload(staff, '#123456');
  report.check(
    'an image that does not fit is refused with the message of the specification',
    refusedImage.status === 500 && /^Failed to upload image/.test(refusedImage.message),
    `${refusedImage.status} ${refusedImage.message}`,
  );
  const pages = await Promise.all(
    ['/', '/ar', '/contact'].map(async (path) => (await fetch(shop.url + path)).status),
  );
  report.check(
    'pages are still served',
    pages.every((status) => status === 200),
    pages.join(' '),
  );
  const smaller = await fetch(shop.url + image.address, { headers: { 'Save-Data': 'on' } });
  report.check(
    'a resized image is served although it cannot be stored',
    smaller.status === 200,
    smaller.status,
  );

  report.log('there is free space again');
  await disk.freeSpace();
  await checkRecovery(report, shop, buyers, staff);
  await shop.stop();
  await buyers.verify(report, settings);
  const left = (await readdir(settings.dataDir, { recursive: true })).filter((name) =>
    /\.[0-9a-f-]{36}$/.test(name),
  );
  report.check('no partial file is left', left.length === 0, left.join(' '));
}

async function checkRecovery(
  report: FaultReport,
  shop: RunningShop,
  buyers: Buyers,
  staff: StaffMember,
): Promise<void> {
  const isBack = await waitUntil(async () => (await buyers.order(shop.url))?.status === 201, backWithinMs);
  report.check('orders succeed again without a restart', isBack);
  await runConcurrently(buyers.waiting.length, 1, async () => buyers.order(shop.url, buyers.waiting[0]));
  report.check('so do the refused orders', buyers.waiting.length === 0, buyers.waiting.length);
  const { status } = await upload(staff, '#654321');
  report.check('so do images', status === 201, status);
}

async function upload(staff: StaffMember, background: string) {
  const bytes = await sharp({ create: { width: 1600, height: 1200, channels: 3, background } })
    .png()
    .toBuffer();
  const answer = await staff.ask('/api/images?category=products&name=desk.png', {
    method: 'POST',
    headers: { 'Content-Type': 'image/png' },
    body: new Uint8Array(bytes),
  });
  const { data, error } = (await answer.json()) as {
    data?: { relativePath: string };
    error?: { message: string };
  };
  return {
    status: answer.status,
    message: error?.message ?? '',
    address: `/images/${data?.relativePath.replace(/\.webp$/, '-600.webp')}`,
  };
}

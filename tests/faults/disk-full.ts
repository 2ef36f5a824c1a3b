import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import sharp from 'sharp';
import { Buyers } from './buyers.ts';
import type { FaultReport } from './fault-report.ts';
import { fillShop } from './filled-shop.ts';
import { becomesTrue, workOff } from './patience.ts';
import { openSmallDisk } from './small-disk.ts';
import { StaffMember } from './staff-member.ts';
import type { RunningShop, Stage } from './stage.ts';

const megabytes = 400;
const ordersOnFullDisk = 400;
const atOnce = 8;
const backWithinMs = 30_000;

/** The disk of the embedded database, pictures and files of buyers is full, and has room again. */
export async function tryFault(report: FaultReport, stage: Stage): Promise<void> {
  const disk = await openSmallDisk(stage, megabytes);
  if (!disk) {
    report.say('NOT TRIED: a small disk can be made on Linux, by root');
    return;
  }
  const settings = { databaseUrl: undefined, dataDir: join(disk.folder, 'shop') };
  const product = await fillShop(settings);
  const shop = await stage.shop({ DATA_DIR: settings.dataDir, ADMIN_PASSWORD: StaffMember.password });
  const buyers = await Buyers.of(shop.url, product);
  const staff = await StaffMember.signIn(shop.url);
  await workOff(20, atOnce, () => buyers.order(shop.url));
  const picture = await upload(staff, '#8a1538');
  report.promise(
    'with room, orders and pictures are taken',
    buyers.acknowledged === 20 && picture.status === 201,
  );

  report.say(`the disk is full; ${ordersOnFullDisk} orders, ${atOnce} at a time`);
  await disk.fill();
  const unclear = new Set<string>();
  let refused = 0;
  await workOff(ordersOnFullDisk, atOnce, async () => {
    const answer = await buyers.order(shop.url);
    if (answer?.status === 201) return;
    refused += 1;
    if (answer?.status !== 503 || answer.retryAfter === null)
      unclear.add(`${answer?.status} ${answer?.code}`);
  });
  report.promise(
    'orders that do not fit are refused clearly',
    refused > 0 && unclear.size === 0,
    unclear.size > 0 ? [...unclear].join(', ') : `${refused} refused`,
  );
  const refusedPicture = await upload(staff, '#123456');
  report.promise(
    'a picture that does not fit is refused in the words of the specification',
    refusedPicture.status === 500 && /^Failed to upload image/.test(refusedPicture.message),
    `${refusedPicture.status} ${refusedPicture.message}`,
  );
  const pages = await Promise.all(
    ['/', '/ar', '/contact'].map(async (path) => (await fetch(shop.url + path)).status),
  );
  report.promise(
    'pages go on',
    pages.every((status) => status === 200),
    pages.join(' '),
  );
  const smaller = await fetch(shop.url + picture.address, { headers: { 'Save-Data': 'on' } });
  report.promise('a picture is shown in a size that cannot be kept', smaller.status === 200, smaller.status);

  report.say('there is room again');
  await disk.makeRoom();
  await expectAllIsWell(report, shop, buyers, staff);
  await shop.stop();
  await buyers.judge(report, settings);
  const left = (await readdir(settings.dataDir, { recursive: true })).filter((name) =>
    /\.[0-9a-f-]{36}$/.test(name),
  );
  report.promise('no half file is left', left.length === 0, left.join(' '));
}

async function expectAllIsWell(
  report: FaultReport,
  shop: RunningShop,
  buyers: Buyers,
  staff: StaffMember,
): Promise<void> {
  const isBack = await becomesTrue(async () => (await buyers.order(shop.url))?.status === 201, backWithinMs);
  report.promise('orders succeed again without a restart', isBack);
  await workOff(buyers.waiting.length, 1, async () => buyers.order(shop.url, buyers.waiting[0]));
  report.promise('so do those that were refused', buyers.waiting.length === 0, buyers.waiting.length);
  const { status } = await upload(staff, '#654321');
  report.promise('so do pictures', status === 201, status);
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

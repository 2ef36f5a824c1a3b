import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { signInAttempts } from '#database/schema/admin-identity.ts';
import { articleImages, articlePreviews, articles, formerArticleSlugs } from '#database/schema/articles.ts';
import { attributeOptions, attributes, categoryAttributes } from '#database/schema/attributes.ts';
import {
  catalogueSettings,
  categories,
  formerCategoryNames,
  formerProductSlugs,
  productImages,
  products,
  stockTakes,
} from '#database/schema/catalogue.ts';
import { messageReplies, messages } from '#database/schema/messages.ts';
import { missedSearches } from '#database/schema/missed-searches.ts';
import { orderLines, orderProposals } from '#database/schema/orders.ts';
import {
  invoiceSeries,
  invoices,
  orderPayments,
  orderReturnLines,
  orderReturns,
} from '#database/schema/payments.ts';
import { productFamilies } from '#database/schema/product-families.ts';
import {
  deliveryPlans,
  drivers,
  orderBatches,
  orderBatchItems,
  plannedStops,
} from '#database/schema/rounds.ts';
import { stockAlerts } from '#database/schema/stock-alerts.ts';
import { tablesNotDumped } from '#database/transfer/table-shapes.ts';
import { openAttachmentStore } from '#domain/quotes/attachment-store.server.ts';
import { openImageStore } from '#images/image-store.ts';
import { openFolderStorage, type Storage } from '#storage/open-storage.ts';
import { createDatabase, type Engine } from '../../support/databases.ts';
import { orderOf, phoneOf, testDay } from '../../support/orders.ts';
import { quoteFor } from '../../support/quotes.ts';
import { staffCalls } from '../../support/staff-calls.ts';
import { twoRooms } from '../plans/plan-calls.ts';

/** A database with its file storage. */
export interface TestShop {
  readonly database: OpenDatabase;
  readonly storage: Storage;
  /** Of the embedded database; empty on a server. */
  readonly dataDir: string;
  readonly remove: () => Promise<void>;
}

export async function openBackupShop(
  engine: Engine,
  contents: Parameters<typeof createDatabase>[1],
): Promise<TestShop> {
  const fresh = await createDatabase(engine, contents);
  // With the application_name of a running shop, a restore would be refused.
  const database = await openDatabase({ ...fresh.settings, applicationName: 'rehearsal' });
  const folder = await mkdtemp(join(tmpdir(), 'shop-files-'));
  return {
    database,
    storage: openFolderStorage(folder),
    dataDir: fresh.settings.dataDir,
    async remove() {
      await database.close();
      await fresh.remove();
      await rm(folder, { recursive: true, force: true });
    },
  };
}

const pdf = Buffer.from('%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n');

/** Functions that place orders through the API. */
export async function sellIn({ database, storage }: TestShop) {
  const { db } = database;
  const staff = await staffCalls(database, {
    images: openImageStore(storage.images),
    attachments: openAttachmentStore(storage.attachments),
  });
  const [found] = await db.select().from(products).orderBy(products.slug).limit(1);
  if (!found) throw new Error('the first contents have products');
  const product = { id: found.id, price: found.price / 100 };
  return {
    staff,
    product,
    order: (buyer: number, notes = '') =>
      staff.write<{ number: string }>(
        'POST',
        '/api/send-order',
        orderOf(product, 1, {
          notes,
          contact: { name: 'مها "M"\\', phone: phoneOf(buyer), email: 'maha@example.qa' },
        }),
      ),
  };
}

/** Rows in every table of a backup of a new shop, with texts and values that are easily corrupted in serialization. */
export async function fillShopForBackup(shop: TestShop): Promise<void> {
  const { db } = shop.database;
  await fillAttributes(db);
  await db.update(products).set({ stock: 100_000, leadTimeDays: 0 });
  const { staff, product, order } = await sellIn(shop);
  await order(0, 'Ring twice\t– «الطابق الثاني» 𝄞 \u2028 "quoted" \\n');
  const plan = twoRooms(product.id, product.id);
  const saved = await staff.write<{ id: string }>('POST', '/api/plans', { plan });
  const quote = await staff.write<{ reference: string; trackingKey: string }>('POST', '/api/send-quote', {
    ...quoteFor([{ productId: product.id, quantity: 1 }]),
    plan: `saved=${saved.id}`,
  });
  await staff.write('POST', '/api/accept-quote', {
    reference: quote.reference,
    key: quote.trackingKey,
    version: 1,
    fulfilment: { kind: 'pickup' },
    day: testDay,
    payment: 'cash_on_delivery',
    lpoNumber: 'LPO-77',
    acceptsTerms: true,
    seen: { deliveryFee: 0, total: product.price },
  });
  const query = new URLSearchParams({
    reference: quote.reference,
    key: quote.trackingKey,
    name: 'lpo.pdf',
  });
  await staff.upload(`/api/accept-quote/lpo-file?${query}`, new Uint8Array(pdf), 'application/pdf');
  await staff.write('POST', '/api/send-contact', {
    key: crypto.randomUUID(),
    locale: 'ar',
    name: 'سالم المري',
    phone: '',
    email: 'salem@example.qa',
    subject: 'كراسي المكاتب',
    text: 'هل لديكم كراسي؟\nشكراً',
    website: '',
    secondsOnPage: 60,
  });
  const canvas = sharp({ create: { width: 400, height: 300, channels: 3, background: '#8a1538' } });
  const picture = new Uint8Array(await canvas.png().toBuffer());
  const { data } = await staff.upload<{ id: string }>('/api/images?name=desk.png', picture, 'image/png');
  const [message] = await db.select().from(messages);
  if (!message) throw new Error('a message was just written');
  await db.insert(productImages).values({ productId: product.id, imageId: data.id });
  await db.insert(messageReplies).values({ messageId: message.id, text: 'نعم', actor: 'admin' });
  await db.insert(invoiceSeries).values({ kind: 'invoice', lastNumber: 1 });
  await db.insert(catalogueSettings).values({ requiresArabic: true });
  await db
    .insert(stockTakes)
    .values({ id: crypto.randomUUID(), requestHash: 'counted', changedProducts: 1, actor: 'admin' });
  await db.insert(formerProductSlugs).values({ slug: 'zzz-old', productId: product.id });
  await db.insert(formerProductSlugs).values({ slug: 'Äold', productId: product.id });
  await db
    .insert(formerCategoryNames)
    .values({ kind: 'category', reference: 'سابقة', placeId: product.id, categoryId: product.id });
  const [article] = await db.select({ id: articles.id }).from(articles).limit(1);
  if (!article) throw new Error('a new shop has articles');
  await db.insert(articleImages).values({ articleId: article.id, imageId: data.id });
  await db.insert(formerArticleSlugs).values({ slug: 'an-old-address', articleId: article.id });
  await db.insert(articlePreviews).values({ key: 'a-key', document: { title: 'معاينة' } });
  await db.insert(missedSearches).values({ day: '2026-11-18', folded: 'ثلاجه', typed: 'ثلاجة', count: 2 });
  await db.insert(stockAlerts).values({ productId: product.id, email: 'a@example.qa', locale: 'en' });
  await db.insert(signInAttempts).values({ username: 'admin', address: '::1', succeeded: false });
  const [line] = await db.select().from(orderLines).limit(1);
  if (!line) throw new Error('an order was just placed');
  const { orderId } = line;
  const recorded = { orderId, recordedBy: 'admin' };
  await db.insert(orderPayments).values({
    ...recorded,
    kind: 'payment',
    amount: 100,
    method: 'cash',
    paidOn: testDay,
    idempotencyKey: crypto.randomUUID(),
  });
  const [returned] = await db
    .insert(orderReturns)
    .values({ ...recorded, reason: 'خدش', refundDue: 100, idempotencyKey: crypto.randomUUID() })
    .returning();
  const returnId = returned?.id ?? '';
  await db
    .insert(orderReturnLines)
    .values({ returnId, orderLineId: line.id, quantity: 1, isRestocked: true });
  const document = { text: 'فاتورة' };
  await db
    .insert(invoices)
    .values({ kind: 'invoice', number: 1, orderId, issuedOn: testDay, total: 100, document });
  await db
    .insert(orderProposals)
    .values({ orderId, orderVersion: 1, edit: {}, total: 100, proposedBy: 'admin' });
  const [driver] = await db.insert(drivers).values({ name: 'راجو' }).returning();
  await db.insert(deliveryPlans).values({ day: testDay });
  await db.insert(plannedStops).values({ orderId, day: testDay, position: 0, driverId: driver?.id ?? null });
  const batchId = crypto.randomUUID();
  await db.insert(orderBatches).values({ id: batchId, kind: 'step', requestHash: 'hash', actor: 'admin' });
  await db.insert(orderBatchItems).values({ batchId, orderId, outcome: { result: 'gone' } });
  // Numbers beyond the precision of JavaScript, a JSON null, microseconds.
  await shop.database.pool.query(
    `INSERT INTO audit_log (actor, action, entity, entity_id, before, after, created_at)
     VALUES ('admin', 'a', 'b', 'c', 'null', '[12345678901234567890.123456789]', '2026-11-15 09:00:00.123457+00'),
            ('admin', 'a', 'b', 'd', NULL, NULL, '0099-01-01 00:00:00+00')`,
  );
}

async function fillAttributes(db: OpenDatabase['db']): Promise<void> {
  const [attribute] = await db
    .insert(attributes)
    .values({ key: 'backed-up', kind: 'options', nameEn: 'Backed "up"', nameAr: 'محفوظة' })
    .returning({ id: attributes.id });
  const [category] = await db.select({ id: categories.id }).from(categories).limit(1);
  if (!attribute || !category) throw new Error('a new shop has categories');
  await db
    .insert(attributeOptions)
    .values({ attributeId: attribute.id, key: 'one', nameEn: 'One', nameAr: 'واحد', swatch: '#ffffff' });
  await db.insert(categoryAttributes).values({ categoryId: category.id, attributeId: attribute.id });
  const [family] = await db
    .insert(productFamilies)
    .values({ key: 'backed-up', nameEn: 'Backed "up"', nameAr: 'محفوظة', optionKeys: ['backed-up'] })
    .returning({ id: productFamilies.id });
  if (!family) throw new Error('the database did not say which family it created');
  await db.update(products).set({
    attributes: { 'backed-up': ['one'] },
    cartons: [{ width: 1250, depth: 650, height: 90, weightKg: 22.5, count: 2 }],
    assembly: 'self',
    assemblyMinutes: 45,
    assemblyServiceId: null,
    familyId: family.id,
  });
}

/** All rows of the tables in a backup, read without the backup code. */
export async function everyRow({ database }: Pick<TestShop, 'database'>): Promise<Record<string, string[]>> {
  const { rows: tables } = await database.pool.query<{ name: string }>(
    `SELECT tablename AS name FROM pg_tables WHERE schemaname = 'public'`,
  );
  const contents: Record<string, string[]> = {};
  for (const { name } of tables) {
    if (tablesNotDumped.includes(name)) continue;
    const { rows } = await database.pool.query<{ row: string }>(
      `SELECT (to_jsonb(t) - 'changed_in')::text AS row FROM "${name}" t`,
    );
    contents[name] = rows.map(({ row }) => row).sort();
  }
  return contents;
}

/** All stored files, without generated sizes. */
export async function everyFile({ storage }: TestShop): Promise<Record<string, Buffer | undefined>> {
  const files: Record<string, Buffer | undefined> = {};
  for (const kind of ['images', 'attachments'] as const) {
    for await (const name of storage[kind].list()) {
      if (!name.startsWith('sizes/')) files[`${kind}/${name}`] = await storage[kind].get(name);
    }
  }
  return files;
}

import { and, count, eq, gte, sql } from 'drizzle-orm';
import { beforeEach, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { categories, departments, products } from '#database/schema/catalogue.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import { inTransaction } from '#database/transaction.ts';
import { eachDatabase, onDatabase } from '../../support/databases.ts';

const testimonial = (authorEn: string) => ({ authorEn, textEn: 'Good chairs', rating: 5 });

eachDatabase('a transaction', 'schema', (database) => {
  beforeEach(async () => {
    await database.db.delete(testimonials);
    await database.db.delete(products);
  });

  const authors = async () =>
    (await database.db.select().from(testimonials).orderBy(testimonials.authorEn)).map((row) => row.authorEn);

  it('keeps everything when it succeeds', async () => {
    const answer = await inTransaction(database.db, async (transaction) => {
      await transaction.insert(testimonials).values(testimonial('Aisha'));
      await transaction.insert(testimonials).values(testimonial('Badr'));
      return 'done';
    });
    expect(answer).toBe('done');
    expect(await authors()).toEqual(['Aisha', 'Badr']);
  });

  it('keeps nothing when the work fails, and the database goes on working', async () => {
    const failed = inTransaction(database.db, async (transaction) => {
      await transaction.insert(testimonials).values(testimonial('Aisha'));
      throw new Error('changed my mind');
    });
    await expect(failed).rejects.toThrow('changed my mind');
    expect(await authors()).toEqual([]);
  });

  it('keeps nothing when the database refuses one of its writes', async () => {
    const refused = inTransaction(database.db, async (transaction) => {
      await transaction.insert(testimonials).values(testimonial('Aisha'));
      await transaction.insert(testimonials).values({ ...testimonial('Badr'), rating: 6 });
    });
    await expect(refused).rejects.toMatchObject({ cause: { code: '23514' } });
    expect(await authors()).toEqual([]);
  });

  it('is rolled back when its connection breaks in the middle', async () => {
    const client = await database.pool.connect();
    await client.query('BEGIN');
    await client.query(`INSERT INTO testimonials (author_en, text_en, rating) VALUES ('Aisha', 'Lost', 5)`);
    client.release(true);
    expect(await authors()).toEqual([]);
    await database.db.insert(testimonials).values(testimonial('Badr'));
    expect(await authors()).toEqual(['Badr']);
  });

  it('sells the last 50 pieces to exactly 50 of 200 buyers who come at once', async () => {
    const productId = await addProduct(database.db, 50);
    const buyers = Array.from({ length: 200 }, () =>
      inTransaction(database.db, async (transaction) => {
        const taken = await transaction
          .update(products)
          .set({ stock: sql`${products.stock} - 1` })
          .where(and(eq(products.id, productId), gte(products.stock, 1)))
          .returning({ stock: products.stock });
        if (taken.length === 1) await transaction.insert(testimonials).values(testimonial('a buyer'));
        return taken[0]?.stock;
      }),
    );
    const stocksAfter = (await Promise.all(buyers)).filter((stock) => stock !== undefined);
    expect(stocksAfter.toSorted((a, b) => a - b)).toEqual(Array.from({ length: 50 }, (_, stock) => stock));
    expect(await database.db.$count(testimonials)).toBe(50);
    const [product] = await database.db.select().from(products).where(eq(products.id, productId));
    expect(product?.stock).toBe(0);
  });

  it('never lets stock fall below zero, whatever the code does', async () => {
    const productId = await addProduct(database.db, 1);
    const sale = () =>
      database.db
        .update(products)
        .set({ stock: sql`${products.stock} - 1` })
        .where(eq(products.id, productId));
    await sale();
    await expect(sale()).rejects.toMatchObject({
      cause: { code: '23514', constraint: 'products_amounts_not_negative' },
    });
  });
});

onDatabase('server', 'transactions that block each other', 'schema', (database) => {
  it('are run again until both succeed', async () => {
    const [first, second] = await database.db
      .insert(testimonials)
      .values([testimonial('first'), testimonial('second')])
      .returning({ id: testimonials.id });
    if (!first || !second) throw new Error('two rows were written');
    const other = await openDatabase(database.settings);
    let arrived = 0;
    let bothArrived: () => void = () => {};
    const meeting = new Promise<void>((resolve) => {
      bothArrived = resolve;
    });
    const praise = (db: typeof other.db, ids: readonly string[]) =>
      inTransaction(db, async (transaction) => {
        for (const id of ids) {
          await transaction
            .update(testimonials)
            .set({ textEn: sql`${testimonials.textEn} || '!'` })
            .where(eq(testimonials.id, id));
          arrived += 1;
          if (arrived === 2) bothArrived();
          await meeting;
        }
      });
    await Promise.all([praise(database.db, [first.id, second.id]), praise(other.db, [second.id, first.id])]);
    await other.close();
    const rows = await database.db
      .select({ text: testimonials.textEn, n: count() })
      .from(testimonials)
      .groupBy(testimonials.textEn);
    expect(rows).toEqual([{ text: 'Good chairs!!', n: 2 }]);
    expect(arrived).toBeGreaterThan(4 - 1);
  });
});

async function addProduct(db: Parameters<typeof inTransaction>[0], stock: number): Promise<string> {
  await db.insert(departments).values({ slug: 'any', nameEn: 'Any', nameAr: 'أي' }).onConflictDoNothing();
  const [department] = await db.select().from(departments);
  await db
    .insert(categories)
    .values({ departmentId: department?.id ?? '', slug: 'any', nameEn: 'Any', nameAr: 'أي' })
    .onConflictDoNothing();
  const [category] = await db.select().from(categories);
  const [product] = await db
    .insert(products)
    .values({
      slug: 'chair',
      sku: 'CH-1',
      brand: 'Any',
      nameEn: 'Chair',
      categoryId: category?.id ?? '',
      price: 100,
      stock,
    })
    .returning({ id: products.id });
  if (!product) throw new Error('the product was not written');
  return product.id;
}

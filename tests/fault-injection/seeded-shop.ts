import { type DatabaseSettings, openDatabase } from '#database/connect.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { shopSeeds } from '#server/seed-shop.ts';
import type { SoldProduct } from '../support/orders.ts';

/** More stock than any fault sells. */
export const initialStock = 1_000_000;

/** Migrates and seeds a database with more stock than is sold. Resolves to a product to order. */
export async function seedShop(settings: DatabaseSettings): Promise<SoldProduct> {
  const database = await openDatabase(settings);
  try {
    await migrateDatabase(database);
    await seedDatabase(database.db, ...shopSeeds);
    const { rows } = await database.pool.query<SoldProduct>(
      `UPDATE products SET stock = ${initialStock}, lead_time_days = 0
       RETURNING id, price / 100.0::float8 AS price`,
    );
    const [product] = rows;
    if (!product) throw new Error('the shop has nothing to sell');
    return product;
  } finally {
    await database.close();
  }
}

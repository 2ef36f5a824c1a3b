import { readEnvironment, SettingsError } from '#config/environment.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { DatabaseStartError } from '#database/database-start-error.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { resetDatabase } from '#database/seed/reset-database.ts';
import { type SeedSlice, seedDatabase } from '#database/seed/seed-database.ts';
import { inTransaction } from '#database/transaction.ts';
import { addSyntheticProducts } from '#domain/catalogue/seed/seed-catalogue.server.ts';
import { openImageStore } from '#images/image-store.ts';
import { StorageStartError } from '#storage/file-store.ts';
import { openStorage } from '#storage/open-storage.ts';
import { pictureSeeds, shopSeeds } from '../seed-shop.ts';

/** A command line that cannot be carried out; the message is one line that a person can act on. */
class CommandError extends Error {}

interface Circumstances {
  /** Description of the database, for messages. */
  readonly where: string;
  readonly contents: readonly SeedSlice[];
  readonly synthetic: number;
}

type Command = (open: OpenDatabase, circumstances: Circumstances) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async migrate(open, { where }) {
    await migrateDatabase(open);
    return `Migrated: the schema of the ${where} is up to date`;
  },
  async seed(open, { where, contents, synthetic }) {
    await migrateDatabase(open);
    const outcome = await seedDatabase(open.db, ...contents);
    if (synthetic > 0) {
      await inTransaction(open.db, (transaction) => addSyntheticProducts(transaction, synthetic));
      await analyze(open);
      return `Added ${synthetic} products that do not exist to the ${where}, for measuring`;
    }
    return outcome === 'seeded' ? `Seeded the ${where}` : `Nothing to seed: the ${where} already has data`;
  },
  async reset(open, { where, contents }) {
    await migrateDatabase(open);
    await resetDatabase(open.db, ...contents);
    return `Reset: the ${where} was emptied and seeded again`;
  },
};

/** Gathers the planner's statistics now: the embedded database does it after ten minutes of running only. */
async function analyze(open: OpenDatabase): Promise<void> {
  const { client, release } = await open.connectDedicated();
  await client.query('ANALYZE').finally(release);
}

const mostSynthetic = 1_000_000;

/** `--products 100000`: how many products to make up. */
function syntheticCount(flags: readonly string[]): number {
  const place = flags.indexOf('--products');
  if (place === -1) return 0;
  const count = Number(flags[place + 1]);
  if (!Number.isInteger(count) || count < 1 || count > mostSynthetic) {
    throw new CommandError(`--products takes a number from 1 to ${mostSynthetic}`);
  }
  return count;
}

async function runCommand([name = '', ...flags]: readonly string[]): Promise<string> {
  const command = commands[name];
  if (!command)
    throw new CommandError(`Unknown command '${name}': use one of ${Object.keys(commands).join(', ')}`);
  if (name === 'reset' && !flags.includes('--yes')) {
    throw new CommandError('This deletes every order, product and message: run npm run db:reset -- --yes');
  }
  const synthetic = syntheticCount(flags);
  const settings = readEnvironment(process.env);
  const { databaseUrl, dataDir } = settings;
  const { images } = await openStorage(settings);
  const open = await openDatabase({ databaseUrl, dataDir });
  try {
    return await command(open, {
      where: open.engine === 'embedded' ? `database in ${dataDir}` : 'database at DATABASE_URL',
      contents: [...shopSeeds, pictureSeeds(openImageStore(images))],
      synthetic,
    });
  } finally {
    await open.close();
  }
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  const isExpected =
    error instanceof CommandError ||
    error instanceof SettingsError ||
    error instanceof DatabaseStartError ||
    error instanceof StorageStartError;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

import { readEnvironment, SettingsError } from '#config/environment.ts';
import { type OpenDatabase, openDatabase } from '#database/connect.ts';
import { DatabaseStartError } from '#database/database-start-error.ts';
import { migrateDatabase } from '#database/migrate.ts';
import { resetDatabase } from '#database/seed/reset-database.ts';
import { seedDatabase } from '#database/seed/seed-database.ts';
import { inTransaction } from '#database/transaction.ts';
import { addSyntheticProducts } from '#domain/catalogue/fill-catalogue.server.ts';
import { firstContents } from './first-contents.ts';

/** A command line that cannot be carried out; the message is one line that a person can act on. */
class CommandError extends Error {}

type Command = (open: OpenDatabase, where: string, synthetic: number) => Promise<string>;

const commands: Readonly<Record<string, Command>> = {
  async migrate(open, where) {
    await migrateDatabase(open);
    return `Migrated: the schema of the ${where} is up to date`;
  },
  async seed(open, where, synthetic) {
    await migrateDatabase(open);
    const outcome = await seedDatabase(open.db, ...firstContents);
    if (synthetic > 0) {
      await inTransaction(open.db, (transaction) => addSyntheticProducts(transaction, synthetic));
      return `Added ${synthetic} products that do not exist to the ${where}, for measuring`;
    }
    return outcome === 'seeded' ? `Seeded the ${where}` : `Nothing to seed: the ${where} already has data`;
  },
  async reset(open, where) {
    await migrateDatabase(open);
    await resetDatabase(open.db, ...firstContents);
    return `Reset: the ${where} was emptied and seeded again`;
  },
};

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
  const { databaseUrl, dataDir } = readEnvironment(process.env);
  const open = await openDatabase({ databaseUrl, dataDir });
  try {
    return await command(
      open,
      open.engine === 'embedded' ? `database in ${dataDir}` : 'database at DATABASE_URL',
      synthetic,
    );
  } finally {
    await open.close();
  }
}

try {
  process.stdout.write(`${await runCommand(process.argv.slice(2))}\n`);
} catch (error) {
  const isExpected =
    error instanceof CommandError || error instanceof SettingsError || error instanceof DatabaseStartError;
  if (!isExpected) throw error;
  process.stderr.write(`${error.message}\n`);
  process.exitCode = 1;
}

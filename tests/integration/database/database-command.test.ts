import { execFile } from 'node:child_process';
import { beforeAll, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { testimonials } from '#database/schema/testimonials.ts';
import { firstTestimonials } from '#database/seed/data/testimonials.ts';
import { programCommand } from '#server/runtime-options.ts';
import { ensureBuilt } from '../../../scripts/build.ts';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

interface Outcome {
  readonly code: number;
  readonly output: string;
  readonly complaint: string;
}

function run(args: readonly string[], settings: Record<string, string>): Promise<Outcome> {
  return new Promise((resolve) => {
    const command = programCommand('database-command', args, [], { PATH: process.env.PATH, ...settings });
    execFile(process.execPath, command.args, { env: command.env }, (error, stdout, stderr) =>
      resolve({ code: Number(error?.code ?? 0), output: stdout, complaint: stderr }),
    );
  });
}

// Each of these starts several processes.
describe('npm run db:…', { timeout: 240_000 }, () => {
  beforeAll(() => ensureBuilt(() => {}));

  const engines = isThorough ? (['embedded', 'server'] as const) : [];
  it.each(engines)('migrates, seeds once and resets (%s database)', async (engine) => {
    const { settings, remove } = await createDatabase(engine, engine === 'server' ? 'nothing' : 'schema');
    const where = { DATA_DIR: settings.dataDir, DATABASE_URL: settings.databaseUrl ?? '' };
    const outputOf = async (...args: string[]) => {
      const { code, output, complaint } = await run(args, where);
      expect({ code, complaint }).toEqual({ code: 0, complaint: '' });
      expect(output.trimEnd().split('\n')).toHaveLength(1);
      return output;
    };
    expect(await outputOf('migrate')).toMatch(/^Migrated/);
    expect(await outputOf('seed')).toMatch(/^Seeded/);
    expect(await outputOf('seed')).toMatch(/^Nothing to seed/);
    expect(await outputOf('seed', '--products', '700')).toMatch(/^Added 700 products that do not exist/);
    expect(await outputOf('seed', '--products', '800')).toMatch(/^Added 800 products/);

    const open = await openDatabase(settings);
    await open.db.insert(testimonials).values({ authorEn: 'Aisha', textEn: 'Good', rating: 5 });
    await open.close();
    expect(await run(['reset'], where)).toEqual({
      code: 1,
      output: '',
      complaint: 'This deletes every order, product and message: run npm run db:reset -- --yes\n',
    });
    expect(await outputOf('reset', '--yes')).toMatch(/^Reset/);
    const reopened = await openDatabase(settings);
    const authors = await reopened.db
      .select({ author: testimonials.authorEn })
      .from(testimonials)
      .orderBy(testimonials.position);
    expect(authors.map(({ author }) => author)).toEqual(firstTestimonials.map(({ author }) => author.en));
    await reopened.close();
    await remove();
  });

  it.each(['0', '-5', 'many', '1.5'])('makes up no %s products', async (count) => {
    expect(await run(['seed', '--products', count], {})).toMatchObject({
      code: 1,
      complaint: '--products takes a number from 1 to 1000000\n',
    });
  });

  it('reports an error in one line', async () => {
    const { settings, remove } = await createDatabase('embedded', 'schema');
    const open = await openDatabase(settings);
    const complaint = async (args: readonly string[], env: Record<string, string>) => {
      const outcome = await run(args, env);
      expect(outcome).toMatchObject({ code: 1, output: '' });
      return outcome.complaint;
    };
    expect(await complaint(['migrate'], { DATA_DIR: settings.dataDir })).toMatch(
      new RegExp(
        `^The database is in use by process ${process.pid} on \\S+ since \\S+: stop it first .*\\n$`,
      ),
    );
    expect(await complaint(['dance'], {})).toMatch(/^Unknown command 'dance'.*\n$/);
    expect(await complaint(['seed'], { PORT: 'abc' })).toMatch(/^PORT is 'abc' but must be .*\n$/);
    expect(await complaint(['seed'], { DATABASE_URL: 'postgres://a:secret@127.0.0.1:1/b' })).toMatch(
      /^The database at 127\.0\.0\.1:1\/b .*\n$/,
    );
    await open.close();
    await remove();
  });
});

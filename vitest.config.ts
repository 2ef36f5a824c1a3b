import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Files of ten seconds and more: begun last, one of them would leave the other cores waiting for it. */
const longest = new RegExp(
  `/(${[
    ...['rehearsal', 'process', 'promises-follow-settings', 'embedded-lock', 'restore-in-shop', 'sign-in'],
    ...['many-orders', 'email-delivery', 'product-csv', 'fuzzing', 'embedded-engine', 'prepared-database'],
    ...['embedded-crash', 'power-cut', 'damaged-files', 'shop-profile-shown', 'category-addresses', 'images'],
    ...['database-command', 'commands', 'pages-without-database', 'server-away', 'migrations'],
    ...['plan-room', 'quotation-pdfs?', 'plan-pdf', 'models', 'product-index'],
  ].join('|')})\\.test\\.ts$`,
);

class LongestFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    return [
      ...sorted.filter(({ moduleId }) => longest.test(moduleId)),
      ...sorted.filter(({ moduleId }) => !longest.test(moduleId)),
    ];
  }
}

const cores = Math.max(2, availableParallelism());

export default defineConfig({
  test: {
    environment: 'node',
    teardownTimeout: 30_000,
    sequence: { sequencer: LongestFirst },
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/architecture/**/*.test.ts'],
          pool: 'threads',
          maxWorkers: cores,
          // The files of a worker share what they import, as below.
          isolate: false,
          testTimeout: 20_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'integration',
          include: ['tests/{attacks,integration}/**/*.test.ts'],
          globalSetup: './tests/support/servers/postgres-server.ts',
          // A test may kill, change directory or send signals; a thread would share all that with others.
          pool: 'forks',
          // Tests wait for processes, deadlines and the database: with half as many workers again as cores the cores were
          // idle a quarter of the time. At most as many as the connections of the PostgreSQL server suffice for.
          maxWorkers: Math.min(Math.ceil(cores * 2.5), 12),
          // Vitest runs projects with different numbers of workers one after the other.
          sequence: { groupOrder: 1 },
          // The files of a worker share what they import; none changes it, and reading it again for each took a quarter
          // of the time.
          isolate: false,
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});

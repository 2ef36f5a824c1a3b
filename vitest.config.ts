import { availableParallelism } from 'node:os';
import { defineConfig } from 'vitest/config';
import { BaseSequencer, type TestSpecification } from 'vitest/node';

/** Kills, starts and moves of whole shops: begun last, one of them would leave the second core waiting for it. */
const longest =
  /\/(rehearsal|process|images|many-orders|embedded-crash|power-cut|database-command|commands|product-csv|sign-in)\.test\.ts$/;

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
          // Tests wait for processes, deadlines and the database a quarter of their time. At most as many as the connections
          // of the PostgreSQL server suffice for.
          maxWorkers: Math.min(Math.ceil(cores * 1.5), 12),
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

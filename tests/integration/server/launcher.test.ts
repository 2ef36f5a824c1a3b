import { expect, test, vi } from 'vitest';
import { environmentDefaults, nodeOptions } from '#server/runtime-options.ts';
import { realStart, ShopProcess } from './process-under-test.ts';

/** Each start is two processes; a busy machine takes long for both. */
vi.setConfig({ testTimeout: 120_000 });

/** Code that every process of Node runs first. */
function preloaded(code: string): Record<string, string> {
  return { NODE_OPTIONS: `--import data:text/javascript,${encodeURIComponent(code)}` };
}

const reportProcess = `
  const { pid, ppid, execArgv: options, env: { MALLOC_ARENA_MAX: arenas, NODE_ENV: mode } } = process;
  process.stdout.write(JSON.stringify({ pid, ppid, options, arenas, mode }) + '\\n');
`;

interface ReportedProcess {
  readonly pid: number;
  readonly ppid: number;
  readonly options: readonly string[];
  readonly arenas?: string;
  readonly mode?: string;
}

/** The launcher and the server of a start that ends early, because of a setting that is wrong. */
async function reportedProcesses(
  settings: Record<string, string>,
): Promise<{ launcher: ReportedProcess; server: ReportedProcess }> {
  const { exitCode, stdout, stderr } = await new ShopProcess(realStart, { PORT: 'abc', ...settings }).ended();
  expect(stderr).toMatch(/^Cannot start: PORT is 'abc' .*\n$/);
  expect(exitCode).toBe(1);
  const [launcher, server, ...others] = stdout
    .trim()
    .split('\n')
    .map((line) => JSON.parse(line) as ReportedProcess);
  expect(others).toEqual([]);
  if (!launcher || !server) throw new Error(`not two processes: ${stdout}`);
  return { launcher, server };
}

test('the launcher becomes the server, with the runtime options and with those of the operator', async () => {
  const { launcher, server } = await reportedProcesses(preloaded(reportProcess));
  expect(launcher.options).toEqual([]);
  expect(server.pid).toBe(launcher.pid);
  expect(server.options).toEqual([...nodeOptions]);
  expect(server.arenas).toBe(environmentDefaults.MALLOC_ARENA_MAX);
  expect(server.mode).toBe('production');
});

test('a variable that the operator has set keeps its value', async () => {
  const { server } = await reportedProcesses({
    ...preloaded(reportProcess),
    MALLOC_ARENA_MAX: '4',
    NODE_ENV: 'test',
  });
  expect(server.arenas).toBe('4');
  expect(server.mode).toBe('test');
});

test('where a process cannot be replaced, the server is a child that ends the launcher with its own code', async () => {
  const { launcher, server } = await reportedProcesses(preloaded(`delete process.execve; ${reportProcess}`));
  expect(server.ppid).toBe(launcher.pid);
  expect(server.options).toEqual([...nodeOptions]);
});

test('a launcher with a child passes on the signal to end', async () => {
  const shop = new ShopProcess(realStart, {
    PORT: '0',
    // The server stays alive without starting, and says which signal ended it.
    ...preloaded(`
      delete process.execve;
      if (process.execArgv.length > 0) {
        setInterval(() => {}, 1000);
        process.on('SIGTERM', () => { process.stdout.write('signal passed on'); process.exit(7); });
        process.stdout.write('server waits');
        await new Promise(() => {});
      }
    `),
  });
  while (!shop.stdout.includes('server waits')) await new Promise((resolve) => setTimeout(resolve, 20));
  shop.signal('SIGTERM');
  const { exitCode, stdout } = await shop.ended();
  expect(stdout).toContain('signal passed on');
  expect(exitCode).toBe(7);
});

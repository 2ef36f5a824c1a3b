import { existsSync } from 'node:fs';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { interruptAllCommands, killAllCommands, runCommand } from './run-command.ts';

let folder: string;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'run-command-'));
});
afterEach(() => rm(folder, { recursive: true, force: true }));

/** Starts a program that runs until a signal ends it, and waits until it handles SIGINT as written. */
async function startEndless(onInterrupt: string) {
  const ready = join(folder, 'ready');
  const program = `
    process.on('SIGINT', () => { ${onInterrupt} });
    require('node:fs').writeFileSync(${JSON.stringify(ready)}, '');
    setInterval(() => {}, 1000);
  `;
  const ended = runCommand('node', ['-e', program]);
  await vi.waitFor(() => expect(existsSync(ready)).toBe(true), 10_000);
  return { ended };
}

describe('a command', () => {
  test('that ends with code 0 is ok, and its output is returned', async () => {
    const result = await runCommand('node', ['-e', "console.log('out'); console.error('err')"]);
    expect(result.ok).toBe(true);
    expect(result.output.split('\n').sort()).toEqual(['err', 'out']);
  });

  test('that ends with another code is not ok', async () => {
    expect(await runCommand('node', ['-e', 'process.exit(3)'])).toEqual({ ok: false, output: '' });
  });

  test('that does not exist is not ok, and the output names it', async () => {
    const { ok, output } = await runCommand('no-such-command', []);
    expect(ok).toBe(false);
    expect(output).toContain('no-such-command could not be started');
  });

  test('gets the environment variables that are passed to it', async () => {
    const { output } = await runCommand('node', ['-e', 'console.log(process.env.GREETING)'], {
      GREETING: 'hello',
    });
    expect(output).toBe('hello');
  });

  test('that is interrupted can still write its report', async () => {
    const { ended } = await startEndless("console.log('3 passed'); process.exit(130);");
    interruptAllCommands();
    expect(await ended).toEqual({ ok: false, output: '3 passed' });
  });

  test('that ignores the interruption can be killed', async () => {
    const { ended } = await startEndless('');
    interruptAllCommands();
    killAllCommands();
    expect(await ended).toEqual({ ok: false, output: 'node was ended by SIGKILL.' });
  });
});

import { type ChildProcessByStdio, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { Readable, Writable } from 'node:stream';
import { setTimeout as wait } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { openDatabase } from '#database/connect.ts';
import { auditLog } from '#database/schema/audit-log.ts';
import { contentVersion } from '#database/schema/content-version.ts';
import { createDatabase } from '../../support/databases.ts';
import { isThorough } from '../../support/thorough.ts';

const pauses = 20;
const newNamespace = ['unshare', '--pid', '--fork', '--kill-child', '--mount-proc'];
const namespaces = [
  { where: 'in the same PID namespace', prefix: [] },
  { where: 'in another PID namespace, as in another container', prefix: newNamespace },
].filter(({ prefix: [command, ...args] }) => !command || spawnSync(command, [...args, 'true']).status === 0);

/** A child process with the lines that it prints. */
class Child {
  readonly #process: ChildProcessByStdio<Writable, Readable, Readable>;
  readonly #lines: AsyncIterator<string>;
  readonly ended: Promise<number | null>;
  stderr = '';

  constructor(prefix: readonly string[], script: string, args: readonly string[]) {
    const path = fileURLToPath(new URL(script, import.meta.url));
    const [command = '', ...rest] = [...prefix, process.execPath, path, ...args];
    this.#process = spawn(command, rest, { stdio: ['pipe', 'pipe', 'pipe'] });
    this.#process.stdin.on('error', () => {});
    this.#process.stderr.on('data', (chunk) => {
      this.stderr += chunk;
    });
    this.ended = once(this.#process, 'close').then(([code]) => code);
    this.#lines = createInterface({ input: this.#process.stdout })[Symbol.asyncIterator]();
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  send(line: string): void {
    this.#process.stdin.write(`${line}\n`);
  }

  signal(signal: 'SIGSTOP' | 'SIGCONT' | 'SIGKILL'): void {
    this.#process.kill(signal);
  }

  /** Undefined when the process has ended. */
  async line(): Promise<string | undefined> {
    const { value, done } = await this.#lines.next();
    return done ? undefined : value;
  }

  async lines(count: number): Promise<string[]> {
    const lines: string[] = [];
    while (lines.length < count) lines.push((await this.line()) ?? expect.fail(`it ended: ${this.stderr}`));
    return lines;
  }

  async linesUntilEnd(): Promise<string[]> {
    const lines: string[] = [];
    for (let line = await this.line(); line !== undefined; line = await this.line()) lines.push(line);
    return lines;
  }
}

describe.runIf(isThorough).each(namespaces)(
  'a process that is paused while a second one starts $where',
  ({ prefix }) => {
    let database: Awaited<ReturnType<typeof createDatabase>>;
    const children: Child[] = [];
    beforeEach(async () => {
      database = await createDatabase('embedded', 'settings');
    });
    afterEach(async () => {
      for (const child of children.splice(0)) {
        child.signal('SIGKILL');
        await child.ended;
      }
      await database.remove();
    });

    function start(script: string, commandBefore: readonly string[] = [], ...args: string[]): Child {
      const child = new Child(commandBefore, script, [database.settings.dataDir, ...args]);
      children.push(child);
      return child;
    }

    async function stored(): Promise<{ ids: Set<string>; version: number | undefined }> {
      const open = await openDatabase(database.settings);
      const rows = await open.db.select({ id: auditLog.id }).from(auditLog);
      const [counter] = await open.db.select().from(contentVersion);
      await open.close();
      return { ids: new Set(rows.map(({ id }) => String(id))), version: counter?.version };
    }

    it(`is the only writer, also when paused in the middle of a commit (${pauses} pauses)`, {
      timeout: 60_000 + pauses * 20_000,
    }, async () => {
      const acknowledged: string[] = [];
      for (let pause = 0; pause < pauses; pause += 1) {
        const first = start('./write-until-killed.ts');
        await first.lines(1);
        acknowledged.push(...(await first.lines(1 + Math.floor(Math.random() * 40))));
        // At a random moment of the next few milliseconds, in which several commits happen.
        await wait(Math.random() * 20);
        first.signal('SIGSTOP');
        const second = start('./write-until-killed.ts', prefix);
        // A writer prints its first line as soon as the database is open, and never ends by itself.
        expect(await second.line()).toBeUndefined();
        expect(await second.ended).toBe(1);
        expect(second.stderr).toMatch(
          new RegExp(`The database is in use by process ${first.pid} on \\S+ since 20\\S+: stop it first`),
        );
        first.signal('SIGCONT');
        acknowledged.push(...(await first.lines(60)));
        first.signal('SIGKILL');
        acknowledged.push(...(await first.linesUntilEnd()));
        const { ids, version } = await stored();
        expect(acknowledged.filter((id) => !ids.has(id))).toEqual([]);
        // Atomic: both writes of a transaction are there, or neither.
        expect(version).toBe(ids.size + 1);
      }
    });

    it(`and which cannot see its kernel lock, stops without writing (${pauses} pauses)`, {
      timeout: 60_000 + pauses * 20_000,
    }, async () => {
      for (let pause = 0; pause < pauses; pause += 1) {
        const first = start('./write-on-request.ts', [], 'without-heartbeat');
        await first.lines(1);
        first.send('write');
        const acknowledged = await first.lines(1);
        first.signal('SIGSTOP');
        // What a process on another machine with the same disk sees: no lock of this kernel.
        await rm(join(database.settings.dataDir, 'database.lock.kernel'));
        const second = start('./write-on-request.ts', prefix);
        await second.lines(1);
        second.send('write');
        acknowledged.push(...(await second.lines(1)));
        first.send('write');
        first.signal('SIGCONT');
        expect(await first.line()).toBeUndefined();
        expect(await first.ended).not.toBe(0);
        expect(first.stderr).toContain('Another process has taken over the database');
        second.send('write');
        acknowledged.push(...(await second.lines(1)));
        second.send('stop');
        expect(await second.ended).toBe(0);
        expect([...(await stored()).ids].slice(-3)).toEqual(acknowledged);
      }
    });
  },
);

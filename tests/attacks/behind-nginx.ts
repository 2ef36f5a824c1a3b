import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { sendBytes } from '../fuzzing/send-bytes.ts';
import { Checks } from './checks.ts';
import { smugglingShapes } from './smuggling-shapes.ts';

/** Request smuggling through nginx with the proxy settings of deploy/nginx.conf. False if nginx is not installed. */
export async function attackThroughNginx(shopUrl: string): Promise<boolean> {
  if (!isInstalled()) return false;
  const checks = new Checks();
  const nginx = await startNginx(shopUrl);
  try {
    for (const [shape, [head, body]] of Object.entries(smugglingShapes)) {
      for (const path of ['/api/send-contact', '/contact', '/']) {
        const bytes = `POST ${path} HTTP/1.1\r\nHost: shop\r\nContent-Type: application/json\r\n${head}\r\n\r\n${body}`;
        const { bytes: answer, end } = await sendBytes(Buffer.from(bytes, 'latin1'), {
          port: nginx.port,
          timeoutMs: 15_000,
          isTruncated: true,
        });
        checks.that(`POST ${path} with ${shape} through nginx`, end !== 'timed out', answer.slice(0, 200));
        // A second client on the connections that nginx has to the shop gets its own answer.
        const next = await fetch(`http://127.0.0.1:${nginx.port}/api/products/search/next`);
        const text = await next.text();
        checks.that(
          `the next visitor after ${shape}`,
          next.ok && !text.includes('alive'),
          text.slice(0, 200),
        );
      }
    }
    const metrics = await fetch(`http://127.0.0.1:${nginx.port}/metrics`);
    checks.that('/metrics through nginx', metrics.status === 404, metrics.status);
  } finally {
    await nginx.stop();
  }
  checks.end('nginx in front', 200);
  return true;
}

function isInstalled(): boolean {
  try {
    execFileSync('nginx', ['-v'], { stdio: 'ignore' });
    return true;
  } catch {
    return false;
  }
}

async function startNginx(shopUrl: string): Promise<{ port: number; stop(): Promise<void> }> {
  const folder = await mkdtemp(join(tmpdir(), 'attack-nginx-'));
  const port = await freePort();
  const example = await readFile(new URL('../../deploy/nginx.conf', import.meta.url), 'utf8');
  // The server block of the shop, without what only the real machine has: certificate, host name, log.
  const [, , , block = ''] = example.split(/^server \{$/m);
  const server = block
    .split('\n')
    .filter((line) => !/^\s*(listen|server_name|ssl_|access_log)/.test(line))
    .join('\n');
  const file = join(folder, 'nginx.conf');
  await writeFile(
    file,
    `daemon off; master_process off; pid ${folder}/pid; error_log ${folder}/errors;
events {}
http {
access_log off;
client_body_temp_path ${folder}/body; proxy_temp_path ${folder}/proxy; fastcgi_temp_path ${folder}/f;
uwsgi_temp_path ${folder}/u; scgi_temp_path ${folder}/s;
upstream ogulf_shop { server ${new URL(shopUrl).host}; keepalive 4; }
server { listen 127.0.0.1:${port}; ${server}
}
`,
  );
  const child: ChildProcess = spawn('nginx', ['-p', folder, '-c', file], { stdio: 'ignore' });
  const deadline = Date.now() + 10_000;
  while (!(await fetch(`http://127.0.0.1:${port}/api/health`).catch(() => null))?.ok) {
    if (Date.now() > deadline)
      throw new Error(`nginx did not start: ${await readFile(`${folder}/errors`, 'utf8').catch(() => '')}`);
    await wait(50);
  }
  return {
    port,
    async stop() {
      const ended = once(child, 'exit');
      child.kill('SIGTERM');
      await ended;
      await rm(folder, { recursive: true, force: true });
    },
  };
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const address = server.address();
  server.close();
  if (address === null || typeof address === 'string') throw new Error('no free port');
  return address.port;
}

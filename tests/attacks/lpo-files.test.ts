import { once } from 'node:events';
import { mkdtempSync } from 'node:fs';
import { readdir, rm } from 'node:fs/promises';
import { connect, type Socket } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { BodyBytes } from '#api/http/body-bytes.ts';
import { readEnvironment } from '#config/environment.ts';
import { quotes } from '#database/schema/quotes.ts';
import { phoneOf } from '../support/orders.ts';
import { acceptanceOf, quoteFor } from '../support/quotes.ts';
import { headerOf, onAttackedShop, type ShopResponse } from './attacked-shop.ts';
import { Checks } from './checks.ts';

const megabyte = 2 ** 20;
const script = '<script>alert(document.domain)</script>';
const pdf = '%PDF-1.7\n1 0 obj\n<<>>\nendobj\ntrailer\n<<>>\n%%EOF\n';
const pdfType = { 'Content-Type': 'application/pdf' };
/** One address may hold a quarter of it: the largest file. */
const bodyBytes = new BodyBytes(40 * megabyte);

interface Quotation {
  readonly reference: string;
  readonly key: string;
}

const folder = mkdtempSync(join(tmpdir(), 'attack-lpo-files-'));

onAttackedShop(
  'files of purchase orders',
  (shop) => {
    let addresses = 0;
    /** Another one for each request: the number of files by address is limited, which is not the question here. */
    const anotherAddress = () => {
      addresses += 1;
      return { 'X-Forwarded-For': `198.18.${addresses >> 8}.${addresses & 255}` };
    };
    const post = async (path: string, body: object): Promise<ShopResponse> =>
      shop.send({ method: 'POST', path, headers: anotherAddress(), body: JSON.stringify(body) });
    let buyers = 0;
    async function requestedQuotation(): Promise<Quotation> {
      buyers += 1;
      const contact = { name: 'Omar Haddad', phone: phoneOf(buyers), email: 'omar@example.qa' };
      const lines = [{ productId: shop.product.id, quantity: 1 }];
      const answer = await post('/api/send-quote', quoteFor(lines, { contact }));
      const { reference, trackingKey } = JSON.parse(answer.body).data;
      return { reference, key: trackingKey };
    }
    async function acceptedQuotation(): Promise<Quotation> {
      const quotation = await requestedQuotation();
      expect((await post('/api/accept-quote', acceptanceOf(quotation))).status).toBe(201);
      return quotation;
    }
    const pathOf = (quotation: Quotation, name = 'lpo.pdf') =>
      `/api/accept-quote/lpo-file?${new URLSearchParams({ ...quotation, name })}`;
    const upload = (
      path: string,
      body: string | Uint8Array,
      headers: Readonly<Record<string, string>> = {},
    ) =>
      shop.send({
        method: 'POST',
        path,
        headers: { ...pdfType, ...anotherAddress(), ...headers },
        body,
      });
    /** Sends the head and the beginning of a file, and leaves the connection open. */
    async function begin(quotation: Quotation, announced: number, bytes: number): Promise<Socket> {
      const socket = connect(shop.port, '127.0.0.1');
      await once(socket, 'connect');
      const headers = { Host: 'shop', ...pdfType, ...anotherAddress(), 'Content-Length': announced };
      const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
      socket.write([`POST ${pathOf(quotation)} HTTP/1.1`, ...lines, '', ''].join('\r\n'));
      socket.write(Buffer.alloc(bytes));
      return socket;
    }
    const storedOf = async ({ reference }: Quotation) => {
      const [stored] = await shop.database.db.select().from(quotes).where(eq(quotes.reference, reference));
      return stored;
    };
    const filesIn = (name: string) => readdir(join(folder, name)).catch(() => []);

    let awaiting: Quotation;
    let asked: Quotation;
    beforeAll(async () => {
      awaiting = await acceptedQuotation();
      asked = await requestedQuotation();
    });
    afterAll(() => rm(folder, { recursive: true, force: true }));

    async function expectNothingStored(checks: Checks): Promise<void> {
      checks.that('no file', (await filesIn('attachments')).length === 0, await filesIn('attachments'));
      checks.that('no temporary file', (await filesIn('uploads')).length === 0, await filesIn('uploads'));
      checks.that('the quotation', (await storedOf(awaiting))?.lpoFile === null);
    }

    test('need the key of their own quotation, and are not even read without it', async () => {
      const checks = new Checks();
      const { reference, key } = awaiting;
      const keys = [
        '',
        'guess',
        key.slice(1),
        `${key}x`,
        key.toLowerCase(),
        asked.key,
        '%',
        "' or 1=1--",
        '\0',
      ];
      const references = ['', 'QT-AAAA-AAAA', asked.reference, `${reference}A`, '*', 'x'.repeat(5000), '\0'];
      const wrong = [
        ...keys.map((wrongKey) => ({ reference, key: wrongKey })),
        ...references.map((wrongReference) => ({ reference: wrongReference, key })),
      ];
      // The length says 9 MB, and none of it is sent: the answer comes all the same.
      const headers = { 'Content-Length': String(9 * megabyte) };
      for (const quotation of wrong) {
        const answer = await upload(pathOf(quotation), '', headers);
        checks.that(JSON.stringify(quotation).slice(0, 80), [400, 404].includes(answer.status), answer);
      }
      const before = await upload(pathOf(asked), '', headers);
      checks.that('before the acceptance', before.status === 409, before);
      const twice = await upload(`${pathOf(awaiting)}&key=${key}`, '', headers);
      checks.that('two keys', twice.status === 400, twice);
      await expectNothingStored(checks);
      checks.end('keys of purchase order files', 20);
    });

    test('are judged by their content, whatever their type says', async () => {
      const checks = new Checks();
      const contents: Record<string, string | Uint8Array> = {
        'a page': `<!doctype html>${script}`,
        'a page that ends like a PDF': `<!doctype html>${script}\n%%EOF`,
        'a page with a PDF behind it': `<!doctype html>${script}${pdf}`,
        'half a PDF': '%PDF-1.7\n1 0 obj',
        'a drawing with a script': `<svg xmlns="http://www.w3.org/2000/svg">${script}</svg>`,
        'a script with the signature of a GIF': `GIF89a/*${script}*/`,
        'a program': Buffer.concat([Buffer.from('\u007fELF', 'latin1'), Buffer.alloc(1000)]),
        'an archive': Buffer.concat([Buffer.from('PK\u0003\u0004'), Buffer.alloc(1000)]),
        nothing: '',
      };
      const types = [
        'application/pdf',
        'image/png',
        'image/webp',
        'text/html',
        'image/svg+xml',
        'multipart/form-data',
        '',
      ];
      for (const [name, content] of Object.entries(contents)) {
        for (const type of types) {
          const answer = await upload(pathOf(awaiting), content, { 'Content-Type': type });
          checks.that(`${name} as '${type}'`, answer.status === 415, answer);
        }
      }
      const packed = await upload(pathOf(awaiting), pdf, { 'Content-Encoding': 'gzip' });
      checks.that('a packed request', packed.status === 415, packed);
      await expectNothingStored(checks);
      checks.end('contents of purchase order files', 67);
    });

    test('have a largest size, however it is announced', async () => {
      const checks = new Checks();
      const announced = await upload(pathOf(awaiting), '', { 'Content-Length': String(11 * megabyte) });
      checks.that('announced', announced.status === 413, announced);
      const size = 11 * megabyte;
      const chunk = Buffer.concat([
        Buffer.from(`${size.toString(16)}\r\n`),
        Buffer.alloc(size),
        Buffer.from('\r\n0\r\n\r\n'),
      ]);
      const socket = connect(shop.port, '127.0.0.1');
      await once(socket, 'connect');
      const head = [`POST ${pathOf(awaiting)} HTTP/1.1`, 'Host: shop', 'Content-Type: application/pdf'];
      const { 'X-Forwarded-For': address } = anotherAddress();
      socket.on('error', () => {});
      const answered = once(socket, 'data');
      socket.write(
        [...head, `X-Forwarded-For: ${address}`, 'Transfer-Encoding: chunked', '', ''].join('\r\n'),
      );
      socket.write(chunk);
      const [first] = await answered;
      checks.that('in chunks', String(first).startsWith('HTTP/1.1 413'), String(first));
      socket.destroy();
      await vi.waitFor(() => expect(bodyBytes.figures.bytes).toBe(0));
      await expectNothingStored(checks);
      checks.end('sizes of purchase order files', 5);
    });

    test('that arrive slowly or all at once leave the shop free, up to a ceiling with 503 and Retry-After', async () => {
      const checks = new Checks();
      const sockets: Socket[] = [];
      const part = 10 * megabyte - 1000;
      for (let index = 0; index < 4; index += 1) sockets.push(await begin(awaiting, 10 * megabyte, part));
      await vi.waitFor(() => expect(bodyBytes.figures.bytes).toBe(4 * part), { timeout: 10_000 });
      const page = await shop.send({ path: '/about' });
      checks.that('pages', page.status === 200, page);
      const call = await shop.send({ path: '/api/categories' });
      checks.that('calls', call.status === 200, call);
      const large = await upload(pathOf(awaiting), `${pdf}${'x'.repeat(5000)}${pdf}`);
      checks.that('above the ceiling', large.status === 503, large);
      checks.that('Retry-After', headerOf(large, 'Retry-After') === '3', large.head);
      for (const socket of sockets) socket.destroy();
      await vi.waitFor(() => expect(bodyBytes.figures.bytes).toBe(0));
      await vi.waitFor(async () => expect(await filesIn('uploads')).toEqual([]));
      await expectNothingStored(checks);
      const quotation = await acceptedQuotation();
      const afterwards = await upload(pathOf(quotation), pdf);
      checks.that('afterwards', afterwards.status === 201, afterwards);
      checks.end('many purchase order files', 8);
    });

    test('are stored by their content and downloaded by the name of the shop, never by theirs', async () => {
      const checks = new Checks();
      const names = [
        '../../../etc/passwd',
        '..\\..\\windows\\system32\\x.dll',
        '/etc/cron.d/shop',
        '.htaccess',
        'lpo.pdf.html',
        `${script}.pdf`,
        'x"; filename="evil.html',
        "x'; filename*=UTF-8''evil.html",
        'lpo\u202efdp.exe',
        'lpo.pdf\r\nSet-Cookie: shop=1',
        'lpo.pdf\u0000.html',
        '%2e%2e%2fpasswd',
        '',
        'x'.repeat(201),
      ];
      for (const name of names) {
        const quotation = await acceptedQuotation();
        // A PDF for programs that look at the beginning, a page for those that search for one.
        const content = `%PDF-1.7\n${script}\n%%EOF`;
        const sent = await upload(pathOf(quotation, name), content);
        checks.that(`${name}: answer`, [201, 400].includes(sent.status), sent);
        const stored = await storedOf(quotation);
        if (sent.status === 400) {
          checks.that(`${name}: nothing stored`, stored?.lpoFile === null, stored?.lpoFile);
          continue;
        }
        const path = `/api/quotes/${stored?.id}/lpo`;
        const stranger = await shop.send({ path });
        checks.that(
          `${name}: strangers`,
          stranger.status === 401 && !stranger.body.includes('%PDF'),
          stranger,
        );
        const download = await shop.send({ path, headers: { Cookie: shop.staff.cookie } });
        checks.that(`${name}: content`, download.body.includes(content), download.head);
        const expected: Record<string, string> = {
          'Content-Disposition': `attachment; filename="${quotation.reference}-LPO.pdf"`,
          'Content-Type': 'application/octet-stream',
          'X-Content-Type-Options': 'nosniff',
          'Cache-Control': 'no-store',
        };
        for (const [header, value] of Object.entries(expected)) {
          checks.that(`${name}: ${header}`, headerOf(download, header) === value, download.head);
        }
        const policy = headerOf(download, 'Content-Security-Policy') ?? '';
        checks.that(`${name}: policy`, policy.includes("default-src 'none'"), policy);
        checks.that(`${name}: no cookie`, headerOf(download, 'Set-Cookie') === undefined, download.head);
      }
      const files = await filesIn('attachments');
      checks.that(
        'names',
        files.length > 0 && files.every((file) => /^[0-9a-f]{40}\.pdf$/.test(file)),
        files,
      );
      checks.end('names of purchase order files', 90);
    });

    test('cannot be replaced, and of many at once one is stored', async () => {
      const checks = new Checks();
      const quotation = await acceptedQuotation();
      const contents = Array.from({ length: 6 }, (_, index) => `%PDF-1.7\n${index}\n%%EOF`);
      const answers = await Promise.all(contents.map((content) => upload(pathOf(quotation), content)));
      const statuses = answers.map(({ status }) => status).sort();
      checks.that('at once', String(statuses) === '201,409,409,409,409,409', statuses);
      const winner = answers.findIndex(({ status }) => status === 201);
      const stored = await storedOf(quotation);
      for (const [index, content] of contents.entries()) {
        const again = await upload(pathOf(quotation, 'other.pdf'), content);
        checks.that(`file ${index} again`, again.status === (index === winner ? 201 : 409), again);
      }
      const later = await storedOf(quotation);
      checks.that('unchanged', JSON.stringify(later) === JSON.stringify(stored), later);
      const path = `/api/quotes/${stored?.id}/lpo`;
      const { body } = await shop.send({ path, headers: { Cookie: shop.staff.cookie } });
      checks.that('what staff download', body.includes(contents[winner] ?? 'none'), body);
      checks.end('second purchase order files', 9);
    });

    test('have a limit by address', async () => {
      const checks = new Checks();
      const headers = { 'X-Forwarded-For': '203.0.113.9' };
      const statuses: number[] = [];
      for (let index = 0; index < 25; index += 1) {
        statuses.push((await upload(pathOf({ ...awaiting, key: 'guess' }), pdf, headers)).status);
      }
      checks.that(
        'of 25',
        String(statuses) === String([...Array(20).fill(404), ...Array(5).fill(429)]),
        statuses,
      );
      checks.end('number of purchase order files', 1);
    });
  },
  {
    parts: () => ({
      environment: readEnvironment({ PUBLIC_URL: 'http://shop.test', DATA_DIR: folder }),
      bodyBytes,
    }),
  },
);

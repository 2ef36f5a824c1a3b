import { createHash } from 'node:crypto';
import { setTimeout as wait } from 'node:timers/promises';
import { AwsClient } from 'aws4fetch';
import type { S3Settings } from '#config/environment.ts';
import { type FileStore, StorageStartError } from './file-store.ts';

interface S3Timing {
  /** For one attempt, from the first byte sent to the last one received. */
  readonly answerWithinMs: number;
  /** Before each further attempt. */
  readonly pausesMs: readonly number[];
}

const usualTiming: S3Timing = { answerWithinMs: 10_000, pausesMs: [100, 400, 1600] };

/** Failed S3 response; only status and error code, because the body names keys and hosts. */
class S3Error extends Error {
  override readonly name = 'S3Error';
  readonly status: number;
  readonly code: string;
  constructor(status: number, code: string) {
    super(`the S3 store answered ${status}${code && ` ${code}`}`);
    this.status = status;
    this.code = code;
  }
}

export interface S3Bucket {
  /** The files whose names begin with `prefix`, which they are then called without. */
  storeAt(prefix: string): FileStore;
  /** Throws a `StorageStartError` unless the bucket can be read and written with these keys. */
  requireUsable(): Promise<void>;
}

/** Bucket of any S3-compatible server, with path-style URLs (`endpoint/bucket/name`), which all of them support. */
export function openS3Bucket(settings: S3Settings, timing: S3Timing = usualTiming): S3Bucket {
  const { endpoint, region, bucket, accessKeyId, secretAccessKey } = settings;
  // Attempts are counted here and not by the signer, which would repeat what the caller gave up.
  const signer = new AwsClient({ accessKeyId, secretAccessKey, region, service: 's3', retries: 0 });
  const bucketAddress = `${endpoint.replace(/\/+$/, '')}/${bucket}`;

  async function send(
    signal: AbortSignal,
    method: string,
    address: string,
    body?: Uint8Array,
  ): Promise<Answer> {
    const response = await signer.fetch(address, {
      method,
      signal,
      ...(body && {
        body: Buffer.from(body),
        // By the hash, which is signed too, the store refuses what did not arrive as it was sent.
        headers: {
          'X-Amz-Content-Sha256': createHash('sha256').update(body).digest('hex'),
          'Content-Type': 'application/octet-stream',
        },
      }),
    });
    return { status: response.status, bytes: Buffer.from(await response.arrayBuffer()) };
  }

  /**
   * The timer rejects by itself and does not rely on the signal: Node's fetch can lose the signal of a signed, and so
   * copied, request to the garbage collector, and would wait for minutes (nodejs/undici#4068).
   */
  async function attempt(method: string, address: string, body?: Uint8Array): Promise<Answer> {
    const controller = new AbortController();
    const silence = Promise.withResolvers<never>();
    const timer = setTimeout(() => {
      const error = new Error('timeout: the S3 store did not answer');
      controller.abort(error);
      silence.reject(error);
    }, timing.answerWithinMs);
    try {
      return await Promise.race([send(controller.signal, method, address, body), silence.promise]);
    } finally {
      clearTimeout(timer);
    }
  }

  /** Repeats what may pass by itself: silence, a broken connection, a server in trouble, too many requests. */
  async function ask(method: string, address: string, body?: Uint8Array): Promise<Answer> {
    for (const pauseMs of timing.pausesMs) {
      const answer = await attempt(method, address, body).catch(() => undefined);
      if (answer && answer.status < 500 && answer.status !== 429) return answer;
      await wait(pauseMs);
    }
    return attempt(method, address, body);
  }

  async function requireAnswer(method: string, address: string, body?: Uint8Array): Promise<Answer> {
    const answer = await ask(method, address, body);
    if (answer.status >= 300) throw new S3Error(answer.status, textOf(answer, 'Code'));
    return answer;
  }

  async function* names(prefix: string): AsyncGenerator<string> {
    let continuation: string | undefined;
    do {
      const query = new URLSearchParams({ 'list-type': '2', prefix });
      if (continuation) query.set('continuation-token', continuation);
      const answer = await requireAnswer('GET', `${bucketAddress}?${query}`);
      for (const [, key = ''] of answer.bytes.toString().matchAll(/<Key>([^<]*)<\/Key>/g))
        yield unescaped(key);
      continuation =
        textOf(answer, 'IsTruncated') === 'true'
          ? unescaped(textOf(answer, 'NextContinuationToken'))
          : undefined;
    } while (continuation);
  }

  return {
    storeAt(folder) {
      const addressOf = (name: string) => `${bucketAddress}/${encodeURI(`${folder}${name}`)}`;
      return {
        async put(name, bytes) {
          await requireAnswer('PUT', addressOf(name), bytes);
        },
        async get(name) {
          const answer = await ask('GET', addressOf(name));
          if (answer.status === 404) return undefined;
          if (answer.status >= 300) throw new S3Error(answer.status, textOf(answer, 'Code'));
          return answer.bytes;
        },
        async has(name) {
          const { status } = await ask('HEAD', addressOf(name));
          if (status >= 300 && status !== 404) throw new S3Error(status, '');
          return status !== 404;
        },
        async *list(prefix = '') {
          for await (const name of names(`${folder}${prefix}`)) yield name.slice(folder.length);
        },
        async remove(name) {
          const { status } = await ask('DELETE', addressOf(name));
          if (status >= 300 && status !== 404) throw new S3Error(status, '');
        },
      };
    },

    async requireUsable() {
      const probe = `${bucketAddress}/write-test`;
      try {
        await requireAnswer('PUT', probe, Buffer.from('The shop looks whether it may keep files here.\n'));
        await requireAnswer('DELETE', probe);
      } catch (cause) {
        throw new StorageStartError(
          `The S3 store at ${new URL(endpoint).host} (S3_ENDPOINT) cannot be used: ${reasonOf(cause, bucket)}`,
          { cause },
        );
      }
    },
  };
}

interface Answer {
  readonly status: number;
  readonly bytes: Buffer;
}

function reasonOf(error: unknown, bucket: string): string {
  if (!(error instanceof S3Error)) return 'no answer';
  const { status, code } = error;
  if (code === 'NoSuchBucket' || (status === 404 && !code)) return `it has no bucket '${bucket}' (S3_BUCKET)`;
  if (code === 'InvalidAccessKeyId') return 'it does not know S3_ACCESS_KEY_ID';
  if (code === 'SignatureDoesNotMatch') return 'S3_SECRET_ACCESS_KEY is wrong';
  if (code === 'AuthorizationHeaderMalformed') return 'S3_REGION is not the region of the bucket';
  if (status === 401 || status === 403) return `these keys may not write to the bucket '${bucket}'`;
  return `it answered ${status}${code && ` ${code}`}`;
}

/** The answers are small and flat, so that two elements need no parser. */
function textOf({ bytes }: Answer, element: string): string {
  return new RegExp(`<${element}>([^<]*)</${element}>`).exec(bytes.toString())?.[1] ?? '';
}

const entities: Readonly<Record<string, string>> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'" };

function unescaped(text: string): string {
  return text.replace(/&(\w+);/g, (whole, name: string) => entities[name] ?? whole);
}

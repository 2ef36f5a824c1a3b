import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import S3rver from '@20minutes/s3rver';
import type { S3Settings } from '#config/environment.ts';

/** A server that speaks S3 and checks every signature, on a free port, with one empty bucket. */
export async function startS3(): Promise<{ settings: S3Settings; stop(): Promise<void> }> {
  const directory = await mkdtemp(join(tmpdir(), 'shop-s3-'));
  const bucket = 'shop-files';
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    vhostBuckets: false,
    directory,
    configureBuckets: [{ name: bucket, configs: [] }],
  });
  const { port } = await server.run();
  return {
    settings: {
      endpoint: `http://127.0.0.1:${port}`,
      region: 'us-east-1',
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    },
    async stop() {
      server.httpServer.closeAllConnections();
      await server.close();
      await rm(directory, { recursive: true, force: true });
    },
  };
}

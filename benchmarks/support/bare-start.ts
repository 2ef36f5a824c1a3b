/** Baseline of a start: Node that opens the embedded database as it comes and answers over HTTP. */
import { createServer } from 'node:http';
import { PGlite } from '@electric-sql/pglite';

const database = await PGlite.create(process.env.DATA_DIR ?? '');
await database.query('select 1');
createServer((_request, response) => response.end('ok')).listen(Number(process.env.PORT), '127.0.0.1');
process.on('SIGTERM', async () => {
  await database.close();
  process.exit(0);
});

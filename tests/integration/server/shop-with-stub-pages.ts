/** The real start with small pages of its own, so that tests of the process need no build. */
import { setTimeout as wait } from 'node:timers/promises';
import { runShop } from '#server/run-shop.ts';

await runShop({
  loadPages: async () => () => async (request) => {
    const { pathname, searchParams } = new URL(request.url);
    if (pathname === '/crash') setTimeout(() => Promise.reject(new Error('nobody caught this')), 0);
    const milliseconds = Number(searchParams.get('ms') ?? 0);
    if (milliseconds > 0) process.stderr.write('slow page begun\n');
    await wait(milliseconds);
    return new Response('the whole page', { headers: { 'Content-Type': 'text/plain' } });
  },
  builtFiles: null,
  withPictures: false,
});

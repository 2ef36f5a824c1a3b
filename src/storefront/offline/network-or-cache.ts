/** Whether a response may be cached: complete, same origin, not redirected, and allowed by its headers. */
export function isCacheable(answer: Response): boolean {
  const cacheControl = answer.headers.get('Cache-Control') ?? '';
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !/\b(no-store|private)\b/.test(cacheControl)
  );
}

/** Puts a cacheable response into a cache and evicts the oldest entries above the limit. */
export async function putInCache(
  cacheName: string,
  request: RequestInfo,
  answer: Response,
  maxEntries: number,
): Promise<void> {
  if (!isCacheable(answer)) return;
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
  const cached = await cache.keys();
  await Promise.all(
    cached.slice(0, Math.max(0, cached.length - maxEntries)).map((oldest) => cache.delete(oldest)),
  );
}

/** Responses vary by encoding and picture quality only, so that any cached variant fits. */
const ignoringVary = { ignoreVary: true };

export async function findCached(cacheName: string, request: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(request, ignoringVary);
}

/** Looks in the caches of all releases; files with a hash in their names are the same in each. */
export function findCachedAnywhere(request: RequestInfo): Promise<Response | undefined> {
  return caches.match(request, ignoringVary);
}

/** Network first: the response of the network, or the cached one when the network fails, answers 5xx or times out. */
export async function networkOrCache(
  fromNetwork: Promise<Response>,
  cached: Response | undefined,
  networkTimeoutMs: number,
): Promise<{ readonly answer: Response; readonly isFromCache: boolean }> {
  if (!cached) return { answer: await fromNetwork, isFromCache: false };
  const nothing = (): undefined => undefined;
  const timeout = new Promise<undefined>((resolve) => setTimeout(resolve, networkTimeoutMs));
  const answer = await Promise.race([fromNetwork.catch(nothing), timeout]);
  return answer && answer.status < 500
    ? { answer, isFromCache: false }
    : { answer: cached, isFromCache: true };
}

/** What the shop itself says may be kept, whole and as it was asked for. */
export function isCacheable(answer: Response): boolean {
  const cacheControl = answer.headers.get('Cache-Control') ?? '';
  return (
    answer.status === 200 &&
    answer.type === 'basic' &&
    !answer.redirected &&
    !/\b(no-store|private)\b/.test(cacheControl)
  );
}

/** Keeps an answer, and lets go of the oldest when there are too many. */
export async function keep(
  cacheName: string,
  request: RequestInfo,
  answer: Response,
  most: number,
): Promise<void> {
  if (!isCacheable(answer)) return;
  const cache = await caches.open(cacheName);
  await cache.put(request, answer);
  const kept = await cache.keys();
  await Promise.all(kept.slice(0, Math.max(0, kept.length - most)).map((oldest) => cache.delete(oldest)));
}

/** The encodings that a browser accepts, and how fine its pictures are, make no other answer of it. */
const asAnswered = { ignoreVary: true };

export async function findCached(cacheName: string, request: RequestInfo): Promise<Response | undefined> {
  const cache = await caches.open(cacheName);
  return cache.match(request, asAnswered);
}

/** In the cache of any release: what has a hash in its name is the same everywhere. */
export function findCachedAnywhere(request: RequestInfo): Promise<Response | undefined> {
  return caches.match(request, asAnswered);
}

/**
 * The shop's answer; the kept one when there is none, when the shop fails, or when it takes longer than a visitor who
 * could read meanwhile should wait.
 */
export async function networkOrCache(
  fromShop: Promise<Response>,
  kept: Response | undefined,
  patienceMs: number,
): Promise<{ readonly answer: Response; readonly isKept: boolean }> {
  if (!kept) return { answer: await fromShop, isKept: false };
  const nothing = (): undefined => undefined;
  const outOfPatience = new Promise<undefined>((resolve) => setTimeout(resolve, patienceMs));
  const answer = await Promise.race([fromShop.catch(nothing), outOfPatience]);
  return answer && answer.status < 500 ? { answer, isKept: false } : { answer: kept, isKept: true };
}

import { setTimeout } from 'node:timers/promises';
import { localeOfPath } from '#i18n/locale-path.ts';
import type { Locale } from '#primitives/locale.ts';

/** Links, metadata and texts of a server-rendered page. It parses only the HTML that React writes. */
export interface CrawledPage {
  /** Path and query. */
  readonly address: string;
  readonly status: number;
  readonly locale: Locale;
  /** Where it sends its visitors, if it does. */
  readonly leadsTo: string | null;
  readonly isIndexed: boolean;
  /** Browsers lay it out by today's rules, not by those of the nineties. */
  readonly hasDoctype: boolean;
  readonly headings: number;
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** By language: the whole address of the same page. */
  readonly languages: Readonly<Record<string, string>>;
  /** Each block of structured data, as text. */
  readonly structuredData: readonly string[];
  /** Every address on this site that it links to, as path and query. */
  readonly links: readonly string[];
  readonly anchors: ReadonlySet<string>;
  /** Places on other pages or on this one that it links to: '/terms-conditions#returns'. */
  readonly linksToAnchors: readonly string[];
}

async function readPage(origin: string, address: string): Promise<CrawledPage> {
  const answer = await fetchWhenAdmitted(origin + address);
  const html = await answer.text();
  const elements = (name: string) => html.match(new RegExp(`<${name}\\s[^>]*>`, 'g')) ?? [];
  const linked = elements('a').flatMap((element) => {
    const href = attribute(element, 'href');
    if (!href || /^(mailto|tel|javascript):/.test(href)) return [];
    const url = new URL(href, origin + address);
    return url.origin === origin ? [url] : [];
  });
  const links = elements('link');
  const linkTo = (rel: string) => links.filter((element) => attribute(element, 'rel') === rel);
  const meta = (name: string) =>
    attribute(elements('meta').find((element) => element.includes(`name="${name}"`)) ?? '', 'content');
  const location = answer.headers.get('Location');
  return {
    address,
    status: answer.status,
    locale: localeOfPath(new URL(origin + address).pathname),
    leadsTo: location && new URL(location, origin + address).href.slice(origin.length),
    isIndexed: !/noindex/.test(meta('robots') + (answer.headers.get('X-Robots-Tag') ?? '')),
    hasDoctype: /^<!doctype html>/i.test(html),
    headings: elements('h1').length + (html.match(/<h1>/g)?.length ?? 0),
    title: plain(/<title>([^<]*)<\/title>/.exec(html)?.[1] ?? ''),
    description: meta('description'),
    canonical: attribute(linkTo('canonical')[0] ?? '', 'href'),
    languages: Object.fromEntries(
      linkTo('alternate').flatMap((element) => {
        const language = attribute(element, 'hreflang');
        return language ? [[language, attribute(element, 'href')]] : [];
      }),
    ),
    structuredData: [...html.matchAll(/<script type="application\/ld\+json">([\s\S]*?)<\/script>/g)].map(
      ([, block = '']) => block,
    ),
    links: [...new Set(linked.map(({ pathname, search }) => pathname + search))],
    anchors: new Set([...html.matchAll(/\sid="([^"]+)"/g)].map(([, id = '']) => plain(id))),
    linksToAnchors: [
      ...new Set(
        linked
          .filter(({ hash }) => hash.length > 1)
          .map(({ pathname, search, hash }) => pathname + search + decodeURIComponent(hash)),
      ),
    ],
  };
}

/** A shop with too much to do refuses at once and says when to come again, which well-behaved crawlers do. */
async function fetchWhenAdmitted(url: string): Promise<Response> {
  const answer = await fetch(url, { redirect: 'manual' });
  if (answer.status !== 503) return answer;
  await answer.body?.cancel();
  await setTimeout(Number(answer.headers.get('Retry-After') ?? 1) * 1000);
  return fetchWhenAdmitted(url);
}

/** Reads what these pages link to, and what those link to, until nothing new turns up. */
export async function crawl(
  origin: string,
  starts: readonly string[],
  { isWorthReading }: { readonly isWorthReading: (address: string) => boolean },
): Promise<Map<string, CrawledPage>> {
  const pages = new Map<string, CrawledPage>();
  const seen = new Set(starts);
  let waiting = [...starts];
  while (waiting.length > 0) {
    const read = await inParallel(waiting, (address) => readPage(origin, address));
    waiting = [];
    for (const page of read) {
      pages.set(page.address, page);
      for (const address of page.leadsTo ? [page.leadsTo] : page.links) {
        if (seen.has(address) || !isWorthReading(address)) continue;
        seen.add(address);
        waiting.push(address);
      }
    }
  }
  return pages;
}

/** A few requests at a time, because the shop shares the machine with the crawler. */
export async function inParallel<Item, Result>(
  items: readonly Item[],
  work: (item: Item) => Promise<Result>,
): Promise<Result[]> {
  const results: Result[] = [];
  let next = 0;
  const worker = async () => {
    for (let place = next++; place < items.length; place = next++) {
      results[place] = await work(items[place] as Item);
    }
  };
  await Promise.all(Array.from({ length: 6 }, worker));
  return results;
}

function attribute(element: string, name: string): string {
  return plain(new RegExp(`\\s${name}="([^"]*)"`, 'i').exec(element)?.[1] ?? '');
}

function plain(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&#x27;', "'")
    .replaceAll('&lt;', '<')
    .replaceAll('&gt;', '>')
    .replaceAll('&amp;', '&');
}

import type { EntryContext } from 'react-router';
import { scriptJson } from './as-text.ts';
import { noteEarlyClick } from './early-click.ts';
import { noticeFirstAction } from './first-action.ts';
import type { PageRequest } from './page-services.ts';
import { type PageCode, startWhenSeen } from './start-when-seen.ts';

const watch = `(${noticeFirstAction})();(${noteEarlyClick})();`;

/**
 * What React Router's `<Scripts>` would write, as one script at the end of the page: the loaders' data for React in the
 * browser, and a start that lets the first view pass (start-when-seen.ts).
 */
export function pageScript(context: EntryContext, data: string, page: PageRequest): string {
  return [
    watch,
    pageDataOf(page),
    `window.__reactRouterContext=${context.serverHandoffString};`,
    `window.__reactRouterContext.stream=new ReadableStream({start(controller){`,
    `controller.enqueue(${scriptJson(data)});controller.close()}}).pipeThrough(new TextEncoderStream());`,
    startOf(context),
  ].join('');
}

/** While developing, React Router writes the rest itself, with what it needs for changes to show at once. */
export function dataScript(data: string, page: PageRequest): string {
  const controller = 'window.__reactRouterContext.streamController';
  return `${pageDataOf(page)}${controller}.enqueue(${scriptJson(data)});${controller}.close();`;
}

/** As as-text.ts in the browser looks for it. */
function pageDataOf({ documentData }: PageRequest): string {
  return `window.pageData={shop:${documentData?.shop},page:${documentData?.page}};`;
}

/** One for each route: their code is the same for all pages of a build. */
const starts = new Map<string, string>();

function startOf({ manifest, staticHandlerContext }: EntryContext): string {
  const ids = staticHandlerContext.matches.map(({ route }) => route.id);
  const route = ids.at(-1) ?? '';
  const known = starts.get(route);
  if (known) return known;
  const entries = ids.flatMap((id) => manifest.routes[id] ?? []);
  const code: PageCode = {
    manifest: manifest.url,
    routes: Object.fromEntries(entries.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    imports: [...new Set([...manifest.entry.imports, ...entries.flatMap(({ imports = [] }) => imports)])],
  };
  const start = `(${startWhenSeen})(${scriptJson(code)});`;
  starts.set(route, start);
  return start;
}

import type { EntryContext } from 'react-router';
import { changeKey, productPaths, productsUpdatedEvent } from '#api-client/catalogue-changes.ts';
import { completeAsRendered } from './complete-as-rendered.ts';
import { watchFirstInteraction } from './first-interaction.ts';
import { followProductChanges } from './follow-product-changes.ts';
import { loadScriptsAfterFirstPaint, type PageCode } from './load-scripts-after-first-paint.ts';
import { recordEarlyClicks } from './replay-early-clicks.ts';

/**
 * The code of the inline script that hydrates a page. It hands over the same data as React Router's `<Scripts>`, but
 * loads the page's modules after the first paint, for which `<Scripts>` has no option.
 */
export async function writeHydrationScript(context: EntryContext): Promise<string> {
  const loaderData = context.serverHandoffStream ? await readAll(context.serverHandoffStream) : '';
  return [
    `(${watchFirstInteraction})();`,
    `(${recordEarlyClicks})();`,
    `(${followProductChanges})({storageKey:'${changeKey}',productPaths:${productPaths},event:'${productsUpdatedEvent}'});`,
    `window.__reactRouterContext=${context.serverHandoffString};`,
    'window.__reactRouterContext.stream=new ReadableStream({start(controller){',
    `controller.enqueue(${toScriptJson(loaderData)});controller.close()}}).pipeThrough(new TextEncoderStream());`,
    // The import is written here as text: in development Vite would replace it by a function of its own server.
    `(${loadScriptsAfterFirstPaint})(${toScriptJson(findPageCode(context))},(address)=>import(address));`,
  ].join('');
}

function findPageCode({ manifest, routeModules, staticHandlerContext }: EntryContext): PageCode {
  const routes = staticHandlerContext.matches.flatMap(({ route }) => manifest.routes[route.id] ?? []);
  return {
    hotUpdates: manifest.hmr?.runtime,
    manifest: manifest.url,
    routes: Object.fromEntries(routes.map(({ id, module }) => [id, module])),
    entry: manifest.entry.module,
    imports: [...new Set([...manifest.entry.imports, ...routes.flatMap(({ imports = [] }) => imports)])],
    isCompleteAsRendered:
      staticHandlerContext.errors === null &&
      routes.some(({ id }) => routeModules[id]?.handle === completeAsRendered),
  };
}

async function readAll(stream: ReadableStream<Uint8Array>): Promise<string> {
  const decoder = new TextDecoder();
  let text = '';
  for await (const chunk of stream) text += decoder.decode(chunk, { stream: true });
  return text + decoder.decode();
}

/** JSON in which no `</script>` can end the element. */
function toScriptJson(value: unknown): string {
  return JSON.stringify(value).replaceAll('<', '\\u003c');
}

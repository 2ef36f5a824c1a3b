import { runInNewContext } from 'node:vm';
import { createElement, Fragment, lazy, Suspense } from 'react';
import { renderToString } from 'react-dom/server';
import {
  createRequestHandler,
  type EntryContext,
  isRouteErrorResponse,
  RouterContextProvider,
  Scripts,
  ScrollRestoration,
  type ServerBuild,
  ServerRouter,
  UNSAFE_decodeViaTurboStream,
} from 'react-router';
import { describe, expect, it, vi } from 'vitest';
import { type PageServices, pageServices, requestIdContext } from '../page-services.ts';
import { completeAsRendered } from './complete-as-rendered.ts';
import { respondWhenDatabaseUnavailable } from './database-unavailable.server.ts';
import { writeHydrationScript } from './hydration-script.server.ts';
import { renderWholePage } from './render-whole-page.server.ts';

/**
 * What this folder expects of React Router and React without a documented promise. If an update changes one of these,
 * the test that fails names it; README.md says which file depends on it.
 */
const nonce = 'the-nonce';

type Loader = () => unknown;

/** An app with one page, rendered by React Router's own means; `seen` gets what its entry is given. */
function buildApp(loader: Loader, seen: (context: EntryContext) => void = () => {}): ServerBuild {
  const page = () => createElement(Fragment, null, createElement(ScrollRestoration), createElement(Scripts));
  const entry = { id: 'root', path: '', hasLoader: true, module: '/root.js', imports: ['/shared.js'] };
  return {
    entry: {
      module: {
        default: async (request: Request, status: number, headers: Headers, context: EntryContext) => {
          seen(context);
          const { serverHandoffStream: _, ...rest } = context;
          const router = createElement(ServerRouter, { context: rest, url: request.url, nonce });
          return new Response(renderToString(router), { status, headers });
        },
        handleError: () => {},
      },
    },
    routes: { root: { id: 'root', path: '', module: { default: page, loader, ErrorBoundary: () => null } } },
    assets: {
      url: '/manifest.js',
      version: '1',
      entry: { module: '/entry.js', imports: ['/react.js'] },
      routes: { root: entry },
    },
    publicPath: '/',
    assetsBuildDirectory: '',
    future: {},
    ssr: true,
    isSpaMode: false,
    prerender: [],
    routeDiscovery: { mode: 'initial', manifestPath: '/__manifest' },
  } as unknown as ServerBuild;
}

function request(build: ServerBuild, path = '/', log = { error: vi.fn() }): Promise<Response> {
  const context = new RouterContextProvider();
  context.set(pageServices, { log } as Partial<PageServices> as PageServices);
  context.set(requestIdContext, 'r1');
  return createRequestHandler(build, 'production')(new Request(`http://shop.test${path}`), context);
}

const loaderData = { name: 'مكتب "سدو" </script>', price: 189_000, picture: null };

describe('internals of React Router', () => {
  it('<Scripts> sets the globals that the hydration script sets, and loads the same modules', async () => {
    const html = await (await request(buildApp(() => loaderData))).text();
    const scripts = [...html.matchAll(/<script[^>]*>(.*?)<\/script>/gs)].map(([, code]) => code).join('\n');
    const globals = new Set([...scripts.matchAll(/window\.(__\w+(?:\.\w+)?)\s*=/g)].map(([, name]) => name));
    expect(globals).toEqual(
      new Set([
        '__reactRouterContext',
        '__reactRouterContext.stream',
        '__reactRouterContext.streamController',
        '__reactRouterRouteModules',
      ]),
    );
    const modules = [...scripts.matchAll(/\bimport\b[^"]*"([^"]+)"/g)].map(([, address]) => address);
    expect(modules).toEqual(['/manifest.js', '/root.js', '/entry.js']);
    expect(scripts).toContain('window.__reactRouterRouteModules = {"root":route0}');
  });

  it('the inline script of <ScrollRestoration> carries the nonce', async () => {
    const html = await (await request(buildApp(() => loaderData))).text();
    expect(html).toMatch(new RegExp(`<script nonce="${nonce}">[^<]*sessionStorage`));
  });

  it('the hydration script hands over the loader data as React Router decodes them in the browser', async () => {
    let context: EntryContext | undefined;
    await request(
      buildApp(
        () => loaderData,
        (seen) => (context = seen),
      ),
    );
    const script = await writeHydrationScript(context as EntryContext);
    expect(script, 'nothing ends the element').not.toContain('</script>');
    const window: { __reactRouterContext?: { ssr: boolean; stream: ReadableStream<Uint8Array> } } = {};
    // Only what hands over the data: the rest needs a document.
    const handover = /window\.__reactRouterContext=.*?TextEncoderStream\(\)\);/s.exec(script)?.[0] ?? '';
    runInNewContext(handover, { window, ReadableStream, TextEncoderStream });
    const { stream, ssr } = window.__reactRouterContext ?? {};
    expect(ssr).toBe(true);
    const decoded = await UNSAFE_decodeViaTurboStream(
      stream as ReadableStream<Uint8Array>,
      globalThis as never,
    );
    expect(decoded.value).toMatchObject({ loaderData: { root: loaderData } });
    const code = /\)\((\{"manifest".*?\}),\(address\)=>import\(address\)\);$/s.exec(script)?.[1] ?? '';
    expect(JSON.parse(code)).toEqual({
      manifest: '/manifest.js',
      routes: { root: '/root.js' },
      entry: '/entry.js',
      imports: ['/react.js', '/shared.js'],
      isCompleteAsRendered: false,
    });
  });

  it('the hydration script knows the handle of a matched route, and whether a loader failed', async () => {
    const complete = async (loader: Loader) => {
      const build = buildApp(loader, (seen) => (context = seen));
      let context: EntryContext | undefined;
      Object.assign(build.routes.root?.module ?? {}, { handle: completeAsRendered });
      await request(build);
      const script = await writeHydrationScript(context as EntryContext);
      return /"isCompleteAsRendered":(true|false)/.exec(script)?.[1];
    };
    expect(await complete(() => loaderData)).toBe('true');
    expect(await complete(() => Promise.reject(new Error('a mistake')))).toBe('false');
  });

  it('a loader that was wrapped in the build still runs, and answers 503 without the database', async () => {
    expect((await request(respondWhenDatabaseUnavailable(buildApp(() => loaderData)))).status).toBe(200);
    const log = { error: vi.fn() };
    const unreachable = Object.assign(new Error('refused'), { code: 'ECONNREFUSED' });
    let errors: unknown[] = [];
    const build = respondWhenDatabaseUnavailable(
      buildApp(
        () => Promise.reject(unreachable),
        ({ staticHandlerContext }) => (errors = Object.values(staticHandlerContext.errors ?? {})),
      ),
    );
    for (const path of ['/', '/_.data']) expect((await request(build, path, log)).status, path).toBe(503);
    expect(errors.map((error) => isRouteErrorResponse(error) && error.status)).toEqual([503]);
    expect(log.error).toHaveBeenCalledTimes(2);
    expect(log.error.mock.calls[0]?.[0]).toEqual({ err: unreachable, requestId: 'r1' });
    const broken = respondWhenDatabaseUnavailable(buildApp(() => Promise.reject(new Error('a mistake'))));
    expect((await request(broken)).status).toBe(500);
  });
});

describe('internals of React', () => {
  it('renderToString marks a lazy component that is not loaded, and the page is rendered again with it', async () => {
    const Late = lazy(async () => ({ default: () => createElement('p', null, 'late') }));
    const page = createElement('html', null, createElement(Suspense, null, createElement(Late)));
    const html = await renderWholePage(page);
    expect(html).toMatch(/^<!DOCTYPE html><html>.*<p>late<\/p>.*<\/html>$/);
    expect(html).not.toMatch(/<!--\$[!?]-->/);
    expect(await renderWholePage(page), 'in one pass').toBe(html);
  });
});

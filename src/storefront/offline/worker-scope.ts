/**
 * Types of the service worker API, as far as ours uses it. TypeScript has them in the `webworker` library only, which
 * conflicts with `dom`, and both are type-checked together here.
 */
interface WorkerEvent extends Event {
  waitUntil(work: Promise<unknown>): void;
}

export interface FetchEvent extends WorkerEvent {
  readonly request: Request;
  readonly clientId: string;
  respondWith(answer: Promise<Response>): void;
}

interface WorkerMessage extends WorkerEvent {
  readonly data: unknown;
}

interface WindowClient {
  postMessage(message: unknown): void;
}

interface WorkerScope {
  readonly location: Location;
  readonly registration: { unregister(): Promise<boolean> };
  readonly navigator: { readonly connection?: { readonly effectiveType?: string } };
  readonly clients: {
    claim(): Promise<void>;
    get(id: string): Promise<WindowClient | undefined>;
    matchAll(options: { readonly type: 'window' }): Promise<readonly WindowClient[]>;
  };
  skipWaiting(): Promise<void>;
  addEventListener(type: 'install' | 'activate', listener: (event: WorkerEvent) => void): void;
  addEventListener(type: 'fetch', listener: (event: FetchEvent) => void): void;
  addEventListener(type: 'message', listener: (event: WorkerMessage) => void): void;
}

export const worker = self as unknown as WorkerScope;

import type { BrowserContext, Request } from '@playwright/test';

/** Collects what a visitor may not see but a developer must: errors, refused content, failed requests. */
export class PageProblems {
  readonly #found: string[] = [];
  readonly #allowed: RegExp[] = [];

  add(problem: string): void {
    this.#found.push(problem);
  }

  /** Announces a problem that the test brings about on purpose. */
  allow(pattern: RegExp): void {
    this.#allowed.push(pattern);
  }

  unexpected(): string[] {
    return this.#found.filter((problem) => !this.#allowed.some((pattern) => pattern.test(problem)));
  }
}

export function watchForProblems(context: BrowserContext, problems: PageProblems): void {
  context.on('console', (message) => {
    // Reported below, from the response itself, which knows the address.
    if (message.text().startsWith('Failed to load resource')) return;
    if (message.type() === 'error') problems.add(`console error: ${message.text()}`);
  });
  context.on('weberror', (webError) => problems.add(`uncaught: ${webError.error().stack}`));
  context.on('request', (request) => {
    if (!isHere(request.url())) problems.add(`asked for another host: ${request.url()}`);
  });
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason';
    // A page that is left behind drops what it was still loading.
    if (reason !== 'net::ERR_ABORTED') problems.add(`failed: ${request.url()}: ${reason}`);
  });
  context.on('response', (response) => {
    if (response.status() >= 400 && !isPageItself(response.request())) {
      problems.add(`answered ${response.status()}: ${response.request().method()} ${response.url()}`);
    }
  });
}

/** The status of the page itself is for the test to judge: a page that is not found is a page too. */
function isPageItself(request: Request): boolean {
  return request.isNavigationRequest() && request.frame().parentFrame() === null;
}

function isHere(address: string): boolean {
  const { protocol, hostname } = new URL(address);
  return !/^(https?|wss?):$/.test(protocol) || ['127.0.0.1', 'localhost', '[::1]'].includes(hostname);
}

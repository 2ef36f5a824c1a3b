/**
 * Fetches what `<link rel="prefetch">` names, for Safari, which ignores such links. React Router adds them when the
 * visitor points at a page; fetching brings the data into the HTTP cache all the same.
 */
export function fetchPrefetchLinks(): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement && node.rel === 'prefetch') void prefetch(node.href);
      }
    }
  });
  observer.observe(document.head, { childList: true });
}

async function prefetch(address: string): Promise<void> {
  try {
    // A response is cached only if it is read to its end.
    await (await fetch(address, { priority: 'low' })).arrayBuffer();
  } catch {
    // The navigation itself will request it again, and can show what is wrong.
  }
}

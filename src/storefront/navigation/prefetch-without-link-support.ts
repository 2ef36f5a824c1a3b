/**
 * Fetches what `<link rel="prefetch">` names, for Safari, which ignores such links. React Router adds them when the
 * visitor points at a page; fetching brings the data into the HTTP cache all the same.
 */
export function fetchPrefetchLinks(): void {
  const fetchLinks = (nodes: Iterable<Node>) => {
    for (const node of nodes) {
      if (node instanceof HTMLLinkElement && node.rel === 'prefetch') void prefetch(node.href);
    }
  };
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) fetchLinks(addedNodes);
  });
  observer.observe(document.head, { childList: true });
  // This module is loaded on demand, so the visitor may be pointing at a link already.
  fetchLinks(document.head.children);
}

async function prefetch(address: string): Promise<void> {
  try {
    // A response is cached only if it is read to its end.
    await (await fetch(address, { priority: 'low' })).arrayBuffer();
  } catch {
    // The navigation itself will request it again, and can show what is wrong.
  }
}

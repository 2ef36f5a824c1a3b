/**
 * Safari does not follow links that load something ahead, which the router writes when somebody points at a page.
 * Asking in its place brings the data into the browser's cache all the same.
 */
export function loadAhead(): void {
  const observer = new MutationObserver((changes) => {
    for (const { addedNodes } of changes) {
      for (const node of addedNodes) {
        if (node instanceof HTMLLinkElement && node.rel === 'prefetch') void load(node.href);
      }
    }
  });
  observer.observe(document.head, { childList: true });
}

async function load(address: string): Promise<void> {
  try {
    // An answer that is not read to its end is not kept.
    await (await fetch(address, { priority: 'low' })).arrayBuffer();
  } catch {
    // The page itself will be asked for, and can say what is wrong.
  }
}

declare global {
  interface Window {
    /** When the document and its images were loaded; until hydration. */
    loadedAt?: number;
  }
}

/** For how long the visitor has seen the page as it was rendered; 0 once it is hydrated. */
export function msSincePageLoaded(): number {
  return window.loadedAt === undefined ? 0 : Date.now() - window.loadedAt;
}

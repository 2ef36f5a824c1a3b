import { type RefObject, useEffect, useState } from 'react';

/** The bar at the top of the page covers what is behind it. */
const belowHeader = '-64px 0px 0px';

/** Whether something can be seen at the moment; until the browser has said so, yes. */
export function useIsInView(element: RefObject<Element | null>): boolean {
  const [isInView, setIsInView] = useState(true);

  useEffect(() => {
    if (!element.current) return;
    const observer = new IntersectionObserver(
      (entries) => setIsInView(entries.at(-1)?.isIntersecting ?? true),
      { rootMargin: belowHeader },
    );
    observer.observe(element.current);
    return () => observer.disconnect();
  }, [element]);

  return isInView;
}

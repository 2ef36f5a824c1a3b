import { type RefObject, useEffect, useState } from 'react';

/** Height of the sticky header, which covers elements behind it. */
const belowHeader = '-64px 0px 0px';

/** Whether an element is in view, by IntersectionObserver; true until its first callback. */
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

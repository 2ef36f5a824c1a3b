import { type ReactNode, useLayoutEffect, useRef } from 'react';
import { classNames } from '#ui/class-names.ts';

/** Height of the bar, by which toasts stand above it and a focused field is scrolled clear of it (admin.css). */
const heightVariable = '--bottom-bar';

/** The bar with the buttons of a screen, which stays at the bottom of the window. A screen has at most one. */
export function BottomBar({
  className,
  children,
}: {
  readonly className?: string;
  readonly children: ReactNode;
}) {
  const bar = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => {
    const element = bar.current;
    if (!element) return;
    const { style } = document.documentElement;
    const observer = new ResizeObserver(() => style.setProperty(heightVariable, `${element.offsetHeight}px`));
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(heightVariable);
    };
  }, []);
  return (
    <div
      ref={bar}
      className={classNames(
        'sticky bottom-0 z-20 -mx-4 flex flex-wrap items-center gap-2 border-t border-line bg-surface/95 px-4 py-3 backdrop-blur sm:mx-0 sm:rounded-card sm:border',
        className,
      )}
    >
      {children}
    </div>
  );
}

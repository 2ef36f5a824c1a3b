import { type RefObject, useEffect, useState } from 'react';

/** Whether an element fills the screen, and what begins and ends that. */
export function useFullScreen(element: RefObject<HTMLElement | null>): readonly [boolean, () => void] {
  const [isFull, setIsFull] = useState(false);

  useEffect(() => {
    const onChange = () =>
      setIsFull(document.fullscreenElement !== null && document.fullscreenElement === element.current);
    document.addEventListener('fullscreenchange', onChange);
    return () => document.removeEventListener('fullscreenchange', onChange);
  }, [element]);

  function toggle(): void {
    if (isFull) void document.exitFullscreen();
    // Where the browser refuses, the view stays as large as it is.
    else element.current?.requestFullscreen().catch(() => {});
  }

  return [isFull, toggle];
}

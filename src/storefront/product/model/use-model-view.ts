import { useEffect, useState } from 'react';

/** The family whose model is open, or the only product of it: its next member shows its model at once. */
let openFor: string | null = null;

/** Whether the model of a product is open, and by whom: only a press of the button moves the focus. */
export function useModelView(family: string) {
  const [opening, setOpening] = useState<'pressed' | 'kept' | null>(() =>
    openFor === family ? 'kept' : null,
  );

  useEffect(() => {
    if (openFor !== family) openFor = null;
    // The address that a QR code leads to. Written out, because the code of the viewer is not here yet.
    if (window.location.hash !== '#3d') return;
    openFor = family;
    setOpening((before) => before ?? 'kept');
  }, [family]);

  return {
    opening,
    open: () => {
      openFor = family;
      setOpening('pressed');
    },
    close: () => {
      openFor = null;
      setOpening(null);
    },
  };
}

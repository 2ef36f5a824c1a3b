import { type ReactNode, useEffect, useRef } from 'react';
import { staffButton } from './staff-button.ts';

interface ActionMenuProps {
  readonly label: string;
  readonly children: ReactNode;
}

/** What is done less often, behind one button. Escape and a click elsewhere close it, and so does a choice. */
export function ActionMenu({ label, children }: ActionMenuProps) {
  const menu = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const close = (event: Event) => {
      const element = menu.current;
      if (!element?.open) return;
      if (event instanceof KeyboardEvent) {
        if (event.key !== 'Escape') return;
        element.open = false;
        element.querySelector('summary')?.focus();
      } else if (!element.contains(event.target as Node)) element.open = false;
    };
    document.addEventListener('pointerdown', close);
    document.addEventListener('keydown', close);
    return () => {
      document.removeEventListener('pointerdown', close);
      document.removeEventListener('keydown', close);
    };
  }, []);
  return (
    <details ref={menu} className="group relative">
      <summary
        className={staffButton('secondary', 'cursor-pointer list-none [&::-webkit-details-marker]:hidden')}
      >
        {label}
        <span aria-hidden="true" className="text-xs transition-transform group-open:rotate-180">
          ▾
        </span>
      </summary>
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: a key that presses one of the buttons is a click here too */}
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only listens for what its buttons did */}
      <div
        onClick={() => {
          if (menu.current) menu.current.open = false;
        }}
        className="absolute end-0 z-30 mt-1 grid min-w-56 rounded-card border border-line bg-surface p-1.5 shadow-overlay"
      >
        {children}
      </div>
    </details>
  );
}

export function ActionMenuButton({
  tone = 'plain',
  onClick,
  children,
}: {
  readonly tone?: 'plain' | 'danger';
  readonly onClick: () => void;
  readonly children: ReactNode;
}) {
  return (
    <button
      type="button"
      onClick={onClick}
      className={`min-h-11 rounded-control px-3 text-start text-sm hover:bg-sunken ${tone === 'danger' ? 'text-negative' : ''}`}
    >
      {children}
    </button>
  );
}

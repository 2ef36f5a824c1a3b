import type { ReactNode } from 'react';

/**
 * Icons are decorative: the control around them carries the accessible name. Each is a single path, because every
 * further element would be rendered on every page.
 */
function Icon({ children, flip = false }: { children: ReactNode; flip?: boolean }) {
  return (
    <svg
      aria-hidden="true"
      className={flip ? 'line-drawing size-5 shrink-0 rtl:-scale-x-100' : 'line-drawing size-5 shrink-0'}
      viewBox="0 0 24 24"
    >
      {children}
    </svg>
  );
}

export function SearchIcon() {
  return (
    <Icon flip>
      <path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5l5 5" />
    </Icon>
  );
}

export function CartIcon() {
  return (
    <Icon flip>
      <path d="M2.5 4h2.3l2.4 11.2a1.5 1.5 0 0 0 1.5 1.2h8.6a1.5 1.5 0 0 0 1.5-1.2L20.5 8H5.7M8.3 20a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0M15.3 20a1.2 1.2 0 1 0 2.4 0 1.2 1.2 0 1 0-2.4 0" />
    </Icon>
  );
}

export function MenuIcon() {
  return (
    <Icon flip>
      <path d="M3.5 7h17M3.5 12h17M3.5 17h11" />
    </Icon>
  );
}

export function CloseIcon() {
  return (
    <Icon>
      <path d="m5.5 5.5 13 13M18.5 5.5l-13 13" />
    </Icon>
  );
}

export function PlusIcon() {
  return (
    <Icon>
      <path d="M12 6v12M6 12h12" />
    </Icon>
  );
}

export function ListIcon() {
  return (
    <Icon>
      <path d="M9 6.5h11M9 12h11M9 17.5h6M4.5 6.5h.01M4.5 12h.01M4.5 17.5h.01" />
    </Icon>
  );
}

export function MinusIcon() {
  return (
    <Icon>
      <path d="M6 12h12" />
    </Icon>
  );
}

export function CheckIcon() {
  return (
    <Icon>
      <path d="m5 12.5 4.5 4.5L19 7.5" />
    </Icon>
  );
}

/** Not equal. */
export function DifferentIcon() {
  return (
    <Icon>
      <path d="M5 9h14M5 15h14M16 4.5l-8 15" />
    </Icon>
  );
}

export function ArrowForwardIcon() {
  return (
    <Icon flip>
      <path d="M4 12h16M14 6l6 6-6 6" />
    </Icon>
  );
}

export function ArrowBackIcon() {
  return (
    <Icon flip>
      <path d="M20 12H4M10 6l-6 6 6 6" />
    </Icon>
  );
}

export function ArrowUpIcon() {
  return (
    <Icon>
      <path d="M12 20V4M6 10l6-6 6 6" />
    </Icon>
  );
}

export function ArrowDownIcon() {
  return (
    <Icon>
      <path d="M12 4v16M6 14l6 6 6-6" />
    </Icon>
  );
}

export function ChevronForwardIcon() {
  return (
    <Icon flip>
      <path d="m9.5 5.5 6.5 6.5-6.5 6.5" />
    </Icon>
  );
}

export function ChevronBackIcon() {
  return (
    <Icon flip>
      <path d="M14.5 5.5 8 12l6.5 6.5" />
    </Icon>
  );
}

export function ChevronDownIcon() {
  return (
    <Icon>
      <path d="m5.5 9.5 6.5 6.5 6.5-6.5" />
    </Icon>
  );
}

export function PauseIcon() {
  return (
    <Icon>
      <path d="M8.5 6v12M15.5 6v12" strokeWidth="2.4" />
    </Icon>
  );
}

/** Points to the right in every language, like the play button of media players. */
export function PlayIcon() {
  return (
    <Icon>
      <path d="m8 5.5 10.5 6.5L8 18.5z" fill="currentColor" />
    </Icon>
  );
}

export function StarIcon() {
  return (
    <Icon>
      <path
        d="m12 4 2.5 5.1 5.6.8-4 3.9.9 5.6-5-2.6-5 2.6.9-5.6-4-3.9 5.6-.8z"
        fill="currentColor"
        strokeWidth="0.8"
      />
    </Icon>
  );
}

export function GlobeIcon() {
  return (
    <Icon>
      <path d="M3.5 12a8.5 8.5 0 1 0 17 0 8.5 8.5 0 1 0-17 0M3.5 12h17M12 3.5c2.4 2.3 3.6 5.2 3.6 8.5s-1.2 6.2-3.6 8.5c-2.4-2.3-3.6-5.2-3.6-8.5S9.6 5.8 12 3.5Z" />
    </Icon>
  );
}

export function PhoneIcon() {
  return (
    <Icon flip>
      <path d="M5 4h3.4l1.7 4.3-2.2 1.6a12 12 0 0 0 6.2 6.2l1.6-2.2 4.3 1.7V19a1.6 1.6 0 0 1-1.7 1.6C10.6 20.1 3.9 13.4 3.4 5.7A1.6 1.6 0 0 1 5 4Z" />
    </Icon>
  );
}

export function MailIcon() {
  return (
    <Icon>
      <path d="M5 5.5h14a2 2 0 0 1 2 2v9a2 2 0 0 1-2 2H5a2 2 0 0 1-2-2v-9a2 2 0 0 1 2-2ZM3.5 7l8.5 6 8.5-6" />
    </Icon>
  );
}

export function PinIcon() {
  return (
    <Icon>
      <path d="M12 21c4.5-4.6 6.8-8.1 6.8-11.2a6.8 6.8 0 0 0-13.6 0C5.2 12.9 7.5 16.4 12 21ZM9.6 9.8a2.4 2.4 0 1 0 4.8 0 2.4 2.4 0 1 0-4.8 0" />
    </Icon>
  );
}

export function TruckIcon() {
  return (
    <Icon flip>
      <path d="M2.5 6h11.5v10H2.5zM14 9.5h3.8l3.7 3.7V16H14M5.2 17.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0M15.7 17.5a1.8 1.8 0 1 0 3.6 0 1.8 1.8 0 1 0-3.6 0" />
    </Icon>
  );
}

/** Speech bubble with a handset, as in WhatsApp. */
export function ChatIcon() {
  return (
    <Icon>
      <path d="M3.8 20.2 5 16.2a8.3 8.3 0 1 1 3.1 3ZM9.3 8.3c-.8.6-1 1.5-.5 2.7a7.6 7.6 0 0 0 4.2 4.2c1.2.5 2.1.3 2.7-.5l-1.8-1.3-1 .6a5.4 5.4 0 0 1-2.9-2.9l.6-1Z" />
    </Icon>
  );
}

export function ZoomInIcon() {
  return (
    <Icon flip>
      <path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5l5 5M10.5 8v5M8 10.5h5" />
    </Icon>
  );
}

export function ZoomOutIcon() {
  return (
    <Icon flip>
      <path d="M4 10.5a6.5 6.5 0 1 0 13 0 6.5 6.5 0 1 0-13 0M15.5 15.5l5 5M8 10.5h5" />
    </Icon>
  );
}

export function CubeIcon() {
  return (
    <Icon>
      <path d="M12 3l8 4.500v9L12 21l-8-4.500v-9ZM4 7.500l8 4.500 8-4.500M12 12v9" />
    </Icon>
  );
}

export function CopyIcon() {
  return (
    <Icon flip>
      <path d="M11 9h7a2 2 0 0 1 2 2v7a2 2 0 0 1-2 2h-7a2 2 0 0 1-2-2v-7a2 2 0 0 1 2-2ZM6 15H5.500a1.5 1.5 0 0 1-1.5-1.500v-8A1.5 1.5 0 0 1 5.5 4h8A1.5 1.5 0 0 1 15 5.500V6" />
    </Icon>
  );
}

export function ShareIcon() {
  return (
    <Icon>
      <path d="M12 15V3.500M8 7l4-3.500L16 7M5 12v6.500A1.5 1.5 0 0 0 6.5 20h11a1.5 1.5 0 0 0 1.5-1.500V12" />
    </Icon>
  );
}

export function BellIcon() {
  return (
    <Icon>
      <path d="M6 16.500V11a6 6 0 0 1 12 0v5.500l1.5 1.500h-15ZM10 20.500h4" />
    </Icon>
  );
}

export function PrintIcon() {
  return (
    <Icon>
      <path d="M7 8.500v-5h10v5M7 17H4.500v-6.500a2 2 0 0 1 2-2h11a2 2 0 0 1 2 2V17H17M7 14h10v6.500H7z" />
    </Icon>
  );
}

/** Drag handle. */
export function GripIcon() {
  return (
    <Icon>
      <path d="M9 6h.01M9 12h.01M9 18h.01M15 6h.01M15 12h.01M15 18h.01" strokeWidth="2.6" />
    </Icon>
  );
}

/** Sheet with lines of text, for a quotation. */
export function DocumentIcon() {
  return (
    <Icon flip>
      <path d="M6.5 3.500h7l4 4v13h-11zM13.5 3.500v4h4M9.5 12h5M9.5 15.500h5" />
    </Icon>
  );
}

const networkShapes = {
  instagram: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="4.5" />
      <circle cx="12" cy="12" r="3.7" />
      <path d="M16.6 7.4v.01" strokeWidth="2.2" />
    </>
  ),
  linkedin: (
    <>
      <rect x="4" y="4" width="16" height="16" rx="3" />
      <path d="M8 11v5M8 8v.01M11.5 16v-5M11.5 13.2c0-1.4.9-2.2 2.2-2.2s2.3.8 2.3 2.4V16" />
    </>
  ),
  facebook: (
    <path d="M14 21v-7.5h2.8l.4-3H14V8.7c0-1 .4-1.6 1.7-1.6h1.6V4.3C16.8 4.2 16 4 15 4c-2.4 0-4 1.4-4 4v2.5H8.2v3H11V21" />
  ),
  x: <path d="m4.5 4.5 15 15M19 4.5 5 19.5M4.5 4.5h3.8l11.2 15h-3.8z" />,
  tiktok: <path d="M14 4v10.7a3.8 3.8 0 1 1-3.8-3.8M14 4c.3 2.5 2 4.3 4.5 4.5" />,
  youtube: (
    <>
      <rect x="3" y="6" width="18" height="12" rx="4" />
      <path d="m10.5 9.5 4 2.5-4 2.5z" />
    </>
  ),
};

export function NetworkIcon({ network }: { network: keyof typeof networkShapes }) {
  return <Icon>{networkShapes[network]}</Icon>;
}

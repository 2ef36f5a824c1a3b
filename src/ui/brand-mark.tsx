/** Logo: the ring of an O in water. */
export function BrandMark({ className }: { className: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 32 32" className={className}>
      <rect width="32" height="32" rx="8" fill="var(--color-accent)" />
      <circle cx="16" cy="14.5" r="6.6" fill="none" stroke="#fff" strokeWidth="3" />
      <path
        d="M5 24.5c1.9-1.7 3.7-1.7 5.5 0s3.7 1.7 5.5 0 3.7-1.7 5.5 0 3.7 1.7 5.5 0"
        fill="none"
        stroke="#fff"
        strokeWidth="2.2"
        strokeLinecap="round"
      />
    </svg>
  );
}

/** Plus icon that becomes a minus when the surrounding `details` element with class `group` is open. */
export function UnfoldMark() {
  return (
    <svg
      aria-hidden="true"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 text-accent"
      fill="none"
      stroke="currentColor"
      strokeWidth="1.6"
      strokeLinecap="round"
    >
      <path d="M2 8h12" />
      <path d="M8 2v12" className="group-open:hidden" />
    </svg>
  );
}

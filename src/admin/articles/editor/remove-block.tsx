import { CloseIcon } from '#ui/icons.tsx';

/** Removes a block that has no text to delete. */
export function RemoveBlock({ label, onRemove }: { readonly label: string; readonly onRemove: () => void }) {
  return (
    <button
      type="button"
      aria-label={label}
      title={label}
      className="hit-area ms-auto rounded-control text-ink-soft hover:bg-sunken"
      onClick={onRemove}
    >
      <CloseIcon />
    </button>
  );
}

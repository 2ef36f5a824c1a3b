import { CloseIcon } from '#ui/icons.tsx';

interface RemoveButtonProps {
  /** What is removed, in words. */
  readonly label: string;
  readonly onRemove: () => void;
}

/** Removes an entry of a list in a form, in the corner of the entry. */
export function RemoveButton({ label, onRemove }: RemoveButtonProps) {
  return (
    <button
      type="button"
      aria-label={label}
      className="hit-area absolute end-1 top-1 rounded-control text-ink-soft hover:bg-sunken"
      onClick={onRemove}
    >
      <CloseIcon />
    </button>
  );
}

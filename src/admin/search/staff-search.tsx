import { useEffect } from 'react';
import { SearchIcon } from '#ui/icons.tsx';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { SearchField } from './search-field.tsx';
import { useSearchTexts } from './search-texts.ts';

interface StaffSearchProps {
  readonly isOpen: boolean;
  readonly onOpen: () => void;
  readonly onClose: () => void;
}

/** The search over everything that staff work with. Ctrl+K opens it everywhere, '/' outside of fields. */
export function StaffSearch({ isOpen, onOpen, onClose }: StaffSearchProps) {
  const texts = useSearchTexts();
  useSearchKeys(onOpen);
  return (
    <StaffDialog isOpen={isOpen} title={texts.title} onClose={onClose}>
      <SearchField onChosen={onClose} />
    </StaffDialog>
  );
}

interface SearchButtonProps {
  /** Without words, where there is no room for them. */
  readonly isIcon?: boolean;
  readonly className: string;
  readonly onClick: () => void;
}

export function SearchButton({ isIcon = false, className, onClick }: SearchButtonProps) {
  const texts = useSearchTexts();
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts="Control+K /"
      aria-label={isIcon ? texts.title : undefined}
      onClick={onClick}
      className={className}
    >
      <SearchIcon />
      {!isIcon && (
        <>
          <span className="grow truncate">{texts.open}</span>
          <span
            dir="ltr"
            aria-hidden="true"
            className="shrink-0 rounded-control border border-line px-1.5 text-xs text-ink-faint"
          >
            {texts.shortcut}
          </span>
        </>
      )}
    </button>
  );
}

function useSearchKeys(open: () => void): void {
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => {
      const isShortcut = (event.ctrlKey || event.metaKey) && !event.altKey && event.code === 'KeyK';
      const isSlash = event.key === '/' && !event.ctrlKey && !event.metaKey && !isTyping(event.target);
      // An open dialog has the keyboard; another one above it would hide what is being typed there.
      if ((!isShortcut && !isSlash) || document.querySelector('dialog:modal')) return;
      event.preventDefault();
      open();
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });
}

function isTyping(target: EventTarget | null): boolean {
  return (
    target instanceof HTMLElement && target.closest('input, textarea, select, [contenteditable]') !== null
  );
}

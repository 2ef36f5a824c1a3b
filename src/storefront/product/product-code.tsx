import { useSyncExternalStore } from 'react';
import { useMessages } from '#i18n/messages-context.tsx';
import { classNames } from '#ui/class-names.ts';
import { CopyIcon } from '#ui/icons.tsx';
import { useCopied } from './use-copied.ts';

/** Product code with a copy button. The button appears where browsers can copy; its space is reserved. */
export function ProductCode({ sku }: { readonly sku: string }) {
  const { catalogue, product } = useMessages();
  const { isCopied, copy } = useCopied();
  const canCopy = useSyncExternalStore(nothingChanges, hasClipboard, () => false);
  return (
    <span className="inline-flex items-center gap-x-1.5">
      {catalogue.sku} <bdi dir="ltr">{sku}</bdi>
      <button
        type="button"
        aria-label={product.copyCode}
        onClick={() => copy(sku)}
        className={classNames(
          'hit-area -my-3 rounded-control transition-colors duration-200 hover:text-accent',
          !canCopy && 'invisible',
        )}
      >
        <CopyIcon />
      </button>
      <span role="status" className="text-positive">
        {isCopied && product.copied}
      </span>
    </span>
  );
}

function nothingChanges(): () => void {
  return () => undefined;
}

function hasClipboard(): boolean {
  return 'clipboard' in navigator;
}

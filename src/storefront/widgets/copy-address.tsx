import { type FocusEvent, useState } from 'react';
import { buttonStyle } from '#ui/button-style.ts';
import { classNames } from '#ui/class-names.ts';
import { CheckIcon, CopyIcon } from '#ui/icons.tsx';
import { useCopied } from '../product/use-copied.ts';

interface CopyAddressProps {
  readonly address: string;
  readonly texts: { readonly copy: string; readonly copied: string; readonly byHand: string };
}

/** Copies a link; where browsers do not allow that, shows the link to be copied by hand. */
export function CopyAddress({ address, texts }: CopyAddressProps) {
  const { isCopied, copy } = useCopied();
  const [isByHand, setIsByHand] = useState(false);
  return (
    <div>
      <div className="relative">
        <button
          type="button"
          onClick={async () => setIsByHand(!(await copy(address)))}
          className={buttonStyle('quiet', 'w-full')}
        >
          <CopyIcon />
          {texts.copy}
        </button>
        {/* On top of the button, so that the confirmation causes no layout shift. */}
        <p
          role="status"
          className={classNames(
            'pointer-events-none absolute inset-0 flex items-center justify-center gap-2.5 rounded-pill font-medium text-positive',
            isCopied && 'bg-surface',
          )}
        >
          {isCopied && (
            <>
              <CheckIcon />
              {texts.copied}
            </>
          )}
        </p>
      </div>
      {isByHand && (
        <label className="mt-2 block text-sm text-ink-soft">
          {texts.byHand}
          <input
            type="text"
            readOnly
            dir="ltr"
            value={address}
            onFocus={(event: FocusEvent<HTMLInputElement>) => event.currentTarget.select()}
            className="mt-2 h-12 w-full rounded-control border border-line-strong bg-ground px-4 text-ink"
          />
        </label>
      )}
    </div>
  );
}

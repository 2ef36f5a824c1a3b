import type { MouseEvent } from 'react';
import { forwardLink } from '#domain/shop-profile/contact-links.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ShareIcon } from '#ui/icons.tsx';
import { useCopied } from './use-copied.ts';

interface ShareLinkProps {
  readonly title: string;
  /** The whole address of the page. */
  readonly address: string;
}

/** Shares by whatever the device has: its own dialog, else the clipboard, else, as without scripts, a mail. */
export function ShareLink({ title, address }: ShareLinkProps) {
  const { product } = useMessages();
  const { isCopied, copy } = useCopied();
  const mail = forwardLink(title, address);

  async function share(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if ('share' in navigator) {
      // Closing the dialog without choosing anything is a way to use it.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    if (!(await copy(address))) window.location.assign(mail);
  }

  return (
    <>
      <a
        href={mail}
        onClick={share}
        className="inline-flex min-h-11 items-center gap-2.5 font-medium underline decoration-line-strong underline-offset-4 hover:text-accent hover:decoration-accent"
      >
        <ShareIcon />
        {product.share}
      </a>
      <span role="status" className="text-sm text-positive">
        {isCopied && product.linkCopied}
      </span>
    </>
  );
}

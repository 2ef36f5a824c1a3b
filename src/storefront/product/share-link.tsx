import type { MouseEvent } from 'react';
import { forwardLink } from '#domain/shop-profile/contact-links.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ShareIcon } from '#ui/icons.tsx';
import { useCopied } from './use-copied.ts';

interface ShareLinkProps {
  readonly title: string;
  /** Absolute URL of the page. */
  readonly address: string;
}

/** Shares the page by the device's share dialog, else the clipboard, else, as without scripts, an email. */
export function ShareLink({ title, address }: ShareLinkProps) {
  const { product } = useMessages();
  const { isCopied, copy } = useCopied();
  const email = forwardLink(title, address);

  async function share(event: MouseEvent): Promise<void> {
    event.preventDefault();
    if ('share' in navigator) {
      // A cancelled share dialog is no failure.
      await navigator.share({ title, url: address }).catch(() => undefined);
      return;
    }
    if (!(await copy(address))) window.location.assign(email);
  }

  return (
    <>
      <a
        href={email}
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

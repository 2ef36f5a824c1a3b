/** An email address that breaks after its @ where a line has no room for it, and not within a word. */
export function EmailAddress({ address }: { readonly address: string }) {
  const [mailbox, host] = address.split('@');
  return (
    <bdi dir="ltr" className="wrap-anywhere">
      {mailbox}@<wbr />
      {host}
    </bdi>
  );
}

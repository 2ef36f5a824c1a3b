import type { Ref } from 'react';

/** Honeypot: hidden from people and assistive technology; bots fill in every field, and the server rejects those. */
export function HoneypotField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -z-10 size-0 overflow-hidden">
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

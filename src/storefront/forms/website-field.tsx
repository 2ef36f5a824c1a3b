import type { Ref } from 'react';

/** People do not see it, whatever they see with; programs fill in every field. */
export function HoneypotField({ ref }: { readonly ref: Ref<HTMLInputElement> }) {
  return (
    <div aria-hidden="true" className="absolute -z-10 size-0 overflow-hidden">
      <input ref={ref} type="text" name="website" tabIndex={-1} autoComplete="off" />
    </div>
  );
}

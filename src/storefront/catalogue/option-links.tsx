import { classNames } from '#ui/class-names.ts';
import { Swatch } from '#ui/swatch.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { LinkedOption } from './linked-options.ts';

interface OptionLinksProps {
  readonly option: LinkedOption;
  /** For screen readers, on a page with the same option of several products. */
  readonly productName?: string;
}

/** The values of an option. Each is a link, and works without scripts. */
export function OptionLinks({ option: { label, chosen, choices }, productName }: OptionLinksProps) {
  return (
    <section aria-label={productName === undefined ? label : `${label}: ${productName}`}>
      <p className="text-sm">
        <span className="text-ink-soft">{label}: </span>
        <span className="font-medium">{chosen}</span>
      </p>
      <ul className="mt-2 flex flex-wrap gap-2">
        {choices.map(({ name, swatch, to, isCurrent, differs }) => (
          <li key={name} className="flex">
            <LocaleLink
              to={to}
              preventScrollReset
              aria-current={isCurrent ? 'true' : undefined}
              className={classNames(
                'flex min-h-11 items-center gap-2 rounded-control border px-3 py-1.5 hover:border-accent',
                isCurrent ? 'border-accent bg-accent-soft font-medium' : 'border-line-strong',
                differs !== null && 'border-dashed text-ink-soft',
              )}
            >
              {swatch.length > 0 && <Swatch colours={swatch} className="size-5" />}
              <span>
                {name}
                {differs !== null && <span className="block text-sm text-ink-faint">{differs}</span>}
              </span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

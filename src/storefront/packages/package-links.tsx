import { LocaleLink } from '../navigation/locale-link.tsx';
import type { LinkedPackages } from './package-data.ts';

const headingId = 'linked-packages';

/** Links to packages from the page of a part or of a category. */
export function PackageLinks({ packages: { heading, packages } }: { readonly packages: LinkedPackages }) {
  return (
    <section aria-labelledby={headingId} className="page-column pt-section print:hidden">
      <h2 id={headingId} className="type-heading">
        {heading}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {packages.map(({ address, name, summary }) => (
          <li key={address}>
            <LocaleLink
              to={address}
              className="block h-full rounded-card border border-line bg-surface px-5 py-4 hover:border-ink"
            >
              <span className="font-medium">{name}</span>
              <span className="mt-1 line-clamp-3 text-sm text-ink-soft">{summary}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

import { packagePath } from '#domain/catalogue/packages/package.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

const headingId = 'part-of-packages';

interface PartOfPackagesProps {
  readonly packages: readonly { readonly slug: string; readonly name: string; readonly summary: string }[];
}

/** The packages that have this product as a part. */
export function PartOfPackages({ packages }: PartOfPackagesProps) {
  const { product: texts } = useMessages();
  return (
    <section aria-labelledby={headingId} className="page-column pt-section print:hidden">
      <h2 id={headingId} className="type-heading">
        {texts.partOfPackages}
      </h2>
      <ul className="mt-6 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {packages.map(({ slug, name, summary }) => (
          <li key={slug}>
            <LocaleLink
              to={packagePath(slug)}
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

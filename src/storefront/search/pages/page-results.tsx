import { LocaleLink } from '../../navigation/locale-link.tsx';
import type { FoundPageGroup } from './found-page-group.ts';

/** Help pages, articles, places and services that a search found. */
export function PageResults({ title, pages }: Pick<FoundPageGroup, 'title' | 'pages'>) {
  return (
    <section aria-labelledby="found-pages">
      <h2 id="found-pages" className="type-heading">
        {title}
      </h2>
      <ul className="mt-4 grid gap-x-10 sm:grid-cols-2">
        {pages.map(({ kind, title: name, excerpt, path }) => (
          <li key={path + name} className="border-t border-line">
            <LocaleLink to={path} className="group block py-4">
              <span className="text-sm text-ink-faint">{kind}</span>
              <span className="mt-0.5 block font-medium text-pretty underline-offset-4 group-hover:text-accent group-hover:underline">
                {name}
              </span>
              <span className="mt-1 line-clamp-2 text-sm text-pretty text-ink-soft">{excerpt}</span>
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

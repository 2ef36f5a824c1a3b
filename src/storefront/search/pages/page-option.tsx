import { ArrowForwardIcon } from '#ui/icons.tsx';
import { Emphasised, Option, type OptionProps } from '../result-options.tsx';
import type { FoundPageGroup } from './found-page-group.ts';

interface PageOptionProps extends OptionProps {
  readonly page: FoundPageGroup['pages'][number];
  readonly term: string;
}

/** A help page, an article, a place or a service among the suggestions. */
export function PageOption({ page, term, ...option }: PageOptionProps) {
  return (
    <Option {...option} to={page.path}>
      <span className="min-w-0 flex-1 py-2">
        <span className="line-clamp-2">
          <Emphasised text={page.title} term={term} />
          <span className="text-ink-faint"> · {page.kind}</span>
        </span>
        <span className="line-clamp-1 text-sm text-ink-soft">{page.excerpt}</span>
      </span>
      <span className="text-ink-faint">
        <ArrowForwardIcon />
      </span>
    </Option>
  );
}

import { type ReactNode, useEffect, useRef } from 'react';
import type { MenuCategory, MenuDepartment } from '#domain/catalogue/categories/category-menu.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { placePath } from '../catalogue/place-path.ts';
import { LocaleLink } from '../navigation/locale-link.tsx';
import type { CurrentPlace } from './place-of-page.ts';
import { useCategoryMenu } from './use-category-menu.ts';

interface CategoryTreeProps {
  /** Shown while the tree is loaded. */
  readonly waiting: ReactNode;
}

/** Departments, categories and subcategories of the mobile menu as nested disclosures; the place of the page is open. */
export function CategoryTree({ waiting }: CategoryTreeProps) {
  const { departments, current } = useCategoryMenu(true);
  const tree = useRef<HTMLDivElement>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: the tree is rendered again for another place
  useEffect(() => {
    tree.current?.querySelector('[aria-current]')?.scrollIntoView({ block: 'nearest' });
  }, [departments, current.category, current.subcategory]);

  if (!departments) return waiting;
  return (
    // On another page the disclosures open at the new place.
    <div ref={tree} key={`${current.category} ${current.subcategory}`}>
      {departments.map((department) => (
        <Department key={department.slug} department={department} current={current} />
      ))}
    </div>
  );
}

interface DepartmentProps {
  readonly department: MenuDepartment;
  readonly current: CurrentPlace;
}

function Department({ department: { name, categories }, current }: DepartmentProps) {
  return (
    <Disclosure
      isOpen={categories.some(({ slug }) => slug === current.category)}
      summary={name}
      className="min-h-14 border-b border-line text-lg"
    >
      <div className="border-b border-line ps-4 pb-2">
        {categories.map((category) => (
          <Category key={category.slug} category={category} current={current} />
        ))}
      </div>
    </Disclosure>
  );
}

interface CategoryProps {
  readonly category: MenuCategory;
  readonly current: CurrentPlace;
}

function Category({ category, current }: CategoryProps) {
  const { catalogue } = useMessages();
  const isCurrent = category.slug === current.category;
  return (
    <Disclosure isOpen={isCurrent} summary={category.name} className="min-h-12">
      <ul className="mb-2 border-s border-line ps-4 text-ink-soft">
        <TreeLink
          to={placePath({ category })}
          isCurrent={isCurrent && current.subcategory === undefined}
          name={catalogue.allOf(category.name)}
        />
        {category.subcategories.map((subcategory) => (
          <TreeLink
            key={subcategory.slug}
            to={placePath({ category, subcategory })}
            isCurrent={subcategory.slug === current.subcategory}
            name={subcategory.name}
          />
        ))}
      </ul>
    </Disclosure>
  );
}

interface DisclosureProps {
  readonly isOpen: boolean;
  readonly summary: string;
  readonly className: string;
  readonly children: ReactNode;
}

function Disclosure({ isOpen, summary, className, children }: DisclosureProps) {
  return (
    <details open={isOpen} className="[&[open]>summary>svg]:rotate-180">
      <summary
        className={`flex cursor-pointer list-none items-center justify-between gap-4 py-2 leading-snug [&::-webkit-details-marker]:hidden ${className}`}
      >
        {summary}
        <ChevronDownIcon />
      </summary>
      {children}
    </details>
  );
}

interface TreeLinkProps {
  readonly to: string;
  readonly isCurrent: boolean;
  readonly name: string;
}

function TreeLink({ to, isCurrent, name }: TreeLinkProps) {
  return (
    <li>
      <LocaleLink
        to={to}
        aria-current={isCurrent ? 'page' : undefined}
        onClick={({ currentTarget }) => currentTarget.closest('dialog')?.close()}
        className="flex min-h-11 items-center py-1.5 leading-snug aria-[current=page]:font-medium aria-[current=page]:text-accent"
      >
        {name}
      </LocaleLink>
    </li>
  );
}

import { type Dispatch, type KeyboardEvent, type RefObject, type SetStateAction, useRef } from 'react';
import type { MenuCategory, MenuDepartment } from '#domain/catalogue/categories/category-menu.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { placePath } from '../catalogue/place-path.ts';
import { NavigationLink, readingLinks } from '../layout/navigation-links.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { CategoryPreview } from './category-preview.tsx';
import { moveInMenu } from './menu-keys.ts';
import { categoryPanelId, type Opened } from './panel-opened.ts';
import type { CurrentPlace } from './place-of-page.ts';
import { useAimedCategory } from './use-aimed-category.ts';
import { useCategoryMenu } from './use-category-menu.ts';
import { useArrowDown, useClosing, usePointing } from './use-panel-opening.ts';

interface CategoryPanelProps {
  readonly button: RefObject<HTMLButtonElement | null>;
  readonly opened: Opened;
  readonly setOpened: Dispatch<SetStateAction<Opened>>;
}

/**
 * Panel below the header with all departments and categories, a preview of the one that is pointed at or focused, and
 * links to articles and help. A disclosure navigation: its links are reached by Tab and by arrow keys.
 */
export function CategoryPanel({ button, opened, setOpened }: CategoryPanelProps) {
  const messages = useMessages();
  const panel = useRef<HTMLDivElement>(null);
  const isOpen = opened !== false;
  const opening = { button, panel, opened, setOpened };
  usePointing(opening);
  useArrowDown(opening);
  useClosing(opening);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the links inside are what is used; this only hears of them
    <div
      ref={panel}
      id={categoryPanelId}
      hidden={!isOpen}
      onClick={({ target }) => {
        if (target instanceof Element && target.closest('a')) setOpened(false);
      }}
      onKeyDown={(event) => moveFocus(event, button.current)}
      className="appear-at-once absolute inset-x-0 top-full max-h-[calc(100dvh-7.5rem)] overflow-y-auto overscroll-contain border-y border-line bg-surface shadow-overlay"
    >
      <Categories isOpen={isOpen} />
      <div className="border-t border-line">
        <div className="page-column flex flex-wrap items-center gap-x-7 py-2 text-sm">
          <h2 className="py-2 font-medium">{messages.navigation.reading}</h2>
          <ul className="flex flex-wrap gap-x-6">
            {readingLinks.map(({ path, text }) => (
              <li key={path}>
                <NavigationLink
                  to={path}
                  className="flex min-h-10 items-center text-ink-soft underline-offset-4 hover:text-accent hover:underline aria-[current=page]:text-ink"
                >
                  {text(messages)}
                </NavigationLink>
              </li>
            ))}
          </ul>
        </div>
      </div>
    </div>
  );
}

function Categories({ isOpen }: { readonly isOpen: boolean }) {
  const { listing } = useMessages();
  const { departments, current } = useCategoryMenu(isOpen);
  const preview = useRef<HTMLElement>(null);
  const aimed = useAimedCategory(preview, isOpen);
  const categories = departments?.flatMap((department) => department.categories) ?? [];
  const find = (slug: string | null | undefined) => categories.find((category) => category.slug === slug);
  const shown = find(aimed.slug) ?? find(current.category) ?? categories[0];
  return (
    <div className="page-column grid grid-cols-[minmax(0,1fr)_20rem] gap-x-10 py-7 xl:grid-cols-[minmax(0,1fr)_30rem] xl:gap-x-14">
      <div>
        {departments === null ? (
          <div aria-hidden="true" className="h-[30rem] rounded-card bg-sunken/60" />
        ) : (
          <div onPointerMove={aimed.onPointerMove} className="columns-2 gap-x-8">
            {departments.map((department) => (
              <Department
                key={department.slug}
                department={department}
                current={current}
                shown={shown}
                onAim={aimed}
              />
            ))}
          </div>
        )}
        <LocaleLink
          to="/collection"
          className="inline-flex min-h-10 items-center px-3 font-medium text-accent underline-offset-4 hover:underline"
        >
          {listing.allCategories}
        </LocaleLink>
      </div>
      {shown && isOpen && (
        <CategoryPreview
          ref={preview}
          category={shown}
          current={current}
          onPointerEnter={aimed.onPointerLeave}
        />
      )}
    </div>
  );
}

interface DepartmentProps {
  readonly department: MenuDepartment;
  readonly current: CurrentPlace;
  /** The category of the preview. */
  readonly shown: MenuCategory | undefined;
  readonly onAim: Pick<ReturnType<typeof useAimedCategory>, 'onFocus' | 'onPointerEnter' | 'onPointerLeave'>;
}

function Department({ department, current, shown, onAim }: DepartmentProps) {
  const headingId = `department-${department.slug}`;
  return (
    <section className="mb-5 break-inside-avoid">
      <h2 id={headingId} className="px-3 pb-1 text-sm font-medium text-ink-faint">
        {department.name}
      </h2>
      <ul aria-labelledby={headingId}>
        {department.categories.map((category) => (
          <li key={category.slug}>
            <LocaleLink
              to={placePath({ category })}
              data-category=""
              aria-current={category.slug === current.category ? 'true' : undefined}
              data-shown={category === shown || undefined}
              onFocus={() => onAim.onFocus(category.slug)}
              onPointerEnter={(event) => onAim.onPointerEnter(category.slug, event)}
              onPointerLeave={onAim.onPointerLeave}
              className="flex min-h-9 items-center rounded-control px-3 py-1 leading-snug aria-[current]:font-medium aria-[current]:text-accent data-shown:bg-sunken forced-colors:data-shown:outline"
            >
              {category.name}
            </LocaleLink>
          </li>
        ))}
      </ul>
    </section>
  );
}

/** Moves the focus by arrow keys, Home and End between categories and the links of the preview. */
function moveFocus(event: KeyboardEvent<HTMLElement>, button: HTMLElement | null): void {
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = event.currentTarget;
  const categories = [...panel.querySelectorAll<HTMLElement>('[data-category]')];
  const parts = [...panel.querySelectorAll<HTMLElement>('[data-part]')];
  const focused = document.activeElement as HTMLElement;
  const part = parts.indexOf(focused);
  const category = categories.findIndex((link) =>
    part === -1 ? link === focused : link.dataset.shown !== undefined,
  );
  if (category === -1) return;
  const to = moveInMenu(
    event.key,
    { category, part: part === -1 ? null : part },
    { categories: categories.length, parts: parts.length },
    getComputedStyle(panel).direction === 'rtl',
  );
  if (to === null) return;
  event.preventDefault();
  const target = to === 'button' ? button : to.part === null ? categories[to.category] : parts[to.part];
  target?.focus();
}

import { useState } from 'react';
import { Link } from 'react-router';
import { categoryOrderContract } from '#api/staff/categories/categories.contract.ts';
import { addressInWidth } from '#images/image-address.ts';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { ReorderList } from '../components/reorder-list.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useCatalogueTexts } from './catalogue-texts.ts';
import { type StaffCategory, useCategories } from './use-categories.ts';

export function CategoryListScreen() {
  const { categories: texts } = useCatalogueTexts();
  const locale = useStaffLocale();
  const { query } = useCategories();
  return (
    <Screen title={texts.title} intro={texts.intro} add={{ to: '/admin/categories/new', name: texts.add }}>
      <Loaded query={query} empty={{ data: { departments: [], categories: [] } }}>
        {({ data }) =>
          data.departments.map(({ slug, name }) => (
            <Panel key={slug} title={name[locale]}>
              <Department
                department={slug}
                name={name[locale]}
                categories={data.categories.filter(({ department }) => department === slug)}
              />
            </Panel>
          ))
        }
      </Loaded>
    </Screen>
  );
}

function Department({
  department,
  name,
  categories,
}: {
  readonly department: string;
  readonly name: string;
  readonly categories: readonly StaffCategory[];
}) {
  const { categories: texts } = useCatalogueTexts();
  const { nameOf, query } = useCategories();
  const toasts = useToasts();
  const { send } = useStaffWrite(categoryOrderContract);
  // Optimistic update; the server's answer replaces it.
  const [moved, setMoved] = useState<readonly StaffCategory[]>();

  async function reorder(order: readonly StaffCategory[]): Promise<void> {
    setMoved(order);
    const answer = await send({
      body: { department, categories: order.map(({ id, version }) => ({ id, version })) },
    });
    if (!answer) await query.refetch();
    toasts.show(answer ? { text: texts.moved } : { text: texts.notMoved, tone: 'negative' });
    setMoved(undefined);
  }

  return (
    <ReorderList
      label={name}
      items={moved ?? categories}
      keyOf={({ id }) => id}
      nameOf={nameOf}
      onReorder={(order) => void reorder(order)}
    >
      {(category) => (
        <div className="flex flex-wrap items-center gap-x-4 gap-y-1 py-2.5 ps-13 pe-4">
          <span className="flex min-w-0 grow items-center gap-4">
            {category.image ? (
              <img
                src={addressInWidth(category.image, 300)}
                alt=""
                width={48}
                height={32}
                loading="lazy"
                draggable={false}
                className="h-8 w-12 shrink-0 rounded-control bg-ground object-cover"
              />
            ) : (
              <span
                aria-hidden="true"
                className="h-8 w-12 shrink-0 rounded-control border border-dashed border-line-strong"
              />
            )}
            <Link
              to={`/admin/categories/${category.id}`}
              className="inline-flex min-h-11 min-w-0 grow items-center font-medium hover:text-accent"
            >
              {nameOf(category)}
            </Link>
          </span>
          {!category.image && <Badge tone="waiting">{texts.lacksPicture}</Badge>}
          {category.lacksArabic && <Badge tone="waiting">{texts.lacksArabic}</Badge>}
          <span className="text-sm text-ink-soft">{texts.subcategories(category.subcategories.length)}</span>
          <Link
            to={`/admin/products?category=${category.slug}`}
            className="inline-flex min-h-11 items-center text-sm text-accent underline underline-offset-4"
          >
            {texts.products(category.products)}
          </Link>
        </div>
      )}
    </ReorderList>
  );
}

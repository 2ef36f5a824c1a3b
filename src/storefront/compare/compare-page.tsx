import { comparedParameter, readComparedSlugs } from '#domain/catalogue/comparison/compared-products.ts';
import { formatList } from '#i18n/lists.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useCompareMessages } from '#i18n/messages/storefront/buying/compare-messages.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { PageHead } from '../head/page-head.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/compare-page';
import { AddToComparison } from './add-to-comparison.tsx';
import { CompareSheet } from './compare-sheet.tsx';
import type { Comparison } from './comparison.ts';
import { EmptyComparison } from './empty-comparison.tsx';
import { loadComparison } from './load-comparison.server.ts';

const longestSearch = 100;

/** Compares the products of the address, so that a comparison can be shared, printed and read without scripts. */
export async function loader({ context, request }: Route.LoaderArgs): Promise<Comparison> {
  const { db, productIndex } = context.get(pageServices);
  const { searchParams } = new URL(request.url);
  const asked = {
    slugs: readComparedSlugs(searchParams.get(comparedParameter)),
    search: (searchParams.get('search') ?? '').trim().slice(0, longestSearch),
  };
  return loadComparison(db, await productIndex(), asked, localeOfRequest(request));
}

export default function ComparePage({ loaderData }: Route.ComponentProps) {
  const texts = useCompareMessages();
  const { products } = loaderData;
  return (
    <>
      <PageHead title={texts.title} description={texts.lead} indexed={false} />
      <div className="page-column pt-8 print:pt-0">
        <h1 className="type-title">{texts.title}</h1>
        <p className="type-lead mt-3 max-w-prose print:hidden">{texts.lead}</p>
        <LeftOut comparison={loaderData} />
        {products.length === 0 ? <EmptyComparison /> : <CompareSheet comparison={loaderData} />}
        <AddToComparison comparison={loaderData} />
      </div>
      <div className="print:hidden">
        <TalkToUs />
      </div>
    </>
  );
}

/** Says which products of the address are not shown, and why. */
function LeftOut({ comparison: { unknown, tooMany } }: { readonly comparison: Comparison }) {
  const texts = useCompareMessages();
  const locale = useLocale();
  if (unknown.length + tooMany.length === 0) return null;
  return (
    <div role="status" className="mt-6 space-y-2 rounded-card bg-sunken px-5 py-4 print:hidden">
      {unknown.length > 0 && (
        <p>
          {texts.notFound}{' '}
          <bdi dir="ltr" className="break-words">
            {unknown.join(', ')}
          </bdi>
        </p>
      )}
      {tooMany.length > 0 && (
        <p>
          {texts.tooMany} {formatList(locale, tooMany)}
        </p>
      )}
    </div>
  );
}

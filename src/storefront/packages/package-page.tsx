import { data } from 'react-router';
import { packagePath, readReplacements } from '#domain/catalogue/packages/replaced-parts.ts';
import { previewParameter } from '#domain/catalogue/products/product.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { usePackagesMessages } from '#i18n/messages/storefront/buying/packages-messages.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { Breadcrumbs } from '../catalogue/breadcrumbs.tsx';
import { PageHead } from '../head/page-head.tsx';
import { itemListData } from '../head/page-structured-data.ts';
import { StructuredDataScript } from '../head/structured-data-script.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { personalHeaders } from '../navigation/personal-page.ts';
import { pageNotFound } from '../not-found/page-not-found.ts';
import { pageServices } from '../page-services.ts';
import type { Route } from './+types/package-page';
import { loadPackage } from './load-packages.server.ts';
import { PackageContents } from './package-contents.tsx';

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url);
  const asked = {
    slug: params.slug,
    preview: searchParams.get(previewParameter),
    replacements: readReplacements(searchParams),
  };
  const found = await loadPackage(context.get(pageServices), asked, localeOfRequest(request));
  if (!found) throw pageNotFound();
  return data(found, found.isActive ? {} : { headers: personalHeaders });
}

/** Those of the loader: a preview is not cached. */
export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export default function PackagePage({ loaderData }: Route.ComponentProps) {
  const texts = usePackagesMessages();
  const messages = useMessages();
  const locale = useLocale();
  const { slug, name, summary, isActive, parts } = loaderData;
  const sold = parts.flatMap(({ product }) => product ?? []);
  const steps = [
    { name: messages.breadcrumbs.home, to: '/' },
    { name: texts.title, to: '/packages' },
  ];
  return (
    <div key={slug}>
      <PageHead
        title={name}
        description={summary}
        picture={sold[0]?.picture ?? null}
        address={packagePath(slug)}
        indexed={isActive}
      />
      {isActive ? (
        <StructuredDataScript
          describe={(place) => [
            itemListData(
              place,
              sold.map((product) => ({ name: product.name[locale], path: `/product/${product.slug}` })),
              name,
            ),
          ]}
        />
      ) : (
        <p role="status" className="page-column bg-accent-soft py-3 font-medium">
          {texts.preview}
        </p>
      )}
      <div className="page-column pt-4 lg:pt-8">
        {/* Without the name, which is the heading below. */}
        <Breadcrumbs steps={steps} />
        <h1 className="type-title mt-2">{name}</h1>
        <p className="type-lead mt-3 max-w-prose">{summary}</p>
        <PackageContents contents={loaderData} />
      </div>
      <TalkToUs />
    </div>
  );
}

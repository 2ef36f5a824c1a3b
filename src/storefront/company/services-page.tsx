import { findSeededPlace } from '#domain/catalogue/categories/find-place.ts';
import { listProducts } from '#domain/catalogue/listing/list-products.server.ts';
import { productCard } from '#domain/catalogue/listing/product-list.ts';
import { findScenePictures } from '#domain/content/scene-picture-queries.server.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useServicesMessages } from '#i18n/messages/storefront/content-pages/services-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { services } from '#primitives/quote-status.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { quotationPath, serviceQuotationPath } from '../navigation/quotation-path.ts';
import { pageServices } from '../page-services.ts';
import { ProductRow } from '../product/product-row.tsx';
import { FactTable } from '../reading/fact-table.tsx';
import { PictureOpening } from '../reading/picture-opening.tsx';
import { Points } from '../reading/points.tsx';
import { Questions } from '../reading/questions.tsx';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/services-page';

/** Seeded slug of the category of the services that are sold as products. */
const serviceCategory = 'service';

export async function loader({ context, request }: Route.LoaderArgs) {
  const { db, productIndex } = context.get(pageServices);
  const locale = localeOfRequest(request);
  const index = await productIndex();
  const category = findSeededPlace(index, 'category', serviceCategory)?.category.slug ?? serviceCategory;
  const filter = { category, page: 1, pageSize: 8 };
  const [{ products }, [picture = null]] = await Promise.all([
    listProducts(db, index, { filter }, locale),
    findScenePictures(db, ['page-services']),
  ]);
  return { fixed: products.map((product) => productCard(product, locale)), picture };
}

export const handle = completeAsRendered;

export default function ServicesPage({ loaderData: { fixed, picture } }: Route.ComponentProps) {
  const { pages } = useMessages();
  const { leads, quotation, questions: questionsTitle } = useReadingMessages();
  const texts = useServicesMessages();
  return (
    <>
      <PictureOpening title={pages.services.title} lead={leads.services} picture={picture}>
        <LocaleLink to={quotationPath} className={buttonStyle('primary')}>
          {quotation}
        </LocaleLink>
      </PictureOpening>
      <div className="page-column pt-section">
        <ServiceCards />
      </div>
      <Points id="steps" {...texts.steps} areSteps />
      <section aria-labelledby="included" className="page-column pt-section">
        <h2 id="included" className="type-title mb-8">
          {texts.included.title}
        </h2>
        <FactTable {...texts.included.table} />
      </section>
      {fixed.length > 0 && <ProductRow title={texts.fixed} products={fixed} />}
      <Questions title={questionsTitle} questions={texts.questions} />
      <TalkToUs />
    </>
  );
}

function ServiceCards() {
  const { list, ask, askNamed } = useServicesMessages();
  const { footer } = useMessages();
  return (
    <ul className="grid gap-5 md:grid-cols-2">
      {services.map((service) => {
        const { name, text, points } = list[service];
        return (
          <li
            key={service}
            id={service}
            className="flex flex-col rounded-panel bg-surface p-6 shadow-raised sm:p-8"
          >
            <h2 className="type-heading">{name}</h2>
            <p className="mt-3 text-ink-soft">{text}</p>
            <ul className="mt-5 mb-8 space-y-2">
              {points.map((point) => (
                <li key={point} className="flex gap-3">
                  <span className="mt-0.5 shrink-0 text-positive">
                    <CheckIcon />
                  </span>
                  {point}
                </li>
              ))}
            </ul>
            <p className="mt-auto flex flex-wrap gap-x-2 gap-y-3">
              <LocaleLink
                to={serviceQuotationPath(service)}
                aria-label={askNamed(name)}
                className={buttonStyle('secondary')}
              >
                {ask}
              </LocaleLink>
              {service === 'space_planning' && (
                <LocaleLink to="/planner" className={buttonStyle('quiet')}>
                  {footer.planner}
                </LocaleLink>
              )}
            </p>
          </li>
        );
      })}
    </ul>
  );
}

import { useEffect, useRef } from 'react';
import { useFetcher } from 'react-router';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { Slider } from '#ui/slider.tsx';
import { ProductTile } from '../../catalogue/product-tile.tsx';
import { TileActions } from '../../catalogue/tile-actions.tsx';
import type { loader } from './recently-viewed-resource.ts';

/** Root margin of the observer, so that the row is loaded before it is in view. */
const lookAhead = '800px';

/** Row of recently viewed products, loaded when it is almost in view. */
export function RecentlyViewedRow({ ids }: { readonly ids: readonly string[] }) {
  const { home, product } = useMessages();
  const locale = useLocale();
  const { load, data: products } = useFetcher<typeof loader>();
  const section = useRef<HTMLElement>(null);

  useEffect(() => {
    if (!section.current) return;
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return;
        observer.disconnect();
        load(`${localizedPath(locale, '/recently-viewed')}?ids=${ids.join(',')}`);
      },
      { rootMargin: lookAhead },
    );
    observer.observe(section.current);
    return () => observer.disconnect();
  }, [ids, load, locale]);

  if (products?.length === 0) return null;
  return (
    <section ref={section} aria-labelledby="recently-viewed" className="page-column pt-section print:hidden">
      <Slider
        labelledBy="recently-viewed"
        previousLabel={home.previousProducts}
        nextLabel={home.nextProducts}
        heading={
          <h2 id="recently-viewed" className="type-heading">
            {product.recentlyViewed}
          </h2>
        }
      >
        {products
          ? products.map((viewed) => (
              <li key={viewed.id} className={tileRoom}>
                <ProductTile product={viewed} sizes="11rem" />
                <TileActions product={viewed} hasLink />
              </li>
            ))
          : ids.map((id) => (
              <li key={id} className={tileRoom}>
                <span className="block aspect-square rounded-card bg-sunken" />
              </li>
            ))}
      </Slider>
    </section>
  );
}

/** Skeleton as high as a tile with a name of three lines and its actions, so that loading causes no layout shift. */
const tileRoom = 'flex w-44 min-h-[26rem] flex-col';

import type { ComponentProps } from 'react';
import { comparePath, mostCompared } from '#domain/catalogue/comparison/compared-products.ts';
import type { ProductCard } from '#domain/catalogue/products/product.ts';
import type { GoesWith } from '#domain/catalogue/related/goes-with.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { TileActions } from '../../catalogue/tile-actions.tsx';
import { LocaleLink } from '../../navigation/locale-link.tsx';
import { RoomLink } from '../../rooms/room-link.tsx';
import { LinkCards } from '../../widgets/link-cards.tsx';
import { ProductRow } from '../product-row.tsx';
import { GoesWellWith } from './goes-well-with.tsx';

interface RelatedProductsProps {
  /** Of the product of the page. */
  readonly slug: string;
  readonly goesWith: readonly GoesWith[];
  readonly room: ComponentProps<typeof RoomLink>['room'] | null;
  readonly packages: ComponentProps<typeof LinkCards> | null;
  readonly similar: readonly ProductCard[];
  readonly successors: readonly ProductCard[];
}

/** What goes with a product, where it is shown and sold together with others, and what may be bought in its place. */
export function RelatedProducts({
  slug,
  goesWith,
  room,
  packages,
  similar,
  successors,
}: RelatedProductsProps) {
  const { product: texts } = useMessages();
  const isReplaced = successors.length > 0;
  const alternatives = isReplaced ? successors : similar;
  if (!room && !packages && goesWith.length + alternatives.length === 0) return null;
  return (
    // One estimate of the height for all of them: a wrong one of the second would move the first while it is in view.
    <div className="below-first-view [--usual-height:38rem] has-[>:nth-child(2)]:[--usual-height:64rem] has-[>:nth-child(3)]:[--usual-height:105rem]">
      {goesWith.length > 0 && <GoesWellWith groups={goesWith} />}
      {room && <RoomLink room={room} />}
      {packages && <LinkCards {...packages} />}
      {alternatives.length > 0 && (
        <ProductRow
          title={isReplaced ? texts.successors : texts.similar}
          products={alternatives}
          link={!isReplaced && <CompareWithThese slug={slug} others={similar} />}
          actionsOf={(other) => <TileActions product={other} hasLink />}
        />
      )}
    </div>
  );
}

interface CompareWithTheseProps {
  readonly slug: string;
  readonly others: readonly ProductCard[];
}

/** All of the row beside the product of the page. */
function CompareWithThese({ slug, others }: CompareWithTheseProps) {
  const { compare } = useMessages();
  const slugs = [slug, ...others.map((other) => other.slug)];
  return (
    <LocaleLink
      to={comparePath(slugs.slice(0, mostCompared))}
      rel="nofollow"
      className="inline-flex min-h-11 items-center text-accent underline underline-offset-4 hover:text-accent-strong"
    >
      {compare.withThis}
    </LocaleLink>
  );
}

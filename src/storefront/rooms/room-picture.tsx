import type { CartProduct } from '#domain/cart/cart.ts';
import type { RoomPoint } from '#domain/content/rooms/rooms.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

interface SeenProduct extends Pick<RoomPoint, 'x' | 'y'> {
  readonly product: CartProduct;
}

interface RoomPictureProps {
  readonly picture: Picture;
  readonly seen: readonly SeenProduct[];
}

/**
 * A picture with a numbered link on each product. The points lie in a drawing of the picture's size: they stay where the product
 * is in either language, and need no styles of their own, which the content security policy refuses.
 */
export function RoomPicture({ picture, seen }: RoomPictureProps) {
  const locale = useLocale();
  const { width, height } = picture;
  return (
    <div dir="ltr" className="relative">
      <CataloguePicture
        picture={picture}
        sizes="(min-width: 80rem) 76rem, 100vw"
        isFirst
        className="h-auto w-full rounded-panel"
      />
      {/* biome-ignore lint/a11y/noSvgWithoutTitle: it is a group of links, each with a name */}
      <svg viewBox={`0 0 ${width} ${height}`} className="absolute inset-0 size-full print:hidden">
        {seen.map(({ x, y, product }, index) => {
          const [left, top] = [(x / 100) * width, (y / 100) * height];
          return (
            <LocaleLink
              key={product.id}
              to={`/product/${product.slug}`}
              aria-label={`${index + 1}. ${product.name[locale]}`}
              className="group outline-none"
            >
              {/* A line without length and with round ends is a disc whose size does not follow that of the picture. */}
              <path
                d={`M${left} ${top}h0`}
                strokeLinecap="round"
                className="stroke-ink stroke-[30px] [vector-effect:non-scaling-stroke] group-focus-visible:stroke-accent group-focus-visible:stroke-[40px]"
              />
              <path
                d={`M${left} ${top}h0`}
                strokeLinecap="round"
                className="stroke-surface stroke-[26px] [vector-effect:non-scaling-stroke] group-hover:stroke-accent-soft"
              />
              <text
                x={left}
                y={top}
                textAnchor="middle"
                dominantBaseline="central"
                className="fill-ink text-[78px] font-medium sm:text-[44px] lg:text-[24px]"
              >
                {index + 1}
              </text>
            </LocaleLink>
          );
        })}
      </svg>
    </div>
  );
}

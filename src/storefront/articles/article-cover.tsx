import type { ReactNode } from 'react';
import type { TopicKind } from '#domain/content/topic.ts';
import type { Picture } from '#images/image-address.ts';
import { classNames } from '#ui/class-names.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';

interface ArticleCoverProps {
  readonly picture: Picture | null;
  readonly kind: TopicKind;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly className: string;
}

/** Cover picture of an article, or a drawing for its kind as the placeholder. */
export function ArticleCover({ picture, kind, sizes, isFirst = false, className }: ArticleCoverProps) {
  if (picture)
    return <CataloguePicture picture={picture} sizes={sizes} isFirst={isFirst} className={className} />;
  return (
    <span className={classNames('flex items-center justify-center overflow-hidden bg-sunken', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 120 80"
        className="size-full text-line-strong rtl:-scale-x-100"
        fill="none"
        stroke="currentColor"
        strokeWidth="1.5"
        strokeLinecap="round"
        strokeLinejoin="round"
      >
        {/* The stroke width does not scale with the drawing. */}
        <g className="[&_*]:[vector-effect:non-scaling-stroke]">{drawings[kind]}</g>
      </svg>
    </span>
  );
}

/** Line drawings by kind of article. */
const drawings: Record<TopicKind, ReactNode> = {
  'buying-guide': (
    <>
      <path d="M20 66h80" />
      <path d="M49 22h19a3 3 0 0 1 3 3l1.500 16h-26.500l0-16a3 3 0 0 1 3-3ZM45 44h29a2.500 2.500 0 0 1 0 5h-29a2.500 2.500 0 0 1 0-5Z" />
      <path d="M59.500 49v9M59.500 58l-12 5.500M59.500 58l12 5.500M59.500 58v5.500M43 36v8M76.500 36v8" />
      <circle cx="47" cy="65" r="1" />
      <circle cx="72" cy="65" r="1" />
      <circle className="text-accent" stroke="currentColor" cx="86" cy="26" r="5" />
    </>
  ),
  ergonomics: (
    <>
      <path d="M20 66h80M40 42h48M46 42v24M82 42v24" />
      <path d="M58 22h24v15h-24zM70 37v5" />
      <path d="M28 40h11M28 40v-14M33.500 40v20M27 66l6.500-6 6.500 6" />
      <path
        className="text-accent"
        stroke="currentColor"
        d="M94 42v24M91.500 45l2.500-3 2.500 3M91.500 63l2.500 3 2.500-3"
      />
    </>
  ),
  'space-planning': (
    <>
      <path d="M26 14h68v52h-26M56 66h-30v-52M26 40h22M70 14v16" />
      <path d="M33 21h10v6h-10zM33 48h10v6h-10zM47 48h10v6h-10zM78 20h10v8h-10z" />
      <circle cx="80" cy="50" r="6" />
      <path className="text-accent" stroke="currentColor" d="M56 66a12 12 0 0 1 12-12v12" />
    </>
  ),
  'it-checklist': (
    <>
      <path d="M28 22h64v14h-64zM28 44h64v14h-64z" />
      <path d="M34 27h5v4h-5zM42 27h5v4h-5zM50 27h5v4h-5zM58 27h5v4h-5zM66 27h5v4h-5zM34 49h5v4h-5zM42 49h5v4h-5zM50 49h5v4h-5zM58 49h5v4h-5zM66 49h5v4h-5z" />
      <path d="M82 29h5M82 51h5" />
      <path
        className="text-accent"
        stroke="currentColor"
        d="M44.500 31c0 10 16 8 16 18M52.500 31c0 9-16 9-16 18"
      />
    </>
  ),
  care: (
    <>
      <path d="M20 66h80M30 62v4M90 62v4M28 44a4 4 0 0 1 8 0v8h48v-8a4 4 0 0 1 8 0v18h-64Z" />
      <path d="M36 41v-8a5 5 0 0 1 5-5h38a5 5 0 0 1 5 5v8M60 28v24" />
      <path
        className="text-accent"
        stroke="currentColor"
        d="M72 10c3 4 4.500 6 4.500 8a4.500 4.500 0 0 1-9 0c0-2 1.500-4 4.500-8Z"
      />
    </>
  ),
  delivery: (
    <>
      <path d="M14 62h92M22 62v-44h14v44M36 62v-32h11v32M26 24h6M26 31h6M26 38h6M26 45h6" />
      <path d="M56 34h24v22h-24zM80 42h9l6 7v7h-15" />
      <circle cx="63" cy="58" r="4" />
      <circle cx="87" cy="58" r="4" />
      <path
        className="text-accent"
        stroke="currentColor"
        d="M62 45h12M70.500 41.500l3.500 3.500-3.500 3.500"
      />
    </>
  ),
};

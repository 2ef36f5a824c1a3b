import type { ReactNode } from 'react';
import type { Picture } from '#images/image-address.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { PageHead } from '../head/page-head.tsx';

interface PictureOpeningProps {
  readonly title: string;
  readonly lead: string;
  readonly picture: Picture | null;
  /** Call-to-action links. */
  readonly children?: ReactNode;
}

/** Page header with a picture: title and lead beside it, above it on phones. */
export function PictureOpening({ title, lead, picture, children }: PictureOpeningProps) {
  return (
    <div className="page-column pt-section">
      <PageHead title={title} description={lead} picture={picture} />
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-[5fr_7fr]">
        <div>
          <h1 className="type-title">{title}</h1>
          <p className="type-lead mt-5">{lead}</p>
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        <CataloguePicture
          picture={picture}
          sizes="(min-width: 64rem) 46rem, 100vw"
          isFirst
          className="aspect-3/2 w-full rounded-panel"
        />
      </div>
    </div>
  );
}

import type { Picture, PictureInLanguage } from '#images/image-address.ts';
import { classNames } from '#ui/class-names.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';

interface PackagePicturesProps {
  /** Of its parts; the first is the largest. */
  readonly pictures: readonly (Picture | PictureInLanguage)[];
  /** Value of the `sizes` attribute of the largest. */
  readonly sizes: string;
  readonly isFirst?: boolean;
  readonly className: string;
}

/** By the number of small pictures: the share of the large one that leaves them nearly square. */
const shareOfMain = ['flex-1', 'flex-1', 'flex-2', 'flex-4'];
const mostSmall = 3;

/** The picture of a package, made of those of its parts: one large, up to three small ones beside it. */
export function PackagePictures({ pictures, sizes, isFirst = false, className }: PackagePicturesProps) {
  const [main = null, ...rest] = pictures;
  const others = rest.slice(0, mostSmall);
  return (
    <div className={classNames('flex gap-1 overflow-hidden', className)}>
      <CataloguePicture
        picture={main}
        sizes={sizes}
        isFirst={isFirst}
        className={classNames('h-full min-w-0 object-cover', shareOfMain[others.length] ?? '')}
      />
      {others.length > 0 && (
        <div className="flex h-full min-w-0 flex-1 flex-col gap-1">
          {others.map((picture) => (
            <CataloguePicture
              key={picture.relativePath}
              picture={picture}
              sizes="8rem"
              isInFirstView={isFirst}
              className="min-h-0 w-full flex-1 object-cover"
            />
          ))}
        </div>
      )}
    </div>
  );
}

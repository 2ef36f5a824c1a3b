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

/** The picture of a package, made of those of its parts: one large, up to three small ones beside it. */
export function PackagePictures({ pictures, sizes, isFirst = false, className }: PackagePicturesProps) {
  const [main = null, ...others] = pictures;
  return (
    <div className={classNames('flex gap-1 overflow-hidden', className)}>
      <CataloguePicture
        picture={main}
        sizes={sizes}
        isFirst={isFirst}
        className="h-full min-w-0 flex-4 object-cover"
      />
      {others.length > 0 && (
        <div className="flex h-full min-w-0 flex-1 flex-col gap-1">
          {others.slice(0, 3).map((picture) => (
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

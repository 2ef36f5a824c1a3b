import { useLocale } from '#i18n/messages-context.tsx';
import { imageAddress, imageSourceSet, type Picture } from '#images/image-address.ts';

interface CataloguePictureProps {
  readonly picture: Picture | null;
  /** How wide it is shown, in the words of the `sizes` attribute. */
  readonly sizes: string;
  /** Above the fold: fetched at once and before others. */
  readonly isFirst?: boolean;
  readonly className?: string;
}

/** A picture of the catalogue, or a quiet field of the same shape where there is none yet. */
export function CataloguePicture({ picture, sizes, isFirst = false, className = '' }: CataloguePictureProps) {
  const locale = useLocale();
  if (!picture) return <div className={`bg-sunken ${className}`} />;
  return (
    <img
      src={imageAddress(picture, 600)}
      srcSet={imageSourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={picture.alt[locale]}
      loading={isFirst ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={`object-cover ${className}`}
    />
  );
}

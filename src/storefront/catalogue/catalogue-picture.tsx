import { useLocale } from '#i18n/messages-context.tsx';
import { imageAddress, imageSourceSet, type Picture, type PictureInLanguage } from '#images/image-address.ts';
import { classNames } from '#ui/class-names.ts';

interface CataloguePictureProps {
  readonly picture: Picture | PictureInLanguage | null;
  /** Value of the `sizes` attribute. */
  readonly sizes: string;
  /** The largest picture of the first view, with high fetch priority. */
  readonly isFirst?: boolean;
  /** In the first view: loaded eagerly, but with low priority. */
  readonly isInFirstView?: boolean;
  readonly className?: string;
}

/** A responsive picture with reserved space; without a picture, a placeholder of the same shape. */
export function CataloguePicture({
  picture,
  sizes,
  isFirst = false,
  isInFirstView = isFirst,
  className = '',
}: CataloguePictureProps) {
  const locale = useLocale();
  if (!picture) return <NoPictureYet className={className} />;
  return (
    <img
      src={imageAddress(picture, 600)}
      srcSet={imageSourceSet(picture)}
      sizes={sizes}
      width={picture.width}
      height={picture.height}
      alt={typeof picture.alt === 'string' ? picture.alt : picture.alt[locale]}
      loading={isInFirstView ? 'eager' : 'lazy'}
      fetchPriority={isFirst ? 'high' : 'auto'}
      decoding="async"
      className={classNames('bg-sunken object-cover', className)}
    />
  );
}

/** The shop's logo as a placeholder. */
function NoPictureYet({ className }: { readonly className: string }) {
  return (
    <span className={classNames('flex items-center justify-center bg-sunken', className)}>
      <svg
        aria-hidden="true"
        viewBox="0 0 32 32"
        className="size-1/4 max-h-24 text-line-strong opacity-45"
        fill="none"
        stroke="currentColor"
        strokeWidth="0.8"
        strokeLinecap="round"
      >
        <circle cx="16" cy="13" r="7" />
        <path d="M4 25.5c2-1.8 4-1.8 6 0s4 1.8 6 0 4-1.8 6 0 4 1.8 6 0" />
      </svg>
    </span>
  );
}

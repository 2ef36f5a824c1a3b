import type { PictureInLanguage } from '#images/image-address.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** The picture of a room with products of the shop in it, in the language of the page. */
export interface LinkedRoom {
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly action: string;
  readonly picture: PictureInLanguage;
}

const headingId = 'linked-room';

/** Leads from a product, a category or an article to the room whose products can be bought together. */
export function RoomLink({ room: { address, title, text, action, picture } }: { readonly room: LinkedRoom }) {
  return (
    <section aria-labelledby={headingId} className="page-column pt-section print:hidden">
      <div className="grid items-center gap-x-10 gap-y-4 md:grid-cols-2">
        <CataloguePicture
          picture={picture}
          sizes="(min-width: 48rem) 50vw, 100vw"
          className="h-auto w-full rounded-panel"
        />
        <div>
          <h2 id={headingId} className="type-heading">
            {title}
          </h2>
          <p className="mt-2 max-w-prose text-ink-soft">{text}</p>
          <LocaleLink
            to={address}
            className="mt-3 inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent"
          >
            {action}
          </LocaleLink>
        </div>
      </div>
    </section>
  );
}

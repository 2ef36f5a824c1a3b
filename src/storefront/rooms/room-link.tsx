import type { PictureInLanguage } from '#images/image-address.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';

/** The picture of a room with products of the shop in it, in the language of the page. */
export interface LinkedRoom {
  readonly address: string;
  readonly title: string;
  readonly text: string;
  readonly picture: PictureInLanguage;
}

/** Leads from a product, a category or an article to the room whose products can be bought together. */
export function RoomLink({ room: { address, title, text, picture } }: { readonly room: LinkedRoom }) {
  return (
    <section
      aria-labelledby="linked-room"
      className="page-column grid items-center gap-x-10 gap-y-4 pt-section md:grid-cols-2 print:hidden"
    >
      <CataloguePicture
        picture={picture}
        sizes="(min-width: 48rem) 50vw, 100vw"
        className="h-auto w-full rounded-panel"
      />
      <div>
        <h2 id="linked-room" className="type-heading">
          <LocaleLink to={address} className="underline hover:text-accent">
            {title}
          </LocaleLink>
        </h2>
        <p className="mt-2 text-ink-soft">{text}</p>
      </div>
    </section>
  );
}

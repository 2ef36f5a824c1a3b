import type { ReactNode } from 'react';
import { findScenePictures } from '#domain/content/scene-picture-queries.server.ts';
import type { Chapter } from '#i18n/linked-text.ts';
import { localeOfRequest } from '#i18n/locale-path.ts';
import { useCompanyMessages } from '#i18n/messages/storefront/content-pages/company-messages.ts';
import { useReadingMessages } from '#i18n/messages/storefront/content-pages/reading-messages.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import type { Picture } from '#images/image-address.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CataloguePicture } from '../catalogue/catalogue-picture.tsx';
import { loadPageContent } from '../home/site-content.server.ts';
import { StatsStrip } from '../home/stats-strip.tsx';
import { TalkToUs } from '../layout/talk-to-us.tsx';
import { LocaleLink } from '../navigation/locale-link.tsx';
import { pageServices } from '../page-services.ts';
import { Passages } from '../reading/passages.tsx';
import { PictureOpening } from '../reading/picture-opening.tsx';
import { Points } from '../reading/points.tsx';
import { completeAsRendered } from '../rendering/complete-as-rendered.ts';
import type { Route } from './+types/our-story-page';

const scenes = ['page-our-story', 'page-services', 'hero-open-office', 'hero-meeting-room'] as const;

export async function loader({ context, request }: Route.LoaderArgs) {
  const services = context.get(pageServices);
  const [[opening = null, carried = null, connected = null, today = null], page] = await Promise.all([
    findScenePictures(services.db, scenes),
    loadPageContent(services, localeOfRequest(request)),
  ]);
  return { opening, carried, connected, today, figures: page?.figures ?? null };
}

export const handle = completeAsRendered;

export default function OurStoryPage({ loaderData }: Route.ComponentProps) {
  const { opening, carried, connected, today, figures } = loaderData;
  const { pages } = useMessages();
  const { browse, leads } = useReadingMessages();
  const { story } = useCompanyMessages();
  return (
    <>
      <PictureOpening title={pages.ourStory.title} lead={leads.ourStory} picture={opening} />
      <Episode id="began" chapter={story.began} picture={carried} />
      <Episode id="cables" chapter={story.cables} picture={connected} isTurned />
      {figures && <StatsStrip figures={figures} />}
      <Points id="lessons" {...story.lessons} />
      <Episode id="today" chapter={story.today} picture={today}>
        <LocaleLink to="/products" className={buttonStyle('primary')}>
          {browse}
        </LocaleLink>
        <LocaleLink to="/services" className={buttonStyle('secondary')}>
          {story.services}
        </LocaleLink>
      </Episode>
      <TalkToUs />
    </>
  );
}

interface EpisodeProps {
  readonly id: string;
  readonly chapter: Chapter;
  readonly picture: Picture | null;
  /** On wide screens the picture comes before the text. */
  readonly isTurned?: boolean;
  readonly children?: ReactNode;
}

function Episode({ id, chapter, picture, isTurned = false, children }: EpisodeProps) {
  return (
    <section aria-labelledby={id} className="page-column pt-section">
      <div className="grid items-center gap-x-14 gap-y-8 lg:grid-cols-2">
        <div>
          <h2 id={id} className="type-title mb-5">
            {chapter.title}
          </h2>
          <Passages passages={chapter.passages} />
          {children && <div className="mt-8 flex flex-wrap gap-3">{children}</div>}
        </div>
        <CataloguePicture
          picture={picture}
          sizes="(min-width: 64rem) 40rem, 100vw"
          className={
            isTurned ? 'aspect-3/2 w-full rounded-panel lg:-order-1' : 'aspect-3/2 w-full rounded-panel'
          }
        />
      </div>
    </section>
  );
}

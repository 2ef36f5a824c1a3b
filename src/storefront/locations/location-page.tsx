import { useLocation } from 'react-router';
import { pathWithoutLocale } from '#i18n/locale-path.ts';
import { useMessages } from '#i18n/messages-context.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { locationPaths, type ServedLocation } from './location-paths.ts';

export default function LocationPage() {
  const { pages } = useMessages();
  const path = pathWithoutLocale(useLocation().pathname);
  const location = (Object.keys(locationPaths) as ServedLocation[]).find(
    (name) => locationPaths[name] === path,
  );
  if (!location) throw new Error(`no location page at ${path}`);
  return <IntroPage {...pages.locations[location]} />;
}

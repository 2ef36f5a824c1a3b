import { useEffect, useRef, useState } from 'react';
import { localizedPath } from '#i18n/locale-path.ts';
import { useLocale, useMessages } from '#i18n/messages-context.tsx';
import { ChevronDownIcon } from '#ui/icons.tsx';
import { categoryPanelId, type Opened } from './panel-opened.ts';

const look =
  'min-h-11 items-center gap-1 rounded-control px-2 font-medium whitespace-nowrap max-xl:text-sm xl:px-3 transition-colors duration-200 hover:text-accent';

const ignore = () => undefined;

/**
 * Button of the category panel on large screens; without scripts a link to the collection. The panel is imported when
 * the visitor points at the button, focuses it or presses it.
 */
export function CategoryButton() {
  const { navigation } = useMessages();
  const collection = localizedPath(useLocale(), '/collection');
  const button = useRef<HTMLButtonElement>(null);
  const [panel, setPanel] = useState<typeof import('./category-panel.tsx') | null>(null);
  const [opened, setOpened] = useState<Opened>(false);

  // A mouse that came before this page could be used sends no further event.
  useEffect(() => {
    if (button.current?.matches(':hover')) import('./category-panel.tsx').then(setPanel, ignore);
  }, []);

  function load(onFailure: () => void = ignore): void {
    if (!panel) import('./category-panel.tsx').then(setPanel, onFailure);
  }

  return (
    <nav aria-label={navigation.categories} className="hidden lg:block">
      <a href={collection} className={`hidden noscript:flex ${look}`}>
        {navigation.categories}
      </a>
      <button
        ref={button}
        type="button"
        aria-expanded={opened !== false}
        aria-controls={panel ? categoryPanelId : undefined}
        onPointerEnter={() => load()}
        onFocus={() => load()}
        onClick={() => {
          setOpened(opened === 'pressed' ? false : 'pressed');
          load(() => window.location.assign(collection));
        }}
        className={`flex noscript:hidden ${look} aria-expanded:text-accent aria-expanded:[&>svg]:rotate-180`}
      >
        {navigation.categories}
        <ChevronDownIcon />
      </button>
      {panel && <panel.CategoryPanel button={button} opened={opened} setOpened={setOpened} />}
    </nav>
  );
}

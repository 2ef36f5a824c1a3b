import { useMessages } from '#i18n/messages-context.tsx';
import { buttonStyle } from '#ui/button-style.ts';
import { LocaleLink } from '../locale-link.tsx';
import openOffice from './open-office.webp';

export function Hero() {
  const { home } = useMessages();
  return (
    <section className="page-column grid items-center gap-10 py-10 lg:grid-cols-[5fr_6fr] lg:gap-16 lg:py-16">
      <div>
        <h1 className="type-display">{home.heroTitle}</h1>
        <p className="type-lead mt-6 max-w-xl">{home.heroLead}</p>
        <div className="mt-10 flex flex-wrap gap-3">
          <LocaleLink to="/products" className={buttonStyle('primary')}>
            {home.heroBrowse}
          </LocaleLink>
          <LocaleLink to="/contact" className={buttonStyle('secondary')}>
            {home.heroContact}
          </LocaleLink>
        </div>
      </div>
      <img
        src={openOffice}
        width={1100}
        height={798}
        fetchPriority="high"
        alt={home.heroPicture}
        className="w-full rounded-panel bg-sunken object-cover"
      />
    </section>
  );
}

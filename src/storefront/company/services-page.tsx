import { useMessages } from '#i18n/messages-context.tsx';
import { useServicesMessages } from '#i18n/services-messages.ts';
import { services } from '#primitives/quote-words.ts';
import { buttonStyle } from '#ui/button-style.ts';
import { CheckIcon } from '#ui/icons.tsx';
import { IntroPage } from '../layout/intro-page.tsx';
import { LocaleLink } from '../locale-link.tsx';
import { serviceQuotationPath } from '../quotation-path.ts';

export default function ServicesPage() {
  const { pages } = useMessages();
  const { list, ask, askNamed } = useServicesMessages();
  return (
    <IntroPage {...pages.services}>
      <ul className="grid gap-5 md:grid-cols-2">
        {services.map((service) => {
          const { name, text, points } = list[service];
          return (
            <li key={service} className="flex flex-col rounded-panel bg-surface p-6 shadow-raised sm:p-8">
              <h2 className="type-heading">{name}</h2>
              <p className="mt-3 text-ink-soft">{text}</p>
              <ul className="mt-5 mb-8 space-y-2">
                {points.map((point) => (
                  <li key={point} className="flex gap-3">
                    <span className="mt-0.5 shrink-0 text-positive">
                      <CheckIcon />
                    </span>
                    {point}
                  </li>
                ))}
              </ul>
              <LocaleLink
                to={serviceQuotationPath(service)}
                aria-label={askNamed(name)}
                className={buttonStyle('secondary', 'mt-auto self-start')}
              >
                {ask}
              </LocaleLink>
            </li>
          );
        })}
      </ul>
    </IntroPage>
  );
}

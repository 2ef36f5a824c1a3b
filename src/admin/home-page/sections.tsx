import { Link } from 'react-router';
import { contentLimits, mostShownSlides, type SiteSection } from '#domain/site-content/site-content.ts';
import { useField } from '#ui/forms/form-context.ts';
import { BilingualField, FormCheck, FormSection, FormText } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { AnnouncementSection } from './announcement-section.tsx';
import { ButtonList } from './button-list.tsx';
import { type CardValues, type FigureValues, newId, noText, type SlideValues } from './content-values.ts';
import { useHomePageTexts } from './home-page-texts.ts';
import { EntryList } from './list-entry.tsx';
import { PictureChoice } from './picture-choice.tsx';

/** The fields of one section. */
export function SectionFields({ section }: { readonly section: SiteSection }) {
  const Fields = sectionFields[section];
  return <Fields />;
}

const sectionFields: Readonly<Record<SiteSection, () => React.JSX.Element>> = {
  announcement: AnnouncementSection,
  hero: HeroSection,
  stats: StatsSection,
  cities: CitiesSection,
  about: AboutSection,
};

function ShopLink({ field }: { readonly field: string }) {
  const texts = useHomePageTexts();
  return <FormText field={field} label={texts.link} hint={texts.linkHint} dir="ltr" spellCheck={false} />;
}

function HeroSection() {
  const texts = useHomePageTexts();
  const { hero } = texts;
  return (
    <FormSection title={texts.sections.hero} intro={hero.intro}>
      <BilingualField label={hero.title} en="hero.title.en" ar="hero.title.ar" />
      <BilingualField label={hero.lead} en="hero.lead.en" ar="hero.lead.ar" rows={3} isOptional />
      <EntryList<SlideValues>
        field="hero.slides"
        title={hero.slides}
        intro={hero.slidesIntro(mostShownSlides)}
        nameOf={hero.slide}
        most={contentLimits.slides}
        addLabel={hero.addSlide}
        newEntry={() => ({
          id: newId(),
          isShown: false,
          label: noText,
          link: '',
          picture: null,
          mirrorsInArabic: true,
        })}
      >
        {(path) => (
          <>
            <FormCheck field={`${path}.isShown`} label={texts.shown} />
            <PictureChoice field={`${path}.picture`} hint={texts.picture.best} />
            <BilingualField label={hero.label} en={`${path}.label.en`} ar={`${path}.label.ar`} />
            <ShopLink field={`${path}.link`} />
            <FormCheck field={`${path}.mirrorsInArabic`} label={hero.mirrors} hint={hero.mirrorsHint} />
          </>
        )}
      </EntryList>
      <ButtonList field="hero.buttons" title={hero.buttons} />
    </FormSection>
  );
}

function StatsSection() {
  const texts = useHomePageTexts();
  const locale = useStaffLocale();
  const { stats } = texts;
  return (
    <FormSection title={texts.sections.stats} intro={stats.intro}>
      <FormCheck field="stats.isShown" label={texts.showSection} />
      <EntryList<FigureValues>
        field="stats.figures"
        title={texts.sections.stats}
        nameOf={(_number, { kind, label }) => label[locale] || stats.sources[kind]}
        most={contentLimits.figures}
        addLabel={stats.add}
        newEntry={() => ({ id: newId(), kind: 'own', isShown: true, figure: noText, label: noText })}
        isRemovable={({ kind }) => kind === 'own'}
      >
        {(path) => <Figure path={path} />}
      </EntryList>
    </FormSection>
  );
}

function Figure({ path }: { readonly path: string }) {
  const texts = useHomePageTexts();
  const { stats } = texts;
  const kind = useField(`${path}.kind`).value as FigureValues['kind'];
  return (
    <>
      <div>
        <p className="text-sm font-medium">{stats.sources[kind]}</p>
        <p className="text-sm text-ink-soft">
          {stats.from[kind]}{' '}
          {kind !== 'own' && (
            <Link
              to={kind === 'delivery' ? '/admin/delivery' : '/admin/profile'}
              className="text-accent underline underline-offset-4"
            >
              {kind === 'delivery' ? stats.toDelivery : stats.toProfile}
            </Link>
          )}
        </p>
      </div>
      <FormCheck field={`${path}.isShown`} label={texts.shown} />
      {kind === 'own' && (
        <BilingualField label={stats.figure} en={`${path}.figure.en`} ar={`${path}.figure.ar`} />
      )}
      {kind !== 'rating' && kind !== 'delivery' && (
        <BilingualField label={stats.label} en={`${path}.label.en`} ar={`${path}.label.ar`} />
      )}
    </>
  );
}

function CitiesSection() {
  const texts = useHomePageTexts();
  const { cities } = texts;
  return (
    <FormSection title={texts.sections.cities} intro={cities.intro}>
      <FormCheck field="cities.isShown" label={texts.showSection} />
      <BilingualField label={cities.title} en="cities.title.en" ar="cities.title.ar" />
      <BilingualField label={cities.lead} en="cities.lead.en" ar="cities.lead.ar" isOptional />
      <EntryList<CardValues>
        field="cities.cards"
        title={cities.cards}
        nameOf={cities.card}
        most={contentLimits.cards}
        addLabel={cities.add}
        newEntry={() => ({
          id: newId(),
          isShown: true,
          name: noText,
          text: noText,
          linkText: noText,
          link: '',
          picture: null,
        })}
      >
        {(path) => (
          <>
            <FormCheck field={`${path}.isShown`} label={texts.shown} />
            <BilingualField label={cities.name} en={`${path}.name.en`} ar={`${path}.name.ar`} />
            <BilingualField label={cities.text} en={`${path}.text.en`} ar={`${path}.text.ar`} rows={2} />
            <BilingualField label={cities.linkText} en={`${path}.linkText.en`} ar={`${path}.linkText.ar`} />
            <ShopLink field={`${path}.link`} />
            <PictureChoice field={`${path}.picture`} />
          </>
        )}
      </EntryList>
    </FormSection>
  );
}

function AboutSection() {
  const texts = useHomePageTexts();
  const { about } = texts;
  return (
    <FormSection title={texts.sections.about} intro={about.intro}>
      <FormCheck field="about.isShown" label={texts.showSection} />
      <BilingualField label={about.title} en="about.title.en" ar="about.title.ar" />
      <BilingualField label={about.text} en="about.text.en" ar="about.text.ar" rows={5} />
      <EntryList
        field="about.points"
        title={about.points}
        nameOf={about.point}
        most={contentLimits.points}
        addLabel={about.addPoint}
        newEntry={() => noText}
      >
        {(path, number) => <BilingualField label={about.point(number)} en={`${path}.en`} ar={`${path}.ar`} />}
      </EntryList>
      <PictureChoice field="about.picture" />
      <ButtonList field="about.buttons" title={texts.hero.buttons} />
    </FormSection>
  );
}

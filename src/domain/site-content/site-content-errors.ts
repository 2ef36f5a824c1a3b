import type { FieldError } from '#primitives/shop-error.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { dataFigures, mostShownSlides, type SiteContent } from './site-content.ts';

/** What the database says about the pictures of the contents, and whether the shop requires Arabic. */
export interface ContentFacts {
  /** Alternative texts of the pictures that exist, by the reference that the contents have. */
  readonly descriptions: ReadonlyMap<string, LocalizedText>;
  readonly requiresArabic: boolean;
}

/**
 * Validates what the shape alone does not tell. What is switched off may be incomplete, so that staff can prepare it;
 * what is shown needs its English texts, Arabic where the shop requires it, and pictures that are described in both
 * languages.
 */
export function siteContentErrors(content: SiteContent, facts: ContentFacts): FieldError[] {
  const check = new Check(facts);
  checkAnnouncement(check, content.announcement);
  checkHero(check, content.hero);
  checkStats(check, content.stats);
  checkCities(check, content.cities);
  checkAbout(check, content.about);
  return check.errors;
}

function checkAnnouncement(
  check: Check,
  { isShown, text, startsOn, endsOn }: SiteContent['announcement'],
): void {
  if (isShown) check.text('announcement.text', text);
  if (startsOn !== null && endsOn !== null && endsOn < startsOn) {
    check.errors.push({ path: 'announcement.endsOn', code: 'invalid', rule: 'ends_after_start' });
  }
}

function checkHero(check: Check, { title, lead, buttons, slides }: SiteContent['hero']): void {
  check.text('hero.title', title);
  check.text('hero.lead', lead, 'optional');
  checkButtons(check, 'hero.buttons', buttons);
  check.ids('hero.slides', slides);
  slides.forEach(({ isShown, label, link, picture }, index) => {
    const path = `hero.slides.${index}`;
    check.picture(`${path}.picture`, picture, isShown ? 'required' : 'optional');
    if (!isShown) return;
    check.text(`${path}.label`, label);
    check.link(`${path}.link`, link);
  });
  if (slides.filter(({ isShown }) => isShown).length > mostShownSlides) {
    check.errors.push({ path: 'hero.slides', code: 'too_many', limit: mostShownSlides });
  }
}

function checkStats(check: Check, { isShown: isSectionShown, figures }: SiteContent['stats']): void {
  check.ids('stats.figures', figures);
  const kinds = figures.map(({ kind }) => kind).filter((kind) => kind !== 'own');
  // They are switched off, not removed: nothing else could bring them back.
  if (dataFigures.some((kind) => kinds.filter((one) => one === kind).length !== 1)) {
    check.errors.push({ path: 'stats.figures', code: 'invalid' });
  }
  figures.forEach(({ kind, isShown, figure, label }, index) => {
    if (!isSectionShown || !isShown || kind === 'rating' || kind === 'delivery') return;
    const path = `stats.figures.${index}`;
    if (kind === 'own') check.text(`${path}.figure`, figure);
    check.text(`${path}.label`, label);
  });
}

function checkCities(
  check: Check,
  { isShown: isSectionShown, title, lead, cards }: SiteContent['cities'],
): void {
  check.ids('cities.cards', cards);
  if (isSectionShown) {
    check.text('cities.title', title);
    check.text('cities.lead', lead, 'optional');
  }
  cards.forEach(({ isShown, name, text, linkText, link, picture }, index) => {
    const path = `cities.cards.${index}`;
    const isNeeded = isSectionShown && isShown;
    check.picture(`${path}.picture`, picture, isNeeded ? 'required' : 'optional');
    if (!isNeeded) return;
    check.text(`${path}.name`, name);
    check.text(`${path}.text`, text);
    check.text(`${path}.linkText`, linkText);
    check.link(`${path}.link`, link);
  });
}

function checkAbout(check: Check, about: SiteContent['about']): void {
  check.picture('about.picture', about.picture, 'optional');
  checkButtons(check, 'about.buttons', about.buttons);
  if (!about.isShown) return;
  check.text('about.title', about.title);
  check.text('about.text', about.text);
  about.points.forEach((point, index) => {
    check.text(`about.points.${index}`, point);
  });
}

function checkButtons(check: Check, path: string, buttons: SiteContent['hero']['buttons']): void {
  buttons.forEach(({ label }, index) => {
    check.text(`${path}.${index}.label`, label);
  });
}

/** Collects the errors of fields. */
class Check {
  readonly errors: FieldError[] = [];
  readonly #facts: ContentFacts;

  constructor(facts: ContentFacts) {
    this.#facts = facts;
  }

  text(path: string, { en, ar }: LocalizedText, need: 'required' | 'optional' = 'required'): void {
    if (en === '' && (need === 'required' || ar !== '')) {
      this.errors.push({ path: `${path}.en`, code: 'required' });
    }
    if (en !== '' && ar === '' && this.#facts.requiresArabic) {
      this.errors.push({ path: `${path}.ar`, code: 'lacks_arabic' });
    }
  }

  link(path: string, link: string): void {
    if (link === '') this.errors.push({ path, code: 'required' });
  }

  picture(path: string, picture: string | null, need: 'required' | 'optional'): void {
    if (picture === null) {
      if (need === 'required') this.errors.push({ path, code: 'required' });
      return;
    }
    const description = this.#facts.descriptions.get(picture);
    if (!description) this.errors.push({ path, code: 'invalid', rule: 'stored_picture' });
    else if (description.en === '' || description.ar === '') this.errors.push({ path, code: 'lacks_alt' });
  }

  ids(path: string, entries: readonly { readonly id: string }[]): void {
    entries.forEach(({ id }, index) => {
      if (entries.findIndex((entry) => entry.id === id) < index) {
        this.errors.push({ path: `${path}.${index}.id`, code: 'taken' });
      }
    });
  }
}

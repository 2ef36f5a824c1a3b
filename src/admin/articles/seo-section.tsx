import {
  longestSearchDescription,
  longestSearchTitle,
  searchDescription,
} from '#domain/content/search-texts.ts';
import { localizedPath } from '#i18n/locale-path.ts';
import { directionOf, type Locale } from '#primitives/locale.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { useShopName } from '../data/shop-name.tsx';
import { BilingualField, FormSection } from '../forms/form-fields.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import type { ArticleValues } from './article-form-values.ts';
import { useArticlesTexts } from './articles-texts.ts';

/** Title, text and words for search engines, with how a result would look in each language. */
export function SeoSection() {
  const texts = useArticlesTexts();
  const ar = 'translations.ar.';
  return (
    <FormSection title={texts.seo} intro={texts.seoHint}>
      <BilingualField label={texts.seoTitle} en="seoTitle" ar={`${ar}seoTitle`} isOptional />
      <BilingualField
        label={texts.seoDescription}
        en="seoDescription"
        ar={`${ar}seoDescription`}
        rows={3}
        isOptional
      />
      <BilingualField
        label={texts.keywords}
        hint={texts.keywordsHint}
        en="keywords"
        ar={`${ar}keywords`}
        isOptional
      />
      <div className="grid gap-4 md:grid-cols-2">
        <SearchResult locale="en" />
        <SearchResult locale="ar" />
      </div>
    </FormSection>
  );
}

function SearchResult({ locale }: { readonly locale: Locale }) {
  const texts = useArticlesTexts();
  const general = useGeneralTexts();
  const shopName = useShopName(locale);
  const slug = useFormValue((values: ArticleValues) => values.slug);
  const words = useFormValue((values: ArticleValues) => (locale === 'en' ? values : values.translations.ar));
  const { title, excerpt, seoTitle, seoDescription } = words;
  const shownTitle = seoTitle.trim() || title;
  const shownText = seoDescription.trim() || searchDescription({ excerpt: { en: excerpt, ar: excerpt } }).en;
  return (
    <figure className="min-w-0">
      <figcaption className="mb-1.5 text-sm font-medium">
        {texts.seoPreview} ({locale === 'en' ? general.english : general.arabic})
      </figcaption>
      <div
        lang={locale}
        dir={directionOf(locale)}
        className="rounded-control border border-line bg-white px-4 py-3 wrap-anywhere"
      >
        <p className="truncate text-xs text-ink-faint">
          <bdi dir="ltr">
            {window.location.host}
            {localizedPath(locale, `/${slug || '…'}`)}
          </bdi>
        </p>
        <p className="mt-1 line-clamp-1 text-lg text-[#1a0dab]">
          {shownTitle || '…'}
          {shopName && ` · ${shopName}`}
        </p>
        <p className="mt-0.5 line-clamp-2 text-sm text-ink-soft">{shownText || '…'}</p>
      </div>
      <Length name={texts.seoTitle} length={shownTitle.length} most={longestSearchTitle} />
      <Length name={texts.seoDescription} length={shownText.length} most={longestSearchDescription} />
    </figure>
  );
}

function Length({
  name,
  length,
  most,
}: {
  readonly name: string;
  readonly length: number;
  readonly most: number;
}) {
  const texts = useArticlesTexts();
  const isLong = length > most;
  return (
    <p className={`mt-1 text-xs ${isLong ? 'text-[#7a4d00]' : 'text-ink-faint'}`}>
      {name}: {isLong ? texts.tooLong(length, most) : texts.characters(length, most)}
    </p>
  );
}

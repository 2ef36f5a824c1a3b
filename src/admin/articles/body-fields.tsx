import { lazy, Suspense } from 'react';
import type { DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import type { Locale } from '#primitives/locale.ts';
import { useField } from '#ui/forms/form-context.ts';
import { Spinner } from '#ui/spinner.tsx';
import { FieldNotes } from '#ui/text-field.tsx';
import { useFormFieldFrame } from '../forms/form-fields.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useArticlesTexts } from './articles-texts.ts';

/** Loaded with the first article that is opened: it is larger than the rest of the screen. */
const ArticleEditor = lazy(async () => ({
  default: (await import('./editor/article-editor.tsx')).ArticleEditor,
}));

/** The text in both languages, side by side where there is room. */
export function BodyFields() {
  return (
    <div className="grid items-start gap-4 xl:grid-cols-2">
      <BodyField field="body" locale="en" />
      <BodyField field="translations.ar.body" locale="ar" />
    </div>
  );
}

function BodyField({ field, locale }: { readonly field: string; readonly locale: Locale }) {
  const texts = useArticlesTexts();
  const general = useGeneralTexts();
  const { value, setValue } = useField(field);
  const { id, error } = useFormFieldFrame(field, false);
  const label = `${texts.body} (${locale === 'en' ? general.english : general.arabic})`;
  return (
    <div className="min-w-0">
      <p className="mb-1.5 text-sm font-medium">{label}</p>
      <Suspense
        fallback={
          <p className="flex min-h-80 items-center justify-center gap-3 rounded-control border border-line text-ink-soft">
            <Spinner />
            {texts.editorLoading}
          </p>
        }
      >
        <ArticleEditor
          id={id}
          label={label}
          locale={locale}
          blocks={value as readonly DocumentBlock[]}
          hasError={error !== undefined}
          onChange={setValue}
        />
      </Suspense>
      <FieldNotes id={id} hint={undefined} error={error} />
    </div>
  );
}

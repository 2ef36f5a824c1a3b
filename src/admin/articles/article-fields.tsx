import type { ReactNode } from 'react';
import { blockLines, type DocumentBlock } from '#domain/content/publishing/document-blocks.ts';
import { useFormState } from '#ui/forms/form-context.ts';
import { BilingualField, FormKey, FormSection } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import type { StaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { PictureField } from '../pictures/picture-field.tsx';
import { type ArticleValues, stateOfValues } from './article-form-values.ts';
import { useArticlesTexts } from './articles-texts.ts';
import { BodyFields } from './body-fields.tsx';
import { FilingSection } from './filing-section.tsx';
import { PublicationSection } from './publication-section.tsx';
import { SeoSection } from './seo-section.tsx';

interface ArticleFieldsProps {
  readonly staffForm: StaffForm<ArticleValues>;
  readonly isNew: boolean;
}

/** The form of an article: its words first, then what surrounds them. */
export function ArticleFields({ staffForm, isNew }: ArticleFieldsProps) {
  const texts = useArticlesTexts();
  const { values } = useFormState(staffForm.form);
  const state = stateOfValues(values, new Date());
  const isPublicBefore = staffForm.form.base.status === 'published' && !isNew;
  const saveLabel =
    isPublicBefore &&
    values.status === 'published' &&
    state === stateOfValues(staffForm.form.base, new Date())
      ? texts.saveChanges
      : texts.save[state];
  return (
    <StaffFormLayout
      staffForm={staffForm}
      fieldNames={useFieldNames()}
      renderValue={renderValue}
      saveLabel={saveLabel}
    >
      <div className="grid items-start gap-4 2xl:grid-cols-[minmax(0,1fr)_22rem]">
        <div className="grid min-w-0 gap-4">
          <FormSection title={texts.words}>
            <BilingualField label={texts.articleTitle} en="title" ar="translations.ar.title" />
            <BilingualField
              label={texts.excerpt}
              hint={texts.excerptHint}
              en="excerpt"
              ar="translations.ar.excerpt"
              rows={3}
            />
            <BodyFields />
            <BilingualField
              label={texts.closing}
              hint={texts.closingHint}
              en="closing"
              ar="translations.ar.closing"
              rows={3}
              isOptional
            />
          </FormSection>
          <SeoSection />
        </div>
        <div className="grid min-w-0 gap-4">
          <PublicationSection staffForm={staffForm} />
          <FormSection title={texts.cover} intro={texts.coverHint}>
            <PictureField field="cover" category="articles" />
          </FormSection>
          <FilingSection />
          <FormSection title={texts.slug}>
            <FormKey field="slug" label={texts.slug} hint={texts.slugHint} isOptional />
          </FormSection>
        </div>
      </div>
    </StaffFormLayout>
  );
}

function useFieldNames(): Readonly<Record<string, string>> {
  const texts = useArticlesTexts();
  const general = useGeneralTexts();
  const words = {
    title: texts.articleTitle,
    excerpt: texts.excerpt,
    body: texts.body,
    closing: texts.closing,
    seoTitle: texts.seoTitle,
    seoDescription: texts.seoDescription,
    keywords: texts.keywords,
  };
  return {
    ...Object.fromEntries(
      Object.entries(words).map(([field, name]) => [field, `${name} (${general.english})`] as const),
    ),
    ...Object.fromEntries(
      Object.entries(words).map(
        ([field, name]) => [`translations.ar.${field}`, `${name} (${general.arabic})`] as const,
      ),
    ),
    slug: texts.slug,
    kind: texts.kind,
    writtenBy: texts.writtenBy,
    categories: texts.subjects,
    tags: texts.tags,
    isFeatured: texts.isFeatured,
    reviewedOn: texts.reviewedOn,
    cover: texts.cover,
    status: texts.status,
    publishAt: texts.publishAt,
  };
}

/** In a conflict, a text is shown as its lines. */
function renderValue(field: string, value: unknown): ReactNode {
  if (!field.endsWith('body')) return undefined;
  return (value as readonly DocumentBlock[])
    .flatMap(blockLines)
    .filter((line) => line !== '')
    .join('\n');
}

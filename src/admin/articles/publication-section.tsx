import { useState } from 'react';
import { previewArticleContract } from '#api/staff/articles/articles.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { articleStatuses } from '#primitives/status/article-status.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { staffButton } from '../components/staff-button.ts';
import { StaffDialog } from '../components/staff-dialog.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { FormCheck, FormSection, FormSelect, FormText } from '../forms/form-fields.tsx';
import type { StaffForm } from '../forms/use-staff-form.ts';
import { type ArticleValues, bodyOf } from './article-form-values.ts';
import { useArticlesTexts } from './articles-texts.ts';

/** When visitors see the article, and how it would look. */
export function PublicationSection({ staffForm }: { readonly staffForm: StaffForm<ArticleValues> }) {
  const texts = useArticlesTexts();
  const status = useFormValue((values: ArticleValues) => values.status);
  return (
    <FormSection title={texts.publication}>
      <FormSelect field="status" label={texts.status} hint={texts.statusHints[status]}>
        {articleStatuses.map((one) => (
          <option key={one} value={one}>
            {texts.statuses[one]}
          </option>
        ))}
      </FormSelect>
      <FormText
        field="publishAt"
        type="datetime-local"
        label={texts.publishAt}
        hint={texts.publishAtHint}
        isOptional
      />
      <FormText
        field="reviewedOn"
        type="date"
        label={texts.reviewedOn}
        hint={texts.reviewedOnHint}
        isOptional
      />
      <FormCheck field="isFeatured" label={texts.isFeatured} />
      <PreviewButton staffForm={staffForm} />
    </FormSection>
  );
}

function PreviewButton({ staffForm }: { readonly staffForm: StaffForm<ArticleValues> }) {
  const texts = useArticlesTexts().preview;
  const { send, isSending, error, errorText } = useStaffWrite(previewArticleContract);
  const [addresses, setAddresses] = useState<DataOf<typeof previewArticleContract>>();
  async function preview(): Promise<void> {
    const answer = await send({ body: bodyOf(staffForm.form.values) });
    if (answer) setAddresses(answer.data);
    else if (error) staffForm.showRefusal(error);
  }
  return (
    <div className="grid gap-2">
      <button
        type="button"
        aria-haspopup="dialog"
        aria-disabled={isSending}
        className={staffButton('secondary', 'justify-self-start')}
        onClick={() => void preview()}
      >
        {texts.button}
      </button>
      {errorText && (
        <p role="alert" className="text-sm text-negative">
          {errorText}
        </p>
      )}
      <StaffDialog
        isOpen={addresses !== undefined}
        title={texts.title}
        onClose={() => setAddresses(undefined)}
      >
        <p className="text-ink-soft">{texts.text}</p>
        <div className="mt-4 flex flex-wrap gap-2">
          {(['en', 'ar'] as const).map((locale) => (
            <a
              key={locale}
              href={addresses?.[locale]}
              target="_blank"
              rel="noopener"
              className={staffButton('secondary')}
            >
              {texts[locale]}
            </a>
          ))}
        </div>
      </StaffDialog>
    </div>
  );
}

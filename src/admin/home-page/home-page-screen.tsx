import { useEffect, useState } from 'react';
import { Link, useSearchParams } from 'react-router';
import {
  previewSiteContentContract,
  saveSiteContentContract,
  siteContentContract,
} from '#api/staff/site-content/site-content.contract.ts';
import { type SiteSection, siteSections } from '#domain/site-content/site-content.ts';
import { focusControl } from '#ui/forms/focus-control.ts';
import { useFieldErrors, useFormState } from '#ui/forms/form-context.ts';
import type { FormStore } from '#ui/forms/form-store.ts';
import { isSameData } from '#ui/forms/same-data.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { fieldId } from '../forms/form-fields.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import {
  type ContentValues,
  contentOf,
  contentParts,
  type StoredSiteContent,
  sectionOf,
  valuesOf,
  versionOf,
} from './content-values.ts';
import { useContentErrors, useContentNames, useContentValue } from './describe-content.tsx';
import { useHomePageTexts } from './home-page-texts.ts';
import { PagePreview } from './page-preview.tsx';
import { KnownPicturesProvider } from './picture-choice.tsx';
import { SectionFields } from './sections.tsx';

/** The words and pictures of the home page, and the announcement: one form, a part at a time. */
export function HomePageScreen() {
  const texts = useHomePageTexts();
  const query = useStaffQuery(siteContentContract, {});
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Loaded query={query}>
        {({ data, meta }) => (
          <KnownPicturesProvider stored={meta.pictures}>
            <ContentForm stored={data} />
          </KnownPicturesProvider>
        )}
      </Loaded>
      <HistoryPanel entity="site-content" />
    </Screen>
  );
}

function ContentForm({ stored }: { readonly stored: StoredSiteContent }) {
  const texts = useHomePageTexts();
  const toasts = useToasts();
  const [section, choose] = useSection();
  const staffForm = useStaffForm({
    name: 'site-content',
    contract: saveSiteContentContract,
    stored,
    versionOf,
    valuesOf,
    inputOf: (values: ContentValues, version = 1) => ({ body: { ...contentOf(values), version } }),
    messageOf: useContentErrors(),
    parts: contentParts,
    savesMerged: true,
    onSaved: (_answer, isMerged) => toasts.show({ text: isMerged ? texts.savedMerged : texts.saved }),
  });
  const { form, showRefusal, conflict } = staffForm;
  const { send, isSending, error } = useStaffWrite(previewSiteContentContract);
  const [previewKey, setPreviewKey] = useState<string>();

  // biome-ignore lint/correctness/useExhaustiveDependencies: runs once per error
  useEffect(() => {
    if (error) showRefusal(error);
  }, [error]);

  async function openPreview(): Promise<void> {
    form.setErrors(new Map());
    const answer = await send({ body: contentOf(form.values) });
    if (answer) setPreviewKey(answer.data.key);
  }

  return (
    <>
      <StaffFormLayout
        staffForm={staffForm}
        fieldNames={useContentNames(form, conflict)}
        renderValue={useContentValue()}
        actions={
          <button
            type="button"
            aria-haspopup="dialog"
            aria-disabled={isSending}
            className={staffButton('secondary')}
            onClick={() => void openPreview()}
          >
            {isSending ? texts.preview.opening : texts.preview.open}
          </button>
        }
      >
        <SectionLinks form={form} />
        <ShowFirstError section={section} onShow={choose} />
        <SectionFields section={section} />
      </StaffFormLayout>
      <PagePreview previewKey={previewKey} onClose={() => setPreviewKey(undefined)} />
    </>
  );
}

/** The section of the address, so that a reload and the way back show the same. */
function useSection(): [SiteSection, (section: SiteSection) => void] {
  const [search, setSearch] = useSearchParams();
  const section = siteSections.find((one) => one === search.get('part')) ?? 'announcement';
  return [section, (chosen) => setSearch({ part: chosen }, { replace: true, preventScrollReset: true })];
}

function SectionLinks({ form }: { readonly form: FormStore<ContentValues> }) {
  const texts = useHomePageTexts();
  const [current] = useSection();
  const { values, errors } = useFormState(form);
  const refused = new Set([...errors.keys()].map(sectionOf));
  return (
    <nav aria-label={texts.parts} className="flex flex-wrap gap-2">
      {siteSections.map((section) => (
        <Link
          key={section}
          to={`?part=${section}`}
          replace
          preventScrollReset
          aria-current={section === current ? 'page' : undefined}
          className="inline-flex min-h-11 items-center gap-2 rounded-control border border-line bg-surface px-4 text-sm hover:border-ink aria-[current=page]:border-accent aria-[current=page]:bg-accent-soft aria-[current=page]:font-medium aria-[current=page]:text-accent"
        >
          {texts.sections[section]}
          {refused.has(section) ? (
            <span aria-hidden="true" className="size-2 rounded-pill bg-negative" />
          ) : (
            !isSameData(values[section], form.base[section]) && <Badge tone="waiting">{texts.changed}</Badge>
          )}
        </Link>
      ))}
    </nav>
  );
}

/** Goes to the section of the first refused field, if the one that is open has none. */
function ShowFirstError({
  section,
  onShow,
}: {
  readonly section: SiteSection;
  readonly onShow: (section: SiteSection) => void;
}) {
  const errors = useFieldErrors();
  // biome-ignore lint/correctness/useExhaustiveDependencies: only new errors move staff to another section
  useEffect(() => {
    const paths = [...errors.keys()];
    const [first] = paths;
    if (first === undefined || paths.some((path) => sectionOf(path) === section)) return;
    const target = sectionOf(first);
    if (!target) return;
    onShow(target);
    // The fields of that section are rendered after this.
    setTimeout(() => focusControl(fieldId(first)));
  }, [errors]);
  return null;
}

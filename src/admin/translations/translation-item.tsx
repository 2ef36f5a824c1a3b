import { type FormEvent, useId, useState } from 'react';
import { Link } from 'react-router';
import {
  saveTranslationContract,
  type untranslatedContract,
} from '#api/staff/translations/translations.contract.ts';
import { ApiCallError } from '#api-client/api-call-error.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextArea, TextField } from '#ui/text-field.tsx';
import { Badge } from '../components/badge.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { deleteDraft, findDraft, saveDraft } from '../forms/form-draft.ts';
import { useTranslationsTexts } from './translations-texts.ts';

type Item = DataOf<typeof untranslatedContract>[number];
type Typed = Readonly<Record<string, string>>;

const screens = {
  product: (id: string) => `/admin/products/${id}`,
  category: (id: string) => `/admin/categories/${id}`,
  article: (id: string) => `/admin/articles/${id}`,
  'site-content': () => '/admin/home-page',
  picture: null,
  brand: null,
} as const;

/** Texts of one item side by side: English to read, Arabic to write. What is typed survives a reload. */
export function TranslationItem({ item }: { readonly item: Item }) {
  const texts = useTranslationsTexts();
  const toasts = useToasts();
  // The id of a brand is a text with spaces.
  const formId = useId();
  const draftName = `translation/${item.kind}/${item.id}`;
  const [typed, setTyped] = useState<Typed>(() => findDraft<Typed>(draftName)?.values ?? {});
  const { send, isSending, error, errorText } = useStaffWrite(saveTranslationContract);
  const refused = error instanceof ApiCallError ? error : undefined;
  const written = item.texts.filter(({ field }) => typed[field]?.trim());
  const screen = screens[item.kind];
  const name = item.name || texts.kinds[item.kind];

  function type(field: string, value: string): void {
    const next = { ...typed, [field]: value };
    setTyped(next);
    saveDraft(draftName, { version: item.version, base: {}, values: next });
  }

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (written.length === 0) return;
    const { kind, id, version } = item;
    const body = {
      kind,
      id,
      version,
      texts: written.map(({ field }) => ({ field, ar: typed[field] ?? '' })),
    };
    if (!(await send({ body }))) return;
    deleteDraft(draftName);
    setTyped({});
    toasts.show({ text: texts.saved(name) });
  }

  const errorOf = (field: string) => {
    const place = written.findIndex((one) => one.field === field);
    return refused?.fields.find(({ path }) => place >= 0 && path === `texts.${place}.ar`)?.message;
  };
  return (
    <li>
      <form
        noValidate
        onSubmit={(event) => void save(event)}
        className="grid gap-4 rounded-card border border-line bg-surface p-4 sm:p-5"
      >
        <div className="flex flex-wrap items-center gap-3">
          <Badge>{texts.kinds[item.kind]}</Badge>
          <h2 className="min-w-0 grow font-medium wrap-anywhere">
            <bdi>{name}</bdi>
          </h2>
          {screen && (
            <Link to={screen(item.id)} className={staffButton('quiet')}>
              {texts.open}
            </Link>
          )}
        </div>
        {item.texts.map(({ field, en, longest }) => {
          const label = `${labelOf(item, field, texts.fields)} (${texts.arabic})`;
          const props = {
            id: `${formId}-${field.replaceAll('.', '-')}`,
            label,
            error: errorOf(field),
            lang: 'ar',
            dir: 'rtl',
            value: typed[field] ?? '',
            maxLength: longest,
            onChange: ({ target }: { readonly target: { readonly value: string } }) =>
              type(field, target.value),
          } as const;
          return (
            <div key={field} className="grid gap-2 md:grid-cols-2 md:gap-4">
              <div>
                <p className="mb-1.5 text-sm font-medium">
                  {labelOf(item, field, texts.fields)} ({texts.english})
                </p>
                <p
                  lang="en"
                  dir="ltr"
                  className="max-h-60 overflow-y-auto rounded-control bg-ground px-4 py-3 wrap-anywhere whitespace-pre-wrap"
                >
                  {en}
                </p>
              </div>
              {longest > 200 ? <TextArea {...props} rows={5} /> : <TextField {...props} />}
            </div>
          );
        })}
        {errorText && !refused?.fields.length && (
          <p role="alert" className="text-sm text-negative">
            {refused?.code === 'stale_version' ? texts.stale : errorText}
          </p>
        )}
        {item.kind === 'article' && <p className="text-sm text-ink-soft">{texts.textInEditor}</p>}
        {item.texts.length > 0 && (
          <button
            type="submit"
            aria-disabled={isSending || written.length === 0}
            className={staffButton('primary', 'justify-self-end')}
          >
            {texts.save}
          </button>
        )}
      </form>
    </li>
  );
}

/** 'specifications.0.label' is called by its last name; those of the home page have names of their own where they differ. */
function labelOf({ kind }: Item, field: string, names: Readonly<Record<string, string>>): string {
  const last = field.split('.').findLast((step) => !step.startsWith('#')) ?? '';
  return (kind === 'site-content' && names[`page.${last}`]) || (names[last] ?? field);
}

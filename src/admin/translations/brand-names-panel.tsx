import { type FormEvent, useId, useState } from 'react';
import { brandNamesContract, saveBrandNameContract } from '#api/staff/translations/translations.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useTranslationsTexts } from './translations-texts.ts';

type BrandName = DataOf<typeof brandNamesContract>[number];

/** The brands that have an Arabic name, to change it. Those that have none are among what is to be translated. */
export function BrandNamesPanel() {
  const texts = useTranslationsTexts();
  const { data } = useStaffQuery(brandNamesContract, {});
  const named = data?.data.filter(({ translations }) => translations.ar.name !== '') ?? [];
  if (named.length === 0) return null;
  return (
    <details className="rounded-card border border-line bg-surface p-4 sm:p-5">
      <summary className="cursor-pointer text-lg font-medium">
        {texts.brands.title} ({named.length})
      </summary>
      <p className="mt-2 max-w-prose text-sm text-ink-soft">{texts.brands.hint}</p>
      <ul className="mt-4 grid gap-4 md:grid-cols-2 xl:grid-cols-3">
        {named.map((brand) => (
          <BrandNameForm key={brand.id} brand={brand} />
        ))}
      </ul>
    </details>
  );
}

function BrandNameForm({ brand }: { readonly brand: BrandName }) {
  const texts = useTranslationsTexts();
  const toasts = useToasts();
  const id = useId();
  const stored = brand.translations.ar.name;
  /** Undefined: as it is stored. */
  const [typed, setTyped] = useState<string>();
  const { send, isSending, errorText } = useStaffWrite(saveBrandNameContract);
  const name = (typed ?? stored).trim();
  const isChanged = name !== '' && name !== stored;

  async function save(event: FormEvent): Promise<void> {
    event.preventDefault();
    if (!isChanged) return;
    const body = { id: brand.id, translations: { ar: { name } }, version: brand.version };
    if (!(await send({ body }))) return;
    setTyped(undefined);
    toasts.show({ text: texts.saved(brand.name) });
  }

  return (
    <li>
      <form noValidate onSubmit={(event) => void save(event)} className="flex flex-wrap items-end gap-2">
        <TextField
          id={id}
          label={brand.name}
          error={errorText}
          lang="ar"
          dir="rtl"
          maxLength={60}
          value={typed ?? stored}
          onChange={({ target }) => setTyped(target.value)}
          className="min-w-40 grow"
        />
        {isChanged && (
          <button type="submit" aria-disabled={isSending} className={staffButton('primary')}>
            {texts.brands.save(brand.name)}
          </button>
        )}
      </form>
    </li>
  );
}

import { useFieldArray, useFormStore } from '#ui/forms/form-context.ts';
import { useToasts } from '../components/toasts.tsx';
import { FormText } from '../forms/form-fields.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { ProfileValues } from './profile-values.ts';

/** Lists of the profile whose entries have a name in both languages. */
interface NamedLists {
  readonly holidays: ProfileValues['holidays'][number];
  readonly datedHours: ProfileValues['datedHours'][number];
}

/** Rows of a list; one that is removed can be brought back from the note about it. */
export function useNamedRows<List extends keyof NamedLists>(
  list: List,
  removedText: (name: string) => string,
) {
  const toasts = useToasts();
  const locale = useStaffLocale();
  const form = useFormStore<ProfileValues>();
  const { rows, append, remove, insert } = useFieldArray<NamedLists[List]>(list);

  function removeRow(place: number): void {
    const entry = form.values[list][place] as NamedLists[List] | undefined;
    if (!entry) return;
    remove(place);
    const name = (locale === 'ar' && entry.translations.ar.name) || entry.name;
    toasts.show({ text: removedText(name), undo: () => insert(place, entry) });
  }

  return { rows, append, removeRow };
}

/** The name of an entry in both languages. */
export function NameFields({ path, label }: { readonly path: string; readonly label: string }) {
  const general = useGeneralTexts();
  return (
    <>
      <FormText field={`${path}.name`} label={`${label} (${general.english})`} lang="en" dir="ltr" />
      <FormText
        field={`${path}.translations.ar.name`}
        label={`${label} (${general.arabic})`}
        lang="ar"
        dir="rtl"
      />
    </>
  );
}

import { focusControl } from '#ui/forms/focus-control.ts';
import { useFieldArray } from '#ui/forms/form-context.ts';
import { PlusIcon } from '#ui/icons.tsx';
import { RemoveButton } from '../components/remove-button.tsx';
import { staffButton } from '../components/staff-button.ts';
import { FormSection, FormText, fieldId } from '../forms/form-fields.tsx';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useCatalogueTexts } from './catalogue-texts.ts';

const mostRows = 20;

/** Field array of label and value in both languages; rows are added and removed in both at once. */
export function SpecificationRows() {
  const { form: texts } = useCatalogueTexts();
  const general = useGeneralTexts();
  const english = useFieldArray('specifications');
  const arabic = useFieldArray('translations.ar.specifications');
  const empty = { label: '', value: '' };
  return (
    <FormSection title={texts.sections.specifications}>
      {english.rows.length === 0 && <p className="text-sm text-ink-soft">{texts.noSpecifications}</p>}
      {english.rows.map(({ key }, index) => (
        <fieldset
          key={key}
          className="relative grid gap-3 rounded-control border border-line p-3 pe-12 md:grid-cols-2"
        >
          <legend className="sr-only">
            {texts.sections.specifications} {index + 1}
          </legend>
          {(['label', 'value'] as const).map((part) => (
            <FormText
              key={part}
              field={`specifications.${index}.${part}`}
              label={`${texts[part]} (${general.english})`}
              lang="en"
              dir="ltr"
            />
          ))}
          {(['label', 'value'] as const).map((part) => (
            <FormText
              key={part}
              field={`translations.ar.specifications.${index}.${part}`}
              label={`${texts[part]} (${general.arabic})`}
              lang="ar"
              dir="rtl"
            />
          ))}
          <RemoveButton
            label={texts.removeSpecification(index + 1)}
            onRemove={() => {
              english.remove(index);
              arabic.remove(index);
            }}
          />
        </fieldset>
      ))}
      {english.rows.length < mostRows && (
        <button
          type="button"
          className={staffButton('secondary', 'justify-self-start')}
          onClick={() => {
            english.append(empty);
            arabic.append(empty);
            focusControl(fieldId(`specifications.${english.rows.length}.label`));
          }}
        >
          <PlusIcon />
          {texts.addSpecification}
        </button>
      )}
    </FormSection>
  );
}

import { contentLimits } from '#domain/site-content/site-content.ts';
import { BilingualField, FormText } from '../forms/form-fields.tsx';
import { type ButtonValues, noText } from './content-values.ts';
import { useHomePageTexts } from './home-page-texts.ts';
import { EntryList } from './list-entry.tsx';

/** Buttons of a part of the page: words and link. */
export function ButtonList({ field, title }: { readonly field: string; readonly title: string }) {
  const texts = useHomePageTexts();
  const { buttons } = texts;
  return (
    <EntryList<ButtonValues>
      field={field}
      title={title}
      nameOf={buttons.button}
      most={contentLimits.buttons}
      addLabel={buttons.add}
      newEntry={() => ({ label: noText, link: '' })}
    >
      {(path) => (
        <>
          <BilingualField label={buttons.label} en={`${path}.label.en`} ar={`${path}.label.ar`} />
          <FormText
            field={`${path}.link`}
            label={texts.link}
            hint={texts.linkHint}
            dir="ltr"
            spellCheck={false}
          />
        </>
      )}
    </EntryList>
  );
}

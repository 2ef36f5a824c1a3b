import { useState } from 'react';
import { articleCategories, categoryTag } from '#domain/content/article-tags.ts';
import { authorNames, authors } from '#domain/content/authors.ts';
import { topicKinds } from '#domain/content/topic.ts';
import type { LocalizedText } from '#primitives/text/localized-text.ts';
import { useField } from '#ui/forms/form-context.ts';
import { CloseIcon } from '#ui/icons.tsx';
import { FieldNotes, TextField } from '#ui/text-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { FormSection, FormSelect, useFormFieldFrame } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useArticlesTexts } from './articles-texts.ts';

/** Kind, author, subjects and tags: where visitors find the article. */
export function FilingSection() {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  return (
    <FormSection title={texts.filing}>
      <FormSelect field="kind" label={texts.kind}>
        {topicKinds.map((kind) => (
          <option key={kind} value={kind}>
            {texts.kinds[kind]}
          </option>
        ))}
      </FormSelect>
      <FormSelect field="writtenBy" label={texts.writtenBy}>
        {authorNames.map((name) => (
          <option key={name} value={name}>
            {authors[name].name[locale]}
          </option>
        ))}
      </FormSelect>
      <Subjects />
      <Tags />
    </FormSection>
  );
}

/** In the order in which they are chosen: the first is the most important. */
function Subjects() {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  const { value, setValue } = useField('categories');
  const { id, error } = useFormFieldFrame('categories', false);
  const chosen = value as readonly string[];
  return (
    <fieldset>
      <legend className="mb-1 text-sm font-medium">{texts.subjects}</legend>
      <div id={id} tabIndex={-1} className="flex flex-wrap gap-1.5">
        {articleCategories.map((category) => {
          const isChosen = chosen.includes(category);
          return (
            <label
              key={category}
              className="inline-flex min-h-9 cursor-pointer items-center rounded-pill border border-line-strong px-3 text-sm has-checked:border-accent has-checked:bg-accent-soft has-checked:text-accent has-focus-visible:outline-2 has-focus-visible:outline-accent"
            >
              <input
                type="checkbox"
                checked={isChosen}
                onChange={() =>
                  setValue(isChosen ? chosen.filter((one) => one !== category) : [...chosen, category])
                }
                className="sr-only"
              />
              {categoryTag(category).name[locale]}
            </label>
          );
        })}
      </div>
      <FieldNotes id={id} hint={texts.subjectsHint} error={error} />
    </fieldset>
  );
}

function Tags() {
  const texts = useArticlesTexts();
  const locale = useStaffLocale();
  const { value, setValue } = useField('tags');
  const { id, error } = useFormFieldFrame('tags', false);
  const [typed, setTyped] = useState<LocalizedText>({ en: '', ar: '' });
  const tags = value as readonly LocalizedText[];
  const nameOf = (tag: LocalizedText) => tag[locale] || tag.en || tag.ar;
  function add(): void {
    const tag = { en: typed.en.trim(), ar: typed.ar.trim() };
    if (tag.en === '' && tag.ar === '') return;
    setValue([...tags, tag]);
    setTyped({ en: '', ar: '' });
  }
  return (
    <fieldset className="grid gap-2">
      <legend className="mb-1 text-sm font-medium">{texts.tags}</legend>
      {tags.length > 0 && (
        <ul className="flex flex-wrap gap-1.5">
          {tags.map((tag) => (
            <li
              key={`${tag.en}/${tag.ar}`}
              className="inline-flex items-center rounded-pill bg-sunken ps-3 text-sm"
            >
              <bdi>{nameOf(tag)}</bdi>
              <button
                type="button"
                aria-label={texts.removeTag(nameOf(tag))}
                className="hit-area rounded-pill text-ink-soft hover:text-ink"
                onClick={() => setValue(tags.filter((other) => other !== tag))}
              >
                <CloseIcon />
              </button>
            </li>
          ))}
        </ul>
      )}
      <div className="grid gap-4 md:grid-cols-2">
        {(['en', 'ar'] as const).map((language) => (
          <TextField
            key={language}
            id={`${id}-${language}`}
            label={language === 'en' ? texts.tagEn : texts.tagAr}
            lang={language}
            dir={language === 'ar' ? 'rtl' : 'ltr'}
            maxLength={40}
            value={typed[language]}
            onChange={({ target }) => setTyped({ ...typed, [language]: target.value })}
            onKeyDown={(event) => {
              if (event.key !== 'Enter') return;
              event.preventDefault();
              add();
            }}
          />
        ))}
      </div>
      <button type="button" id={id} className={staffButton('secondary', 'justify-self-start')} onClick={add}>
        {texts.addTag}
      </button>
      <FieldNotes id={id} hint={texts.tagsHint} error={error} />
    </fieldset>
  );
}

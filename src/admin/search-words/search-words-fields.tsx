import { useId, useState } from 'react';
import { longestSearchWord } from '#domain/catalogue/search/vocabulary/search-words-body.ts';
import { useField } from '#ui/forms/form-context.ts';
import { Chip, PlacesField, useListError } from '../catalogue/places-field.tsx';
import { staffButton } from '../components/staff-button.ts';
import { FormSection } from '../forms/form-fields.tsx';
import { useSearchWordsTexts } from './search-words-texts.ts';

export function SearchWordsFields() {
  const texts = useSearchWordsTexts();
  return (
    <>
      <FormSection title={texts.words} intro={texts.wordsHint}>
        <Words />
      </FormSection>
      <FormSection title={texts.places} intro={texts.placesHint}>
        <PlacesField field="places" texts={texts} />
      </FormSection>
    </>
  );
}

function Words() {
  const texts = useSearchWordsTexts();
  const id = useId();
  const { value, setValue } = useField('words');
  const error = useListError('words');
  const [typed, setTyped] = useState('');
  const words = value as readonly string[];
  const add = (text: string) => {
    const added = text.split(/[,،\n]/).map((word) => word.trim().replace(/\s+/g, ' '));
    const all = new Set([...words, ...added.filter(Boolean)]);
    if (all.size > words.length) setValue([...all]);
    setTyped('');
  };
  return (
    <div>
      <ul className="mb-3 flex flex-wrap gap-2">
        {words.map((word) => (
          <Chip
            key={word}
            name={word}
            remove={texts.remove}
            onRemove={() => setValue(words.filter((one) => one !== word))}
          />
        ))}
      </ul>
      <label htmlFor={id} className="mb-1.5 block text-sm font-medium">
        {texts.newWord}
      </label>
      <div className="flex max-w-md gap-2">
        <input
          id={id}
          dir="auto"
          maxLength={longestSearchWord}
          aria-invalid={error !== undefined}
          aria-describedby={`${id}-hint`}
          value={typed}
          onChange={(event) => {
            const text = event.target.value;
            if (/[,،]/.test(text)) add(text);
            else setTyped(text);
          }}
          onPaste={(event) => {
            const text = event.clipboardData.getData('text');
            // An input loses the lines of what is pasted, and cuts it at its longest word.
            if (!/[,،\n]/.test(text)) return;
            event.preventDefault();
            add(text);
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter') return;
            event.preventDefault();
            add(typed);
          }}
          // What was typed and not added is meant too when the form is saved.
          onBlur={() => add(typed)}
          className="h-12 min-w-0 grow rounded-control border border-line-strong bg-surface px-3 hover:border-ink"
        />
        <button type="button" className={staffButton('secondary')} onClick={() => add(typed)}>
          {texts.addWord}
        </button>
      </div>
      <p id={`${id}-hint`} className={error ? 'mt-1 text-sm text-negative' : 'mt-1 text-sm text-ink-soft'}>
        {error ?? texts.newWordHint}
      </p>
    </div>
  );
}

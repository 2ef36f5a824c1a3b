import { useParams, useSearchParams } from 'react-router';
import {
  changeSearchWordsContract,
  createSearchWordsContract,
  deleteSearchWordsContract,
  staffSearchWordsContract,
} from '#api/staff/search-words/search-words.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { Screen } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import {
  DefinitionScreen,
  DeleteDefinition,
  useNewDefinition,
  useStoredDefinition,
} from '../forms/definition-screens.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { SearchWordsFields } from './search-words-fields.tsx';
import { useSearchWordsTexts } from './search-words-texts.ts';
import { nameOfWords } from './words-name.ts';

const listPath = '/admin/search-words';

type StoredWords = DataOf<typeof changeSearchWordsContract>;

function valuesOf({ places, words }: StoredWords) {
  return { places, words };
}

function useFieldNames() {
  const { words, places } = useSearchWordsTexts();
  return { words, places };
}

/** The address may give the first word. */
export function NewSearchWordsScreen() {
  const texts = useSearchWordsTexts();
  const [parameters] = useSearchParams();
  const word = parameters.get('word')?.trim();
  const staffForm = useNewDefinition({
    listPath,
    created: texts.created,
    name: word ? `search-words/new/${word}` : 'search-words/new',
    contract: createSearchWordsContract,
    stored: { id: '', version: 0, places: [], words: word ? [word] : [] } as StoredWords,
    valuesOf,
    inputOf: (values) => ({ body: values }),
  });
  return (
    <Screen title={texts.newTitle} back={{ to: listPath, name: texts.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
        <SearchWordsFields />
      </StaffFormLayout>
    </Screen>
  );
}

export function SearchWordsFormScreen() {
  const { id = '' } = useParams();
  const texts = useSearchWordsTexts();
  const locale = useStaffLocale();
  const query = useStaffQuery(staffSearchWordsContract, {});
  const stored = query.data?.data.find((one) => one.id === id);
  return (
    <DefinitionScreen
      list={{ path: listPath, title: texts.title }}
      query={query}
      found={stored && { id, name: nameOfWords(stored.words, locale) }}
      entity="search-words"
      actions={stored && <DeleteButton stored={stored} />}
    >
      {stored && <WordsForm key={id} stored={stored} />}
    </DefinitionScreen>
  );
}

function WordsForm({ stored }: { readonly stored: StoredWords }) {
  const texts = useSearchWordsTexts();
  const staffForm = useStoredDefinition({
    saved: texts.saved,
    name: `search-words/${stored.id}`,
    contract: changeSearchWordsContract,
    stored,
    valuesOf,
    inputOf: (values, version = stored.version) => ({
      params: { id: stored.id },
      body: { ...values, version },
    }),
  });
  return (
    <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
      <SearchWordsFields />
    </StaffFormLayout>
  );
}

function DeleteButton({ stored }: { readonly stored: StoredWords }) {
  const texts = useSearchWordsTexts();
  const locale = useStaffLocale();
  return (
    <DeleteDefinition
      texts={texts}
      name={nameOfWords(stored.words, locale)}
      listPath={listPath}
      contract={deleteSearchWordsContract}
      input={{ params: { id: stored.id }, query: { version: String(stored.version) } }}
    />
  );
}

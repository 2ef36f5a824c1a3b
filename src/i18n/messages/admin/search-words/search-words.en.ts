import { pluralForm } from '#i18n/plural.ts';

/** Texts of the screens for the vocabulary of the search, in English. */
export const adminSearchWordsEn = {
  title: 'Search words',
  intro:
    'What buyers call your products. The words of an entry mean the same in a search, in both languages, and lead to its categories.',
  none: 'There are no search words yet.',
  noneLike: (search: string) => `No entry has “${search}”. Add it to the entry that means the same.`,
  find: 'Find a word',
  add: 'Add an entry',
  newTitle: 'New search words',
  saved: 'Search words saved.',
  created: 'Search words added.',
  deleted: (name: string) => `“${name}” deleted.`,
  anyKind: 'Products of any kind',
  count: (count: number) => pluralForm('en', count, { one: '1 word', other: `${count} words` }),
  words: 'Words and phrases',
  wordsHint:
    'As buyers type them: standard Arabic and dialect, English words in Arabic letters, common misspellings, plurals. Hamza, ة or ه and the article ال make no difference.',
  newWord: 'Add a word',
  newWordHint: 'Enter or a comma adds it. You can paste several, separated by commas or lines.',
  addWord: 'Add',
  places: 'Categories',
  placesHint:
    'What these words mean. Without a category they describe products of any kind, such as a colour.',
  addPlace: 'Add a category',
  choose: 'Choose…',
  remove: (name: string) => `Remove ${name}`,
  delete: 'Delete',
  deleteTitle: (name: string) => `Delete “${name}”?`,
  deleteText: 'Searches no longer find by these words.',
  missed: 'Searches that found nothing',
  missedIntro:
    'Of the last 90 days, without those that find something by now. Counted without who searched; phone numbers and email addresses are not kept. Choose a term to add it as a search word.',
  noneMissed: 'No search has been in vain.',
  term: 'Searched for',
  searches: 'Searches',
  lastDay: 'Last on',
};

export type AdminSearchWordsTexts = typeof adminSearchWordsEn;

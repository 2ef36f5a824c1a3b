import { missedSearchesContract } from '#api/staff/search-words/search-words.contract.ts';
import { formatDay } from '#i18n/dates.ts';
import { DataTable } from '../components/data-table.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSearchWordsTexts } from './search-words-texts.ts';

/** What visitors searched for in vain; each term leads to the form that adds it. */
export function MissedSearchesScreen() {
  const texts = useSearchWordsTexts();
  const locale = useStaffLocale();
  const query = useStaffQuery(missedSearchesContract, {});
  return (
    <Screen
      title={texts.missed}
      intro={texts.missedIntro}
      back={{ to: '/admin/search-words', name: texts.title }}
    >
      <Loaded query={query} empty={{ data: [] }}>
        {({ data }) => (
          <DataTable
            caption={texts.missed}
            rows={data}
            keyOf={({ term }) => term}
            nameOf={({ term }) => term}
            linkOf={({ term }) => `/admin/search-words/new?word=${encodeURIComponent(term)}`}
            empty={texts.noneMissed}
            columns={[
              { key: 'term', name: texts.term, cell: ({ term }) => <bdi>{term}</bdi> },
              { key: 'count', name: texts.searches, cell: ({ count }) => count, isNumber: true },
              { key: 'lastDay', name: texts.lastDay, cell: ({ lastDay }) => formatDay(locale, lastDay) },
            ]}
          />
        )}
      </Loaded>
    </Screen>
  );
}

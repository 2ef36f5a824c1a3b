import { Link } from 'react-router';
import { staffSearchWordsContract } from '#api/staff/search-words/search-words.contract.ts';
import { joinValues } from '#i18n/lists.ts';
import { foldText } from '#primitives/text/fold-text.ts';
import { useCategories } from '../catalogue/use-categories.ts';
import { DefinitionList, Detail } from '../components/definition-list.tsx';
import { ListTools } from '../components/list-tools.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSearchWordsTexts } from './search-words-texts.ts';
import { nameOfWords } from './words-name.ts';

/** The vocabulary of the search, narrowed to the entries that have a word. */
export function SearchWordsScreen() {
  const texts = useSearchWordsTexts();
  const locale = useStaffLocale();
  const { findName } = useCategories();
  const address = useListParams();
  const { search = '' } = address.values;
  const wanted = foldText(search);
  return (
    <DefinitionList
      notice={
        <ListTools address={address} searchLabel={texts.find}>
          <Link to="/admin/search-words/missed" className={staffButton('secondary')}>
            {texts.missed}
          </Link>
        </ListTools>
      }
      path="/admin/search-words"
      texts={search ? { ...texts, none: texts.noneLike(search) } : texts}
      query={useStaffQuery(staffSearchWordsContract, {})}
      itemsOf={({ data }) =>
        wanted === ''
          ? data
          : data.filter(({ words }) => words.some((word) => foldText(word).includes(wanted)))
      }
      nameOf={({ words }) => nameOfWords(words, locale)}
      details={({ places, words }) => (
        <>
          <Detail>
            {places.length === 0
              ? texts.anyKind
              : joinValues(
                  locale,
                  places.map((slug) => findName(slug) ?? slug),
                )}
          </Detail>
          <Detail>{texts.count(words.length)}</Detail>
        </>
      )}
    />
  );
}

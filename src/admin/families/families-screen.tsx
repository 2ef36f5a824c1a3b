import { Link } from 'react-router';
import { joinValues } from '#i18n/lists.ts';
import { useAttributes } from '../attributes/use-attributes.ts';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useFamiliesTexts } from './families-texts.ts';
import { type StaffFamily, useFamilies } from './use-families.ts';

/** All families, with their options and what they lack. */
export function FamiliesScreen() {
  const texts = useFamiliesTexts();
  const { query } = useFamilies();
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={
        <Link to="/admin/families/new" className={staffButton('primary')}>
          {texts.add}
        </Link>
      }
    >
      <Loaded query={query} empty={{ data: [] }}>
        {({ data }) =>
          data.length === 0 ? (
            <p>{texts.none}</p>
          ) : (
            <ul className="divide-y divide-line rounded-card bg-surface shadow-raised">
              {data.map((family) => (
                <li key={family.id}>
                  <FamilyRow family={family} />
                </li>
              ))}
            </ul>
          )
        }
      </Loaded>
    </Screen>
  );
}

function FamilyRow({
  family: { id, key, name, optionKeys, members, gaps },
}: {
  readonly family: StaffFamily;
}) {
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const { attributes } = useAttributes();
  const problems = gaps.lacking.length + gaps.equal.length;
  const options = optionKeys.map(
    (option) => attributes.find((one) => one.key === option)?.name[locale] ?? option,
  );
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
      <Link
        to={`/admin/families/${id}`}
        className="inline-flex min-h-11 min-w-40 grow flex-wrap items-center gap-x-3 font-medium hover:text-accent"
      >
        {name[locale]}
        <bdi className="text-sm font-normal text-ink-faint">{key}</bdi>
      </Link>
      <span className="text-sm text-ink-soft">{joinValues(locale, options)}</span>
      <span className="text-sm text-ink-soft">{texts.products(members.length)}</span>
      {gaps.missingCount > 0 && (
        <span className="text-sm text-ink-soft">{texts.missing(gaps.missingCount)}</span>
      )}
      {problems > 0 && <Badge tone="waiting">{texts.problems(problems)}</Badge>}
    </div>
  );
}

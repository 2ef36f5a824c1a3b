import { joinValues } from '#i18n/lists.ts';
import { useAttributes } from '../attributes/use-attributes.ts';
import { BuiltInOffer } from '../built-in/built-in-offer.tsx';
import { Badge } from '../components/badge.tsx';
import { DefinitionList, Detail } from '../components/definition-list.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useFamiliesTexts } from './families-texts.ts';
import { type StaffFamily, useFamilies } from './use-families.ts';

/** All families, with their options and what they lack. */
export function FamiliesScreen() {
  const locale = useStaffLocale();
  const { query } = useFamilies();
  return (
    <DefinitionList
      notice={<BuiltInOffer part="families" />}
      path="/admin/families"
      texts={useFamiliesTexts()}
      query={query}
      itemsOf={({ data }) => data}
      nameOf={({ name }) => name[locale]}
      codeOf={({ key }) => key}
      details={(family) => <FamilyDetails family={family} />}
    />
  );
}

function FamilyDetails({ family: { optionKeys, members, gaps } }: { readonly family: StaffFamily }) {
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const { attributes } = useAttributes();
  const problems = gaps.lacking.length + gaps.equal.length;
  const options = optionKeys.map(
    (option) => attributes.find((one) => one.key === option)?.name[locale] ?? option,
  );
  return (
    <>
      <Detail>{joinValues(locale, options)}</Detail>
      <Detail>{texts.products(members.length)}</Detail>
      {gaps.missingCount > 0 && <Detail>{texts.missing(gaps.missingCount)}</Detail>}
      {problems > 0 && <Badge tone="waiting">{texts.problems(problems)}</Badge>}
    </>
  );
}

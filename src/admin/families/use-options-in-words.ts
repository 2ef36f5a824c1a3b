import type { OptionValue } from '#domain/catalogue/families/family-options.ts';
import { joinValues } from '#i18n/lists.ts';
import { formatQuantity } from '#i18n/quantities.ts';
import { useAttributes } from '../attributes/use-attributes.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useFamiliesTexts } from './families-texts.ts';

/** Formats options by their attributes: 'Width: 160 cm, Colour: Oak'. */
export function useOptionsInWords(): (options: Readonly<Record<string, OptionValue>>) => string {
  const texts = useFamiliesTexts();
  const locale = useStaffLocale();
  const { attributes } = useAttributes();
  const valueName = (key: string, value: OptionValue) => {
    const attribute = attributes.find((one) => one.key === key);
    if (typeof value === 'number') return formatQuantity(locale, value, attribute?.unit ?? null);
    if (attribute?.kind === 'yes-no') return value === 'yes' ? texts.yes : texts.no;
    return attribute?.options.find((option) => option.key === value)?.name[locale] ?? value;
  };
  return (options) =>
    joinValues(
      locale,
      Object.entries(options).map(([key, value]) => {
        const label = attributes.find((one) => one.key === key)?.name[locale] ?? key;
        return `${label}: ${valueName(key, value)}`;
      }),
    );
}

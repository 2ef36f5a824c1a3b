import { qatarDay } from '#domain/delivery/working-days.ts';
import { formatDay } from '#i18n/dates.ts';
import { useFormValue } from '#ui/forms/form-context.ts';
import { Badge } from '../components/badge.tsx';
import { BilingualField, FormCheck, FormSection, FormText } from '../forms/form-fields.tsx';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import type { ContentValues } from './content-values.ts';
import { useHomePageTexts } from './home-page-texts.ts';

/** The announcement above every page, with the days on which it is shown. */
export function AnnouncementSection() {
  const texts = useHomePageTexts();
  const { announcement } = texts;
  return (
    <FormSection title={texts.sections.announcement} intro={announcement.intro}>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <FormCheck field="announcement.isShown" label={announcement.isShown} />
        <ShownNow />
      </div>
      <BilingualField
        label={announcement.text}
        hint={announcement.textHint}
        en="announcement.text.en"
        ar="announcement.text.ar"
        rows={2}
      />
      <FormText
        field="announcement.link"
        label={texts.link}
        hint={texts.linkHint}
        dir="ltr"
        spellCheck={false}
        isOptional
      />
      <div className="grid items-start gap-4 md:grid-cols-2">
        <FormText
          field="announcement.startsOn"
          label={announcement.startsOn}
          hint={announcement.startsOnHint}
          type="date"
          dir="ltr"
          isOptional
        />
        <FormText
          field="announcement.endsOn"
          label={announcement.endsOn}
          hint={announcement.endsOnHint}
          type="date"
          dir="ltr"
          isOptional
        />
      </div>
      <p className="-mt-2 text-sm text-ink-soft">{announcement.days}</p>
    </FormSection>
  );
}

/** What visitors would see today with these days. */
function ShownNow() {
  const { now } = useHomePageTexts().announcement;
  const locale = useStaffLocale();
  const { isShown, startsOn, endsOn } = useFormValue(({ announcement }: ContentValues) => announcement);
  const today = qatarDay(new Date());
  if (!isShown) return <Badge>{now.off}</Badge>;
  if (startsOn > today) return <Badge tone="waiting">{now.later(formatDay(locale, startsOn))}</Badge>;
  if (endsOn !== '' && endsOn < today)
    return <Badge tone="waiting">{now.over(formatDay(locale, endsOn))}</Badge>;
  return <Badge tone="positive">{now.on}</Badge>;
}

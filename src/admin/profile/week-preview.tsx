import { adminProfileAr } from '#i18n/messages/admin/profile.ar.ts';
import { adminProfileEn } from '#i18n/messages/admin/profile.en.ts';
import { formatHours } from '#i18n/times.ts';
import { directionOf, locales } from '#primitives/locale.ts';
import { WeekHours } from '#ui/week-hours.tsx';
import { completeHours } from './edit-week.ts';
import { useProfileTexts } from './profile-texts.ts';
import type { WeekValues } from './profile-values.ts';

const closed = { en: adminProfileEn.hours.closed, ar: adminProfileAr.hours.closed };

/** A week as pages show it, in both languages. */
export function WeekPreview({ hours }: { readonly hours: WeekValues }) {
  const { hours: texts } = useProfileTexts();
  return (
    <details className="rounded-control bg-ground px-4 py-1 text-sm" open>
      <summary className="min-h-9 cursor-pointer py-1.5 font-medium">{texts.preview}</summary>
      <div className="grid gap-4 py-2 md:grid-cols-2">
        {locales.map((locale) => (
          <div key={locale} lang={locale} dir={directionOf(locale)}>
            <WeekHours
              hours={completeHours(hours)}
              locale={locale}
              closed={closed[locale]}
              between={(opens, closes) => formatHours(locale, opens, closes)}
            />
          </div>
        ))}
      </div>
    </details>
  );
}

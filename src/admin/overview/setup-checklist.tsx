import { Link } from 'react-router';
import { setupChecklistContract } from '#api/staff/shop-profile/shop-profile.contract.ts';
import type { SetupItem } from '#domain/shop-profile/setup-checklist.ts';
import { Panel } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { fieldId } from '../forms/form-fields.tsx';
import { useSalesTexts } from '../sales/sales-texts.ts';

/** Where an item is completed: a field of the profile, or settings that the person who runs the server makes. */
const places: Readonly<Record<SetupItem, { readonly field: string } | { readonly settings: string[] }>> = {
  phone: { field: 'phone' },
  whatsapp: { field: 'whatsapp' },
  email: { field: 'email' },
  address: { field: 'address' },
  crNumber: { field: 'crNumber' },
  bank: { field: 'bank.name' },
  social: { field: 'social.instagram' },
  publicUrl: { settings: ['PUBLIC_URL'] },
  smtp: { settings: ['SMTP_URL', 'MAIL_FROM'] },
  staffEmail: { settings: ['STAFF_EMAIL'] },
};

/** Checklist of what is missing or a placeholder in a new shop; nothing when everything is complete. */
export function SetupChecklist() {
  const { setup: texts } = useSalesTexts().overview;
  const missing = useStaffQuery(setupChecklistContract, {}).data?.data.missing ?? [];
  if (missing.length === 0) return null;
  return (
    <Panel title={texts.title}>
      <p className="-mt-2 mb-2 max-w-prose text-sm text-ink-soft">{texts.intro}</p>
      <ul className="grid gap-x-8 md:grid-cols-2">
        {missing.map((item) => {
          const { name, note } = texts.items[item];
          const place = places[item];
          return (
            <li key={item} className="border-t border-line py-2.5">
              {'field' in place ? (
                <Link
                  to={`/admin/profile#${fieldId(place.field)}`}
                  className="inline-flex min-h-11 items-center font-medium underline decoration-line-strong underline-offset-4 hover:text-accent md:min-h-8"
                >
                  {name}
                </Link>
              ) : (
                <p className="flex min-h-11 items-center font-medium md:min-h-8">{name}</p>
              )}
              <p className="text-sm text-ink-soft">{note}</p>
              {'settings' in place && (
                <details className="text-sm text-ink-soft">
                  <summary className="min-h-8 cursor-pointer content-center">{texts.forTheServer}</summary>
                  <p className="flex flex-wrap items-center gap-2">
                    {texts.serverSettings(place.settings.length)}
                    {place.settings.map((setting) => (
                      <code key={setting} dir="ltr" className="rounded bg-sunken px-1.5 py-0.5 text-xs">
                        {setting}
                      </code>
                    ))}
                  </p>
                </details>
              )}
            </li>
          );
        })}
      </ul>
    </Panel>
  );
}

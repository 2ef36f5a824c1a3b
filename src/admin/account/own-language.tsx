import { ownAccountContract, ownLocaleContract } from '#api/staff/account/own-account.contract.ts';
import { isLocale } from '#primitives/locale.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useUpdateCache } from '../data/use-update-cache.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { useStaffLanguage } from '../locale/staff-locale.tsx';
import { useSignInTexts } from '../session/sign-in-texts.ts';
import type { OwnAccount } from './own-details-form.tsx';

/** The language of emails to the person and of the admin, stored at once. */
export function OwnLanguage({ account }: { readonly account: OwnAccount }) {
  const { account: texts } = useSignInTexts();
  const general = useGeneralTexts();
  const toasts = useToasts();
  const { changeLocale } = useStaffLanguage();
  const { send, errorText } = useStaffWrite(ownLocaleContract);
  const showNewest = useUpdateCache(ownAccountContract);

  async function choose(value: string): Promise<void> {
    const locale = isLocale(value) ? value : null;
    const answer = await send({ body: { locale } });
    if (!answer) return;
    showNewest({}, answer);
    if (locale) changeLocale(locale);
    toasts.show({ text: texts.saved });
  }

  return (
    <div className="mb-5">
      <label className="grid gap-1.5 text-sm font-medium">
        {texts.language}
        <select
          value={account.locale ?? ''}
          aria-describedby="own-language-hint"
          onChange={({ target }) => void choose(target.value)}
          className="h-12 w-full rounded-control border border-line-strong bg-surface px-3 text-base font-normal hover:border-ink"
        >
          <option value="">{texts.languageOfShop}</option>
          <option value="en">{general.english}</option>
          <option value="ar">{general.arabic}</option>
        </select>
      </label>
      <p id="own-language-hint" className="mt-1 text-sm text-ink-soft">
        {texts.languageHint}
      </p>
      {errorText && (
        <p role="alert" className="mt-1 text-sm text-negative">
          {errorText}
        </p>
      )}
    </div>
  );
}

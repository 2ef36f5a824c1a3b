import {
  catalogueSettingsContract,
  saveCatalogueSettingsContract,
  untranslatedContract,
} from '#api/staff/translations/translations.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { useCatalogueTexts } from '../catalogue/catalogue-texts.ts';
import { Loaded } from '../components/loaded.tsx';
import { Pagination } from '../components/pagination.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useListParams } from '../components/use-list-params.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { BrandNamesPanel } from './brand-names-panel.tsx';
import { TranslationItem } from './translation-item.tsx';
import { useTranslationsTexts } from './translations-texts.ts';

/** Everything that lacks Arabic, to fill it in, and whether the shop requires it. */
export function TranslationsScreen() {
  const texts = useTranslationsTexts();
  const { products } = useCatalogueTexts();
  const address = useListParams();
  const query = useStaffQuery(untranslatedContract, { query: { page: String(address.page) } });
  const settings = useStaffQuery(catalogueSettingsContract, {});
  return (
    <Screen title={texts.title} intro={texts.intro} back={{ to: '/admin/products', name: products.title }}>
      {settings.data && <ArabicSetting stored={settings.data.data} />}
      <Loaded query={query}>
        {({ data, meta: { counts, page, pageSize } }) => (
          <>
            <p role="status" className="text-sm text-ink-soft">
              {texts.counts(counts)}
            </p>
            {data.length === 0 ? (
              <p className="rounded-card border border-line bg-surface px-5 py-12 text-center text-ink-soft">
                {texts.nothing}
              </p>
            ) : (
              <ol aria-label={texts.title} className="grid gap-3">
                {data.map((item) => (
                  <TranslationItem key={`${item.kind}/${item.id}`} item={item} />
                ))}
              </ol>
            )}
            {counts.product > pageSize && (
              <Pagination address={address} page={page} pageSize={pageSize} total={counts.product} />
            )}
          </>
        )}
      </Loaded>
      <BrandNamesPanel />
      <HistoryPanel entity="catalogue-settings" />
    </Screen>
  );
}

function ArabicSetting({ stored }: { readonly stored: DataOf<typeof catalogueSettingsContract> }) {
  const texts = useTranslationsTexts();
  const toasts = useToasts();
  const { send, isSending, errorText } = useStaffWrite(saveCatalogueSettingsContract);
  const change = async (requiresArabic: boolean) => {
    if (await send({ body: { requiresArabic, version: stored.version } })) {
      toasts.show({ text: texts.settingSaved(requiresArabic) });
    }
  };
  return (
    <Panel>
      <label className="flex min-h-11 cursor-pointer items-center gap-3">
        <input
          type="checkbox"
          checked={stored.requiresArabic}
          aria-describedby="requires-arabic-hint"
          disabled={isSending}
          onChange={({ target }) => void change(target.checked)}
          className="size-5 accent-accent"
        />
        {texts.setting}
      </label>
      <p id="requires-arabic-hint" className="text-sm text-ink-soft">
        {texts.settingHint}
      </p>
      {errorText && (
        <p role="alert" className="mt-2 text-sm text-negative">
          {errorText}
        </p>
      )}
    </Panel>
  );
}

import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { getCatalogueSettings } from '#domain/catalogue/settings/catalogue-settings-queries.server.ts';
import { saveCatalogueSettings } from '#domain/catalogue/settings/save-catalogue-settings.server.ts';
import { listUntranslated } from '#domain/translations/list-untranslated.server.ts';
import { saveTranslation } from '#domain/translations/save-translation.server.ts';
import {
  catalogueSettingsContract,
  saveCatalogueSettingsContract,
  saveTranslationContract,
  untranslatedContract,
} from './translations.contract.ts';

export const untranslated = endpoint(untranslatedContract, async ({ query }, { services, language }) => {
  const index = await services.productIndex();
  const { items, counts, pageSize } = await listUntranslated(services.db, index, query.page, language);
  return { data: items, meta: { page: query.page, pageSize, counts } };
});

export const translationPost = endpoint(saveTranslationContract, async ({ body }, call) => ({
  data: await saveTranslation(call.services.db, body, changeOrigin(call)),
}));

export const catalogueSettings = endpoint(catalogueSettingsContract, async (_, { services }) => ({
  data: await getCatalogueSettings(services.db),
}));

export const catalogueSettingsPut = endpoint(saveCatalogueSettingsContract, async ({ body }, call) => ({
  data: await saveCatalogueSettings(call.services.db, body, changeOrigin(call)),
}));

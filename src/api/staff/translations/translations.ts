import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { listBrandNames } from '#domain/catalogue/brands/brand-name-queries.server.ts';
import { saveBrandName } from '#domain/catalogue/brands/save-brand-name.server.ts';
import { getCatalogueSettings } from '#domain/catalogue/settings/catalogue-settings-queries.server.ts';
import { saveCatalogueSettings } from '#domain/catalogue/settings/save-catalogue-settings.server.ts';
import { listUntranslated } from '#domain/translations/list-untranslated.server.ts';
import { saveTranslation } from '#domain/translations/save-translation.server.ts';
import {
  brandNamesContract,
  catalogueSettingsContract,
  saveBrandNameContract,
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

export const brandNames = endpoint(brandNamesContract, async (_, { services }) => ({
  data: await listBrandNames(services.db),
}));

export const brandNamesPut = endpoint(saveBrandNameContract, async ({ body }, call) => ({
  data: await saveBrandName(call.services.db, body, changeOrigin(call)),
}));

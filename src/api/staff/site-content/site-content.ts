import { changeOrigin } from '#api/http/change-origin.ts';
import { endpoint } from '#api/http/endpoint.ts';
import { getCatalogueSettings } from '#domain/catalogue/settings/catalogue-settings-queries.server.ts';
import { getEditedContent } from '#domain/site-content/get-site-content.server.ts';
import { previewSiteContent } from '#domain/site-content/preview-site-content.server.ts';
import { saveSiteContent } from '#domain/site-content/save-site-content.server.ts';
import {
  previewSiteContentContract,
  saveSiteContentContract,
  siteContentContract,
} from './site-content.contract.ts';

export const siteContent = endpoint(siteContentContract, async (_input, { services }) => {
  const { content, pictures } = await getEditedContent(services.db);
  return { data: content, meta: { pictures } };
});

export const siteContentPut = endpoint(saveSiteContentContract, async ({ body }, call) => {
  const { db } = call.services;
  const { requiresArabic } = await getCatalogueSettings(db);
  return { data: await saveSiteContent(db, body, requiresArabic, changeOrigin(call)) };
});

export const siteContentPreview = endpoint(previewSiteContentContract, async ({ body }, call) => ({
  data: await previewSiteContent(call.services.db, body, changeOrigin(call)),
}));

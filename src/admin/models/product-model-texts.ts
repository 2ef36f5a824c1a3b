import { productModelAr } from '#i18n/messages/admin/products/product-model.ar.ts';
import { productModelEn } from '#i18n/messages/admin/products/product-model.en.ts';
import { modelViewAr } from '#i18n/messages/model-view.ar.ts';
import { modelViewEn } from '#i18n/messages/model-view.en.ts';
import { staffTexts } from '../locale/staff-texts.ts';

export const useProductModelTexts = staffTexts(productModelEn, productModelAr);

/** Those of the viewer, which the shop has too. */
export const useModelViewTexts = staffTexts(modelViewEn, modelViewAr);

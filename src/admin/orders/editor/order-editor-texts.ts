import { orderEditorAr } from '#i18n/messages/admin/orders/order-editor.ar.ts';
import { orderEditorEn } from '#i18n/messages/admin/orders/order-editor.en.ts';
import { staffTexts } from '../../locale/staff-texts.ts';

export const useOrderEditorTexts = staffTexts(orderEditorEn, orderEditorAr);

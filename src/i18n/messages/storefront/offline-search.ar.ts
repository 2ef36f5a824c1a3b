import { pluralForm } from '#i18n/plural.ts';
import type { OfflineSearchMessages } from './offline-search.en.ts';

export const offlineSearchAr: OfflineSearchMessages = {
  results: (count) => {
    const found = pluralForm('ar', count, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${count} نتائج`,
      other: `${count} نتيجة`,
    });
    return `تعذّر الوصول إلى المتجر. ${found} من المنتجات المحفوظة في متصفحك، وربما تغيّرت الأسعار والكميات.`;
  },
  nothing: (term) => `تعذّر الوصول إلى المتجر، ولا يوجد بين المنتجات المحفوظة في متصفحك ما يطابق «${term}».`,
  partOf: (stored, total) => `يحفظ متصفحك ${stored} من أصل ${total} من منتجات المتجر.`,
};

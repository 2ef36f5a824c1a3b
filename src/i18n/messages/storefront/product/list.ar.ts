import { countedWorkingDays } from '#i18n/counted-days.ts';
import type { ListMessages } from './list.en.ts';

export const listAr: ListMessages = {
  readyIn: (days) => `جاهز خلال ${countedWorkingDays('ar', days)}`,
  arrives: (day) => `يصل ${day}`,
  moreOptions: 'المزيد',
  notARange: 'اكتب رقمًا، على ألا تزيد قيمة «من» على قيمة «إلى».',
  arrival: 'يوم الوصول',
  zoneNumber: 'رقم منطقتك لعرض الأيام',
  otherZoneNumber: 'أو رقم منطقة أخرى',
  daysFor: (zone) => `أيام الوصول إلى ${zone}`,
  otherZone: 'منطقة أخرى',
  nothing: {
    title: 'لا منتج يجمع كل هذه الخيارات',
    lead: 'لدينا أكثر مما في هذه القائمة. قد تجد طلبك قريبًا من هنا:',
    without: (filters) => `من دون ${filters}`,
    didYouMean: (term) => `هل تقصد «${term}»؟`,
    categories: 'تصفّح',
    askTitle: 'هل نبحث لك عنه؟',
    askText: 'نوفّر أيضًا ما لا تجده في هذه الصفحات. أخبرنا بما تحتاج إليه وبالكمية، ونرسل إليك عرض سعر.',
    quotation: 'اطلب عرض سعر',
    whatsapp: 'اسألنا عبر واتساب',
    whatsappText: (shop, term) => `مرحبًا ${shop}، أبحث عن «${term}» ولم أجده في المتجر.`,
    whatsappTextWithoutWords: (shop) => `مرحبًا ${shop}، لم أجد ما أبحث عنه في المتجر.`,
  },
};

import type { QuotationChangeMessages } from './quotation-change.en.ts';

export const quotationChangeAr: QuotationChangeMessages = {
  replaced: (version) => `صدر عرض أحدث: النسخة ${version}`,
  withdrawn: 'سحبنا هذا العرض قبل إتمام قبولك',
  expired: (day) => `انتهت صلاحية هذا العرض، وكان آخر يوم له ${day}`,
  declined: 'رُفض هذا العرض قبل إتمام قبولك',
  accepted: 'سبق قبول هذا العرض',
  nothingOrdered: 'لم يُرسل أي طلب.',
  newOffer: 'للحصول على عرض جديد راسلنا أو اتصل بنا على الرقم',
  totals: 'إجماليه:',
  before: 'وكان:',
  agreeAgain: 'ما أدخلته محفوظ هنا. اقرأ النسخة الجديدة ووافق على الشروط من جديد ثم اضغط الزر.',
  read: (version) => `قراءة النسخة ${version}`,
};

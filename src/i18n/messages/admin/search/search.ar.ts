import { pluralForm } from '#i18n/plural.ts';
import type { AdminSearchMessages } from './search.en.ts';

export const adminSearchAr: AdminSearchMessages = {
  open: 'بحث',
  shortcut: 'Ctrl K',
  title: 'البحث في كل شيء',
  label: 'طلب أو عميل أو هاتف أو مكان أو منتج أو رمز أو عرض سعر أو رسالة أو مقال أو إعداد أو صفحة',
  hint: 'اكتب اسمًا أو رقم هاتف أو مكانًا أو منتجًا أو رمزًا. اختر بالسهمين ↑ و↓ وافتح بزر Enter.',
  searching: 'جارٍ البحث…',
  nothing: (search) => `لا نتائج عن «${search}».`,
  found: (count) =>
    pluralForm('ar', count, {
      one: 'نتيجة واحدة',
      two: 'نتيجتان',
      few: `${count} نتائج`,
      many: `${count} نتيجة`,
      other: `${count} نتيجة`,
    }),
  failed: 'لم يصل جواب البحث. تحقّق من الاتصال ثم اكتب من جديد.',
  kinds: {
    orders: 'الطلبات',
    quotations: 'عروض الأسعار',
    messages: 'الرسائل',
    products: 'المنتجات',
    articles: 'المقالات',
    screens: 'الصفحات والإعدادات',
  },
  inStock: (pieces) => (pieces === 0 ? 'نفد من المخزون' : `المخزون: ${pieces}`),
  settings: {
    bank: { name: 'الحساب البنكي', words: 'آيبان تحويل دفع' },
    hours: { name: 'أوقات العمل', words: 'دوام مفتوح مغلق رمضان استراحة' },
    holidays: { name: 'العطل', words: 'إجازة عيد رمضان مغلق' },
    orderLimits: { name: 'حدود الطلب', words: 'الأقصى قطع قيمة' },
    returns: { name: 'الإرجاع وشروط السداد', words: 'أيام سياسة استرداد آجل' },
    contact: { name: 'الهاتف وواتساب والبريد والعنوان', words: 'تواصل رقم خريطة صالة العرض' },
    social: { name: 'حسابات التواصل', words: 'إنستغرام لينكدإن فيسبوك تيك توك يوتيوب' },
    announcement: { name: 'الإعلان أعلى كل صفحة', words: 'شريط تنبيه رسالة' },
    slides: { name: 'صور افتتاح الصفحة الرئيسية', words: 'شرائح عرض صور عنوان' },
    figures: { name: 'أرقام الصفحة الرئيسية', words: 'إحصاءات سنوات عملاء تقييم' },
    cities: { name: 'بطاقات المدن في الصفحة الرئيسية', words: 'الدوحة لوسيل الوعب' },
    fees: { name: 'رسوم التوصيل وأيامه', words: 'منطقة مجاني حد أدنى مدة استلام' },
    drivers: { name: 'السائقون', words: 'سائق جولة سيارة' },
    password: { name: 'كلمة المرور والأجهزة المسجَّلة', words: 'تغيير جلسة' },
    backups: { name: 'النسخ الاحتياطية', words: 'نسخة استعادة' },
    monthlySales: { name: 'المبيعات حسب الشهر', words: 'إيراد دخل تقرير سنة شهري فواتير' },
  },
};

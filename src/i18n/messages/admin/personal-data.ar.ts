import { pluralForm } from '#i18n/plural.ts';
import type { AdminPersonalDataTexts } from './personal-data.en.ts';

type Forms = Parameters<typeof pluralForm>[2];

/** The number and its noun; of one and two the noun says the number. */
const counted = (amount: number, { one = '', two = '', few = '', many = '', other }: Forms) => {
  const number = amount.toLocaleString('en-QA');
  return pluralForm('ar', amount, {
    one,
    two,
    few: `${number} ${few}`,
    many: `${number} ${many}`,
    other: `${number} ${other}`,
  });
};
const orders = (amount: number) =>
  counted(amount, { one: 'طلب واحد', two: 'طلبان', few: 'طلبات', many: 'طلبًا', other: 'طلب' });
const records = (amount: number) =>
  counted(amount, { one: 'سجل واحد', two: 'سجلان', few: 'سجلات', many: 'سجلًا', other: 'سجل' });

export const adminPersonalDataAr: AdminPersonalDataTexts = {
  title: 'البيانات الشخصية',
  intro:
    'للعميل أن يسأل عمّا نحتفظ به من بياناته وأن يطلب محوه (القانون رقم 13 لسنة 2016). ابحث عنه برقم الهاتف أو البريد الإلكتروني، وتأكد أولًا من أنه صاحب الطلب.',
  who: 'رقم الهاتف أو البريد الإلكتروني',
  whoHint: 'كما أعطاه العميل. لا نحفظ ما تكتبه هنا.',
  whoWrong: 'هذا ليس رقم هاتف ولا بريدًا إلكترونيًا.',
  find: 'بحث',
  finding: 'جارٍ البحث…',
  nothing: 'لا نحتفظ بشيء عن هذا العميل.',
  keptAbout: 'ما نحتفظ به عن',
  others: 'ورد في هذه السجلات أيضًا:',
  othersHint: 'قد نحتفظ بسجلات أخرى مرتبطة بها. وقد يتشارك عدة أشخاص رقم شركة واحدة، فراجع كلًا منها.',
  kinds: {
    orders: 'الطلبات',
    quotations: 'عروض الأسعار',
    messages: 'الرسائل',
    stockAlerts: 'بانتظار توفّر منتج',
    emails: 'البريد الصادر',
  },
  newestOf: (shown, all) => `أحدث ${shown} من أصل ${all.toLocaleString('en-QA')}`,
  stillWaiting: 'لم يُبلَّغ بعد',
  told: 'أُبلغ',
  download: 'تنزيل نسخة',
  downloading: 'جارٍ التجهيز…',
  downloaded: 'النسخة في مجلد التنزيلات. احذفها بعد أن يتسلمها العميل.',
  erase: 'محو البيانات…',
  openOrders: (amount) =>
    `${counted(amount, {
      one: 'طلب واحد لم يكتمل بعد',
      two: 'طلبان لم يكتملا بعد',
      few: 'طلبات لم تكتمل بعد',
      many: 'طلبًا لم تكتمل بعد',
      other: 'طلب لم تكتمل بعد',
    })}. يُرجى التسليم أو الإلغاء أولًا، ثم يمكن محو البيانات.`,
  dialog: {
    title: 'هل تريد محو بيانات هذا العميل؟',
    deleted: 'يُحذف نهائيًا:',
    kept: 'يبقى في الدفاتر بلا اسم ولا هاتف ولا بريد ولا عنوان ولا ملاحظات ولا ملفات:',
    orders,
    quotations: (amount) =>
      counted(amount, {
        one: 'عرض سعر واحد',
        two: 'عرضا سعر',
        few: 'عروض أسعار',
        many: 'عرض سعر',
        other: 'عرض سعر',
      }),
    messages: (amount) =>
      counted(amount, {
        one: 'رسالة واحدة مع ردودها',
        two: 'رسالتان مع ردودهما',
        few: 'رسائل مع ردودها',
        many: 'رسالة مع ردودها',
        other: 'رسالة مع ردودها',
      }),
    stockAlerts: (amount) =>
      counted(amount, {
        one: 'طلب إبلاغ واحد بتوفّر منتج',
        two: 'طلبا إبلاغ بتوفّر منتج',
        few: 'طلبات إبلاغ بتوفّر منتج',
        many: 'طلب إبلاغ بتوفّر منتج',
        other: 'طلب إبلاغ بتوفّر منتج',
      }),
    emails: (amount) =>
      counted(amount, {
        one: 'رسالة بريد واحدة',
        two: 'رسالتا بريد',
        few: 'رسائل بريد',
        many: 'رسالة بريد',
        other: 'رسالة بريد',
      }),
    company: 'يبقى اسم الشركة ورقم سجلها التجاري ورقم أمر الشراء.',
    final: 'لا رجعة في ذلك. وتبقى البيانات في النسخ الاحتياطية إلى أن تحل محلها نسخ أحدث.',
    confirmation: (who) => `اكتب ${who} للتأكيد`,
    wrong: 'لا يطابق هذا ما هو مكتوب أعلاه.',
    confirm: 'محو نهائي',
  },
  erased: {
    title: 'مُحيت البيانات',
    text: (deleted, kept) =>
      kept === 0
        ? `حُذف ${records(deleted)}.`
        : `حُذف ${records(deleted)}، وبقي في الدفاتر ${orders(kept)} بلا بيانات العميل.`,
    others: 'ورد في السجلات نفسها أيضًا ما يلي، فابحث عنه كذلك:',
  },
};

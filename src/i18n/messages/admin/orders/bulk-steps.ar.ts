import { pluralForm } from '#i18n/plural.ts';
import type { BulkStepsTexts } from './bulk-steps.en.ts';

/** As the object of a verbal noun: 'تأكيد 3 طلبات'. */
const orders = (count: number) =>
  pluralForm('ar', count, {
    one: 'طلب واحد',
    two: 'طلبين',
    few: `${count} طلبات`,
    many: `${count} طلبًا`,
    other: `${count} طلب`,
  });

const minutes = (count: number) =>
  pluralForm('ar', count, {
    one: 'دقيقة واحدة',
    two: 'دقيقتين',
    few: `${count} دقائق`,
    other: `${count} دقيقة`,
  });

export const bulkStepsAr: BulkStepsTexts = {
  chosen: (count) =>
    pluralForm('ar', count, {
      one: 'اختير طلب واحد',
      two: 'اختير طلبان',
      few: `اختيرت ${count} طلبات`,
      many: `اختير ${count} طلبًا`,
      other: `اختير ${count} طلب`,
    }),
  clear: 'إلغاء الاختيار',
  steps: { confirmed: 'تأكيد', preparing: 'بدء التجهيز', out_for_delivery: 'إخراج للتوصيل' },
  title: {
    confirmed: (count) => `تأكيد ${orders(count)}؟`,
    preparing: (count) => `بدء تجهيز ${orders(count)}؟`,
    out_for_delivery: (count) => `إخراج ${orders(count)} للتوصيل؟`,
  },
  noneTitle: 'لا يمكن تنفيذ هذه الخطوة لأي من هذه الطلبات',
  confirm: (step, count) => `${step} (${count})`,
  mailed: (count) => `تصل إلى العملاء رسالة بريد بعد ${minutes(count)}. يمكنك التراجع قبل ذلك فلا يُرسَل شيء.`,
  notMailed: (count) => `لا يُرسَل إلى العملاء شيء عند هذه الخطوة، ويمكنك التراجع عنها خلال ${minutes(count)}.`,
  skips: (count) =>
    pluralForm('ar', count, {
      one: 'أحدها لم يُؤكَّد بعد، وسيتجاوز خطوة التأكيد.',
      two: 'اثنان منها لم يُؤكَّدا بعد، وسيتجاوزان خطوة التأكيد.',
      other: `${count} منها لم تُؤكَّد بعد، وستتجاوز خطوة التأكيد.`,
    }),
  leftOut: (count) =>
    pluralForm('ar', count, {
      one: 'استُثني طلب واحد',
      two: 'استُثني طلبان',
      few: `استُثنيت ${count} طلبات`,
      many: `استُثني ${count} طلبًا`,
      other: `استُثني ${count} طلب`,
    }),
  done: {
    confirmed: (count) =>
      pluralForm('ar', count, {
        zero: 'لم يُؤكَّد أي طلب',
        one: 'أُكّد طلب واحد',
        two: 'أُكّد طلبان',
        few: `أُكّدت ${count} طلبات`,
        many: `أُكّد ${count} طلبًا`,
        other: `أُكّد ${count} طلب`,
      }),
    preparing: (count) => (count === 0 ? 'لم يبدأ تجهيز أي طلب' : `بدأ تجهيز ${orders(count)}`),
    out_for_delivery: (count) =>
      pluralForm('ar', count, {
        zero: 'لم يخرج أي طلب للتوصيل',
        one: 'خرج للتوصيل طلب واحد',
        two: 'خرج للتوصيل طلبان',
        few: `خرجت للتوصيل ${count} طلبات`,
        many: `خرج للتوصيل ${count} طلبًا`,
        other: `خرج للتوصيل ${count} طلب`,
      }),
  },
  undoUntil: (time) => `رسائل البريد متوقفة حتى الساعة\u00a0${time}.`,
  undo: 'تراجع',
  undone: (count) =>
    pluralForm('ar', count, {
      zero: 'لم يُتراجَع عن شيء.',
      one: 'عاد طلب واحد إلى حاله، ولم يُرسَل أي بريد.',
      two: 'عاد طلبان إلى حالهما، ولم يُرسَل أي بريد.',
      few: `عادت ${count} طلبات إلى حالها، ولم يُرسَل أي بريد.`,
      many: `عاد ${count} طلبًا إلى حاله، ولم يُرسَل أي بريد.`,
      other: `عاد ${count} طلب إلى حاله، ولم يُرسَل أي بريد.`,
    }),
  undoRefused: 'بقيت هذه الطلبات كما هي',
  close: 'إغلاق',
  reasons: {
    already: 'في هذه الخطوة من قبل',
    further: 'تجاوز هذه الخطوة',
    delivered: 'سُلّم',
    cancelled: 'ملغى',
    proposal_waits: 'له تعديل بانتظار رد العميل',
    gone: 'لم يعد موجودًا',
    changed: 'تغيّر بعد ذلك',
    email_sent: 'أُرسل البريد إلى العميل',
  },
};

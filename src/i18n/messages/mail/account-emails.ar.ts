import { pluralForm } from '#i18n/plural.ts';
import type { AccountEmailMessages } from './account-emails.en.ts';

/** نصوص رسائل المدفوعات والمرتجعات بالعربية. */
export const accountEmailsAr: AccountEmailMessages = {
  methods: {
    cash: 'نقدًا',
    card: 'بطاقة',
    bank_transfer: 'تحويل بنكي',
    cheque: 'شيك',
  },
  method: 'الطريقة',
  amount: 'المبلغ',
  day: 'اليوم',
  reference: 'المرجع',
  balance: {
    title: 'حساب طلبك الآن',
    charged: 'إجمالي المطلوب',
    received: 'ما وصلنا حتى الآن',
    owed: 'المتبقي عليك',
    refundDue: 'ما سنرده إليك',
    dueOn: 'تاريخ الاستحقاق',
    invoice: 'الفاتورة',
  },
  payment: {
    subject: (number) => `استلمنا دفعتك عن الطلب ${number}`,
    title: 'استلمنا دفعتك',
    lead: (amount, number) => `شكرًا لك، وصلنا مبلغ ${amount} عن طلبك رقم ${number}.`,
    facts: 'دفعتك',
  },
  refund: {
    subject: (number) => `رددنا إليك مبلغًا عن الطلب ${number}`,
    title: 'رددنا إليك المبلغ',
    lead: (amount, number) => `رددنا إليك مبلغ ${amount} عن طلبك رقم ${number}.`,
    facts: 'المبلغ المردود',
    bankTakes: 'أرسلنا المبلغ من جهتنا، أما موعد وصوله إلى حسابك فيعود إلى بنكك.',
  },
  voided: {
    subject: (number) => `تصحيح بشأن طلبك ${number}`,
    title: 'تصحيح',
    payment: (amount, number) =>
      `كتبنا إليك أننا استلمنا ${amount} عن طلبك رقم ${number}، وكان ذلك خطأً منا، فلا تُحتسب هذه الدفعة. نعتذر إليك.`,
    refund: (amount, number) =>
      `كتبنا إليك أننا رددنا ${amount} عن طلبك رقم ${number}، وكان ذلك خطأً منا، فلا يُحتسب هذا الرد. نعتذر إليك.`,
    ask: 'إن كان في ذلك ما لا يوافق ما لديك فأخبرنا فورًا.',
  },
  pieces: (count) =>
    pluralForm('ar', count, {
      one: 'قطعة واحدة',
      two: 'قطعتان',
      few: `${count} قطع`,
      other: `${count} قطعة`,
    }),
  returned: {
    subject: (number) => `استلمنا ما أرجعته من الطلب ${number}`,
    title: 'استلمنا ما أرجعته',
    lead: (number) => `عادت إلينا هذه البضاعة من طلبك رقم ${number}.`,
    goods: 'ما أرجعته',
    credited: 'ما يُقيَّد لك',
    value: 'البضاعة',
    deliveryFee: 'رسوم التوصيل',
    total: 'الإجمالي',
    creditNote: 'الإشعار الدائن',
    refund: (amount) => `سنرد إليك ${amount} بالطريقة التي دفعت بها، ونراسلك عند إتمام الرد.`,
    lessOwed: (amount) => `أصبح المتبقي عليك ${amount} بعد خصم ذلك.`,
    settled: 'وبذلك لم يبقَ عليك شيء.',
  },
  exchanged: {
    subject: (number) => `استبدلنا بضاعة من طلبك ${number}`,
    title: 'استبدلنا البضاعة بأخرى جديدة',
    lead: (number) => `استبدلنا هذه البضاعة من طلبك رقم ${number} بأخرى جديدة، ولا يكلفك ذلك شيئًا.`,
    goods: 'ما استبدلناه',
  },
  takenIn: {
    subject: (number) => `استلمنا بضاعة من طلبك ${number} لإصلاحها`,
    title: 'استلمنا البضاعة لإصلاحها',
    lead: (number) => `استلمنا هذه البضاعة من طلبك رقم ${number} لإصلاحها، ولا يكلفك ذلك شيئًا.`,
    goods: 'ما نصلحه',
    next: 'نراسلك فور انتهاء الإصلاح.',
  },
  repaired: {
    subject: (number) => `اكتمل الإصلاح لطلبك ${number}`,
    title: 'اكتمل الإصلاح',
    lead: (number) => `أصلحنا هذه البضاعة من طلبك رقم ${number} وأعدناها إليك، ولا يكلفك ذلك شيئًا.`,
    goods: 'ما أصلحناه',
  },
  notRepairable: {
    subject: (number) => `تعذّر إصلاح بضاعة من طلبك ${number}`,
    title: 'تعذّر الإصلاح',
    lead: (number) => `نعتذر إليك: لا يمكن إصلاح هذه البضاعة من طلبك رقم ${number}.`,
    goods: 'ما تعذّر إصلاحه',
    next: 'اختر بين بضاعة جديدة مماثلة واسترداد المبلغ، وأخبرنا باختيارك ردًا على هذه الرسالة أو هاتفيًا.',
  },
  complaint: 'إن لم يكن كل شيء كما يجب فأخبرنا فورًا.',
};

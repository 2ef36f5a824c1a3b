import { countedDays, countedWorkingDays } from '#i18n/counted-days.ts';
import { accountEmailsAr } from './account-emails.ar.ts';
import type { EmailMessages } from './emails.en.ts';

/** كل نصوص الرسائل المرسلة إلى العملاء بالعربية. */
export const emailsAr: EmailMessages = {
  oneTimeCode: {
    subject: 'رمز الدخول لمرة واحدة إلى صفحات الموظفين',
    title: 'رمز الدخول لمرة واحدة',
    lead: 'استخدم هذا الرمز لتسجيل الدخول. وهو صالح لمدة 10 دقائق ولمرة واحدة فقط.',
    notYou:
      'إن لم تكن أنت من طلبه، فقد حاول أحدهم الدخول إلى صفحات الموظفين. ولا يمكن لأحد فعل شيء من دون هذا الرمز، فلا تعطه لأحد.',
  },
  invitation: {
    subject: (shop) => `دخولك إلى صفحات موظفي ${shop}`,
    title: (name) => `أهلًا بك يا ${name}`,
    lead: (invitedBy, shop) =>
      `وصلتك دعوة من ${invitedBy} إلى صفحات موظفي ${shop}. اختر كلمة مرور لتبدأ. يعمل الرابط مرة واحدة خلال سبعة أيام.`,
    open: 'اختيار كلمة المرور',
    notYou: 'إن لم تكن تنتظر هذه الدعوة فتجاهل هذه الرسالة. والرابط لك وحدك، فلا تعطه لأحد.',
  },
  backInStock: {
    subject: (name) => `عاد إلى المخزون: ${name}`,
    title: 'المنتج متوفر من جديد',
    lead: 'طلبت منا إبلاغك حين يتوفر هذا المنتج، وقد توفر اليوم.',
    sku: 'رمز المنتج',
    open: 'اعرض المنتج',
    hurry: 'لا نحجز الكميات، والأولوية لمن يطلب أولًا.',
    onlyOnce: 'تصلك هذه الرسالة مرة واحدة لأنك تركت بريدك في صفحة المنتج، ولن نراسلك بشأنه مرة أخرى.',
  },
  order: {
    greeting: (name) => (name ? `مرحبًا ${name}،` : 'مرحبًا،'),
    follow: 'تابع طلبك',
    see: 'اعرض طلبك',
    code: 'رمز المنتج',
    lines: 'تفاصيل طلبك',
    subtotal: 'المجموع الفرعي',
    deliveryFee: 'التوصيل',
    free: 'مجانًا',
    byZone: 'حسب المنطقة',
    total: 'الإجمالي',
    delivery: 'التوصيل',
    pickup: 'الاستلام من صالة العرض',
    day: 'اليوم',
    address: 'العنوان',
    landmark: 'علامة مميزة',
    recipient: 'المستلم',
    phone: 'الهاتف',
    hours: 'أوقات العمل',
    payment: {
      title: 'الدفع',
      method: 'الطريقة',
      cashAtTheDoor: (amount) => `نرجو تجهيز ${amount} نقدًا عند التسليم.`,
      cashAtTheShowroom: (amount) => `تدفع ${amount} نقدًا عند الاستلام.`,
      cardAtTheDoor: (amount) => `تدفع ${amount} بالبطاقة عند التسليم، فمع السائق جهاز الدفع.`,
      cardAtTheShowroom: (amount) => `تدفع ${amount} بالبطاقة عند الاستلام.`,
      transfer: (amount, number) =>
        `نرجو تحويل ${amount} إلى حسابنا مع ذكر ${number} مرجعًا للتحويل، حتى نعرف أنه لطلبك.`,
      paid: 'لم يبقَ عليك شيء.',
      onTerms: (amount, days) => `تدفع ${amount} خلال ${countedDays('ar', days)} من الفاتورة.`,
      bankDetailsFollow: 'سنرسل إليك بيانات حسابنا البنكي بالبريد الإلكتروني.',
      bank: 'البنك',
      accountName: 'اسم الحساب',
      iban: 'رقم الآيبان',
      reference: 'مرجع التحويل',
    },
    reach: {
      title: 'للتواصل معنا',
      phone: 'الهاتف',
      whatsapp: 'واتساب',
      email: 'البريد',
      reply: 'ويمكنك أيضًا الرد على هذه الرسالة مباشرة.',
    },
    returns: 'سياسة الإرجاع لدينا',
    received: {
      subject: (number) => `استلمنا طلبك ${number}`,
      title: 'شكرًا لك، استلمنا طلبك',
      lead: (number, moment) => `وصلنا طلبك رقم ${number} بتاريخ ${moment}. نراجعه الآن، ونراسلك فور تأكيده.`,
      cancel: 'يمكنك إلغاء الطلب بنفسك من صفحته ما دمنا لم نؤكده بعد. أما بعد التأكيد فاتصل بنا.',
      keepLink: 'كل من لديه هذا الرابط يستطيع الاطلاع على الطلب، فلا تشاركه إلا مع من تثق به.',
    },
    find: {
      hint: (number) => `وإذا لم تعد لديك هذه الرسالة، تجد الطلب برقمه ${number} ورقم هاتفك.`,
      open: 'ابحث عن طلبك',
    },
    confirmed: {
      subject: (number) => `أكّدنا طلبك ${number}`,
      title: 'أكّدنا طلبك',
      delivery: (day) => `حجزنا لك كل ما طلبته، وسنوصله إليك يوم ${day}.`,
      pickup: (day) => `حجزنا لك كل ما طلبته، وسيكون جاهزًا يوم ${day}. وسنراسلك فور إمكان استلامه.`,
    },
    out_for_delivery: {
      subject: (number) => `طلبك ${number} في الطريق إليك`,
      title: 'طلبك في الطريق إليك',
      delivery: (phone) =>
        `طلبك الآن مع السائق، وسيتصل بك على ${phone} قبل وصوله. نرجو إبقاء هاتفك قريبًا منك.`,
      pickupSubject: (number) => `طلبك ${number} جاهز للاستلام`,
      pickupTitle: 'طلبك جاهز للاستلام',
      pickup: (number) => `طلبك في انتظارك بصالة العرض. نرجو ذكر رقمه ${number} عند حضورك.`,
    },
    delivered: {
      subject: (number) => `سلّمنا طلبك ${number}`,
      title: 'سلّمنا طلبك',
      delivery: 'شكرًا لتعاملك معنا، ونرجو أن يكون كل شيء قد وصلك كما تريد.',
      pickupSubject: (number) => `استلمتَ طلبك ${number}`,
      pickupTitle: 'استلمتَ طلبك',
      pickup: 'شكرًا لتعاملك معنا، ونرجو أن يكون كل شيء كما تريد.',
      complaint:
        'إن وجدت نقصًا أو تلفًا أو عطلًا فأخبرنا فورًا. والمنتج المعيب نصلحه أو نستبدله أو نرد إليك ثمنه.',
      invoice: (number) => `رقم الفاتورة: ${number}`,
    },
    changed: {
      subject: (number) => `عُدِّل طلبك ${number}`,
      title: 'عُدِّل طلبك',
      byStaff: (number) => `عدّلنا طلبك رقم ${number}، وهذه تفاصيله الآن.`,
      byBuyer: (number) => `وصلنا تعديلك على الطلب رقم ${number}، وهذه تفاصيله الآن.`,
      wrong: 'إن لم يكن شيء كما تريده فأخبرنا فورًا.',
    },
    proposal: {
      subject: (number) => `بانتظار موافقتك: تعديل طلبك ${number}`,
      title: 'هل توافق على هذا التعديل؟',
      lead: (number, total, before) =>
        `نقترح تعديل طلبك رقم ${number} على النحو الآتي، فيصبح الإجمالي ${total} بدلًا من ${before}`,
      answer: 'اعرض التعديل وأجب',
      until: (day) =>
        `لا يتغير شيء قبل موافقتك في صفحة الطلب. نرجو الرد قريبًا حتى نلتزم بموعد ${day}، فالمنتجات المضافة غير محجوزة قبل ذلك.`,
    },
    proposalWithdrawn: {
      subject: (number) => `طلبك ${number} باقٍ كما هو`,
      title: 'طلبك باقٍ كما هو',
      lead: (number) =>
        `سحبنا التعديل الذي اقترحناه على طلبك رقم ${number}. لا يلزمك الرد، فالطلب باقٍ على النحو الآتي.`,
    },
    cancelled: {
      subject: (number) => `أُلغي طلبك ${number}`,
      title: 'أُلغي طلبك',
      byBuyer: (number) => `ألغيتَ طلبك رقم ${number}، فلن نوصل إليك شيئًا وليس عليك أي مبلغ.`,
      byBuyerPickup: (number) => `ألغيتَ طلبك رقم ${number}، فلم نعد نحجز لك شيئًا وليس عليك أي مبلغ.`,
      byStaff: (number) =>
        `نعتذر، اضطررنا إلى إلغاء طلبك رقم ${number}، فلن نوصل إليك شيئًا وليس عليك أي مبلغ.`,
      byStaffPickup: (number) =>
        `نعتذر، اضطررنا إلى إلغاء طلبك رقم ${number}، فلم نعد نحجز لك شيئًا وليس عليك أي مبلغ.`,
      reason: 'السبب',
      refund: (amount) => `إن كنت قد حوّلت ${amount} فسنعيده إليك كاملًا.`,
      again: 'إن كنت ما زلت تحتاج إلى ما طلبته فأخبرنا، وسنجد لك حلًّا.',
    },
  },
  account: accountEmailsAr,
  quote: {
    lines: 'تفاصيل عرض السعر',
    onRequest: 'السعر عند الطلب',
    quantity: (count) => `الكمية: ${count}`,
    discount: 'الخصم',
    total: 'الإجمالي',
    open: 'افتح عرض السعر',
    accept: 'من صفحة العرض يمكنك طباعته وحفظه على جهازك وقبوله برقم أمر الشراء لديك.',
    keepLink: 'كل من لديه هذا الرابط يستطيع الاطلاع على العرض، فلا تشاركه إلا مع من تثق به.',
    requested: {
      subject: (reference) => `عرض السعر ${reference}`,
      title: 'إليك عرض السعر',
      lead: (reference, day) => `يتضمن العرض رقم ${reference} أسعارنا المعلنة، وهي مضمونة لك حتى ${day}.`,
      described: 'صنف وصفته في طلبك',
      unpriced: 'أما ما وصفته بكلماتك فنعمل على تسعيره الآن، وسنرسل إليك نسخة جديدة من العرض.',
    },
    quoted: {
      subject: (reference, version) => `عرض السعر ${reference}، النسخة ${version}`,
      title: 'لدينا عرض جديد لك',
      lead: (reference, version, day) =>
        `النسخة ${version} من العرض رقم ${reference} جاهزة، وهي سارية حتى ${day} وتحل محل النسخة السابقة.`,
      firstSubject: (reference) => `عرض السعر ${reference}`,
      firstTitle: 'إليك عرض السعر',
      firstLead: (reference, day) => `أعدّ فريقنا لك العرض رقم ${reference}، وهو سارٍ حتى ${day}.`,
      message: 'من فريقنا',
    },
    withdrawn: {
      subject: (reference) => `سحبنا عرض السعر ${reference}`,
      title: 'سحبنا عرضنا',
      lead: (reference) =>
        `لم يعد العرض رقم ${reference} ساريًا ولا يمكن قبوله. راسلنا أو اتصل بنا لنعدّ لك عرضًا جديدًا.`,
      reason: 'من فريقنا',
    },
    terms: 'شروط العرض',
    yourReference: 'مرجعك',
    assembly: 'التركيب',
  },
  message: {
    subject: (reference) => `استلمنا رسالتك ${reference}`,
    title: 'شكرًا لك، استلمنا رسالتك',
    lead: (reference, replyDays) =>
      `رقم رسالتك المرجعي ${reference}، وسنرد عليك خلال ${countedWorkingDays('ar', replyDays)}.`,
    yours: 'رسالتك',
    answer: {
      subject: (subject, reference) => `رد على رسالتك: ${subject} [${reference}]`,
      title: 'ردّنا على رسالتك',
    },
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const itChecklistForANewEmployee: Topic = {
  slug: 'it-checklist-for-a-new-employee',
  kind: 'it-checklist',
  title: {
    en: 'A new colleague starts on Sunday: the IT checklist from offer to first month',
    ar: 'موظف جديد يبدأ يوم الأحد: قائمة تقنية المعلومات من قبول العرض إلى نهاية الشهر الأول',
  },
  searchTitle: {
    en: 'IT checklist for a new employee, from offer to month one',
    ar: 'قائمة تجهيزات تقنية المعلومات للموظف الجديد',
  },
  excerpt: {
    en: 'What to order, open and write down, day by day, so that the first morning is spent on work instead of passwords, and the last day is just as orderly.',
    ar: 'ما يُطلب من أجهزة وما يُفتح من حسابات وما يُدوَّن، يومًا بيوم، لتمضي الساعات الأولى في العمل لا في كلمات المرور، ويكون آخر يوم مرتبًا كأول يوم.',
  },
  categories: ['it-accessories', 'laptops', 'monitors', 'phones-conferencing'],
  keywords: [
    { en: 'new employee IT checklist', ar: 'قائمة تجهيز الموظف الجديد' },
    { en: 'IT onboarding office', ar: 'تهيئة الموظف الجديد تقنيًا' },
    { en: 'laptop handover form', ar: 'نموذج تسليم عهدة لابتوب' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Nothing tells a new colleague more about a company than an empty desk and the sentence “IT will be with you shortly”. The work behind a smooth start is about two hours in total. It only has to begin ten working days earlier than it usually does.',
      ar: 'لا شيء يعرّف الموظف الجديد بالشركة مثل مكتب فارغ وعبارة «سيأتيك قسم التقنية بعد قليل». والعمل اللازم لبداية سلسة لا يتجاوز ساعتين في مجموعه، غير أنه يجب أن يبدأ قبل موعده المعتاد بعشرة أيام عمل.',
    },
  ],
  sections: [
    {
      heading: { en: 'Ten working days before', ar: 'قبل عشرة أيام عمل' },
      paragraphs: [
        {
          en: 'The manager fills in one form. Anything that is not on it will be discovered on the first morning, so the form asks plain questions.',
          ar: 'يعبئ المدير نموذجًا واحدًا. وكل ما لا يرد فيه سيُكتشف صباح اليوم الأول، ولذلك فأسئلته مباشرة.',
        },
      ],
      points: [
        {
          en: 'Name in English and in Arabic, exactly as on the ID; the email address and the signature follow from it.',
          ar: 'الاسم بالعربية والإنجليزية كما في البطاقة الشخصية تمامًا، فعليه يُبنى عنوان البريد والتوقيع.',
        },
        {
          en: 'Laptop or desktop, one screen or two, left or right hand for the mouse.',
          ar: 'لابتوب أم كمبيوتر مكتبي، وشاشة أم شاشتان، والفأرة لليد اليمنى أم اليسرى.',
        },
        {
          en: 'Programs with a licence, by name. A licence ordered on Thursday afternoon does not arrive on Sunday.',
          ar: 'البرامج المرخصة بأسمائها؛ فالترخيص الذي يُطلب عصر الخميس لا يصل صباح الأحد.',
        },
        {
          en: 'Shared folders and mailboxes, with the name of a colleague whose rights may be taken as a pattern.',
          ar: 'المجلدات وصناديق البريد المشتركة، واسم زميل تُتخذ صلاحياته نموذجًا.',
        },
        {
          en: 'Extension, headset, door card, printer code, parking.',
          ar: 'رقم التحويلة، وسماعة الرأس، وبطاقة الباب، ورمز الطابعة، والموقف.',
        },
      ],
    },
    {
      heading: { en: 'Three days before', ar: 'قبل ثلاثة أيام' },
      paragraphs: [
        {
          en: 'Unpack the computer, install updates (an hour, half of it waiting), switch on disk encryption and store the recovery key where two people can reach it. Label the machine and enter the serial number in the register. Then sit at the desk yourself: plug in the dock, wake the screen, print a page, ring the extension from your mobile. A dead network point found now costs nothing.',
          ar: 'أخرج الجهاز من علبته وثبّت التحديثات (ساعة نصفها انتظار)، وفعّل تشفير القرص واحفظ مفتاح الاستعادة حيث يصل إليه شخصان. ألصق رقم العهدة وأدخل الرقم التسلسلي في السجل. ثم اجلس أنت إلى المكتب: صِل محطة الإرساء، وشغّل الشاشة، واطبع صفحة، واتصل بالتحويلة من جوالك. فنقطة الشبكة المعطلة إذا اكتُشفت الآن لا تكلف شيئًا.',
        },
        {
          en: 'Create the account but leave it disabled until the first morning. An account that waits is a door that nobody watches.',
          ar: 'أنشئ الحساب واتركه معطلًا حتى صباح اليوم الأول؛ فالحساب الذي ينتظر صاحبه باب لا يحرسه أحد.',
        },
      ],
    },
    {
      heading: { en: 'Sunday morning, forty minutes', ar: 'صباح الأحد: أربعون دقيقة' },
      paragraphs: [
        {
          en: 'Book the time with one named person. The order matters, because each step needs the one before.',
          ar: 'احجز الوقت مع شخص محدد بالاسم. والترتيب مهم، فكل خطوة تعتمد على ما قبلها.',
        },
      ],
      table: {
        caption: { en: 'A timetable for the first hour', ar: 'جدول الساعة الأولى' },
        columns: [
          { en: 'Minutes', ar: 'الدقائق' },
          { en: 'Together you', ar: 'ما تنجزانه معًا' },
        ],
        rows: [
          [
            { en: '0 to 10', ar: 'من 0 إلى 10' },
            {
              en: 'Sign in, set a password of four random words, register the phone as second factor',
              ar: 'تسجيل الدخول، واختيار كلمة مرور من أربع كلمات عشوائية، وربط الهاتف للتحقق الثاني',
            },
          ],
          [
            { en: '10 to 20', ar: 'من 10 إلى 20' },
            {
              en: 'Send and answer an email, open the calendar, join a test call with the headset on',
              ar: 'إرسال رسالة والرد عليها، وفتح التقويم، ودخول مكالمة تجريبية بسماعة الرأس',
            },
          ],
          [
            { en: '20 to 30', ar: 'من 20 إلى 30' },
            {
              en: 'Save a file in the team folder, find it again on the phone',
              ar: 'حفظ ملف في مجلد الفريق ثم العثور عليه من الهاتف',
            },
          ],
          [
            { en: '30 to 40', ar: 'من 30 إلى 40' },
            {
              en: 'Print, try the door card, adjust chair and screen height, sign the handover form',
              ar: 'الطباعة، وتجربة بطاقة الباب، وضبط ارتفاع الكرسي والشاشة، وتوقيع نموذج العهدة',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'The first week, and the thirtieth day', ar: 'الأسبوع الأول ثم اليوم الثلاثون' },
      paragraphs: [
        {
          en: 'On Tuesday ask what is missing; by then people know. Spend a quarter of an hour on the three tricks that cost companies money: an email from “the director” who needs a transfer today, a supplier whose bank account has “changed”, and a login page that arrived as a link. Agree on one rule: changed bank details are confirmed by telephone, on the number already in the file.',
          ar: 'اسأل يوم الثلاثاء عما ينقص، فعندها يكون الموظف قد عرف. وخصّص ربع ساعة لثلاث حيل تكلّف الشركات أموالها: رسالة من «المدير» يطلب تحويلًا اليوم، ومورّد «تغيّر» حسابه البنكي، وصفحة دخول وصلت في رابط. واتفقا على قاعدة واحدة: أي تغيير في الحساب البنكي يُؤكد هاتفيًا على الرقم المحفوظ لديكم من قبل.',
        },
        {
          en: 'After a month compare rights with need. Temporary access given in the first week is rarely taken back unless a date was written beside it.',
          ar: 'وبعد شهر قارن الصلاحيات بالحاجة؛ فالصلاحية المؤقتة التي مُنحت في الأسبوع الأول نادرًا ما تُسحب إن لم يُكتب بجانبها تاريخ.',
        },
      ],
    },
    {
      heading: { en: 'And on the last day', ar: 'وفي آخر يوم' },
      paragraphs: [
        {
          en: 'The same register closes the circle: block the account at the agreed hour, forward email to the manager for 30 days, collect laptop, charger, card and headset against the signed form, remove the phone from the second factor, and change any password that several people shared.',
          ar: 'وبالسجل نفسه تُسوّى العهدة: أوقف الحساب في الساعة المتفق عليها، وحوّل البريد إلى المدير 30 يومًا، واستلم اللابتوب والشاحن والبطاقة والسماعة بموجب النموذج الموقع، واحذف الهاتف من التحقق الثاني، وغيّر كل كلمة مرور كان يتشاركها عدة أشخاص.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'What belongs in a desk kit?', ar: 'ماذا يضم طقم تجهيز الموظف؟' },
      answer: {
        en: 'Laptop with charger, dock, monitor with its cable, keyboard with Arabic and English legends, mouse, headset, and a bag for those who travel. Keep one complete kit on the shelf for every twenty people.',
        ar: 'لابتوب مع شاحنه، ومحطة إرساء، وشاشة مع كابلها، ولوحة مفاتيح عربية وإنجليزية، وفأرة، وسماعة رأس، وحقيبة لمن يتنقل. واحتفظ في المخزن بطقم كامل لكل عشرين موظفًا.',
      },
    },
    {
      question: {
        en: 'May people use their own phone for company email?',
        ar: 'هل يستخدم الموظف هاتفه الشخصي لبريد الشركة؟',
      },
      answer: {
        en: 'Yes, if email lives in a managed profile that the company can erase without touching family photographs. Explain that before it is set up and have it signed.',
        ar: 'نعم، إذا كان البريد في ملف عمل مُدار تستطيع الشركة مسحه من دون المساس بصور العائلة. واشرح ذلك قبل الإعداد وخذ توقيعه عليه.',
      },
    },
    {
      question: { en: 'Who should own this list?', ar: 'من المسؤول عن هذه القائمة؟' },
      answer: {
        en: 'One person in HR opens it and the same person closes it; IT and the manager tick their lines in between. Where three departments each keep a list of their own, the door card is always on the fourth.',
        ar: 'شخص واحد في الموارد البشرية يفتحها وهو نفسه من يغلقها، ويؤشر قسم التقنية والمدير على بنودهما فيما بين ذلك. فإن احتفظت ثلاثة أقسام بثلاث قوائم ضاعت بطاقة الباب بينها.',
      },
    },
  ],
  closing: {
    en: 'Copy the five headings into your task planner as a template with dates counted back from the first day. The next arrival then needs one click and no memory.',
    ar: 'انسخ العناوين الخمسة إلى برنامج مهامك قالبًا تُحسب تواريخه عكسيًا من يوم المباشرة، فلا يحتاج الموظف التالي إلا إلى نقرة واحدة، ولا يحتاج أحد إلى التذكر.',
  },
};

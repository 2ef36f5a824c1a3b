import type { Topic } from '#domain/content/topic.ts';

export const serverOrNas: Topic = {
  slug: 'server-or-nas',
  kind: 'buying-guide',
  title: {
    en: 'Server or NAS: what a company of 5 to 50 people really needs',
    ar: 'خادم أم وحدة تخزين شبكية: ما الذي تحتاج إليه شركة من 5 إلى 50 موظفًا؟',
  },
  searchTitle: { ar: 'خادم أم وحدة تخزين شبكية لشركة صغيرة؟' },
  excerpt: {
    en: 'A test of four questions, a table of usable capacity by RAID level, and plain facts about noise, heat and network speed in an ordinary office.',
    ar: 'اختبار من أربعة أسئلة، وجدول بالسعة الفعلية لكل مستوى RAID، وحقائق عن الضجيج والحرارة وسرعة الشبكة في مكتب عادي.',
  },
  categories: ['servers-storage', 'networking', 'ups-power'],
  keywords: [
    { en: 'server or NAS for small business', ar: 'سيرفر أو NAS لشركة صغيرة' },
    { en: 'RAID 5 or RAID 6 capacity', ar: 'سعة RAID 5 وRAID 6' },
    { en: 'office file storage Qatar', ar: 'تخزين ملفات الشركة قطر' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'A NAS keeps files. A server runs programs. Many a request for “a server” turns out, after two questions, to be a request for a safe place for documents, and a NAS does that with less power, less noise and no operating-system licence.',
      ar: 'وحدة التخزين الشبكية NAS تحفظ الملفات، والخادم يشغّل البرامج. وكثيرًا ما يُطلب «سيرفر» ثم يتبين بعد سؤالين أن المطلوب مكان آمن للمستندات، وهذا ما تؤديه وحدة NAS بكهرباء أقل وضجيج أقل ومن دون ترخيص نظام تشغيل.',
    },
    {
      en: 'Other requests are real, and there a NAS would disappoint. Here is how to tell them apart.',
      ar: 'وفي حالات أخرى تكون الحاجة إلى خادم حقيقية، ووحدة NAS لن تسدّها. وإليك كيف تفرّق بين الحالتين.',
    },
  ],
  sections: [
    {
      heading: { en: 'Four questions', ar: 'أربعة أسئلة' },
      paragraphs: [
        {
          en: 'Each “yes” is a vote for a server:',
          ar: 'كل جواب بنعم صوتٌ لصالح الخادم:',
        },
      ],
      points: [
        {
          en: 'Does your accounting, ERP or clinic program install a database on a central machine? Its vendor will name a processor and an operating system.',
          ar: 'هل يثبّت برنامج المحاسبة أو ERP أو العيادة قاعدة بيانات على جهاز مركزي؟ ستحدد لك شركة البرنامج المعالج ونظام التشغيل.',
        },
        {
          en: 'Do people log in to desktops that run centrally, from branches or from home?',
          ar: 'هل يدخل الموظفون إلى أسطح مكتب تعمل مركزيًا من الفروع أو من البيت؟',
        },
        {
          en: 'Must several systems run apart from each other, each in a virtual machine?',
          ar: 'هل يلزم تشغيل عدة أنظمة منفصلة، كل منها في جهاز افتراضي؟',
        },
        {
          en: 'Does an hour of downtime stop invoicing or production?',
          ar: 'هل يوقف انقطاع ساعة واحدة الفوترة أو الإنتاج؟',
        },
      ],
    },
    {
      heading: { en: 'If the answer is a NAS', ar: 'إن كان الجواب وحدة NAS' },
      paragraphs: [
        {
          en: 'Buy bays before capacity. Four bays let you begin with two drives and grow; a two-bay unit is full the day it needs to grow. With 8 GB of memory in a good four-bay unit, 25 people share folders without waiting. Use drives rated for NAS duty; desktop drives are not meant to spin all day beside three vibrating neighbours.',
          ar: 'اشترِ الفتحات قبل السعة. فأربع فتحات تتيح لك البدء بقرصين ثم التوسع، أما ذات الفتحتين فتمتلئ يوم تحتاج إلى التوسع. ومع ذاكرة 8 جيجابايت في وحدة جيدة بأربع فتحات يتشارك 25 شخصًا المجلدات بلا انتظار. واستخدم أقراصًا مخصصة لوحدات NAS؛ فأقراص الكمبيوتر المكتبي لم تُصنع لتدور طوال اليوم بجوار ثلاثة أقراص مهتزة.',
        },
        {
          en: 'One gigabit of network moves about 110 MB in a second, 2.5 gigabit about 280. If ten people open drawings of 200 MB each morning, the faster port and a switch to match are worth more than a faster processor.',
          ar: 'تنقل شبكة 1 جيجابت/ث نحو 110 ميجابايت في الثانية، وتنقل 2.5 جيجابت/ث نحو 280. فإن كان عشرة أشخاص يفتحون كل صباح رسومات حجم الواحد منها 200 ميجابايت، فالمنفذ الأسرع مع محوّل شبكة يجاريه أنفع من معالج أسرع.',
        },
      ],
      table: {
        caption: { en: 'What is left of four drives of 8 TB', ar: 'السعة المتاحة من أربعة أقراص 8 تيرابايت' },
        columns: [
          { en: 'Arrangement', ar: 'الترتيب' },
          { en: 'Usable', ar: 'السعة المتاحة' },
          { en: 'Drives that may fail', ar: 'ما يحتمل تعطله من الأقراص' },
        ],
        rows: [
          [
            { en: 'RAID 5', ar: 'RAID 5' },
            { en: '24 TB', ar: '24 تيرابايت' },
            { en: 'One', ar: 'قرص واحد' },
          ],
          [
            { en: 'RAID 6', ar: 'RAID 6' },
            { en: '16 TB', ar: '16 تيرابايت' },
            { en: 'Any two', ar: 'أي قرصين' },
          ],
          [
            { en: 'RAID 10', ar: 'RAID 10' },
            { en: '16 TB', ar: '16 تيرابايت' },
            { en: 'One in each pair', ar: 'قرص من كل زوج' },
          ],
        ],
      },
    },
    {
      heading: { en: 'If it is a server', ar: 'إن كان الجواب خادمًا' },
      paragraphs: [
        {
          en: 'Take a tower if there is no separate room. A tower hums at 30 to 35 dB, like a quiet library, while a 1U rack machine with its small fans reaches 50 to 60 dB and makes the next desk uninhabitable. Memory with error correction (ECC), two power supplies, mirrored SSDs for the system and remote management are the four options we would not strike out to save money.',
          ar: 'خذ خادمًا برجيًا إن لم تكن لديك غرفة مستقلة. فصوته بين 30 و35 ديسيبل، كمكتبة هادئة، بينما يبلغ الخادم الرفي 1U بمراوحه الصغيرة 50 إلى 60 ديسيبل فلا يُطاق المكتب المجاور له. وهناك أربعة خيارات لا نحذفها توفيرًا: ذاكرة بتصحيح الأخطاء (ECC)، ومزودا طاقة، وقرصا SSD متطابقان للنظام، والتحكم عن بعد.',
        },
        {
          en: 'Every watt becomes heat. A server that draws 300 W gives off about 1,000 BTU an hour, day and night, in a room whose central cooling may rest at weekends. Plan the air conditioning and the UPS in the same conversation.',
          ar: 'وكل واط يتحول إلى حرارة. فخادم يسحب 300 واط يطلق نحو 1000 وحدة حرارية بريطانية (BTU) في الساعة، ليلًا ونهارًا، في غرفة قد يتوقف تبريدها المركزي في عطلة نهاية الأسبوع. فخطط للتكييف وجهاز UPS مع الخادم لا بعده.',
        },
      ],
    },
    {
      heading: { en: 'The pair that suits many', ar: 'ثنائي يناسب كثيرين' },
      paragraphs: [
        {
          en: 'Between 15 and 50 people the usual answer is both: a modest server for the one program that needs it, and a NAS for files, which also takes the server’s nightly backup. Put them in different rooms if you can. RAID protects you from a failed drive and from nothing else: not from theft, water, a wrong click or an encrypting virus.',
          ar: 'بين 15 و50 موظفًا يكون الجواب المعتاد الاثنين معًا: خادم متواضع للبرنامج الوحيد الذي يحتاج إليه، ووحدة NAS للملفات تستقبل كذلك نسخة الخادم الاحتياطية كل ليلة. وضعهما في غرفتين مختلفتين إن أمكن. فنظام RAID يحميك من تعطل قرص ولا يحميك من سواه: لا من السرقة ولا الماء ولا نقرة خاطئة ولا فيروس التشفير.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Would the cloud replace both?', ar: 'هل تغني السحابة عن الاثنين؟' },
      answer: {
        en: 'For documents and email it can, if your line is reliable and somebody has read where the data is kept. Large drawings, camera recordings and machines on the shop floor still like a box in the building.',
        ar: 'للمستندات والبريد نعم، إذا كان خطك موثوقًا وقرأ أحدكم أين تُحفظ البيانات. أما الرسومات الكبيرة وتسجيلات الكاميرات وأجهزة الورشة فما زال يناسبها جهاز داخل المبنى.',
      },
    },
    {
      question: { en: 'How long should it last?', ar: 'كم يدوم الجهاز؟' },
      answer: {
        en: 'Plan five years for a server, with a warranty of the same length, and replace spinning drives in the fourth year before they choose the date themselves.',
        ar: 'خطط لخمس سنوات للخادم وبضمان مماثل، وبدّل الأقراص الدوارة في السنة الرابعة قبل أن تختار هي الموعد.',
      },
    },
    {
      question: { en: 'Who looks after it?', ar: 'من يتولى العناية به؟' },
      answer: {
        en: 'Either kind sends an email when a drive weakens, but only to an address that somebody reads. Name that person, let updates run on Friday, and put a maintenance contract next to the warranty if nobody in the house can replace a drive.',
        ar: 'كلا النوعين يرسل رسالة حين يضعف قرص، ولكن إلى عنوان يقرؤه أحد. فسمِّ هذا الشخص، واجعل التحديثات يوم الجمعة، وأضف إلى الضمان عقد صيانة إن لم يكن بينكم من يستطيع تبديل قرص.',
      },
    },
  ],
  closing: {
    en: 'Before asking for prices, write down three numbers: how many gigabytes you hold today, how many you held a year ago, and how many hours you could work without them. They decide more than any model name.',
    ar: 'قبل طلب الأسعار اكتب ثلاثة أرقام: كم جيجابايت لديك اليوم، وكم كان لديك قبل سنة، وكم ساعة تستطيع العمل من دونها. فهي تحسم أكثر مما يحسمه اسم أي طراز.',
  },
};

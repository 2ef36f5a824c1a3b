import type { Topic } from '#domain/content/topic.ts';

export const projectorOrInteractivePanel: Topic = {
  slug: 'projector-or-interactive-panel',
  kind: 'buying-guide',
  title: {
    en: 'Projector or interactive panel: light, distance and lift doors decide',
    ar: 'بروجكتور أم شاشة تفاعلية؟ الضوء والمسافة وباب المصعد تحسم الاختيار',
  },
  searchTitle: {
    en: 'Projector or interactive panel for a meeting room?',
    ar: 'بروجكتور أم شاشة تفاعلية لغرفة الاجتماعات؟',
  },
  excerpt: {
    en: 'Contrast worked out for a lit meeting room, picture sizes compared in centimetres, and the running costs and transport limits of both.',
    ar: 'حساب التباين في غرفة مضاءة، ومقارنة أحجام الصورة بالسنتيمتر، وتكلفة التشغيل وحدود النقل لكل منهما.',
  },
  categories: ['projectors-displays', 'meeting'],
  keywords: [
    { en: 'projector or interactive display', ar: 'بروجكتور أو شاشة تفاعلية' },
    { en: 'how many lumens for a meeting room', ar: 'كم لومن لغرفة الاجتماعات' },
    { en: '75 or 86 inch interactive panel', ar: 'شاشة تفاعلية 75 أو 86 بوصة' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'The blinds are half open, the ceiling lights are on, and people take notes. In that ordinary room a panel wins on picture. Enlarge the room until the last row sits nine metres away and the projector wins on size. Everything else is detail, but some of the details are heavy.',
      ar: 'الستائر نصف مفتوحة وأضواء السقف مضاءة والحاضرون يدوّنون. في هذه الغرفة العادية تفوز الشاشة التفاعلية بجودة الصورة. فإذا كبرت القاعة حتى صار الصف الأخير على تسعة أمتار فاز جهاز العرض بحجمها. وما سوى ذلك تفاصيل، لكن بعضها ثقيل الوزن.',
    },
  ],
  sections: [
    {
      heading: { en: 'Lumens become lux, lux become contrast', ar: 'من اللومن إلى اللوكس إلى التباين' },
      paragraphs: [
        {
          en: 'Divide the lumens by the picture area. A 100-inch picture is 221 × 125 cm, about 2.8 m². A projector of 4,200 lumens puts 1,500 lux on it. If the room lights add 200 lux to the same wall, white is 1,700 and black is 200: a contrast of roughly 8 to 1. That is enough to follow slides with large type and not enough for a photograph or a fine spreadsheet, which want 15 to 1.',
          ar: 'اقسم اللومن على مساحة الصورة. تبلغ صورة 100 بوصة 221 × 125 سم، أي نحو 2.8 م². فجهاز عرض بسطوع 4200 لومن يعطيها 1500 لوكس. وإذا أضافت إنارة الغرفة 200 لوكس على الجدار نفسه صار الأبيض 1700 والأسود 200، أي تباين 8 إلى 1 تقريبًا. يكفي هذا لمتابعة شرائح بخط كبير، ولا يكفي لصورة فوتوغرافية أو جدول دقيق، فهذان يطلبان 15 إلى 1.',
        },
        {
          en: 'Two ways lead there: 6,500 lumens and the front row of lamps switched off, or the same 4,200 with the room dimmed to 50 lux on the screen, which gives 31 to 1 and a sleepy audience. A panel of 400 to 450 cd/m² with anti-glare glass needs neither.',
          ar: 'ولبلوغ ذلك طريقان: جهاز 6500 لومن مع إطفاء صف المصابيح الأمامي، أو جهاز 4200 نفسه مع تعتيم الغرفة إلى 50 لوكس على الشاشة، فيبلغ التباين 31 إلى 1 وينعس الحضور. أما شاشة تفاعلية بسطوع 400 إلى 450 شمعة/م² وزجاج مانع للانعكاس فلا تحتاج إلى هذا ولا ذاك.',
        },
      ],
    },
    {
      heading: { en: 'Size, side by side', ar: 'الحجم جنبًا إلى جنب' },
      paragraphs: [
        {
          en: 'The furthest useful seat for slides is about six picture heights away, for figures four.',
          ar: 'أبعد مقعد نافع لمشاهدة الشرائح على نحو ستة أمثال ارتفاع الصورة، وللأرقام أربعة أمثاله.',
        },
      ],
      table: {
        caption: { en: 'Picture and reach', ar: 'حجم الصورة ومداها' },
        columns: [
          { en: 'Display', ar: 'وسيلة العرض' },
          { en: 'Picture, cm', ar: 'الصورة (سم)' },
          { en: 'Slides up to', ar: 'للشرائح حتى' },
          { en: 'Figures up to', ar: 'للأرقام حتى' },
        ],
        rows: [
          [
            { en: 'Panel 75 inch', ar: 'شاشة تفاعلية 75 بوصة' },
            { en: '166 × 93', ar: '166 × 93' },
            { en: '5.6 m', ar: '5.6 م' },
            { en: '3.7 m', ar: '3.7 م' },
          ],
          [
            { en: 'Panel 86 inch', ar: 'شاشة تفاعلية 86 بوصة' },
            { en: '190 × 107', ar: '190 × 107' },
            { en: '6.4 m', ar: '6.4 م' },
            { en: '4.3 m', ar: '4.3 م' },
          ],
          [
            { en: 'Projection 100 inch', ar: 'صورة بروجكتور 100 بوصة' },
            { en: '221 × 125', ar: '221 × 125' },
            { en: '7.5 m', ar: '7.5 م' },
            { en: '5.0 m', ar: '5.0 م' },
          ],
          [
            { en: 'Projection 150 inch', ar: 'صورة بروجكتور 150 بوصة' },
            { en: '332 × 187', ar: '332 × 187' },
            { en: '11.2 m', ar: '11.2 م' },
            { en: '7.5 m', ar: '7.5 م' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Writing on it', ar: 'الكتابة عليها' },
      paragraphs: [
        {
          en: 'If the trainer or engineer draws while talking, the panel earns its place: notes are saved as a file, nobody’s shadow falls on the picture, and Arabic handwriting runs in the right direction. If the screen only shows slides prepared elsewhere, the touch layer is money on the wall. A plain large display may be the third and best candidate.',
          ar: 'إذا كان المدرب أو المهندس يرسم وهو يشرح فالشاشة التفاعلية تستحق مكانها: تُحفظ الملاحظات ملفًا، ولا يقع ظل أحد على الصورة، وتسير الكتابة العربية في اتجاهها الصحيح. أما إذا كانت لا تعرض إلا شرائح معدّة سلفًا فطبقة اللمس مال معلق على الجدار، وقد تكون شاشة كبيرة عادية هي الخيار الثالث والأفضل.',
        },
      ],
    },
    {
      heading: { en: 'Five years of ownership', ar: 'خمس سنوات من الاستخدام' },
      paragraphs: [
        {
          en: 'A classroom that runs eight hours on 250 days uses 2,000 hours a year. A laser source rated for 20,000 hours outlives its own warranty; a lamp rated for 4,000 hours at full brightness is replaced every second year. Projectors here also breathe dust: clean the filter every 100 to 200 hours in the dusty months, otherwise the fan grows loud and the machine switches itself off in the middle of a sentence. A panel asks for a cloth.',
          ar: 'القاعة التي تعمل ثماني ساعات في 250 يومًا تستهلك 2000 ساعة في السنة. فمصدر الليزر المقدر بـ 20000 ساعة يدوم أطول من ضمانه، والمصباح المقدر بـ 4000 ساعة عند السطوع الكامل يُبدل كل سنتين. وأجهزة العرض عندنا تتنفس الغبار أيضًا: نظّف الفلتر كل 100 إلى 200 ساعة في أشهر الغبار، وإلا علا صوت المروحة وانطفأ الجهاز في منتصف جملة. أما الشاشة فلا تطلب إلا قطعة قماش.',
        },
        {
          en: 'Consumption is close: 250 to 400 W for either at these sizes.',
          ar: 'والاستهلاك متقارب: من 250 إلى 400 واط لأي منهما في هذه المقاسات.',
        },
      ],
    },
    {
      heading: { en: 'Getting it into the room', ar: 'كيف تصل إلى الغرفة؟' },
      paragraphs: [
        {
          en: 'An 86-inch panel weighs 60 to 80 kg and travels upright in a box a good two metres long. Measure:',
          ar: 'تزن شاشة 86 بوصة من 60 إلى 80 كجم، وتُنقل واقفة في صندوق يزيد طوله على مترين. فقِس:',
        },
      ],
      points: [
        {
          en: 'the service lift, diagonally if need be, and every turn of the corridor;',
          ar: 'مصعد الخدمة، قطريًا إن لزم، وكل منعطف في الممر؛',
        },
        {
          en: 'the wall: plasterboard needs a plywood or steel backing, else take the wheeled stand;',
          ar: 'الجدار: فألواح الجبس تحتاج إلى تقوية خلفية من الخشب أو الفولاذ، وإلا فخذ الحامل ذا العجلات؛',
        },
        {
          en: 'for a projector, the throw: about 3.2 m for 100 inches with a standard lens, without a beam or a lamp in the path;',
          ar: 'ولجهاز العرض مسافة الإسقاط: نحو 3.2 م لصورة 100 بوصة بعدسة عادية، من دون جسر أو مصباح في الطريق؛',
        },
        {
          en: 'power and HDMI at that point of the ceiling, laid before the painter comes.',
          ar: 'وكهرباء وكابل HDMI عند تلك النقطة من السقف، يُمدّان قبل وصول الصبّاغ.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Does a short-throw projector solve the shadow?',
        ar: 'هل يحل جهاز العرض قصير المسافة مشكلة الظل؟',
      },
      answer: {
        en: 'Largely, and it frees the ceiling. It also shows every ripple of a soft screen, so it wants a rigid board or a very flat wall.',
        ar: 'إلى حد كبير، ويخلي السقف كذلك. لكنه يُظهر كل تموج في شاشة القماش، فيلزمه لوح صلب أو جدار شديد الاستواء.',
      },
    },
    {
      question: {
        en: 'We already own a good projector. Is there a cheap improvement?',
        ar: 'لدينا جهاز عرض جيد، فهل من تحسين غير مكلف؟',
      },
      answer: {
        en: 'Yes: a proper matte-white screen instead of the painted wall, the lamp row in front of it on a separate switch, a clean filter, and slides with dark text on a light ground. Together they often bring back more contrast than the next model up would add.',
        ar: 'نعم: شاشة عرض بيضاء مطفأة بدل الجدار المدهون، ومفتاح مستقل لصف المصابيح أمامها، وفلتر نظيف، وشرائح بنص داكن على خلفية فاتحة. وهذه مجتمعةً تعيد من التباين غالبًا أكثر مما يضيفه الطراز الأعلى.',
      },
    },
  ],
  closing: {
    en: 'Take a photograph of the room at eleven in the morning with the blinds as they usually are, and note the distance to the last chair. Those two facts answer the title in most cases.',
    ar: 'التقط صورة للغرفة في الحادية عشرة صباحًا والستائر على حالها المعتاد، ودوّن المسافة إلى آخر كرسي. فهاتان المعلومتان تجيبان عن سؤال العنوان في معظم الحالات.',
  },
};

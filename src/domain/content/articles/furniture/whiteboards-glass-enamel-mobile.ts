import type { Topic } from '#domain/content/topic.ts';

export const whiteboardsGlassEnamelMobile: Topic = {
  slug: 'whiteboards-glass-enamel-mobile',
  kind: 'buying-guide',
  title: {
    en: 'Whiteboards: glass, enamel or on wheels?',
    ar: 'السبورات البيضاء: زجاج أم مينا أم على عجلات؟',
  },
  excerpt: {
    en: 'Why some boards turn grey after a year, what a glass board asks of the wall, and the size and height at which writing can be read from the back.',
    ar: 'لماذا يميل لون بعض السبورات إلى الرمادي بعد سنة، وما الذي تتطلبه السبورة الزجاجية من الجدار، والمقاس والارتفاع اللذان يُقرأ معهما الخط من آخر الغرفة.',
  },
  categories: ['boards-accessories', 'meeting', 'projectors-displays'],
  keywords: [
    { en: 'glass whiteboard Qatar', ar: 'سبورة زجاجية قطر' },
    { en: 'enamel whiteboard', ar: 'سبورة بيضاء من المينا' },
    { en: 'mobile whiteboard for office', ar: 'سبورة متنقلة للمكتب' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'All new whiteboards wipe clean. The test is the board after five hundred meetings and one night with the wrong pen. Surfaces differ in how closed they are: ink stays on top of glass and enamel, but creeps into painted steel and melamine and remains there as a grey shadow.',
      ar: 'كل سبورة جديدة تُمسح بسهولة، والاختبار الحقيقي بعد خمسمئة اجتماع وليلة بات عليها حبر القلم الخطأ. تختلف الأسطح في مساميتها: فالحبر يبقى فوق الزجاج والمينا، ويتسلل إلى الفولاذ المطلي والميلامين فيترك ظلًا رماديًا.',
    },
  ],
  sections: [
    {
      heading: { en: 'Four surfaces compared', ar: 'أربعة أسطح في ميزان واحد' },
      paragraphs: [],
      table: {
        caption: { en: 'Surface, use and life', ar: 'السطح واستخدامه وعمره' },
        columns: [
          { en: 'Surface', ar: 'السطح' },
          { en: 'Magnets', ar: 'المغناطيس' },
          { en: 'Suits', ar: 'يناسب' },
          { en: 'With daily use lasts', ar: 'عمره مع الاستخدام اليومي' },
        ],
        rows: [
          [
            { en: 'Melamine', ar: 'ميلامين' },
            { en: 'No', ar: 'لا' },
            { en: 'A list in the store room', ar: 'قائمة في المخزن' },
            { en: '1–2 years', ar: 'من سنة إلى سنتين' },
          ],
          [
            { en: 'Painted steel', ar: 'فولاذ مطلي' },
            { en: 'Yes', ar: 'نعم' },
            { en: 'Small offices, mobile boards', ar: 'المكاتب الصغيرة والسبورات المتنقلة' },
            { en: '4–6 years', ar: '4–6 سنوات' },
          ],
          [
            { en: 'Enamelled steel', ar: 'فولاذ مطلي بالمينا' },
            { en: 'Yes', ar: 'نعم' },
            { en: 'Training and meeting rooms, projection', ar: 'قاعات التدريب والاجتماعات والعرض عليها' },
            { en: '15 years and more', ar: '15 سنة فأكثر' },
          ],
          [
            { en: 'Toughened glass', ar: 'زجاج مقسى' },
            { en: 'Strong ones only', ar: 'القوي منه فقط' },
            { en: 'Boardrooms, visible places', ar: 'قاعات الإدارة والأماكن الظاهرة' },
            { en: 'Practically unlimited', ar: 'لا حد له عمليًا' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Glass is heavy, and it shines', ar: 'الزجاج ثقيل ويلمع' },
      paragraphs: [
        {
          en: 'A square metre of 4 mm glass weighs 10 kg, of 6 mm 15 kg. A board of 180 × 120 cm in 6 mm thus brings 32 kg to the wall. On a gypsum partition it has to be fixed into the studs or a timber plate behind the plasterboard; ordinary plugs will hold for a month and then let go. Tell the fitter what the wall is made of, or knock: a hollow sound means gypsum.',
          ar: 'المتر المربع من الزجاج بسماكة 4 مم يزن 10 كجم، وبسماكة 6 مم يزن 15 كجم. فسبورة بمقاس 180 × 120 سم وسماكة 6 مم تحمّل الجدار 32 كجم. وعلى قاطع الجبس تُثبَّت في القوائم المعدنية أو في لوح خشبي خلفه؛ أما الخوابير العادية فتمسك شهرًا ثم تفلت. أخبر الفني بنوع الجدار، أو انقره: الصوت الأجوف معناه جبس.',
        },
        {
          en: 'Opposite a window a clear glass board becomes a mirror. Choose a matt, back-painted white one, or turn to enamel. Only white glass shows pen colours as they are; green-tinted or coloured glass swallows blue and black.',
          ar: 'وقبالة النافذة تصير السبورة الزجاجية مرآة. اختر زجاجًا أبيض غير لامع مطليًا من الخلف، أو انتقل إلى المينا. والزجاج الأبيض وحده يُظهر ألوان الأقلام كما هي، أما الملوّن أو المائل إلى الخضرة فيبتلع الأزرق والأسود.',
        },
      ],
    },
    {
      heading: { en: 'When wheels are better than walls', ar: 'حين تكون العجلات خيرًا من الجدار' },
      paragraphs: [
        {
          en: 'A revolving board of 150 × 100 cm gives three square metres of writing on two sides, works as a light screen between two teams, and goes where the discussion is. It needs a floor without thresholds and a parking place about 60 cm deep. Lock all castors before anyone writes, and check that it passes your doors: with its frame it stands 180 to 195 cm tall.',
          ar: 'السبورة الدوّارة بمقاس 150 × 100 سم تعطيك ثلاثة أمتار مربعة من الكتابة على وجهيها، وتصلح ساترًا خفيفًا بين فريقين، وتذهب إلى حيث النقاش. تحتاج إلى أرضية بلا عتبات ومكان وقوف بعمق 60 سم تقريبًا. أقفل العجلات كلها قبل الكتابة، وتأكد من أنها تعبر أبوابك، فارتفاعها مع الهيكل 180 إلى 195 سم.',
        },
        {
          en: 'A flip chart remains useful for one reason: its pages can be hung up side by side and taken away. In workshops three charts do more than one big board.',
          ar: 'ويبقى حامل العرض الورقي مفيدًا لسبب واحد: أوراقه تُعلَّق متجاورة وتؤخذ مع أصحابها. وفي ورش العمل ثلاثة حوامل أنفع من سبورة كبيرة.',
        },
      ],
    },
    {
      heading: { en: 'Size and height', ar: 'المقاس والارتفاع' },
      paragraphs: [],
      points: [
        {
          en: 'Letters 2.5 cm tall are read from about 5 m, 4 cm from 8 m.',
          ar: 'حروف بارتفاع 2.5 سم تُقرأ من نحو 5 م، وبارتفاع 4 سم من 8 م.',
        },
        {
          en: 'For six people 150 × 100 cm is enough, for twelve 180 × 120 or two boards.',
          ar: 'لستة أشخاص يكفي 150 × 100 سم، ولاثني عشر 180 × 120 سم أو سبورتان.',
        },
        {
          en: 'Lower edge at 85 to 95 cm: below that the seated cannot see it, and tall boards should not end above 210.',
          ar: 'الحافة السفلى على ارتفاع 85 إلى 95 سم، فما كان أدنى من ذلك لا يراه الجالسون، ولا تتجاوز الحافة العليا 210 سم.',
        },
        {
          en: 'One metre of free floor in front, and light from above at an angle, never from a spot aimed at the surface.',
          ar: 'متر خالٍ أمامها، وضوء من الأعلى بزاوية، لا كشاف موجّه إلى السطح.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Somebody used a permanent marker. Now what?', ar: 'كتب أحدهم بقلم دائم، فما العمل؟' },
      answer: {
        en: 'Write over it with a whiteboard marker and wipe while it is wet; the solvent in the new ink lifts the old. On glass and enamel, alcohol does the rest. Never use powder or a scouring pad.',
        ar: 'اكتب فوقه بقلم سبورة وامسح وهو رطب، فمذيب الحبر الجديد يرفع القديم. وعلى الزجاج والمينا يكمل الكحول الباقي. ولا تستخدم مسحوقًا أو ليفة خشنة أبدًا.',
      },
    },
    {
      question: { en: 'Can we project onto a whiteboard?', ar: 'هل نستخدم السبورة شاشة عرض؟' },
      answer: {
        en: 'Onto matt enamel, yes. Gloss reflects the lamp as a bright spot, so keep a proper screen or a panel for presentations.',
        ar: 'على المينا غير اللامع، نعم. أما اللامع فيعكس مصباح الجهاز بقعة ساطعة، فاجعل للعروض شاشة مخصصة.',
      },
    },
    {
      question: { en: 'How should a board be cleaned?', ar: 'كيف تُنظَّف السبورة؟' },
      answer: {
        en: 'Dry after every meeting, damp with a drop of dish soap once a week. Replace the felt of the eraser when it is black, since from then on it paints instead of wiping.',
        ar: 'مسح جاف بعد كل اجتماع، ومسح رطب بقطرة صابون أطباق مرة في الأسبوع. وبدّل لباد الممحاة حين يسودّ، فهو عندئذ يلوّث ولا يمسح.',
      },
    },
    {
      question: {
        en: 'Would an interactive panel replace the board?',
        ar: 'هل تغني الشاشة التفاعلية عن السبورة؟',
      },
      answer: {
        en: 'It saves and shares what was written, which remote colleagues need, but it has to be switched on and it shows one page at a time. Rooms that do both kinds of work keep a narrow board beside the panel.',
        ar: 'هي تحفظ المكتوب وتشاركه، وهذا ما يحتاج إليه العاملون عن بعد، لكنها تحتاج إلى تشغيل ولا تعرض إلا صفحة واحدة. والغرف التي يجري فيها النوعان تُبقي سبورة ضيقة إلى جانب الشاشة.',
      },
    },
  ],
  closing: {
    en: 'If you are unsure, hang one enamel board in the room that is used most, and put a mobile one in the corridor. After three months you will see which of the two is always full.',
    ar: 'إن ترددت فعلّق سبورة مينا في أكثر الغرف استخدامًا وضع أخرى متنقلة في الممر. بعد ثلاثة أشهر سترى أيتهما ممتلئة دائمًا.',
  },
};

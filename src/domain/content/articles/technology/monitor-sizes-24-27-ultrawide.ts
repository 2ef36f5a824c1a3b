import type { Topic } from '#domain/content/topic.ts';

export const monitorSizes2427Ultrawide: Topic = {
  slug: 'monitor-sizes-24-27-ultrawide',
  kind: 'buying-guide',
  title: {
    en: '24 inch, 27 inch or ultrawide: monitors measured against the desk',
    ar: '24 أم 27 بوصة أم فائقة العرض: اختر الشاشة على قياس مكتبك',
  },
  searchTitle: { en: 'Office monitors: 24 inch, 27 inch or ultrawide?' },
  excerpt: {
    en: 'Real widths in centimetres, sharpness in pixels per inch, and the desk depth each size needs, so that the monitor fits both the work and the table.',
    ar: 'العرض الفعلي بالسنتيمتر، وحدّة الصورة بالبكسل في البوصة، وعمق الطاولة المناسب لكل مقاس، لتلائم الشاشة العمل والطاولة معًا.',
  },
  categories: ['monitors', 'boards-accessories', 'it-accessories'],
  keywords: [
    { en: '24 or 27 inch monitor', ar: 'شاشة 24 أو 27 بوصة' },
    { en: 'ultrawide monitor for office', ar: 'شاشة عريضة للمكتب' },
    { en: 'monitor viewing distance', ar: 'مسافة النظر إلى الشاشة' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Put a tape measure on the desk before you open a catalogue. From the front edge, where the keyboard starts, to the wall there are 60, 70 or 80 cm, and that figure alone rules out a good many of the monitors on offer.',
      ar: 'قبل أن تتصفح أي كتالوج، قِس عمق الطاولة. فمن حافتها الأمامية، حيث تبدأ لوحة المفاتيح، إلى الجدار 60 أو 70 أو 80 سم، وهذا الرقم وحده يستبعد كثيرًا من الشاشات المعروضة.',
    },
    {
      en: 'The second figure is how far your eyes are from the glass. An arm’s length, 50 to 75 cm, is comfortable for most adults; nearer than that and a large picture has to be read by turning the head.',
      ar: 'والرقم الثاني هو المسافة بين عينيك والزجاج. تريح معظمَ البالغين مسافةُ ذراع، أي من 50 إلى 75 سم، أما أقرب من ذلك فلا تُقرأ الشاشة الكبيرة إلا بتحريك الرأس.',
    },
  ],
  sections: [
    {
      heading: { en: 'Inches translated', ar: 'ترجمة البوصات' },
      paragraphs: [
        {
          en: 'The diagonal tells you little. Width tells you whether two will stand side by side, and pixels per inch (ppi) tells you whether small text looks printed or built from bricks.',
          ar: 'لا يخبرك طول القطر بالكثير. أما العرض فيخبرك هل تتسع الطاولة لشاشتين متجاورتين، وعدد البكسلات في البوصة (ppi) يخبرك هل يبدو النص الصغير مطبوعًا أم مكوّنًا من مربعات.',
        },
      ],
      table: {
        caption: {
          en: 'Visible picture of common office sizes',
          ar: 'أبعاد الصورة في المقاسات المكتبية الشائعة',
        },
        columns: [
          { en: 'Monitor', ar: 'الشاشة' },
          { en: 'Picture, cm', ar: 'الصورة (سم)' },
          { en: 'Sharpness', ar: 'حدّة الصورة' },
          { en: 'Desk depth from', ar: 'عمق الطاولة ابتداءً من' },
        ],
        rows: [
          [
            { en: '23.8 inch Full HD', ar: '23.8 بوصة بدقة Full HD' },
            { en: '53 × 30', ar: '53 × 30' },
            { en: '93 ppi', ar: '93 بكسلًا في البوصة' },
            { en: '60 cm', ar: '60 سم' },
          ],
          [
            { en: '27 inch Full HD', ar: '27 بوصة بدقة Full HD' },
            { en: '60 × 34', ar: '60 × 34' },
            { en: '82 ppi', ar: '82 بكسلًا في البوصة' },
            { en: '70 cm', ar: '70 سم' },
          ],
          [
            { en: '27 inch QHD', ar: '27 بوصة بدقة QHD' },
            { en: '60 × 34', ar: '60 × 34' },
            { en: '109 ppi', ar: '109 بكسلات في البوصة' },
            { en: '70 cm', ar: '70 سم' },
          ],
          [
            { en: '31.5 inch 4K', ar: '31.5 بوصة بدقة 4K' },
            { en: '70 × 39', ar: '70 × 39' },
            { en: '140 ppi', ar: '140 بكسلًا في البوصة' },
            { en: '80 cm', ar: '80 سم' },
          ],
          [
            { en: '34 inch ultrawide', ar: '34 بوصة فائقة العرض' },
            { en: '80 × 33', ar: '80 × 33' },
            { en: '110 ppi', ar: '110 بكسلات في البوصة' },
            { en: '80 cm', ar: '80 سم' },
          ],
        ],
      },
    },
    {
      heading: { en: 'What each one is good at', ar: 'فيمَ يتفوق كل مقاس؟' },
      paragraphs: [
        {
          en: 'The 24-inch monitor shows one document at full size with a margin for email. It suits counters, call centres and any desk 120 cm wide, and a pair of them takes about 110 cm with frames. For people who move figures from one program to another, that pair is still the most useful arrangement there is.',
          ar: 'تعرض شاشة 24 بوصة مستندًا واحدًا بحجمه الكامل وإلى جانبه حيّز للبريد. تناسب الكاونترات ومراكز الاتصال وكل طاولة بعرض 120 سم، وتشغل شاشتان منها نحو 110 سم مع الإطارين. ولمن ينقل الأرقام من برنامج إلى آخر ما زالت الشاشتان أنفع ترتيب.',
        },
        {
          en: 'At 27 inches the resolution decides. With QHD, two A4 pages lie next to each other, sharp and in true size. With Full HD the same glass shows no more than the 24-inch, only bigger: right for someone who wants large letters, wrong for someone who hoped for more room.',
          ar: 'وعند 27 بوصة تكون الدقة هي الحكم. فبدقة QHD تتجاور صفحتا A4 بحجمهما الحقيقي وبنص حاد، وبدقة Full HD لا يعرض الزجاج نفسه أكثر مما تعرضه شاشة 24 بوصة وإنما بحجم أكبر: خيار صائب لمن يريد حروفًا كبيرة، ومخيّب لمن كان يطمع في مساحة أوسع.',
        },
        {
          en: 'An ultrawide replaces two screens without the bar down the middle. Project plans, long spreadsheets, timelines and trading windows profit. Choose a curved one (1800R is a common radius); on a flat panel of 80 cm the corners are noticeably further from the eye than the centre.',
          ar: 'وتغني الشاشة فائقة العرض عن شاشتين، بلا إطار يقسم المنتصف. تستفيد منها خطط المشاريع والجداول الطويلة ونوافذ التداول. واختر المنحنية منها (والانحناء الشائع 1800R)؛ ففي اللوحة المسطحة بعرض 80 سم تبعد الأطراف عن العين أكثر من الوسط بفارق ملحوظ.',
        },
      ],
    },
    {
      heading: { en: 'The stand, the window, the cable', ar: 'القاعدة والنافذة والكابل' },
      paragraphs: [
        {
          en: 'Three details that decide comfort after the size is settled:',
          ar: 'ثلاثة تفاصيل تحسم الراحة بعد اختيار المقاس:',
        },
      ],
      points: [
        {
          en: 'Height travel of 13 cm or more, or a VESA 100 mount for an arm. A tilt-only stand ends up on a pile of paper.',
          ar: 'تعديل للارتفاع لا يقل عن 13 سم، أو ثقوب VESA 100 لتركيب حامل. أما القاعدة التي تميل فقط فتنتهي فوق رزمة ورق.',
        },
        {
          en: 'Screen at a right angle to the window. In a glass tower no brightness setting beats the afternoon sun behind you.',
          ar: 'شاشة متعامدة مع النافذة؛ ففي الأبراج الزجاجية لا تغلب أي درجة سطوع شمس العصر التي خلفك.',
        },
        {
          en: 'USB-C with 65 W or more when laptops come and go: picture, network, keyboard and charging through one plug.',
          ar: 'منفذ USB-C بقدرة 65 واط فأكثر حيث تُفصل اللابتوبات وتوصل كل يوم: صورة وشبكة ولوحة مفاتيح وشحن عبر قابس واحد.',
        },
      ],
    },
    {
      heading: { en: 'Three desks, three answers', ar: 'ثلاثة مكاتب وثلاثة أجوبة' },
      paragraphs: [
        {
          en: 'An accountant with a desk of 140 × 70 cm compares a bank statement with the ledger all day: two 24-inch monitors on one double arm, slightly turned towards each other, with the line between them straight ahead. A designer at 160 × 80 cm: one 31.5-inch 4K panel with calibrated colours and the laptop at its side for email. A project manager in a room of her own: the ultrawide, with the schedule on the left two thirds and the call on the right.',
          ar: 'محاسب على طاولة 140 × 70 سم يقارن كشف البنك بدفتر الحسابات طوال اليوم: شاشتان 24 بوصة على حامل مزدوج، مائلتان قليلًا إحداهما نحو الأخرى، والفاصل بينهما أمامه مباشرة. ومصممة على طاولة 160 × 80 سم: شاشة واحدة 31.5 بوصة بدقة 4K وألوان معايرة، واللابتوب إلى جانبها للبريد. ومديرة مشاريع في غرفة مستقلة: الشاشة فائقة العرض، الجدول الزمني في ثلثيها والمكالمة في الثلث الباقي.',
        },
        {
          en: 'What none of them should do is mix sizes with different sharpness on one desk. A window that grows and shrinks whenever it is dragged across is a small annoyance repeated a hundred times a day.',
          ar: 'وما ينبغي أن يتجنبه الثلاثة هو الجمع على مكتب واحد بين شاشتين مختلفتي الحدّة؛ فالنافذة التي تكبر وتصغر كلما نُقلت من شاشة إلى أخرى إزعاج صغير يتكرر مئة مرة في اليوم.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Will our old computers drive a 4K or ultrawide monitor?',
        ar: 'هل تشغّل أجهزتنا القديمة شاشة 4K أو شاشة فائقة العرض؟',
      },
      answer: {
        en: 'Look at the output. HDMI 1.4 manages 4K at only 30 Hz, which makes the pointer stutter; HDMI 2.0 or DisplayPort 1.2 gives 60 Hz. A machine that has VGA alone stays with Full HD.',
        ar: 'انظر إلى منفذ الصورة. فمنفذ HDMI 1.4 لا يعرض 4K إلا بمعدل 30 هرتز فتتقطع حركة المؤشر، بينما يعطي HDMI 2.0 أو DisplayPort 1.2 معدل 60 هرتز. والجهاز الذي ليس فيه غير VGA تناسبه شاشة Full HD.',
      },
    },
    {
      question: {
        en: 'Is a refresh rate above 60 Hz worth it?',
        ar: 'هل يستحق معدل التحديث الأعلى من 60 هرتز ثمنه؟',
      },
      answer: {
        en: 'For text, 75 or 100 Hz makes scrolling calmer and costs little, so take it when it comes with the panel you want. Do not pay for 144 Hz in an office.',
        ar: 'للنصوص يجعل 75 أو 100 هرتز تمرير الصفحات أهدأ بفارق بسيط في الثمن، فخذه إن جاء مع الشاشة التي تريدها، ولا تدفع ثمن 144 هرتز في مكتب.',
      },
    },
  ],
  closing: {
    en: 'If you still hesitate, cut the widths from the table out of cardboard and stand them on the desk for an afternoon. Bring the width that stayed, with the depth of the table, and the choice of model takes five minutes.',
    ar: 'إن بقيت مترددًا فقصّ من الكرتون عرضين من الجدول وأوقفهما على المكتب بعد ظهر يوم واحد. ثم هات العرض الذي ارتحت له مع عمق الطاولة، ولن يستغرق اختيار الطراز أكثر من خمس دقائق.',
  },
};

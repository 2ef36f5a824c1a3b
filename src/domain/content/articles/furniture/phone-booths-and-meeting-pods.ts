import type { Topic } from '#domain/content/topic.ts';

export const phoneBoothsAndMeetingPods: Topic = {
  slug: 'phone-booths-and-meeting-pods',
  kind: 'buying-guide',
  title: {
    en: 'Phone booths and meeting pods: a room that arrives in parts',
    ar: 'كبائن المكالمات والاجتماعات: غرفة تصلك قطعًا',
  },
  excerpt: {
    en: 'What 28 or 30 dB means to the people outside, how much air a closed booth needs, and what your landlord will ask before it is put up.',
    ar: 'ماذا تعني 28 أو 30 ديسيبل لمن في الخارج، وكم من الهواء تحتاج إليه الكبينة المغلقة، وعمّ سيسألك المالك قبل تركيبها.',
  },
  categories: ['acoustic-pods', 'meeting'],
  keywords: [
    { en: 'office phone booth Qatar', ar: 'كبينة مكالمات للمكاتب قطر' },
    { en: 'acoustic meeting pod', ar: 'كبينة اجتماعات عازلة للصوت' },
    { en: 'soundproof office pod', ar: 'كبينة مكتب عازلة' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'Building a small room means drawings, approvals, a contractor, dust and a permanent loss of floor. A booth stands in an afternoon and moves with you at the end of the lease. It is furniture, but furniture with a fan, a door and often more than 300 kg on the floor, so a few questions come before the order.',
      ar: 'بناء غرفة صغيرة يعني مخططات وموافقات ومقاولًا وغبارًا وخسارة دائمة من المساحة. أما الكبينة فتُركَّب في نصف نهار وتنتقل معك عند انتهاء الإيجار. إنها أثاث، لكنه أثاث بمروحة وباب ووزن يتجاوز 300 كجم غالبًا، فلا بد من بضعة أسئلة قبل الطلب.',
    },
  ],
  sections: [
    {
      heading: { en: 'What the decibels mean', ar: 'ماذا تعني أرقام الديسيبل' },
      paragraphs: [
        {
          en: 'The figure to compare is speech level reduction, measured to ISO 23351-1 on the complete product. Material values for a single wall or a pane of glass say little, because sound leaves through door seals and air ducts.',
          ar: 'الرقم الصالح للمقارنة هو خفض صوت الكلام المقيس وفق ISO 23351-1 على المنتج كاملًا. أما قيم جدار واحد أو لوح زجاج فلا تقول الكثير، لأن الصوت يخرج من إطار الباب ومجاري الهواء.',
        },
      ],
      table: {
        caption: {
          en: 'Speech level reduction as heard from a desk nearby',
          ar: 'خفض صوت الكلام كما يسمعه من يجلس قريبًا',
        },
        columns: [
          { en: 'Reduction', ar: 'مقدار الخفض' },
          { en: 'Outside one hears', ar: 'ما يُسمع في الخارج' },
          { en: 'Suits', ar: 'يناسب' },
        ],
        rows: [
          [
            { en: '10–15 dB', ar: '10–15 ديسيبل' },
            { en: 'Every word, more softly', ar: 'كل كلمة بصوت أخف' },
            { en: 'Open pods, teamwork', ar: 'الكبائن المفتوحة والعمل الجماعي' },
          ],
          [
            { en: '20–25 dB', ar: '20–25 ديسيبل' },
            { en: 'A voice, some words', ar: 'صوت وبعض الكلمات' },
            { en: 'Ordinary calls', ar: 'المكالمات العادية' },
          ],
          [
            { en: '25–30 dB', ar: '25–30 ديسيبل' },
            { en: 'A murmur', ar: 'همهمة' },
            { en: 'Client calls, interviews', ar: 'مكالمات العملاء والمقابلات' },
          ],
          [
            { en: 'over 30 dB', ar: 'أكثر من 30 ديسيبل' },
            { en: 'Almost nothing in a normal office', ar: 'لا شيء تقريبًا في مكتب عادي' },
            { en: 'HR, legal, finance', ar: 'الموارد البشرية والشؤون القانونية والمالية' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Air first, comfort second', ar: 'الهواء قبل الراحة' },
      paragraphs: [
        {
          en: 'One person in a closed booth warms it by several degrees within twenty minutes unless the air is changed. Look for 80 m³ an hour or more per person, started by a movement sensor. The fans draw from the room, hence the booth is never cooler than the office around it. Do not place it against a sunny facade, nor directly beneath a supply outlet, since its roof would turn the cold stream onto the nearest desk.',
          ar: 'شخص واحد في كبينة مغلقة يرفع حرارتها عدة درجات خلال عشرين دقيقة إن لم يتجدد الهواء. اطلب 80 م³ في الساعة أو أكثر للشخص، يشغّلها حساس حركة. والمراوح تسحب من هواء المكتب، فلا تكون الكبينة أبرد منه. لا تضعها لصق واجهة مشمسة، ولا تحت فتحة تكييف مباشرة، فسقفها يحوّل الهواء البارد إلى أقرب مكتب.',
        },
      ],
    },
    {
      heading: { en: 'Ask the building before you ask us', ar: 'اسأل المبنى قبل أن تسألنا' },
      paragraphs: [],
      points: [
        {
          en: 'Fire: a roof under the ceiling hides a space from sprinklers and detectors. Building management decides whether a detector inside, an open grille or an approval is required.',
          ar: 'الحريق: السقف الإضافي يحجب فراغًا عن الرشاشات والكواشف. وإدارة المبنى هي التي تقرر إن كان يلزم كاشف في الداخل أو شبكة مفتوحة أو موافقة.',
        },
        {
          en: 'Floor: a one-person booth weighs 300 to 350 kg on about one square metre. Concrete bears it; for a raised floor check the rating of the panels and pedestals.',
          ar: 'الأرضية: كبينة الشخص الواحد تزن 300 إلى 350 كجم على نحو متر مربع. الخرسانة تحملها، أما الأرضية المرفوعة فتحقق من حمولة ألواحها وقوائمها.',
        },
        {
          en: 'Height: bodies stand about 225 cm tall and fitters need another 15 to 20 cm above to lift the roof on.',
          ar: 'الارتفاع: الكبينة نحو 225 سم، ويحتاج الفنيون فوقها إلى 15 أو 20 سم لوضع السقف.',
        },
        {
          en: 'Power: a single 13 A socket within two metres is enough, and no electrician is needed.',
          ar: 'الكهرباء: يكفي مقبس واحد 13 أمبير على بعد مترين، من دون كهربائي.',
        },
        {
          en: 'Access: the longest panel is about 220 cm; measure the service lift by its diagonal.',
          ar: 'الوصول: أطول لوح نحو 220 سم، فقِس قطر مصعد الخدمة.',
        },
      ],
    },
    {
      heading: { en: 'How many, and where', ar: 'كم كبينة، وأين' },
      paragraphs: [
        {
          en: 'As a starting rule, one single booth for every ten to fifteen open desks, and one for two to four people per thirty. Sales teams want more, back offices fewer. Put them at the edge of the open area, near the people who telephone most; a booth forty steps away stays empty while calls go on at the desk. Keep the door clear of walkways, and leave 10 cm behind for air.',
          ar: 'ابدأ بهذه القاعدة: كبينة فردية لكل عشرة إلى خمسة عشر مكتبًا مفتوحًا، وكبينة لشخصين إلى أربعة لكل ثلاثين. فرق المبيعات تحتاج إلى أكثر، والأقسام المساندة إلى أقل. ضعها على طرف المساحة المفتوحة قرب أكثر الموظفين كلامًا في الهاتف؛ فالكبينة التي تبعد أربعين خطوة تبقى خالية وتستمر المكالمات على المكاتب. ولا تجعل بابها يُفتح على ممر، واترك خلفها 10 سم للهواء.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Is a booth really soundproof?', ar: 'هل تعزل الكبينة الصوت تمامًا؟' },
      answer: {
        en: 'No, and nobody serious will promise that. Good ones make speech unintelligible outside. Laughter and a raised voice still come through as a murmur.',
        ar: 'لا، ولن يعدك بذلك بائع جاد. الجيدة منها تجعل الكلام غير مفهوم في الخارج، أما الضحك والصوت المرتفع فيُسمعان همهمة.',
      },
    },
    {
      question: { en: 'Does Wi-Fi work inside?', ar: 'هل يعمل الواي فاي في الداخل؟' },
      answer: {
        en: 'Steel shells with coated glass weaken it. Test with the door shut during your trial, or ask for a network cable through the floor entry.',
        ar: 'الهيكل الفولاذي والزجاج المطلي يضعفانه. جرّبه والباب مغلق، أو اطلب تمرير كابل شبكة من فتحة الأرضية.',
      },
    },
    {
      question: { en: 'How long does it take to put one up?', ar: 'كم يستغرق التركيب؟' },
      answer: {
        en: 'Two fitters need about three hours for a single booth and most of a day for a glazed pod, plus the time the loading bay and the lift demand.',
        ar: 'يحتاج فنيان إلى نحو ثلاث ساعات للكبينة الفردية، وإلى معظم اليوم للكبينة الزجاجية، عدا ما يقتضيه رصيف التحميل والمصعد.',
      },
    },
    {
      question: { en: 'What care does it need?', ar: 'ما العناية التي تحتاج إليها؟' },
      answer: {
        en: 'Vacuum the felt and the air slots once a month, more often in the dusty season, wipe handle and table daily, and tighten the hinges once a year. When the fans become audible they are asking to be cleaned.',
        ar: 'كنس اللباد وفتحات الهواء مرة في الشهر، وأكثر في موسم الغبار، ومسح المقبض والطاولة كل يوم، وشدّ المفصلات مرة في السنة. وإذا صار صوت المراوح مسموعًا فقد حان تنظيفها.',
      },
    },
  ],
  closing: {
    en: 'Before deciding, sit in one for twenty minutes with the door closed and hold a real call, while a colleague listens at the nearest desk. You will both know.',
    ar: 'قبل أن تقرر، اجلس في واحدة عشرين دقيقة والباب مغلق وأجرِ مكالمة حقيقية، وليستمع زميلك من أقرب مكتب، وستعرفان الجواب معًا.',
  },
};

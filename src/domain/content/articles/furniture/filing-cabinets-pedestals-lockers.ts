import type { Topic } from '#domain/content/topic.ts';

export const filingCabinetsPedestalsLockers: Topic = {
  slug: 'filing-cabinets-pedestals-lockers',
  kind: 'buying-guide',
  title: {
    en: 'Filing cabinets, pedestals, lockers: measure the paper before the room',
    ar: 'خزائن الملفات ووحدات الأدراج واللوكر: قِس الورق قبل الغرفة',
  },
  searchTitle: { en: 'Filing cabinets, pedestals or lockers: how to choose' },
  excerpt: {
    en: 'How to turn shelves of paper into metres, metres into cabinets, and what the floor, the keys and the doors have to say about it.',
    ar: 'كيف تحوّل الورق إلى أمتار، والأمتار إلى خزائن، وما الذي تفرضه الأرضية والمفاتيح والأبواب.',
  },
  categories: ['storage', 'workstations'],
  keywords: [
    { en: 'filing cabinets Qatar', ar: 'خزائن ملفات قطر' },
    { en: 'office lockers', ar: 'لوكر مكتبي' },
    { en: 'mobile pedestal drawers', ar: 'وحدة أدراج متحركة' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'Storage is usually ordered by looking at a full cupboard and asking for two more of the same. A tape measure gives a better answer. Lay it along the files on one shelf, count the shelves, and you have your paper in metres, the unit in which every archivist thinks.',
      ar: 'تُطلب وحدات التخزين عادةً بالنظر إلى خزانة امتلأت ثم طلب اثنتين مثلها. شريط القياس يعطيك جوابًا أصدق: مدّه على ملفات رف واحد واضرب الطول في عدد الرفوف، فتعرف ورقك بالأمتار، وهي الوحدة التي يفكر بها كل مختص في الأرشفة.',
    },
  ],
  sections: [
    {
      heading: { en: 'Three questions for every metre', ar: 'ثلاثة أسئلة عن كل متر' },
      paragraphs: [
        {
          en: "Who needs it, and how often? Daily papers stay within an arm's reach, so they go into the pedestal. Papers used weekly by several people go into a cabinet within ten steps. What is opened once a year belongs in an archive room or off the floor entirely.",
          ar: 'من يحتاج إليه، وكم مرة؟ أوراق كل يوم تبقى في متناول اليد، فمكانها وحدة الأدراج. وما يستخدمه عدة أشخاص كل أسبوع مكانه خزانة على بعد عشر خطوات. وما يُفتح مرة في السنة مكانه غرفة الأرشيف أو خارج الطابق كله.',
        },
        {
          en: 'Must it be kept? Your accountant and lawyer can tell you which books, contracts and personnel files have to be retained and for how long. Everything else may be scanned or shredded before you pay for a drawer to hold it.',
          ar: 'وهل يجب حفظه؟ محاسبك ومحاميك يعرفان أي الدفاتر والعقود وملفات الموظفين تُحفظ ولأي مدة. وما عداها يُمسح ضوئيًا أو يُتلف قبل أن تدفع ثمن درج يحمله.',
        },
        {
          en: 'Who must not see it? Salaries, copies of ID cards and offers need a lock with a known list of key holders. A lock whose key hangs on the next hook is decoration.',
          ar: 'ومن الذي لا يجوز أن يراه؟ الرواتب وصور البطاقات الشخصية والعروض تحتاج إلى قفل تُعرف أسماء حاملي مفاتيحه. والقفل الذي يتدلى مفتاحه على العلّاقة المجاورة زينة لا أكثر.',
        },
      ],
    },
    {
      heading: { en: 'What each piece holds', ar: 'سعة كل قطعة' },
      paragraphs: [],
      table: {
        caption: {
          en: 'Capacity in metres of A4 files and floor taken, door or drawer open',
          ar: 'السعة بأمتار ملفات A4 والمساحة المشغولة والباب أو الدرج مفتوح',
        },
        columns: [
          { en: 'Piece', ar: 'القطعة' },
          { en: 'Holds', ar: 'السعة' },
          { en: 'Floor', ar: 'من الأرض' },
          { en: 'Use it for', ar: 'استخدامها' },
        ],
        rows: [
          [
            { en: 'Mobile pedestal, one file drawer', ar: 'وحدة أدراج متحركة بدرج ملفات' },
            { en: 'about 0.5 m', ar: 'نحو 0.5 م' },
            { en: 'under the desk', ar: 'تحت المكتب' },
            { en: "One person's current work", ar: 'العمل الجاري لشخص واحد' },
          ],
          [
            { en: 'Filing cabinet, 4 drawers', ar: 'خزانة ملفات بأربعة أدراج' },
            { en: 'about 2 m, hanging', ar: 'نحو 2 م معلقة' },
            { en: '46 × 120 cm', ar: '46 × 120 سم' },
            { en: 'Personnel and client files', ar: 'ملفات الموظفين والعملاء' },
          ],
          [
            { en: 'Metal cupboard, 5 levels', ar: 'خزانة معدنية بخمسة مستويات' },
            { en: 'about 4.3 m, binders', ar: 'نحو 4.3 م من الملفات عريضة الكعب' },
            { en: '92 × 88 cm', ar: '92 × 88 سم' },
            { en: 'Accounts by year', ar: 'الحسابات بحسب السنوات' },
          ],
          [
            { en: 'Tambour cupboard, 120 cm, 3 levels', ar: 'خزانة بأبواب جرارة، 120 سم، ثلاثة مستويات' },
            { en: 'about 3.3 m, binders', ar: 'نحو 3.3 م من الملفات عريضة الكعب' },
            { en: '120 × 45 cm', ar: '120 × 45 سم' },
            { en: 'Narrow aisles, room dividers', ar: 'الممرات الضيقة وتقسيم الفراغ' },
          ],
          [
            { en: 'Mobile archive, 4 units', ar: 'نظام أرشفة متحرك من 4 وحدات' },
            { en: 'about 70 m', ar: 'نحو 70 م' },
            { en: '370 × 185 cm', ar: '370 × 185 سم' },
            { en: 'Closed files', ar: 'الملفات المغلقة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Paper is heavy', ar: 'الورق ثقيل' },
      paragraphs: [
        {
          en: "A full lever-arch binder is 8 cm wide and weighs close to 3 kg, so a metre of them comes to roughly 36 kg. Shelves rated at 50 kg carry that easily; a domestic bookcase sags. Seventy metres on rails add up to two and a half tonnes on seven square metres, more than ordinary office floors are designed for. Before ordering a mobile archive, have the building's engineer confirm the place in writing. Beside a column or above a beam is often possible where the middle of the room is not.",
          ar: 'الملف عريض الكعب إذا امتلأ بلغ عرضه 8 سم ووزنه قرابة 3 كجم، فالمتر من هذه الملفات نحو 36 كجم. الرف المصمم لحمولة 50 كجم يحمله بسهولة، ورف المكتبة المنزلية يتقوس. وسبعون مترًا على قضبان تساوي طنين ونصفًا على سبعة أمتار مربعة، وهذا فوق ما تُصمَّم له أرضيات المكاتب العادية. قبل طلب نظام أرشفة متحرك خذ موافقة مهندس المبنى خطيًا على الموضع؛ فما لا يجوز في وسط الغرفة قد يجوز قرب عمود أو فوق جسر.',
        },
      ],
    },
    {
      heading: { en: 'Lockers, now that desks are shared', ar: 'اللوكر بعد أن صارت المكاتب مشتركة' },
      paragraphs: [
        {
          en: 'A person without a fixed desk needs a door of their own: about 35 × 45 cm, 45 deep, for a laptop bag and a pair of shoes. Count one per person plus ten per cent for guests and new starters. Tall doors suit factories, clinics and security staff, who change clothes and need air slots at top and bottom.',
          ar: 'من ليس له مكتب ثابت يحتاج إلى خانة خاصة: نحو 35 × 45 سم وعمق 45 سم لحقيبة لابتوب وحذاء. احسب خانة لكل شخص وزد عشرة في المئة للضيوف والموظفين الجدد. والأبواب الطويلة تناسب المصانع والعيادات وأفراد الأمن الذين يبدّلون ملابسهم، وتلزمها فتحات تهوية في الأعلى والأسفل.',
        },
      ],
      points: [
        {
          en: 'Key locks: simple, but keys get lost; buy the master key with them.',
          ar: 'القفل بالمفتاح: بسيط، لكن المفاتيح تضيع، فاشترِ المفتاح الرئيسي معه.',
        },
        {
          en: 'Code locks: best for day use; staff reset them in a minute.',
          ar: 'القفل بالرمز: الأنسب للاستخدام اليومي، ويعاد ضبطه في دقيقة.',
        },
        {
          en: 'Card locks: comfortable where the same badge opens the office door.',
          ar: 'القفل بالبطاقة: مريح حين تفتح البطاقة نفسها باب المكتب.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Why does only one drawer open at a time?',
        ar: 'لماذا لا ينفتح إلا درج واحد في المرة؟',
      },
      answer: {
        en: 'Two loaded drawers pulled out together tip the cabinet over. The interlock that prevents it is a safety part; if it fails, empty the upper drawers until it is repaired.',
        ar: 'لأن درجين ممتلئين مفتوحين معًا يقلبان الخزانة. ومانع الميلان قطعة أمان، فإن تعطل فأفرغ الأدراج العليا حتى يُصلَح.',
      },
    },
    {
      question: { en: 'Steel or wood?', ar: 'فولاذ أم خشب؟' },
      answer: {
        en: 'Steel for weight and for rooms that few people see. Veneer or laminate where the cabinet stands beside guests. Near the sea or in unconditioned stores choose powder-coated steel and keep it off wet floors.',
        ar: 'الفولاذ للأحمال وللغرف التي لا يراها إلا القليل، والقشرة أو اللامينيت حيث تقف الخزانة إلى جوار الضيوف. وقرب البحر أو في المخازن غير المكيفة اختر فولاذًا مطليًا بالبودرة وأبعده عن الأرضيات المبللة.',
      },
    },
    {
      question: {
        en: 'How high may a cabinet be in an open office?',
        ar: 'ما الارتفاع المناسب للخزانة في المكتب المفتوح؟',
      },
      answer: {
        en: 'Up to 120 cm people look over it and can use its top; above 150 it acts as a wall and needs fixing.',
        ar: 'حتى 120 سم يبقى البصر ممتدًا ويُستفاد من سطحها. وفوق 150 سم تصير جدارًا ويلزم تثبيتها.',
      },
    },
  ],
  closing: {
    en: 'Throw away first, then measure, then buy. In that order the cabinets you need turn out to be fewer than the ones you counted.',
    ar: 'تخلّص مما لا يلزم أولًا، ثم قِس، ثم اشترِ. بهذا الترتيب تجد أن حاجتك من الخزائن أقل مما حسبت.',
  },
};

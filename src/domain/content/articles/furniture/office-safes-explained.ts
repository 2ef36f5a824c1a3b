import type { Topic } from '#domain/content/topic.ts';

export const officeSafesExplained: Topic = {
  slug: 'office-safes-explained',
  kind: 'buying-guide',
  title: {
    en: 'Office safes: against fire, against theft, rarely both',
    ar: 'خزنات المكاتب: للحريق أم للسرقة؟ قلّما تجتمعان',
  },
  excerpt: {
    en: 'What the minutes and grades on a safe mean, which lock suits several key holders, and why the anchor bolt matters more than the steel.',
    ar: 'ما معنى الدقائق والدرجات المكتوبة على الخزنة، وأي قفل يناسب عدة مخوّلين، ولماذا برغي التثبيت أهم من سماكة الفولاذ.',
  },
  categories: ['storage', 'cctv-security'],
  keywords: [
    { en: 'office safe Qatar', ar: 'خزنة مكتب قطر' },
    { en: 'fire resistant safe', ar: 'خزنة مقاومة للحريق' },
    { en: 'safe for documents and cash', ar: 'خزنة للمستندات والنقد' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'A heavy steel box with a keypad looks as if it protected everything. It does not. A safe built against fire has thin walls around a damp mineral filling; one built against burglars has hardened plates and lets heat straight through. Know which danger you are buying against before you look at the size.',
      ar: 'يبدو الصندوق الفولاذي الثقيل بلوحة أرقامه كأنه يحمي من كل شيء، وهذا غير صحيح. فالخزنة المصنوعة للحريق جدرانها رقيقة حول حشوة تحتفظ بالرطوبة، والمصنوعة للسرقة ألواحها مقسّاة لكن الحرارة تنفذ منها. اعرف أي خطر تشتري له قبل أن تنظر إلى المقاس.',
    },
  ],
  sections: [
    {
      heading: { en: 'What will be inside?', ar: 'ماذا ستضع فيها؟' },
      paragraphs: [
        {
          en: 'The contents choose the safe. Write them down with the damage their loss would do, in money or in weeks.',
          ar: 'المحتوى هو الذي يختار الخزنة. دوّنه واكتب أمام كل بند ما يكلفك ضياعه، مالًا أو أسابيع.',
        },
      ],
      table: {
        caption: { en: 'Contents and the rating to ask for', ar: 'المحتوى والتصنيف الذي تطلبه' },
        columns: [
          { en: 'Contents', ar: 'المحتوى' },
          { en: 'Main danger', ar: 'الخطر الأول' },
          { en: 'Ask for', ar: 'اطلب' },
        ],
        rows: [
          [
            { en: 'Contracts, title deeds, stamps', ar: 'العقود وسندات الملكية والأختام' },
            { en: 'Fire, water from sprinklers', ar: 'الحريق وماء الرشاشات' },
            { en: '60 minutes for paper', ar: '60 دقيقة للورق' },
          ],
          [
            { en: 'Backup disks, memory sticks', ar: 'أقراص النسخ الاحتياطي ووحدات الذاكرة' },
            { en: 'Heat well below burning', ar: 'حرارة أدنى كثيرًا من درجة الاحتراق' },
            { en: 'A data rating, not a paper one', ar: 'تصنيف للوسائط الرقمية لا للورق' },
          ],
          [
            { en: 'Cash, cheque books', ar: 'النقد ودفاتر الشيكات' },
            { en: 'Theft', ar: 'السرقة' },
            { en: 'A tested burglary grade, bolted down', ar: 'درجة مختبرة ضد السرقة مع التثبيت' },
          ],
          [
            { en: 'Keys, phones, personnel files', ar: 'المفاتيح والهواتف وملفات الموظفين' },
            { en: 'Unauthorised access', ar: 'وصول غير المخوّلين' },
            { en: 'Individual codes and a log', ar: 'رموز فردية وسجل فتح' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Reading a fire rating', ar: 'قراءة تصنيف الحريق' },
      paragraphs: [
        {
          en: "Sixty minutes for paper means that in a test furnace at around 900 degrees the inside stayed below about 175 for an hour. Paper chars a little above that. Plastic media are ruined from 50 to 55 degrees on, so a paper safe gives them no protection; either use a unit rated for data or put a data box inside. A rating should name a standard and a laboratory. 'Fireproof' on a sticker names neither.",
          ar: 'معنى 60 دقيقة للورق أن داخل الخزنة بقي دون 175 درجة تقريبًا طوال ساعة في فرن اختبار حرارته نحو 900 درجة. والورق يتفحم فوق ذلك بقليل. أما الوسائط البلاستيكية فتتلف من 50 إلى 55 درجة، فلا تحميها خزنة الورق: استخدم وحدة مصنفة للبيانات أو ضع داخل الخزنة صندوق بيانات. والتصنيف الموثوق يذكر المواصفة والمختبر، وعبارة «ضد الحريق» على ملصق لا تذكر أيًا منهما.',
        },
        {
          en: 'The filling that cools the safe contains water, and in an air-conditioned room it slowly gives some of it off. Leave a bag of silica gel with the papers and open the door weekly, or documents and photographs curl.',
          ar: 'والحشوة التي تبرّد الخزنة فيها ماء، وهي تطلق بعضه ببطء داخلها. ضع كيسًا من السيليكا جل مع الأوراق وافتح الباب كل أسبوع، وإلا تقوست الوثائق والصور.',
        },
      ],
    },
    {
      heading: { en: 'Against theft: grade, weight, anchor', ar: 'ضد السرقة: الدرجة والوزن والتثبيت' },
      paragraphs: [
        {
          en: 'European standards sort secure cabinets (EN 14450, levels S1 and S2) from safes proper (EN 1143-1, grades 0 upwards). Insurers often tie the cash they cover to such a grade, so call yours before buying, not after a loss. Anything under 200 kg can be carried off by two people with a trolley; the bolts supplied turn a portable box into part of the building.',
          ar: 'تفرّق المواصفات الأوروبية بين الخزائن الآمنة (EN 14450 بمستويي S1 وS2) والخزنات بمعناها الكامل (EN 1143-1 من الدرجة 0 فصاعدًا). وكثيرًا ما تربط شركات التأمين مبلغ النقد المغطى بهذه الدرجة، فاتصل بشركتك قبل الشراء لا بعد الخسارة. وما يقل وزنه عن 200 كجم يحمله شخصان بعربة، وبراغي التثبيت تجعل الصندوق المتنقل جزءًا من المبنى.',
        },
        {
          en: "Bolts need concrete. A raised floor panel holds nothing, and in many towers the slab below is post-tensioned, which means that nobody may drill without the landlord's drawing and permit. Ask first: a masonry wall or a steel plinth can be the way out.",
          ar: 'والبراغي تحتاج إلى خرسانة. فلوح الأرضية المرفوعة لا يمسك شيئًا، وفي أبراج كثيرة تكون البلاطة تحته من الخرسانة لاحقة الشد، فلا يجوز ثقبها من دون مخطط المالك وتصريحه. اسأل أولًا، فقد يكون الحل جدارًا مبنيًا أو قاعدة فولاذية.',
        },
      ],
    },
    {
      heading: { en: 'Who opens it', ar: 'من يفتحها' },
      paragraphs: [],
      points: [
        {
          en: 'Key: no battery, no log. Two keys must live in two different places, one of them outside the office.',
          ar: 'المفتاح: بلا بطارية وبلا سجل. ويُحفظ المفتاحان في مكانين مختلفين أحدهما خارج المكتب.',
        },
        {
          en: 'Keypad: change the code when a key holder leaves, and the batteries once a year, before they fail.',
          ar: 'لوحة الأرقام: غيّر الرمز عند مغادرة أحد المخوّلين، والبطاريات مرة في السنة قبل أن تفرغ.',
        },
        {
          en: 'Several codes with a record: worth it when more than three people have access.',
          ar: 'رموز متعددة مع سجل: تستحق ثمنها إذا زاد المخوّلون على ثلاثة.',
        },
        {
          en: 'The emergency key never stays in the desk drawer next to the safe.',
          ar: 'مفتاح الطوارئ لا يبقى أبدًا في درج المكتب المجاور للخزنة.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Where should it stand?', ar: 'أين توضع؟' },
      answer: {
        en: 'Out of sight from the entrance, in a room that is locked at night, away from outside walls and not on the top floor right under the roof plant. A camera should cover the door of the room, not the keypad.',
        ar: 'بعيدًا عن أنظار الداخلين، في غرفة تُقفل ليلًا، لا ملاصقة لجدار خارجي ولا في الطابق الأخير تحت معدات السطح. ولتُوجَّه الكاميرا إلى باب الغرفة لا إلى لوحة الأرقام.',
      },
    },
    {
      question: { en: 'How large should I buy?', ar: 'أي حجم أشتري؟' },
      answer: {
        en: 'Measure the largest item flat, an A4 folder or a cash tray, and then take twice the volume you need today. Wall thickness is deceptive: a fire safe 48 cm wide outside may be 35 cm wide within.',
        ar: 'قِس أكبر ما ستضعه منبسطًا، ملف A4 أو درج نقد، ثم خذ ضعف الحجم الذي تحتاج إليه اليوم. ولا يخدعك المقاس الخارجي؛ فخزنة حريق عرضها من الخارج 48 سم قد لا يزيد داخلها على 35 سم.',
      },
    },
    {
      question: { en: "May we keep employees' passports in it?", ar: 'هل نحفظ فيها جوازات الموظفين؟' },
      answer: {
        en: 'A passport belongs in the hands of its holder, and labour law has rules on this: ask a lawyer before you take one in. If a colleague asks you in writing to look after theirs, put it in an envelope with the name on it and return it whenever it is asked for.',
        ar: 'مكان الجواز في يد صاحبه، ولقانون العمل أحكام في ذلك، فاسأل محاميًا قبل أن تستلم أي جواز. وإن طلب منك أحد الموظفين خطيًا حفظ جوازه فضعه في مغلف باسمه وأعده إليه متى طلبه.',
      },
    },
  ],
  closing: {
    en: "Bring your list of contents, your insurer's condition and a photograph of the place to the showroom. With these three the choice is normally made in a quarter of an hour.",
    ar: 'أحضر معك إلى صالة العرض قائمة المحتويات وشرط شركة التأمين وصورة للمكان، وبها يُحسم الاختيار عادةً في ربع ساعة.',
  },
};

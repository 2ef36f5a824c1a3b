import type { Topic } from '#domain/content/topic.ts';

export const boardroomChecklist: Topic = {
  slug: 'boardroom-checklist',
  kind: 'buying-guide',
  title: {
    en: 'A boardroom checklist, from eight weeks before to the morning itself',
    ar: 'قائمة تجهيز قاعة مجلس الإدارة: من ثمانية أسابيع قبل الجلسة إلى صباحها',
  },
  searchTitle: {
    en: 'Boardroom checklist: furniture, screens and the day itself',
    ar: 'قائمة تجهيز قاعة مجلس الإدارة قبل الجلسة',
  },
  excerpt: {
    en: 'Table, chairs, light, sound, screens and small courtesies, each with the week in which it is settled, so that nothing is improvised before the board.',
    ar: 'الطاولة والكراسي والإضاءة والصوت والشاشات وتفاصيل الضيافة بترتيب حسمها، حتى لا يُرتجل شيء أمام مجلس الإدارة.',
  },
  categories: ['meeting', 'seating', 'phones-conferencing', 'projectors-displays'],
  keywords: [
    { en: 'boardroom furniture Qatar', ar: 'أثاث قاعات مجالس الإدارة قطر' },
    { en: 'boardroom setup checklist', ar: 'قائمة تجهيز غرفة الاجتماعات' },
    { en: 'boardroom table', ar: 'طاولة مجلس إدارة' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'A boardroom is used a few times a month and judged each time. It fails in small ways: the chairman reaches for a socket that is not there, the afternoon sun lands on the minutes, the member in London hears only the air conditioning. A list with dates prevents most of it.',
      ar: 'تُستخدم قاعة مجلس الإدارة مرات معدودة في الشهر، ويُحكم عليها في كل مرة. وهي تخفق في الصغائر: يبحث الرئيس عن مقبس فلا يجده، وتقع شمس العصر على المحضر، ولا يسمع العضو المشارك من لندن إلا صوت التكييف. وقائمة بمواعيد محددة تقيك معظم ذلك.',
    },
  ],
  sections: [
    {
      heading: { en: 'Eight weeks before: what is built in', ar: 'قبل ثمانية أسابيع: ما يُثبَّت في المبنى' },
      paragraphs: [
        {
          en: 'Large tables are made to order and heavy. Agree the size with the seating plan in hand, then fix the cable boxes: one for every three or four seats, each with power, a screen connection and network. Their position on the table tells the electrician where the floor boxes go. Drilling through a finished stone floor later is slow and loud, and the landlord has to consent.',
          ar: 'الطاولات الكبيرة ثقيلة وتُصنع بحسب الطلب. اتفق على المقاس ومخطط الجلوس أمامك، ثم حدد علب التوصيل: علبة لكل ثلاثة مقاعد أو أربعة، فيها كهرباء ومنفذ شاشة وشبكة. ومواضعها على الطاولة ترشد الكهربائي إلى مواضع العلب الأرضية؛ فثقب أرضية حجرية جاهزة بعد ذلك بطيء ومزعج ويحتاج إلى موافقة المالك.',
        },
      ],
      points: [
        {
          en: 'Light: 500 lux on the table at 4000 K, dimmable, in two circuits so that the wall with the screen can go dark alone.',
          ar: 'الإضاءة: 500 لوكس على الطاولة، 4000 كلفن، قابلة للتعتيم وعلى دائرتين حتى يُعتَم جدار الشاشة وحده.',
        },
        {
          en: 'Air conditioning: ask for a background noise of about 35 dB(A). Above 45, microphones pick up the fan.',
          ar: 'التكييف: اطلب ضجيجًا خلفيًا في حدود 35 ديسيبل؛ فوق 45 تلتقط الميكروفونات صوت المروحة.',
        },
        {
          en: 'Windows to the west need blackout blinds, not only a screen fabric.',
          ar: 'النوافذ الغربية تحتاج إلى ستائر معتمة لا إلى قماش حاجب فحسب.',
        },
        {
          en: 'Glass walls: a frosted band from 70 to 170 cm keeps faces and papers private.',
          ar: 'الجدران الزجاجية: شريط مصنفر من ارتفاع 70 إلى 170 سم يحفظ خصوصية الوجوه والأوراق.',
        },
      ],
    },
    {
      heading: { en: 'Four weeks before: seats and technology', ar: 'قبل أربعة أسابيع: المقاعد والتقنية' },
      paragraphs: [
        {
          en: "Order two chairs more than the table holds; auditors and advisers come too, and a chair in repair should not leave a gap. A board meeting may last three hours or longer, so take a chair that tilts. All of them get the same back height, except perhaps the chairman's.",
          ar: 'اطلب كرسيين فوق سعة الطاولة؛ فالمدققون والمستشارون يحضرون أيضًا، ولا ينبغي أن يترك كرسي قيد الإصلاح فراغًا. وقد تطول الجلسة ثلاث ساعات أو أكثر، فاختر كرسيًا يميل بالجالس. ولتكن الظهور كلها بارتفاع واحد، وربما استُثني كرسي الرئيس.',
        },
        {
          en: 'For sound, one ceiling or table microphone reaches about 3 m. A table of five metres therefore takes two or more, and the loudspeakers belong near the screen so that a voice comes from the face that speaks. Mount the camera at the eye level of seated people, 110 to 125 cm, just below or above the display.',
          ar: 'أما الصوت فالميكروفون الواحد، سقفيًا كان أو على الطاولة، يغطي نحو 3 م، وطاولة بطول خمسة أمتار يلزمها اثنان أو أكثر. ومكان مكبرات الصوت قرب الشاشة ليأتي الصوت من جهة وجه المتكلم. وثبّت الكاميرا عند مستوى عيون الجالسين، بين 110 و125 سم، تحت الشاشة أو فوقها مباشرة.',
        },
      ],
    },
    {
      heading: { en: 'The week before: a rehearsal', ar: 'قبل أسبوع: تجربة كاملة' },
      paragraphs: [
        {
          en: 'Hold a full meeting with people who may complain. Connect a laptop that nobody has prepared. Have somebody join from outside and name each speaker by the voice alone. Sit in every chair with the blinds open at the hour of the real meeting.',
          ar: 'اعقد اجتماعًا كاملًا مع من لا يتحرج من الشكوى. صِل لابتوبًا لم يجهّزه أحد، وليشارك شخص من الخارج ويسمِّ المتكلم من صوته وحده. واجلس على كل كرسي والستائر مفتوحة في ساعة الاجتماع نفسها.',
        },
      ],
    },
    {
      heading: { en: 'The morning itself', ar: 'صباح الجلسة' },
      paragraphs: [],
      points: [
        {
          en: 'Room cooled to 22 or 23 degrees an hour ahead; twenty people will warm it.',
          ar: 'تُبرَّد القاعة إلى 22 أو 23 درجة قبل ساعة، فالحضور سيدفئونها.',
        },
        {
          en: 'Name cards in Arabic and English on both faces, seated by protocol.',
          ar: 'بطاقات أسماء بالعربية والإنجليزية على الوجهين، والجلوس بحسب البروتوكول.',
        },
        {
          en: 'Agenda, pen, water and a coaster at each place; coffee and dates on the credenza, not on the table.',
          ar: 'جدول الأعمال وقلم وماء وقاعدة للكوب أمام كل مقعد، والقهوة والتمر على الكريدنزا لا على الطاولة.',
        },
        {
          en: 'Breaks set around the prayer times of that day.',
          ar: 'استراحات موزعة على أوقات الصلاة في ذلك اليوم.',
        },
        {
          en: 'A spare adapter for each common laptop port, and the number of the person who knows the system.',
          ar: 'محوّل احتياطي لكل منفذ شائع في اللابتوبات، ورقم من يعرف النظام.',
        },
        { en: 'A bin and a shredder within ten steps.', ar: 'سلة وآلة إتلاف أوراق على بعد عشر خطوات.' },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Leather or fabric for boardroom chairs?', ar: 'جلد أم قماش لكراسي القاعة؟' },
      answer: {
        en: 'Leather wipes clean after coffee and suits rare use. Fabric absorbs sound, which a room full of glass and stone needs badly.',
        ar: 'الجلد يُمسح بعد انسكاب القهوة ويناسب الاستخدام المتباعد. والقماش يمتص الصوت، وهذا ما تحتاج إليه قاعة كلها زجاج وحجر.',
      },
    },
    {
      question: { en: 'Do we need a fixed installation for video?', ar: 'هل يلزمنا نظام مؤتمرات مثبّت؟' },
      answer: {
        en: 'From about eight seats upwards, yes. A portable unit works for six people around one end of a table, and no further.',
        ar: 'من ثمانية مقاعد تقريبًا فما فوق، نعم. فالجهاز المتنقل يكفي ستة أشخاص حول طرف الطاولة لا أكثر.',
      },
    },
    {
      question: {
        en: 'How are the table and chairs brought up?',
        ar: 'كيف تُنقل الطاولة والكراسي إلى القاعة؟',
      },
      answer: {
        en: 'In sections, through the service lift, in a slot agreed with the tower. Reserve half a day for a table of five metres, because the halves have to be levelled before they are joined, and keep other trades out of the room until the top has its protective cover off and has been inspected.',
        ar: 'قطعًا مفككة عبر مصعد الخدمة، في موعد متفق عليه مع إدارة البرج. احجز نصف يوم لطاولة بطول خمسة أمتار، لأن استواء القطع يُضبط قبل وصلها، ولا تُدخل إلى القاعة فنيين آخرين حتى يُنزع الغطاء الواقي ويُفحص السطح.',
      },
    },
  ],
  closing: {
    en: 'Copy the four dates into a calendar, counting back from the first meeting, and give each one a name. A checklist without owners is a wish list.',
    ar: 'انقل المواعيد الأربعة إلى التقويم عدًا تنازليًا من أول جلسة، واكتب أمام كل موعد اسم المسؤول عنه؛ فالقائمة بلا مسؤولين مجرد أمنيات.',
  },
};

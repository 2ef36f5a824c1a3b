import type { Topic } from '#domain/content/topic.ts';

export const homeOfficeInAVilla: Topic = {
  slug: 'home-office-in-a-villa',
  kind: 'space-planning',
  title: {
    en: 'A home office in a villa: the room, the desk, the network',
    ar: 'مكتب منزلي في الفيلا: الغرفة والمكتب والشبكة',
  },
  excerpt: {
    en: 'Guest room, landing, majlis corner or annexe: how to choose the place, furnish it in 6 m² and have it delivered past the compound gate.',
    ar: 'غرفة الضيوف أو الصالة العلوية أو ركن المجلس أو الملحق: كيف تختار المكان وتؤثثه في 6 م² ويصلك الأثاث عبر بوابة المجمع السكني.',
  },
  categories: ['desks', 'seating', 'boards-accessories', 'networking'],
  keywords: [
    { en: 'home office desk Qatar', ar: 'مكتب منزلي قطر' },
    { en: 'home office villa ideas', ar: 'مكتب في الفيلا' },
    { en: 'work from home setup Doha', ar: 'تجهيز العمل من المنزل الدوحة' },
  ],
  author: 'planning',
  cover: 'scenes/location-al-waab',
  opening: [
    {
      en: 'A villa has more rooms than a flat and yet fewer quiet ones. Children come home at half past one, the driver rings, the kitchen wakes up before lunch, and the only free surface is the dining table. Before buying a desk, spend one working day listening to the house.',
      ar: 'غرف الفيلا أكثر من غرف الشقة، لكن الهادئ منها أقل. يعود الأطفال ظهرًا، ويتصل السائق، ويدب النشاط في المطبخ قبل الغداء، ولا يبقى سطح خالٍ إلا طاولة الطعام. فقبل أن تشتري مكتبًا اقضِ يوم عمل واحدًا تصغي فيه إلى البيت.',
    },
  ],
  sections: [
    {
      heading: { en: 'Four places, honestly compared', ar: 'أربعة أماكن ومقارنة صريحة' },
      paragraphs: [],
      table: {
        caption: { en: 'Where a desk can stand', ar: 'أين يمكن وضع المكتب' },
        columns: [
          { en: 'Place', ar: 'المكان' },
          { en: 'Advantage', ar: 'الميزة' },
          { en: 'Watch out for', ar: 'انتبه إلى' },
        ],
        rows: [
          [
            { en: 'Guest bedroom', ar: 'غرفة الضيوف' },
            { en: 'A door, a wardrobe for files', ar: 'باب يُغلق وخزانة للملفات' },
            {
              en: 'Guests in Eid and summer; choose a desk that clears in a minute',
              ar: 'ضيوف العيد والصيف، فاختر مكتبًا يُخلى في دقيقة',
            },
          ],
          [
            { en: 'Upstairs landing', ar: 'الصالة العلوية' },
            { en: 'Daylight, near the family', ar: 'ضوء النهار والقرب من الأسرة' },
            { en: 'No door, every call is public', ar: 'لا باب، وكل مكالمة مسموعة' },
          ],
          [
            { en: 'Corner of the majlis', ar: 'ركن في المجلس' },
            { en: 'Own entrance, clients can be received', ar: 'مدخل مستقل يصلح لاستقبال العملاء' },
            { en: 'Evening visitors; needs a cabinet that locks', ar: 'زوار المساء، وتلزم خزانة بقفل' },
          ],
          [
            { en: 'Annexe or converted garage', ar: 'الملحق أو الكراج المحوَّل' },
            { en: 'Silence, distance from the house', ar: 'هدوء وبعد عن البيت' },
            {
              en: 'Heat, weak Wi-Fi, dust under the door',
              ar: 'الحرارة وضعف الواي فاي والغبار من تحت الباب',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'Six square metres are enough', ar: 'ستة أمتار مربعة تكفي' },
      paragraphs: [
        {
          en: 'A desk of 120 × 60 cm serves a laptop with one screen; with two, or with papers, take 140 × 70. Leave a metre behind it. A mobile pedestal slides below and keeps contracts away from small hands, and a shelf at 30 cm depth holds the rest. In a room that changes its purpose, prefer a desk without a modesty panel, standing against the wall: it reads as a console table when you close the laptop.',
          ar: 'مكتب بمقاس 120 × 60 سم يكفي لابتوبًا وشاشة، ومع شاشتين أو أوراق خذ 140 × 70 سم. اترك مترًا خلفه. وحدة أدراج متحركة تدخل تحته وتبعد العقود عن أيدي الصغار، ورف بعمق 30 سم يحمل الباقي. وفي غرفة متعددة الاستخدام فضّل مكتبًا بلا لوح أمامي يستند إلى الجدار، فيبدو طاولة جانبية حين تغلق اللابتوب.',
        },
        {
          en: 'Spend the saved money on the chair. Dining chairs are made for forty minutes.',
          ar: 'وأنفق ما وفرته على الكرسي؛ فكراسي الطعام صُنعت لأربعين دقيقة.',
        },
      ],
    },
    {
      heading: { en: 'Sun, cold air and background', ar: 'الشمس والهواء البارد وما يظهر خلفك' },
      paragraphs: [
        {
          en: "North light is the best; east is bearable after ten o'clock; a west window turns the afternoon screen into a mirror and the desk top into a hotplate. Sit at right angles to the glass. Aim the louvres of a split unit at the ceiling, never at your neck, and have the filters washed monthly in the dusty season. For video calls choose a plain wall or a bookcase 1.5 m behind you, and a lamp in front, slightly above the eyes. The family will thank you for a background that shows no corridor.",
          ar: 'ضوء الشمال أفضلها، والشرقي محتمل بعد العاشرة، والنافذة الغربية تجعل الشاشة عصرًا مرآة، وسطح المكتب صفيحًا ساخنًا. اجلس وجانبك إلى الزجاج. ووجّه هواء المكيف إلى السقف لا إلى رقبتك، واغسل الفلاتر شهريًا في موسم الغبار. وللمكالمات المرئية اختر جدارًا سادة أو مكتبة على بعد 1.5 م خلفك ومصباحًا أمامك أعلى من عينيك بقليل. وستشكرك الأسرة على خلفية لا يظهر فيها ممر البيت.',
        },
      ],
    },
    {
      heading: { en: 'Internet through concrete', ar: 'الإنترنت عبر الخرسانة' },
      paragraphs: [
        {
          en: 'Villa walls are reinforced concrete or solid block, and each one costs a good part of the Wi-Fi signal. A router by the entrance seldom reaches the far bedroom and never the annexe. One network cable from the router to an access point near your desk cures what no repeater can, as most repeaters halve the speed they pass on. Video calls in high definition need only 3 to 4 Mbit/s each way; steadiness matters more than the figure in your contract. A small UPS keeps router and screen alive through a short interruption.',
          ar: 'جدران الفيلا خرسانة مسلحة أو طابوق مصمت، وكل جدار يأخذ جزءًا كبيرًا من إشارة الواي فاي. فالراوتر عند المدخل قلّما يبلغ آخر غرفة، ولا يبلغ الملحق. وكابل شبكة واحد من الراوتر إلى نقطة وصول قرب مكتبك يحل ما لا يحله أي مقوٍّ، لأن المقوّيات اللاسلكية تنصّف السرعة عادةً. والمكالمة المرئية العالية الدقة لا تحتاج إلا إلى 3 أو 4 ميجابت في الثانية في كل اتجاه؛ فالثبات أهم من الرقم المكتوب في اشتراكك. وجهاز UPS صغير يبقي الراوتر والشاشة يعملان في الانقطاع القصير.',
        },
      ],
    },
    {
      heading: { en: 'Getting it through the door', ar: 'وصول الأثاث إلى الغرفة' },
      paragraphs: [],
      points: [
        {
          en: 'Give the blue plate: zone, street and building number. In a compound add the villa number.',
          ar: 'اذكر اللوحة الزرقاء: المنطقة والشارع والمبنى، وفي المجمعات السكنية أضف رقم الفيلا.',
        },
        {
          en: "Announce the delivery at the gate, with the vehicle's time, or it will wait outside.",
          ar: 'أبلغ حارس البوابة بموعد سيارة التوصيل، وإلا بقيت تنتظر في الخارج.',
        },
        {
          en: 'Measure the stairs at the turn: tops up to 160 cm pass most of them, 180 often do not.',
          ar: 'قِس الدرج عند الانعطاف؛ الأسطح حتى 160 سم تمر في معظمها، و180 سم كثيرًا ما لا تمر.',
        },
        {
          en: 'Say whether shoes come off and which entrance the team should use.',
          ar: 'وضّح إن كانت الأحذية تُخلع، ومن أي مدخل يدخل الفريق.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'May I run a company from my villa?', ar: 'هل يحق لي أن أدير شركة من الفيلا؟' },
      answer: {
        en: 'Working for an employer at home is one thing, registering a business address another. Licences and the use of buildings have their own rules: ask the authority that issues the licence, and your landlord, before you put up a sign.',
        ar: 'العمل من المنزل لدى جهة توظفك شيء، وتسجيل عنوان تجاري شيء آخر. للتراخيص واستخدامات المباني ضوابطها، فاسأل الجهة التي تصدر الترخيص ومالك العقار قبل أن تعلّق لوحة.',
      },
    },
    {
      question: { en: 'What is the least I can start with?', ar: 'ما أقل ما أبدأ به؟' },
      answer: {
        en: 'An adjustable chair, a desk 60 cm deep, a lamp, and a stand with a keyboard for the laptop. A screen on an arm comes next.',
        ar: 'كرسي قابل للضبط، ومكتب بعمق 60 سم، ومصباح، وحامل للابتوب مع لوحة مفاتيح. ثم شاشة على حامل.',
      },
    },
  ],
  closing: {
    en: 'Sit in the chosen place for a whole Sunday with a borrowed table. If you still like it when the house is at its loudest, order the desk; the delivery page tells you what applies to your zone.',
    ar: 'اجلس في المكان الذي اخترته يوم أحد كاملًا على طاولة مستعارة. فإن بقي يعجبك والبيت في ذروة ضجيجه فاطلب المكتب، وستجد في صفحة معلومات التوصيل ما ينطبق على منطقتك.',
  },
};

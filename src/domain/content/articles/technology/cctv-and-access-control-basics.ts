import type { Topic } from '#domain/content/topic.ts';

export const cctvAndAccessControlBasics: Topic = {
  slug: 'cctv-and-access-control-basics',
  kind: 'it-checklist',
  title: {
    en: 'Cameras and door access for an office: the basics before you buy',
    ar: 'كاميرات المراقبة والتحكم بالدخول في المكاتب: أساسيات قبل الشراء',
  },
  searchTitle: {
    en: 'Cameras and door access for an office: the basics',
    ar: 'كاميرات المراقبة والتحكم بالدخول: ما تعرفه قبل الشراء',
  },
  excerpt: {
    en: 'What to ask the authorities first, how far a camera recognises a face, how many terabytes a month of video fills, and which doors open without a card.',
    ar: 'ما تستفسر عنه لدى الجهات المختصة أولًا، وعلى أي مسافة تتعرف الكاميرا فعلًا إلى وجه، وكم تيرابايت يملأ شهر من التسجيل، وأي الأبواب يجب أن تُفتح بلا بطاقة.',
  },
  categories: ['cctv-security', 'networking', 'ups-power'],
  keywords: [
    { en: 'office CCTV Qatar', ar: 'كاميرات مراقبة للمكاتب قطر' },
    { en: 'CCTV storage calculation', ar: 'حساب سعة تخزين كاميرات المراقبة' },
    { en: 'door access control system', ar: 'نظام التحكم بالدخول' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Two questions come before any camera model. Is your kind of premises obliged to have an approved system? And who in the company is allowed to look at the recordings? The answers change the budget more than megapixels do.',
      ar: 'قبل اختيار أي كاميرا سؤالان: هل نشاطك ملزم بنظام معتمد؟ ومن في الشركة يحق له الاطلاع على التسجيلات؟ فالجواب عنهما يغير الميزانية أكثر مما تغيرها الميجابكسلات.',
    },
  ],
  sections: [
    {
      heading: { en: 'Permission first', ar: 'الموافقة أولًا' },
      paragraphs: [
        {
          en: 'Security cameras are regulated in Qatar. For some kinds of premises a system is obligatory, and then its specification, its operation and the time for which recordings are kept may be prescribed as well. An ordinary office may be free of this, but the building or your licence can bring it in. So ask the competent authority, or an installer whom it has approved, before you order, and have the answer in writing. Whatever the answer, changing rooms, washrooms and prayer rooms are no places for a camera.',
          ar: 'ينظم القانون استخدام كاميرات المراقبة في قطر. فبعض الأنشطة ملزم بتركيب نظام، وقد تُحدَّد له المواصفات وطريقة التشغيل ومدة حفظ التسجيلات. وقد لا يشمل ذلك المكتب العادي، لكن طبيعة المبنى أو رخصتك قد تُدخله فيه. فاسأل الجهة المختصة أو شركة تركيب معتمدة لديها قبل الطلب، واحتفظ بالجواب مكتوبًا. وأيًا كان الجواب، فلا مكان لكاميرا في غرف تبديل الملابس ودورات المياه والمصليات.',
        },
        {
          en: 'Faces and fingerprints are personal data, and the privacy law (13 of 2016) asks for a lawful purpose, for openness about it and for protection. Put up a notice in Arabic and English, tell staff why the data is collected, and limit who can open it.',
          ar: 'والوجوه والبصمات بيانات شخصية، وقانون حماية خصوصية البيانات الشخصية رقم 13 لسنة 2016 يطلب لجمعها غرضًا مشروعًا معلنًا وحماية كافية. ضع لوحة تنبيه بالعربية والإنجليزية، وأخبر الموظفين بسبب جمع البيانات، واحصر من يستطيع فتحها.',
        },
      ],
    },
    {
      heading: { en: 'How far does a camera recognise?', ar: 'على أي مسافة تتعرف الكاميرا؟' },
      paragraphs: [
        {
          en: 'Count pixels across a metre of the scene, not megapixels on the box. The usual figures are below; distances are for a 4-megapixel camera, 2,560 pixels wide, with a 2.8 mm lens of about 103°.',
          ar: 'احسب البكسلات في كل متر من المشهد، لا الميجابكسلات على العلبة. وفي الجدول الأرقام المتعارف عليها، والمسافات فيه لكاميرا 4 ميجابكسل بعرض 2560 بكسلًا وعدسة 2.8 مم زاويتها نحو 103 درجات.',
        },
      ],
      table: {
        caption: { en: 'Purpose, pixels and distance', ar: 'الغرض وعدد البكسلات والمسافة' },
        columns: [
          { en: 'You want to', ar: 'المطلوب' },
          { en: 'Pixels per metre', ar: 'بكسل لكل متر' },
          { en: 'Works up to', ar: 'يتحقق حتى' },
        ],
        rows: [
          [
            { en: 'Identify a stranger', ar: 'تحديد هوية غريب' },
            { en: '250', ar: '250' },
            { en: 'about 4 m', ar: 'نحو 4 م' },
          ],
          [
            { en: 'Recognise a known person', ar: 'التعرف إلى شخص معروف' },
            { en: '125', ar: '125' },
            { en: 'about 8 m', ar: 'نحو 8 م' },
          ],
          [
            { en: 'See what somebody does', ar: 'رؤية ما يفعله شخص' },
            { en: '62', ar: '62' },
            { en: 'about 16 m', ar: 'نحو 16 م' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Terabytes', ar: 'كم تيرابايت؟' },
      paragraphs: [
        {
          en: 'Multiply the stream in Mbit/s by 10.8 and you have gigabytes a day. A 4-megapixel camera at 4 Mbit/s therefore writes 43 GB a day; eight of them fill about 10.4 TB in 30 days and 31 TB in 90. Recording on movement saves much in a corridor and nothing at a busy counter, so do not count on it where a retention period is prescribed.',
          ar: 'اضرب معدل البث بالميجابت/ث في 10.8 تحصل على الجيجابايت في اليوم. فكاميرا 4 ميجابكسل بمعدل 4 ميجابت/ث تكتب 43 جيجابايت يوميًا، وثماني كاميرات تملأ نحو 10.4 تيرابايت في 30 يومًا و31 تيرابايت في 90 يومًا. والتسجيل عند الحركة يوفر كثيرًا في الممرات ولا يوفر شيئًا عند كاونتر مزدحم، فلا تعوّل عليه حيث تُشترط مدة حفظ.',
        },
      ],
    },
    {
      heading: { en: 'Mounting it in this climate', ar: 'التركيب في مناخنا' },
      paragraphs: [
        {
          en: 'Outdoors ask for IP66 or IP67 and an operating range up to 60 °C; a housing on a west wall gets there. Domes collect dust and glare at night, so give them a wipe every month in the dusty season. Hang cameras 2.5 to 3 m high: higher, and you record caps. The recorder belongs in a locked, cooled cabinet on a UPS, because the minute without power is the one you will want to see.',
          ar: 'في الخارج اطلب درجة IP66 أو IP67 ومدى تشغيل حتى 60 درجة مئوية، فالهيكل على جدار غربي يبلغها. وتجمع القباب الغبار فتتوهج ليلًا، فامسحها كل شهر في موسم الغبار. وعلّق الكاميرا على ارتفاع 2.5 إلى 3 م، فأعلى من ذلك لا تسجل إلا القبعات. ومكان المسجل كابينة مقفلة مبردة على جهاز UPS؛ فدقيقة انقطاع الكهرباء هي الدقيقة التي ستود رؤيتها.',
        },
      ],
    },
    {
      heading: { en: 'Doors: comfort second, escape first', ar: 'الأبواب: النجاة أولًا ثم الراحة' },
      paragraphs: [
        {
          en: 'Decide for every door what its lock does when the power fails.',
          ar: 'قرر لكل باب ما يفعله قفله عند انقطاع الكهرباء.',
        },
      ],
      points: [
        {
          en: 'Fail-safe (magnet): opens without power. Use it on escape routes, wired to the fire alarm and with a green break-glass box.',
          ar: 'قفل يفتح عند الانقطاع (مغناطيسي): لمسارات الهروب، موصولًا بإنذار الحريق ومعه علبة كسر خضراء.',
        },
        {
          en: 'Fail-secure (strike): stays locked from outside, while the handle inside always opens. Use it for stores and the server room.',
          ar: 'قفل يبقى مغلقًا عند الانقطاع (لسان كهربائي): يُقفل من الخارج فقط، ومقبضه من الداخل يفتح دائمًا. للمخازن وغرفة الخوادم.',
        },
        {
          en: 'Reader: card for speed, PIN as a reserve, face for attendance where hands are full or gloved.',
          ar: 'القارئ: البطاقة للسرعة، والرمز احتياطًا، وبصمة الوجه للحضور حيث الأيدي مشغولة أو عليها قفازات.',
        },
        {
          en: 'Controller on the secure side of the wall. A reader that switches the lock by itself can be opened with a screwdriver.',
          ar: 'وحدة التحكم في الجهة الآمنة من الجدار؛ فالقارئ الذي يشغّل القفل بنفسه يمكن فتحه بمفك.',
        },
      ],
    },
    {
      heading: { en: 'Who may look, and for how long', ar: 'من يشاهد التسجيلات وإلى متى' },
      paragraphs: [
        {
          en: 'Write half a page before the first camera is mounted: the purpose of the system, the two people who hold passwords, how a request from the police is received and recorded, when files are deleted, and where the log of every playback is kept. Attendance by fingerprint or face needs the same page, plus another way in for those who object or whose hands do not read well, a common matter with plasterers and nurses.',
          ar: 'اكتب نصف صفحة قبل تركيب أول كاميرا: الغرض من النظام، والشخصان اللذان يملكان كلمات المرور، وكيف يُستقبل طلب الشرطة ويُدوَّن، ومتى تُحذف الملفات، وأين يُحفظ سجل كل مشاهدة. ويحتاج الحضور ببصمة الإصبع أو الوجه إلى الصفحة نفسها، مع طريقة بديلة لمن يعترض أو لا تُقرأ بصمته، وهذا شائع بين عمال الجبس والممرضين.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Can cameras share the office network?', ar: 'هل تتشارك الكاميرات شبكة المكتب؟' },
      answer: {
        en: 'The cables and switch, yes; the network itself, no. Put them in their own VLAN without internet access and change every default password on the first day.',
        ar: 'الكابلات والمحوّل نعم، أما الشبكة نفسها فلا. ضعها في شبكة افتراضية مستقلة بلا إنترنت، وغيّر كل كلمات المرور الأصلية من اليوم الأول.',
      },
    },
    {
      question: { en: 'Dome, turret or bullet?', ar: 'قبة أم كروية أم أسطوانية؟' },
      answer: {
        en: 'A dome hides where it looks and resists knocks: receptions and lifts. A turret has no bubble to scratch and shows less glare at night: corridors and stores. A bullet with a zoom lens reaches further: gates and car parks.',
        ar: 'تُخفي القبة اتجاه نظرها وتقاوم الصدمات فتناسب الاستقبال والمصاعد. والكروية بلا غطاء يُخدش وتوهجها الليلي أقل فتناسب الممرات والمخازن. والأسطوانية بعدسة تقريب تصل أبعد فتناسب البوابات والمواقف.',
      },
    },
  ],
  closing: {
    en: 'Walk the premises with a plan, write beside each camera which of the three purposes it serves, and beside each door which way it fails. An approved installer can price that sheet without guessing.',
    ar: 'تجوّل في المكان ومعك المخطط، واكتب بجانب كل كاميرا أي الأغراض الثلاثة تؤدي، وبجانب كل باب حاله عند الانقطاع. وبهذه الورقة تسعّر شركة التركيب المعتمدة العمل بلا تخمين.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const officeWifiCoverage: Topic = {
  slug: 'office-wifi-coverage',
  kind: 'it-checklist',
  title: {
    en: 'Office Wi-Fi without dead corners: how many access points, and where',
    ar: 'واي فاي بلا زوايا ميتة: كم نقطة وصول تحتاج إليها وأين تضعها؟',
  },
  searchTitle: { en: 'Office Wi-Fi: how many access points, and where' },
  excerpt: {
    en: 'Plan by people and walls, check with a phone in half an hour, and cure the three faults behind most complaints about slow wireless.',
    ar: 'خطّط بحسب الأشخاص والجدران، وافحص بهاتفك في نصف ساعة، وعالج ثلاثة أخطاء وراء معظم شكاوى بطء الشبكة اللاسلكية.',
  },
  categories: ['networking', 'service'],
  keywords: [
    { en: 'office Wi-Fi coverage', ar: 'تغطية واي فاي المكتب' },
    { en: 'how many access points per office', ar: 'عدد نقاط الوصول للمكتب' },
    { en: 'weak Wi-Fi signal solution', ar: 'حل ضعف إشارة الواي فاي' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Five bars on the phone, and the video call still freezes. Signal strength is only the first of three questions. The others are how many people share the same radio, and how much of the air is already taken by the tenants above and below.',
      ar: 'الإشارة كاملة على الهاتف ومكالمة الفيديو تتجمد مع ذلك. فقوة الإشارة ليست إلا السؤال الأول من ثلاثة، والآخران: كم شخصًا يتقاسم جهاز البث نفسه، وكم من الأثير يشغله جيرانك في الطابقين الأعلى والأسفل.',
    },
  ],
  sections: [
    {
      heading: { en: 'Start from people', ar: 'ابدأ بالأشخاص' },
      paragraphs: [
        {
          en: 'Count three devices a head: laptop, phone, and a watch or tablet. A good office access point serves 25 to 30 people who really work at the same time, whatever larger number the box promises. A video call takes 2 to 4 Mbit/s in each direction, so thirty calls in one open room need about 100 Mbit/s of clean air: achievable with one access point on 5 GHz, hopeless on 2.4 GHz.',
          ar: 'احسب ثلاثة أجهزة لكل شخص: لابتوب وهاتف وساعة أو جهاز لوحي. تخدم نقطة الوصول المكتبية الجيدة من 25 إلى 30 شخصًا يعملون فعلًا في الوقت نفسه، مهما كان الرقم المكتوب على العلبة. وتستهلك مكالمة الفيديو من 2 إلى 4 ميجابت/ث في كل اتجاه، فثلاثون مكالمة في صالة مفتوحة تحتاج إلى نحو 100 ميجابت/ث من الأثير النظيف: ممكنة بنقطة واحدة على نطاق 5 جيجاهرتز، ومستحيلة على 2.4.',
        },
        {
          en: 'By area, one for every 80 to 100 m² of open plan is a fair start, and one for every 50 to 60 m² where there are closed rooms. Take whichever count is higher, people or area.',
          ar: 'أما بحسب المساحة فنقطة لكل 80 إلى 100 م² من الصالة المفتوحة بداية معقولة، ونقطة لكل 50 إلى 60 م² حيث الغرف المغلقة. وخذ بالعدد الأكبر بين الحسابين.',
        },
      ],
    },
    {
      heading: { en: 'Then look at the walls', ar: 'ثم انظر إلى الجدران' },
      paragraphs: [
        {
          en: 'Losses on 5 GHz add up quickly. Each 3 dB halves the power, so a lift core is not an obstacle but an end.',
          ar: 'تتراكم خسائر الإشارة على 5 جيجاهرتز بسرعة. كل 3 ديسيبل تعني ذهاب نصف القدرة، ولذلك فبئر المصعد ليست عائقًا بل نهاية الطريق.',
        },
      ],
      table: {
        caption: {
          en: 'What building parts take from a 5 GHz signal',
          ar: 'ما يأخذه البناء من إشارة 5 جيجاهرتز',
        },
        columns: [
          { en: 'In the way', ar: 'العائق' },
          { en: 'Typical loss', ar: 'الخسارة المعتادة' },
        ],
        rows: [
          [
            { en: 'Gypsum partition', ar: 'قاطع جبس' },
            { en: '3 to 5 dB', ar: 'من 3 إلى 5 ديسيبل' },
          ],
          [
            { en: 'Clear glass', ar: 'زجاج شفاف عادي' },
            { en: '2 to 4 dB', ar: 'من 2 إلى 4 ديسيبل' },
          ],
          [
            { en: 'Coated solar glass', ar: 'زجاج عاكس للشمس' },
            { en: '15 to 30 dB', ar: 'من 15 إلى 30 ديسيبل' },
          ],
          [
            { en: 'Block wall, 20 cm', ar: 'جدار طابوق 20 سم' },
            { en: '10 to 15 dB', ar: 'من 10 إلى 15 ديسيبل' },
          ],
          [
            { en: 'Reinforced concrete, lift core', ar: 'خرسانة مسلحة، بئر مصعد' },
            { en: '20 dB and more', ar: '20 ديسيبل فأكثر' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Places that work', ar: 'مواضع ناجحة' },
      paragraphs: [
        {
          en: 'Hang access points from the ceiling at 2.5 to 4 m, in the middle of the people they serve, each on its own network cable. Keep them 10 to 15 m apart and a metre away from ducts, beams and metal trays. Above the false ceiling is the wrong side: there the unit talks to pipes and cooks. A corridor looks central on the plan, but from a corridor the signal enters every room through a wall.',
          ar: 'علّق نقاط الوصول في السقف على ارتفاع 2.5 إلى 4 م، وسط من تخدمهم، ولكل منها كابل شبكة خاص. اجعل بينها 10 إلى 15 م، وأبعدها مترًا عن مجاري التكييف والجسور ومسارات الكابلات المعدنية. أما فوق السقف المستعار فهو الموضع الخطأ، إذ تخاطب النقطة هناك الأنابيب وتسخن. ويبدو الممر وسطًا على المخطط، لكن الإشارة منه لا تدخل أي غرفة إلا عبر جدار.',
        },
      ],
    },
    {
      heading: { en: 'Three settings that cure most complaints', ar: 'ثلاثة إعدادات تعالج معظم الشكاوى' },
      paragraphs: [
        {
          en: 'Before buying another unit, ask the person who manages the network to check these:',
          ar: 'قبل أن تشتري نقطة أخرى، اطلب من المسؤول عن الشبكة مراجعة ما يلي:',
        },
      ],
      points: [
        {
          en: 'Channels: on 2.4 GHz only 1, 6 and 11, each 20 MHz wide; on 5 GHz 40 MHz wide at most, and never the same channel on two neighbours.',
          ar: 'القنوات: على 2.4 جيجاهرتز القنوات 1 و6 و11 وحدها بعرض 20 ميجاهرتز، وعلى 5 جيجاهرتز عرض 40 ميجاهرتز كحد أقصى، ولا تتكرر القناة في نقطتين متجاورتين.',
        },
        {
          en: 'Power: medium. At full power the phone hears the access point but the access point does not hear the phone, and devices cling to a far unit instead of moving to the near one.',
          ar: 'القدرة: متوسطة. فعند القدرة القصوى يسمع الهاتف النقطة ولا تسمعه هي، وتتشبث الأجهزة بنقطة بعيدة بدل الانتقال إلى القريبة.',
        },
        {
          en: 'Names: three networks at most. Every additional name broadcasts itself ten times a second on every unit and eats air that nobody uses.',
          ar: 'الأسماء: ثلاث شبكات على الأكثر؛ فكل اسم إضافي يعلن عن نفسه عشر مرات في الثانية من كل نقطة، ويستهلك أثيرًا لا ينتفع به أحد.',
        },
      ],
    },
    {
      heading: { en: 'The half-hour walk', ar: 'جولة نصف الساعة' },
      paragraphs: [
        {
          en: 'Install any Wi-Fi analyser on a phone and walk the floor on a working morning, not on a quiet Saturday. Write the reading in dBm on the plan at every desk and every meeting chair. For voice and video you want −67 dBm or better (−60 is better than −67), and a gap of 25 dB above the noise. Close the meeting room doors while you measure; that is how the rooms are used.',
          ar: 'ثبّت على الهاتف أي تطبيق لتحليل الواي فاي، وتجوّل في المكتب صباح يوم عمل لا في سبت هادئ. اكتب على المخطط قراءة الإشارة بوحدة dBm عند كل مكتب وكل مقعد اجتماعات. للصوت والفيديو ينبغي ألا تضعف القراءة عن 67 تحت الصفر (و60 تحت الصفر أقوى منها)، وأن تزيد 25 ديسيبل على مستوى الضجيج. وأغلق أبواب غرف الاجتماعات أثناء القياس، فهكذا تُستخدم.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Do repeaters or mesh kits help?', ar: 'هل تنفع مقويات الإشارة أو أطقم Mesh؟' },
      answer: {
        en: 'They are a bandage. A repeater sends everything twice over the same air, which costs about half of the throughput. In an office, pull a cable.',
        ar: 'هي ضمادة لا علاج. فالمقوي يرسل كل شيء مرتين في الأثير نفسه، ويضيع نحو نصف السرعة. والعلاج في المكاتب كابل يُمد.',
      },
    },
    {
      question: { en: 'How should guests be connected?', ar: 'كيف نربط الضيوف؟' },
      answer: {
        en: 'On a separate network that reaches only the internet, with a limit of, say, 5 Mbit/s each and a password that changes every month. Staff use WPA3 or WPA2 with an account of their own, so that a leaver’s access ends with the account.',
        ar: 'على شبكة منفصلة لا تصل إلا إلى الإنترنت، بحد 5 ميجابت/ث لكل جهاز مثلًا، وكلمة مرور تتغير كل شهر. أما الموظفون فبحساباتهم الشخصية عبر WPA3 أو WPA2، فينتهي دخول من يترك العمل بإغلاق حسابه.',
      },
    },
  ],
  closing: {
    en: 'A plan with readings on it is worth more than any opinion about brands. If several desks fall short, show it to our IT desk: often one unit moved by four metres is the whole repair.',
    ar: 'المخطط الذي كُتبت عليه القراءات أصدق من أي رأي في الماركات. فإن ضعفت القراءة عند عدة مكاتب فاعرضه على قسم تقنية المعلومات لدينا، فكثيرًا ما يكون الإصلاح كله نقل نقطة واحدة أربعة أمتار.',
  },
};

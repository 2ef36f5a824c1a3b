import type { Topic } from '#domain/content/topic.ts';

export const receptionFirstImpressions: Topic = {
  slug: 'reception-first-impressions',
  kind: 'buying-guide',
  title: {
    en: 'The first two minutes: a reception seen by the visitor',
    ar: 'أول دقيقتين: الاستقبال كما يراه الزائر',
  },
  excerpt: {
    en: 'Walk in as a guest does, from the door to the chair, and find out what counter, seats, light and signs your reception really needs.',
    ar: 'ادخل كما يدخل الضيف، من الباب إلى المقعد، لتعرف ما يحتاج إليه استقبالك فعلًا من كاونتر ومقاعد وإضاءة ولوحات.',
  },
  categories: ['reception', 'sofas', 'seating'],
  keywords: [
    { en: 'reception desk Qatar', ar: 'كاونتر استقبال قطر' },
    { en: 'reception counter height', ar: 'ارتفاع كاونتر الاستقبال' },
    { en: 'waiting area seating', ar: 'مقاعد غرفة الانتظار' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'Leave your own office, take the lift down, and come back as somebody who has never been there, with a laptop bag, a phone in one hand and an appointment in four minutes. What you notice on the way is the specification of your reception.',
      ar: 'اخرج من مكتبك وانزل بالمصعد ثم عُد كمن لم يزره قط: حقيبة على الكتف، وهاتف في اليد، وموعد بعد أربع دقائق. ما تلاحظه في طريقك هو مواصفات الاستقبال الذي تحتاج إليه.',
    },
  ],
  sections: [
    {
      heading: { en: 'At the door: where do I go?', ar: 'عند الباب: إلى أين أتجه؟' },
      paragraphs: [
        {
          en: 'The counter should be visible from the entrance without turning the head. Where the plan does not allow that, a lit wall or a change of flooring has to lead the eye. Signs come in Arabic and English at the same size. Inside the door, a mat long enough for three or four steps keeps most of the dust of the street off your floor, and off the upholstery.',
          ar: 'ينبغي أن يُرى الكاونتر من المدخل من غير التفات. وإن لم يسمح المخطط بذلك فليقُد العينَ جدار مضاء أو تغيّر في الأرضية. وتُكتب اللوحات بالعربية والإنجليزية بالحجم نفسه. وخلف الباب سجادة مدخل بطول ثلاث خطوات أو أربع تحجز معظم غبار الشارع عن أرضيتك وعن كسوة المقاعد.',
        },
      ],
    },
    {
      heading: { en: 'At the counter: two heights, two people', ar: 'عند الكاونتر: ارتفاعان لشخصين' },
      paragraphs: [
        {
          en: 'A guest stands and a receptionist sits, so a counter has two levels. The work surface lies at 72 to 75 cm and at least 60 cm deep, better 70, since it carries a screen, a phone, a visitor book and the parcels of the day. The ledge in front stands at 105 to 115 cm; higher than that, the two faces lose each other.',
          ar: 'الضيف واقف وموظف الاستقبال جالس، لذلك يكون الكاونتر بمستويين. سطح العمل بارتفاع 72 إلى 75 سم وعمق لا يقل عن 60 سم، والأفضل 70، لأنه يحمل شاشة وهاتفًا وسجل الزوار وطرود اليوم. ورف الزوار أمامه بين 105 و115 سم، فإن زاد على ذلك حجب كلًا منهما عن الآخر.',
        },
        {
          en: 'Plan one stretch of 90 cm or more at table height, with knee space below, for a guest in a wheelchair or an elderly visitor who fills in a form seated. It costs little when it is drawn in from the start.',
          ar: 'وخصص 90 سم أو أكثر بارتفاع الطاولة مع فراغ للركبتين تحتها، لزائر على كرسي متحرك أو كبير في السن يملأ نموذجًا وهو جالس. وتكلفة ذلك قليلة إذا أُدرج في التصميم من البداية.',
        },
      ],
      table: {
        caption: { en: 'Counter length by the work done behind it', ar: 'طول الكاونتر بحسب العمل خلفه' },
        columns: [
          { en: 'Situation', ar: 'الحالة' },
          { en: 'Length', ar: 'الطول' },
          { en: 'Free depth behind', ar: 'العمق الخالي خلفه' },
        ],
        rows: [
          [
            { en: 'One person, few guests', ar: 'موظف واحد وزوار قليلون' },
            { en: '160–180 cm', ar: '160–180 سم' },
            { en: '110 cm', ar: '110 سم' },
          ],
          [
            { en: 'One person, parcels and badges', ar: 'موظف واحد مع طرود وبطاقات' },
            { en: '240 cm', ar: '240 سم' },
            { en: '120 cm', ar: '120 سم' },
          ],
          [
            { en: 'Two people', ar: 'موظفان' },
            { en: '280–320 cm', ar: '280–320 سم' },
            { en: '130 cm', ar: '130 سم' },
          ],
        ],
      },
    },
    {
      heading: {
        en: 'In the seat: shall I be comfortable for ten minutes?',
        ar: 'على المقعد: هل أرتاح عشر دقائق؟',
      },
      paragraphs: [
        {
          en: 'Count the guests present at your busiest quarter of an hour and add two. People leave an empty place between strangers, therefore four single seats receive more visitors than one long sofa. Seats of 43 to 46 cm with arms let everyone stand up without effort. Keep 40 cm between the seat and the coffee table, and 150 cm of free floor in front of the counter where others queue.',
          ar: 'عُدّ الزوار الحاضرين في أكثر ربع ساعة ازدحامًا وأضف مقعدين. ولأن الغرباء يتركون بينهم مكانًا خاليًا، تستقبل أربعة مقاعد مفردة زوارًا أكثر من كنبة طويلة. والمقاعد بارتفاع 43 إلى 46 سم مع ذراعين تتيح للجميع النهوض بلا عناء. واترك 40 سم بين المقعد وطاولة القهوة، و150 سم خالية أمام الكاونتر حيث يقف المنتظرون.',
        },
        {
          en: 'In clinics, banks and service centres beam benches earn their place: they stay in line, the floor is cleaned underneath in one pass, and a single damaged seat can be exchanged. Where families wait, a corner turned away from the main row is appreciated.',
          ar: 'وفي العيادات والبنوك ومراكز الخدمة تثبت مقاعد الانتظار المتصلة جدارتها: تبقى مصطفة، وتُنظَّف الأرض تحتها دفعة واحدة، ويُبدَّل المقعد التالف وحده. وحيث تنتظر العائلات، يُستحسن ركن بعيد عن الصف الرئيسي.',
        },
      ],
    },
    {
      heading: { en: 'What the guest should not see', ar: 'ما لا ينبغي أن يراه الضيف' },
      paragraphs: [],
      points: [
        {
          en: 'The back of a monitor with its cables: choose a ledge that hides it.',
          ar: 'ظهر الشاشة وكابلاتها: اختر رفًا يحجبها.',
        },
        {
          en: "Other visitors' names in an open book. Use a covered sheet or a tablet.",
          ar: 'أسماء الزوار الآخرين في سجل مفتوح: استخدم ورقة مغطاة أو جهازًا لوحيًا.',
        },
        {
          en: "Couriers' parcels on the floor. One cupboard near the door solves it.",
          ar: 'طرود شركات التوصيل على الأرض: خزانة واحدة قرب الباب تكفي.',
        },
        {
          en: 'A screen reflecting the window; turn the counter by a few degrees.',
          ar: 'شاشة تعكس النافذة: أدِر الكاونتر بضع درجات.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'How bright should a reception be?', ar: 'ما شدة الإضاءة المناسبة للاستقبال؟' },
      answer: {
        en: 'About 300 lux at the counter and 200 in the waiting area, in warm white. Light the wall behind the receptionist as well, or the face stays dark against it.',
        ar: 'نحو 300 لوكس على الكاونتر و200 في منطقة الانتظار، بضوء أبيض دافئ. وأضئ الجدار خلف موظف الاستقبال أيضًا، وإلا بدا وجهه معتمًا.',
      },
    },
    {
      question: {
        en: 'Our reception is three metres wide. What then?',
        ar: 'استقبالنا بعرض ثلاثة أمتار فقط، فما الحل؟',
      },
      answer: {
        en: 'Take a counter of 160 cm along the side wall, two armchairs opposite and a side table between them. A small place that is easy to read beats a large counter nobody can walk around.',
        ar: 'كاونتر بطول 160 سم بمحاذاة الجدار الجانبي، ومقعدان مفردان قبالته بينهما طاولة جانبية. فالمكان الصغير الواضح خير من كاونتر كبير لا يُمَر من حوله.',
      },
    },
    {
      question: { en: 'Stone, wood or laminate for the front?', ar: 'حجر أم خشب أم لامينيت للواجهة؟' },
      answer: {
        en: 'Think of bags and trolleys. The lowest 30 cm are kicked daily and do best in metal or a dark plinth; slatted veneer above them hides small knocks. Stone looks after itself but weighs 50 kg and more per square metre at 2 cm, so ask about the floor when it is raised.',
        ar: 'فكّر في الحقائب والعربات. أسفل 30 سم تتعرض للركل كل يوم، وأنسب لها المعدن أو قاعدة داكنة، والشرائح الخشبية فوقها تخفي الخدوش الصغيرة. والحجر لا يحتاج إلى عناية، لكن المتر المربع منه بسماكة 2 سم يزن 50 كجم أو أكثر، فاسأل عن تحمّل الأرضية إن كانت مرفوعة.',
      },
    },
  ],
  closing: {
    en: "Repeat the walk with a stranger, somebody's cousin or a new colleague, and say nothing. Where they hesitate, something is missing.",
    ar: 'أعد الجولة مع شخص غريب عن المكان، قريب لأحد الموظفين أو زميل جديد، ولا تقل شيئًا. حيث يتردد، ثمة شيء ناقص.',
  },
};

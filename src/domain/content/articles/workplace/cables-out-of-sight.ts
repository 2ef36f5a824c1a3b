import type { Topic } from '#domain/content/topic.ts';

export const cablesOutOfSight: Topic = {
  slug: 'cables-out-of-sight',
  kind: 'it-checklist',
  title: {
    en: 'Cables out of sight, sockets within reach',
    ar: 'كابلات لا تُرى ومقابس في متناول اليد',
  },
  excerpt: {
    en: 'Follow one cable from the floor box to the screen and learn what to buy at each step, what load a power rail bears and what must never be joined.',
    ar: 'تتبّع كابلًا واحدًا من العلبة الأرضية إلى الشاشة لتعرف ما تشتريه في كل خطوة، وما يحتمله موزع الكهرباء، وما لا يجوز وصله أبدًا.',
  },
  categories: ['boards-accessories', 'desks', 'workstations', 'it-accessories'],
  keywords: [
    { en: 'office cable management', ar: 'تنظيم كابلات المكتب' },
    { en: 'under desk power rail', ar: 'موزع كهرباء تحت المكتب' },
    { en: 'desk cable tray Qatar', ar: 'حامل كابلات للمكتب قطر' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Count the cables at one ordinary desk: mains for the dock, two screens and a lamp, two video leads, network, keyboard, phone charger. About ten. Tidiness is not the only point. Loose cables get pulled out by a shoe, collect dust that nobody can vacuum, and turn every change of seat into an hour of crawling.',
      ar: 'عُدّ الكابلات على مكتب عادي: كهرباء لقاعدة التوصيل ولشاشتين ومصباح، وكابلا فيديو، وشبكة، ولوحة مفاتيح، وشاحن هاتف. عشرة أو نحوها. وليست الغاية حسن المنظر وحده؛ فالكابل السائب تنزعه القدم، ويجمع غبارًا لا تصل إليه المكنسة، ويجعل كل تبديل للأماكن ساعة من الزحف تحت المكاتب.',
    },
  ],
  sections: [
    {
      heading: { en: 'Step 1: out of the floor or the wall', ar: 'الخطوة 1: الخروج من الأرض أو الجدار' },
      paragraphs: [
        {
          en: 'Two things may rise from the floor box: one power lead and one or two network cables. Everything else starts at the desk. If the box lies more than 50 cm from the leg, the run needs a floor channel with a sloped profile, because a lead under a carpet is a tripping and fire hazard. Before the furniture is fixed, shift the desk rather than the box; it is the cheapest move of the whole project.',
          ar: 'لا يخرج من العلبة الأرضية إلا أمران: سلك كهرباء واحد وكابل شبكة أو اثنان، وما عدا ذلك يبدأ من المكتب. وإذا بعدت العلبة عن القائمة أكثر من 50 سم فيلزم مجرى أرضي مائل الجانبين، لأن السلك تحت السجاد يُعثَر به وقد يسبب حريقًا. وقبل تثبيت الأثاث حرّك المكتب لا العلبة، فهذا أرخص نقل في المشروع كله.',
        },
      ],
    },
    {
      heading: { en: 'Step 2: up the leg', ar: 'الخطوة 2: الصعود مع القائمة' },
      paragraphs: [
        {
          en: 'On fixed desks a clip-on channel or a hollow leg suffices. On adjustable ones use a segmented spine about 130 cm long, fastened at both ends. Test it at the highest position before closing it. Network cable dislikes tight bends: a radius of four times its diameter, some 25 mm for Cat 6, is the minimum.',
          ar: 'في المكاتب الثابتة يكفي مجرى يُثبَّت بمشابك أو قائمة مجوفة. وفي المكاتب القابلة لتعديل الارتفاع استخدم مجرى مفصليًا مرنًا بطول 130 سم تقريبًا يُثبَّت من طرفيه، وجرّبه في أعلى وضع قبل إغلاقه. وكابل الشبكة لا يحتمل الثني الحاد: أقل نصف قطر للانحناء أربعة أمثال قطره، أي نحو 25 مم لكابل Cat 6.',
        },
      ],
    },
    {
      heading: { en: 'Step 3: under the top', ar: 'الخطوة 3: تحت السطح' },
      paragraphs: [
        {
          en: 'Here sits the power rail, screwed to the underside near the back edge, and beside it a tray at least 10 cm wide for power bricks and coiled slack. Keep mains on one side and data on the other, a hand apart where they run in parallel. Six sockets are right for most places: dock, two screens, lamp, charger, and one spare for the cleaner or a guest.',
          ar: 'هنا مكان موزع الكهرباء، يُثبَّت بالبراغي أسفل السطح قرب حافته الخلفية، وإلى جانبه حامل بعرض 10 سم على الأقل للمحولات وما زاد من طول الكابلات. اجعل الكهرباء في جهة والبيانات في جهة، وبينهما عرض كف حيث يتوازيان. وستة مقابس تناسب معظم الأماكن: قاعدة التوصيل وشاشتان ومصباح وشاحن وواحد احتياطي لعامل النظافة أو ضيف.',
        },
      ],
      table: {
        caption: {
          en: 'Typical loads on one rail (13 A at 240 V bears about 3,100 W)',
          ar: 'أحمال معتادة على موزع واحد (13 أمبير عند 240 فولت تحتمل نحو 3100 واط)',
        },
        columns: [
          { en: 'Device', ar: 'الجهاز' },
          { en: 'Power', ar: 'القدرة' },
          { en: 'On the desk rail?', ar: 'على موزع المكتب؟' },
        ],
        rows: [
          [
            { en: 'Laptop with dock', ar: 'لابتوب مع قاعدة توصيل' },
            { en: '65–130 W', ar: '65–130 واط' },
            { en: 'Yes', ar: 'نعم' },
          ],
          [
            { en: 'Screen, 24 to 27 inches', ar: 'شاشة 24 إلى 27 بوصة' },
            { en: '20–45 W', ar: '20–45 واط' },
            { en: 'Yes', ar: 'نعم' },
          ],
          [
            { en: 'LED lamp', ar: 'مصباح LED' },
            { en: '6–10 W', ar: '6–10 واط' },
            { en: 'Yes', ar: 'نعم' },
          ],
          [
            { en: 'Small laser printer, while printing', ar: 'طابعة ليزر صغيرة أثناء الطباعة' },
            { en: '400–600 W', ar: '400–600 واط' },
            { en: 'Better on the wall', ar: 'الأفضل مقبس الجدار' },
          ],
          [
            { en: 'Kettle', ar: 'غلاية' },
            { en: '2,000–3,000 W', ar: '2000–3000 واط' },
            { en: 'Never', ar: 'أبدًا' },
          ],
          [
            { en: 'Fan heater', ar: 'مدفأة بمروحة' },
            { en: '2,000 W', ar: '2000 واط' },
            { en: 'Never', ar: 'أبدًا' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Step 4: onto the surface', ar: 'الخطوة 4: إلى سطح المكتب' },
      paragraphs: [
        {
          en: 'A grommet of 60 or 80 mm in the rear corner is enough when screens hang on arms, for the arm itself carries their leads. Guests and phones want a socket and a USB-C outlet on top. Where several people share a table, a lidded box is better than a hole, as it can be closed for a formal meeting.',
          ar: 'تكفي فتحة أسلاك بقطر 60 أو 80 مم في الزاوية الخلفية إذا كانت الشاشات على حوامل، فالحامل نفسه يمرر أسلاكها. والضيوف والهواتف يلزمهم مقبس ومنفذ USB-C فوق السطح. وحيث يتشارك عدة أشخاص طاولة فالعلبة ذات الغطاء خير من الفتحة، لأنها تُغلق في الاجتماعات الرسمية.',
        },
      ],
    },
    {
      heading: { en: 'Rules we do not bend', ar: 'قواعد لا نتهاون فيها' },
      paragraphs: [],
      points: [
        {
          en: 'No rail plugged into another rail, and no adapter in an adapter.',
          ar: 'لا موزع في موزع، ولا محوّل في محوّل.',
        },
        {
          en: 'British three-pin plugs with the correct fuse: 3 or 5 A for lamps and screens, 13 A only for the rail.',
          ar: 'قوابس بريطانية ثلاثية بالفيوز الصحيح: 3 أو 5 أمبير للمصابيح والشاشات، و13 أمبير للموزع وحده.',
        },
        {
          en: 'Touch-and-close straps instead of plastic ties: nobody should need a knife near live cables.',
          ar: 'أشرطة لاصقة تُفتح وتُغلق بدل الأربطة البلاستيكية، فلا ينبغي أن يُستخدم سكين قرب كابل موصول.',
        },
        {
          en: 'A label at both ends of each network cable, with the same number as the socket.',
          ar: 'ملصق على طرفي كل كابل شبكة يحمل رقم المقبس نفسه.',
        },
        {
          en: 'Work behind a socket plate belongs to a licensed electrician.',
          ar: 'كل عمل خلف غطاء المقبس يتولاه كهربائي مرخص.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Do we need surge protection?', ar: 'هل يلزمنا واقٍ من ارتفاع الجهد؟' },
      answer: {
        en: 'For servers, network cabinets and conference systems, yes, by way of a UPS. At desks laptops have their own battery; a protected rail is a modest extra for desktop computers.',
        ar: 'للخوادم وكبائن الشبكات وأنظمة المؤتمرات، نعم، عن طريق جهاز UPS. أما على المكاتب فاللابتوب له بطاريته، والموزع المحمي إضافة بسيطة تفيد أجهزة الكمبيوتر المكتبية.',
      },
    },
    {
      question: {
        en: 'Is Wi-Fi not enough, so that network cables can go?',
        ar: 'ألا يغني الواي فاي عن كابلات الشبكة؟',
      },
      answer: {
        en: 'For a laptop that moves, often. Desk phones, printers, access points and people who spend the day on video calls stay steadier on a cable, and it leaves the air free for the others.',
        ar: 'للابتوب المتنقل، غالبًا. أما هواتف المكاتب والطابعات ونقاط الوصول ومن يقضي يومه في مكالمات مرئية فالكابل أثبت لهم، ويخفف الحمل عن الشبكة اللاسلكية.',
      },
    },
  ],
  closing: {
    en: 'Fit out one desk as a sample, photograph it from below, and give the picture to the people who install the rest. It says more than a specification.',
    ar: 'جهّز مكتبًا واحدًا نموذجًا وصوّره من الأسفل، وأعطِ الصورة لمن يركّب الباقي؛ فهي أوضح من صفحة مواصفات.',
  },
};

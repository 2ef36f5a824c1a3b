import type { Topic } from '#domain/content/topic.ts';

export const deliveryOutsideDohaAlKhorAlWakrahAndBeyond: Topic = {
  slug: 'delivery-outside-doha-al-khor-al-wakrah-and-beyond',
  kind: 'delivery',
  title: {
    en: 'Al Khor, Al Wakrah, Mesaieed, Dukhan: ordering furniture outside Doha',
    ar: 'الخور والوكرة ومسيعيد ودخان: طلب الأثاث خارج الدوحة',
  },
  searchTitle: { en: 'Furniture delivery to Al Khor, Al Wakrah and Dukhan' },
  excerpt: {
    en: 'Zones, gate passes, summer hours and the order of loading: how an office an hour from Doha gets its desks, printers and fitters in one visit.',
    ar: 'المناطق وتصاريح البوابات وساعات الصيف وترتيب التحميل: كيف يحصل مكتب على بعد ساعة من الدوحة على مكاتبه وطابعاته وفنييه في زيارة واحدة.',
  },
  categories: ['service', 'desks', 'storage', 'printers'],
  keywords: [
    { en: 'furniture delivery Al Khor', ar: 'توصيل أثاث الخور' },
    { en: 'office furniture Al Wakrah', ar: 'أثاث مكتبي الوكرة' },
    { en: 'delivery Mesaieed Ras Laffan Dukhan', ar: 'توصيل مسيعيد ورأس لفان ودخان' },
  ],
  author: 'logistics',
  opening: [
    {
      en: 'Qatar is about 160 km from end to end, so nothing is far. But a forgotten hinge costs five minutes in Al Sadd and half a day in Al Ruwais. Deliveries beyond the capital are therefore a matter of completeness rather than of distance.',
      ar: 'يبلغ طول قطر نحو 160 كم من طرف إلى طرف، فلا مكان بعيد. غير أن مفصلة منسية تكلف خمس دقائق في السد ونصف يوم في الرويس. ولذلك فالتوصيل خارج العاصمة مسألة اكتمال لا مسألة مسافة.',
    },
  ],
  sections: [
    {
      heading: { en: 'Find your zone', ar: 'اعرف منطقتك' },
      paragraphs: [
        {
          en: 'Fee, first day and minimum order are set by zone and may change, so we do not print them in an article. The page “Delivery information” has the current table; here are the zone numbers you need for it.',
          ar: 'تُحدد الرسوم وأول يوم للتوصيل والحد الأدنى للطلب بحسب المنطقة وقد تتغير، ولذلك لا نكتبها في مقال. ستجد الجدول الحالي في صفحة «معلومات التوصيل»، وهذه أرقام المناطق التي تحتاج إليها هناك.',
        },
      ],
      table: {
        caption: { en: 'Places and blue plate zones', ar: 'الأماكن وأرقام المناطق على اللوحة الزرقاء' },
        columns: [
          { en: 'Place', ar: 'المكان' },
          { en: 'Zone', ar: 'المنطقة' },
          { en: 'What to think of', ar: 'ما ينبغي الانتباه له' },
        ],
        rows: [
          [
            { en: 'Al Wakrah, Al Wukair', ar: 'الوكرة والوكير' },
            { en: '90, 91', ar: '90 و91' },
            {
              en: 'Villas used as offices: stairs and narrow gates',
              ar: 'فلل تُستخدم مكاتب: سلالم وبوابات ضيقة',
            },
          ],
          [
            { en: 'Umm Salal, Al Kharaitiyat', ar: 'أم صلال والخريطيات' },
            { en: '71', ar: '71' },
            { en: 'New streets that maps do not know yet', ar: 'شوارع جديدة لا تعرفها الخرائط بعد' },
          ],
          [
            { en: 'Mesaieed and its industrial area', ar: 'مسيعيد ومنطقتها الصناعية' },
            { en: '92, 93', ar: '92 و93' },
            { en: 'Gate pass, safety rules of the site', ar: 'تصريح بوابة وقواعد سلامة الموقع' },
          ],
          [
            { en: 'Al Khor, Simaisma', ar: 'الخور وسميسمة' },
            { en: '74', ar: '74' },
            { en: 'Schools and clinics: deliver after classes', ar: 'مدارس وعيادات: التوصيل بعد الدوام' },
          ],
          [
            { en: 'Al Thakhira, Ras Laffan', ar: 'الذخيرة ورأس لفان' },
            { en: '75', ar: '75' },
            {
              en: 'Industrial city permit for crew and vehicle',
              ar: 'تصريح المدينة الصناعية للفريق والمركبة',
            },
          ],
          [
            { en: 'Al Shahaniya', ar: 'الشيحانية' },
            { en: '80', ar: '80' },
            {
              en: 'Farms and camps: a pin on the map beside the plate',
              ar: 'مزارع ومخيمات: موقع على الخريطة مع رقم اللوحة',
            },
          ],
          [
            { en: 'Madinat Al Shamal, Al Ruwais', ar: 'مدينة الشمال والرويس' },
            { en: '79', ar: '79' },
            { en: 'Combine orders; one visit', ar: 'جمع الطلبات في زيارة واحدة' },
          ],
          [
            { en: 'Dukhan', ar: 'دخان' },
            { en: '86', ar: '86' },
            { en: 'Pass for the company town where it applies', ar: 'تصريح دخول المدينة حيث يلزم' },
          ],
          [
            { en: 'Abu Samra', ar: 'أبو سمرة' },
            { en: '96', ar: '96' },
            { en: 'Border area: name the building exactly', ar: 'منطقة حدودية: تسمية المبنى بدقة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Behind a gate', ar: 'خلف البوابة' },
      paragraphs: [
        {
          en: 'Industrial cities and oil and gas sites admit nobody on the strength of an invoice. The host company applies for the pass, usually several working days ahead, with copies of the crew’s IDs, driving licence, vehicle registration and a list of the goods. Some ask for a safety induction and boots, helmet and vest on arrival. Send us the site’s form together with the LPO; we return it complete, and fix the delivery day only when the pass is in hand.',
          ar: 'لا يدخل أحد المدن الصناعية ومواقع النفط والغاز بفاتورة وحدها. تتقدم الجهة المستضيفة بطلب التصريح، قبل أيام عمل عدة في العادة، مع صور بطاقات الفريق ورخصة القيادة واستمارة المركبة وقائمة بالبضاعة. ويطلب بعضها دورة سلامة تعريفية وحذاءً وخوذة وسترة عند الوصول. أرسل إلينا نموذج الموقع مع أمر الشراء (LPO) فنعيده مكتملًا، ولا نثبّت يوم التوصيل إلا والتصريح في اليد.',
        },
      ],
    },
    {
      heading: { en: 'In the summer months', ar: 'في أشهر الصيف' },
      paragraphs: [
        {
          en: 'In summer, work in the open is not allowed during the hottest hours of the day; the authorities set the dates and the hours. Unloading in an unshaded yard is such work, and nobody should have to do it at noon anyway. Plan for an arrival early in the morning, or late in the afternoon with somebody who stays on. Monitors, batteries and glued tops should not stand in the yard in any case; have the cooled room open and empty before the truck turns in.',
          ar: 'لا يُسمح صيفًا بالعمل في الأماكن المكشوفة في أشد ساعات النهار حرًّا، والجهات المختصة هي التي تحدد المدة والساعات. والتنزيل في ساحة بلا ظل من هذا العمل، ولا ينبغي أن يقوم به أحد عند الظهيرة على أي حال. فخطط للوصول في الصباح الباكر، أو في آخر العصر مع بقاء من يستلم. والشاشات والبطاريات والأسطح الملصقة لا مكان لها في الساحة على كل حال؛ فلتكن الغرفة المبردة مفتوحة وخالية قبل وصول الشاحنة.',
        },
      ],
    },
    {
      heading: { en: 'One visit instead of three', ar: 'زيارة واحدة بدل ثلاث' },
      paragraphs: [
        {
          en: 'What helps most when the nearest showroom is an hour away:',
          ar: 'أكثر ما يفيد حين تكون أقرب صالة عرض على بعد ساعة:',
        },
      ],
      points: [
        {
          en: 'Put everything for the site on one order, down to cables and toner. The longest lead time on the list sets the day; if one chair takes much longer, order it separately so that the rest need not wait.',
          ar: 'اجمع كل ما يخص الموقع في طلب واحد، حتى الكابلات والتونر. فأطول مدة تجهيز في القائمة هي التي تحدد اليوم، وإن طالت مدة كرسي فاطلبه منفردًا كي لا تنتظره البقية.',
        },
        {
          en: 'Send a sketch with names on the rooms, so that each carton is marked with its room before loading.',
          ar: 'أرسل مخططًا بأسماء الغرف، فتُكتب على كل كرتون غرفته قبل التحميل.',
        },
        {
          en: 'Say whether there is a forklift, a ramp or only steps, and whether a truck of ten metres can turn round.',
          ar: 'أخبرنا إن كانت هناك رافعة شوكية أو منحدر أو درجات فقط، وهل تستطيع شاحنة طولها عشرة أمتار أن تدور.',
        },
        {
          en: 'Ask about assembly when you order. The areas that each service covers are stated with the service, and further ones can be agreed.',
          ar: 'اسأل عن التركيب عند الطلب؛ فمناطق كل خدمة مذكورة معها، ويمكن الاتفاق على ما سواها.',
        },
        {
          en: 'Open and check while the crew is still there. A scratch noted on the delivery slip is settled at once; one that shows later is put right as well, but takes a photograph and a second visit.',
          ar: 'افتح الكراتين وافحص ما فيها والفريق ما زال موجودًا. فالخدش المدوّن في سند التسليم يُعالج فورًا، وما يظهر بعد ذلك يُعالج أيضًا، لكنه يحتاج إلى صورة وزيارة ثانية.',
        },
      ],
    },
    {
      heading: {
        en: 'Computers and cabinets travel differently',
        ar: 'لأجهزة الكمبيوتر والكبائن طريقة أخرى في النقل',
      },
      paragraphs: [
        {
          en: 'Screens ride upright, never flat, and are the last on and the first off. Lead batteries of a UPS go in a separate box with their terminals covered. Drives stay in their foam until the server stands in its place; a gravel track shakes harder than any handling in a warehouse. If a technician is to configure the network on the same day, see that the internet line works and that somebody knows the provider’s password, otherwise he will drive back with half of the job undone.',
          ar: 'تُنقل الشاشات واقفة لا مستلقية، وتُحمَّل آخرًا وتُنزَّل أولًا. وتوضع بطاريات UPS في صندوق مستقل بأقطاب مغطاة. وتبقى الأقراص في إسفنجها حتى يستقر الخادم في مكانه، فالطريق الحصوي يهزّ أكثر من أي مناولة في المستودع. وإن كان الفني سيضبط الشبكة في اليوم نفسه فتأكد من أن خط الإنترنت يعمل وأن أحدكم يعرف كلمة مرور مزود الخدمة، وإلا عاد ونصف العمل لم يُنجز.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Our street has no blue plate yet. Can we order?',
        ar: 'شارعنا بلا لوحة زرقاء بعد، فهل نستطيع الطلب؟',
      },
      answer: {
        en: 'Yes. Enter the zone, use the plot or building permit number in the building field, add a landmark, and keep your mobile on; the driver will ask for your location.',
        ar: 'نعم. أدخل رقم المنطقة، واكتب رقم القسيمة أو رخصة البناء في خانة المبنى، وأضف علامة مميزة، وأبقِ جوالك مفتوحًا، فسيطلب السائق موقعك.',
      },
    },
    {
      question: { en: 'May a neighbour or a guard sign?', ar: 'هل يوقّع الجار أو الحارس بدلًا منا؟' },
      answer: {
        en: 'Only if you name that person in the order. We hand furniture to somebody who can say where it goes.',
        ar: 'بشرط أن تذكر اسمه في الطلب. فنحن نسلّم الأثاث لمن يستطيع أن يقول أين يوضع.',
      },
    },
  ],
  closing: {
    en: 'Distances here are short and days are long. With the zone, the gate and the hour settled in one message, an office in Dukhan is furnished as calmly as one on C-Ring Road.',
    ar: 'المسافات في قطر قصيرة واليوم طويل. فإذا حُسمت المنطقة والبوابة والساعة في رسالة واحدة، جُهّز مكتب في دخان بالهدوء الذي يُجهّز به مكتب على الدائري الثالث.',
  },
};

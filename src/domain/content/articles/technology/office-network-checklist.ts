import type { Topic } from '#domain/content/topic.ts';

export const officeNetworkChecklist: Topic = {
  slug: 'office-network-checklist',
  kind: 'it-checklist',
  title: {
    en: 'An office network from bare walls: the list to settle before ceilings close',
    ar: 'شبكة المكتب من الصفر: قائمة تُحسم قبل إغلاق الأسقف',
  },
  searchTitle: { en: 'Office network checklist for a new fit-out' },
  excerpt: {
    en: 'How many points to pull, which cable, how large a switch and cabinet, and what the contractor must hand over, in the order of the work on site.',
    ar: 'كم نقطة تُمد، وأي كابل، وما حجم المحوّل والكابينة، وما الذي يسلّمه المقاول، بالترتيب الذي يجري به العمل في الموقع.',
  },
  categories: ['networking', 'ups-power', 'service'],
  keywords: [
    { en: 'office network checklist', ar: 'قائمة تجهيز شبكة المكتب' },
    { en: 'Cat 6 or Cat 6A', ar: 'كابل Cat 6 أو Cat 6A' },
    { en: 'how many network points per desk', ar: 'عدد نقاط الشبكة لكل مكتب' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Cable is the cheapest part of a network on the day the ceiling is open and the dearest part a month later. This list follows the building programme, so each heading can be ticked off before the next trade arrives.',
      ar: 'الكابل أرخص ما في الشبكة يوم يكون السقف مفتوحًا، وأغلى ما فيها بعد شهر من إغلاقه. تتبع هذه القائمة برنامج أعمال التشطيب، فيمكنك إنهاء كل عنوان منها قبل وصول المقاول التالي.',
    },
  ],
  sections: [
    {
      heading: { en: '1. Count the points on the floor plan', ar: '1. عدّ النقاط على المخطط' },
      paragraphs: [
        {
          en: 'Print the furniture layout, take a coloured pen and mark every place where a wire must end. People forget ceilings and doors.',
          ar: 'اطبع مخطط توزيع الأثاث، وعلّم بقلم ملون كل موضع ينتهي إليه سلك. وأكثر ما يُنسى الأسقف والأبواب.',
        },
      ],
      points: [
        {
          en: 'Desk: two outlets, one of them for a phone or whatever follows it.',
          ar: 'المكتب: مخرجان، أحدهما للهاتف أو لما سيحل محله.',
        },
        {
          en: 'Meeting room: two at the screen, two in the table box, one in the ceiling.',
          ar: 'غرفة الاجتماعات: مخرجان خلف الشاشة، ومخرجان في علبة الطاولة، ومخرج في السقف.',
        },
        {
          en: 'Copier, receipt printer, time clock: one each, at the height of the machine.',
          ar: 'ماكينة التصوير وطابعة الفواتير وجهاز الحضور: مخرج لكل منها، على ارتفاع الجهاز.',
        },
        {
          en: 'Every access point and camera: one above the ceiling, with a metre of slack.',
          ar: 'كل نقطة وصول أو كاميرا: مخرج فوق السقف مع متر زائد من الكابل.',
        },
        {
          en: 'Controlled doors: one at the reader side, beside the lock supply.',
          ar: 'الأبواب المتحكم بها: مخرج من جهة القارئ، بجوار تغذية القفل.',
        },
      ],
    },
    {
      heading: { en: '2. Choose the cable once', ar: '2. اختر الكابل مرة واحدة' },
      paragraphs: [
        {
          en: 'Cat 6 carries 1 Gbit/s over the full 100 m and 10 Gbit/s over roughly 37 to 55 m, depending on how tightly it is bundled. Cat 6A carries 10 Gbit/s over the whole distance but is thicker and needs wider trunking. For desks Cat 6 is enough. Take 6A to the ceiling points, where access points already ask for 2.5 Gbit/s, and between cabinets if fibre is not planned.',
          ar: 'ينقل Cat 6 سرعة 1 جيجابت/ث على مسافة 100 م كاملة، و10 جيجابت/ث على نحو 37 إلى 55 م بحسب تراص الكابلات. وينقل Cat 6A سرعة 10 جيجابت/ث على المسافة كلها، لكنه أسمك ويحتاج إلى مجارٍ أوسع. للمكاتب يكفي Cat 6، واستخدم 6A لنقاط السقف، فنقاط الوصول الحديثة تطلب 2.5 جيجابت/ث، وللربط بين الكبائن إن لم تكن هناك ألياف ضوئية.',
        },
        {
          en: 'The 100 m includes patch leads, so no run in the wall may exceed 90 m. On a deep tower floor measure along the trunking route, not through the air; a second small cabinet is often the right answer. Ask for solid copper in writing: copper-clad aluminium passes a quick look and fails under PoE.',
          ar: 'وتشمل المئة متر وصلات الطرفين، فلا يجوز أن يتجاوز الكابل الثابت 90 م. وفي الطوابق العميقة من الأبراج قِس على مسار المجاري لا على الخط المستقيم، وكثيرًا ما تكون كابينة صغيرة ثانية هي الحل. واشترط كتابةً أن يكون الموصل نحاسًا خالصًا؛ فالألمنيوم المطلي بالنحاس يخدع العين ويخذلك مع تغذية PoE.',
        },
      ],
    },
    {
      heading: { en: '3. Size the switch and its power', ar: '3. احسب حجم المحوّل وقدرته' },
      paragraphs: [
        {
          en: 'Take the outlets that will be live on the first day and add a quarter. Then add up watts for what the switch must feed.',
          ar: 'خذ عدد المخارج التي ستعمل من اليوم الأول وزد عليه الربع، ثم اجمع واط الأجهزة التي سيغذيها محوّل الشبكة (السويتش).',
        },
      ],
      table: {
        caption: {
          en: 'Power over the network cable, typical draw',
          ar: 'التغذية عبر كابل الشبكة: الاستهلاك المعتاد',
        },
        columns: [
          { en: 'Device', ar: 'الجهاز' },
          { en: 'Draw', ar: 'الاستهلاك' },
          { en: 'PoE class to ask for', ar: 'فئة PoE المطلوبة' },
        ],
        rows: [
          [
            { en: 'Desk phone', ar: 'هاتف مكتبي' },
            { en: '3 to 6 W', ar: 'من 3 إلى 6 واط' },
            { en: '802.3af, 15 W a port', ar: 'حتى 15 واط للمنفذ (802.3af)' },
          ],
          [
            { en: 'Indoor camera', ar: 'كاميرا داخلية' },
            { en: '5 to 8 W', ar: 'من 5 إلى 8 واط' },
            { en: '802.3af, 15 W a port', ar: 'حتى 15 واط للمنفذ (802.3af)' },
          ],
          [
            { en: 'Wi-Fi 6 access point', ar: 'نقطة وصول واي فاي 6' },
            { en: '10 to 15 W', ar: 'من 10 إلى 15 واط' },
            { en: '802.3at, 30 W a port', ar: 'حتى 30 واط للمنفذ (802.3at)' },
          ],
          [
            { en: 'Wi-Fi 7 access point', ar: 'نقطة وصول واي فاي 7' },
            { en: '20 to 30 W', ar: 'من 20 إلى 30 واط' },
            { en: '802.3at or bt, see its sheet', ar: 'فئة at أو bt بحسب مواصفاتها' },
          ],
        ],
      },
    },
    {
      heading: { en: '4. Give the cabinet a decent home', ar: '4. وفّر للكابينة مكانًا لائقًا' },
      paragraphs: [
        {
          en: 'What a switch has to fear in this country is heat. Keep the cabinet room between 18 and 27 °C around the clock, which means a split unit that does not stop when the building’s cooling is turned down on Friday. A 9U wall cabinet holds the equipment of about 20 people; above 40 people or with a server, take a 42U cabinet and leave 80 cm free in front of it. Two sockets on their own breaker, a UPS, a lock, no pipes above.',
          ar: 'أول ما تخشاه أجهزة الشبكة في مناخنا هو الحرارة. أبقِ غرفة الكابينة بين 18 و27 درجة مئوية ليلًا ونهارًا، أي بمكيف مستقل لا يتوقف حين يُخفض تبريد المبنى يوم الجمعة. تتسع كابينة جدارية 9U لأجهزة نحو 20 موظفًا، وفوق 40 موظفًا أو مع وجود خادم خذ كابينة 42U واترك أمامها 80 سم. ولا تنسَ مقبسين على قاطع مستقل، وجهاز UPS، وقفلًا، وألا تمر فوقها أنابيب.',
        },
      ],
    },
    {
      heading: { en: '5. Separate what should not meet', ar: '5. افصل ما لا ينبغي أن يلتقي' },
      paragraphs: [
        {
          en: 'Ask for a managed switch and at least four virtual networks (VLANs): staff, guests, phones, and everything with a lens or a lock. Compare firewalls by throughput with inspection switched on; the larger figure on the box is measured with it off. For the internet, an additional 5G router as a second line keeps email and card machines alive while the fibre is being repaired.',
          ar: 'اطلب محوّلًا مُدارًا وأربع شبكات افتراضية (VLAN) على الأقل: للموظفين، وللضيوف، وللهواتف، ولكل ما له عدسة أو قفل. وقارن جدران الحماية بمعدل المرور مع تفعيل الفحص؛ فالرقم الأكبر على العلبة يُقاس وهو معطّل. وللإنترنت أضف راوتر 5G خطًا ثانيًا، فيبقى البريد وأجهزة البطاقات عاملة ريثما تُصلح الألياف.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'What must be in the handover file?', ar: 'ماذا يجب أن يتضمن ملف التسليم؟' },
      answer: {
        en: 'A plan with every numbered outlet, a printed test result for each line (wire map, length, loss, crosstalk), the labels of both ends, the port list of the switch, and all passwords in a sealed envelope.',
        ar: 'مخطط بكل مخرج ورقمه، ونتيجة فحص مطبوعة لكل خط (ترتيب الأسلاك والطول والفقد والتداخل)، وترقيم الطرفين، وجدول منافذ المحوّل، وجميع كلمات المرور في ظرف مغلق.',
      },
    },
    {
      question: { en: 'Does the landlord have a say?', ar: 'هل لمالك المبنى رأي في ذلك؟' },
      answer: {
        en: 'In a tower, usually: the riser, the telecom room and any core drilling belong to the building. Request access in writing early, together with the provider’s survey for the fibre entry.',
        ar: 'في الأبراج غالبًا نعم: فالمجرى الرأسي وغرفة الاتصالات وأي ثقب في الخرسانة من شأن المبنى. اطلب الإذن كتابةً ومبكرًا، ومعه موعد معاينة مزود الخدمة لمدخل الألياف.',
      },
    },
  ],
  closing: {
    en: 'With the marked-up plan in hand, a survey takes an hour and a quotation can name every outlet. Without it, you will be comparing guesses.',
    ar: 'حين يكون المخطط المعلّم بين يديك تستغرق المعاينة ساعة، ويذكر عرض السعر كل مخرج باسمه. ومن دونه لن تقارن إلا تخمينات.',
  },
};

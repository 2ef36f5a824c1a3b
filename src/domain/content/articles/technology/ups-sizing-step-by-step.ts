import type { Topic } from '#domain/content/topic.ts';

export const upsSizingStepByStep: Topic = {
  slug: 'ups-sizing-step-by-step',
  kind: 'it-checklist',
  title: {
    en: 'Sizing a UPS step by step, with a worked example',
    ar: 'حساب قدرة جهاز UPS خطوة بخطوة مع مثال محلول',
  },
  excerpt: {
    en: 'Watts, VA and minutes explained on one network cabinet, with the mistakes that make a new UPS trip on its first day.',
    ar: 'الواط والفولت أمبير والدقائق مشروحة على كابينة شبكة واحدة، مع الأخطاء التي تُسقط جهاز UPS جديدًا في يومه الأول.',
  },
  categories: ['ups-power', 'networking', 'servers-storage'],
  keywords: [
    { en: 'UPS size calculation', ar: 'حساب قدرة UPS' },
    { en: 'VA to watts', ar: 'تحويل VA إلى واط' },
    { en: 'UPS for server and network cabinet', ar: 'UPS للسيرفر وكابينة الشبكة' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'You need three numbers to choose a UPS: the watts you feed, the minutes you want, and the watts the UPS can deliver. The large figure printed on the front, in VA, is none of the three.',
      ar: 'تكفيك ثلاثة أرقام لاختيار جهاز UPS: الواط الذي ستغذيه، والدقائق التي تريدها، والواط الذي يستطيع الجهاز إعطاءه. أما الرقم الكبير المطبوع على واجهته بالفولت أمبير (VA) فليس واحدًا منها.',
    },
  ],
  sections: [
    {
      heading: { en: 'Step 1: write down what must stay alive', ar: 'الخطوة 1: اكتب ما يجب أن يبقى عاملًا' },
      paragraphs: [
        {
          en: 'A UPS bridges a gap; it does not run an office. The list is usually the network, the phones that hang on it, storage, the recorder of the cameras, the door controller and the till. Air conditioners, kettles and laser printers stay off: a printer’s heater alone can overload a small unit.',
          ar: 'يسدّ جهاز UPS فجوة قصيرة ولا يشغّل مكتبًا. والقائمة المعتادة: الشبكة وما يتغذى منها من هواتف، ووحدات التخزين، ومسجل الكاميرات، ووحدة التحكم بالأبواب، ونقطة البيع. أما المكيفات والغلايات وطابعات الليزر فتبقى خارجه؛ فسخّان الطابعة وحده قد يتجاوز طاقة جهاز صغير.',
        },
      ],
    },
    {
      heading: { en: 'Step 2: find honest watts', ar: 'الخطوة 2: اعرف الواط الحقيقي' },
      paragraphs: [
        {
          en: 'The label on a power supply states the most it could ever take. Real use is often a third to a half of it. A plug-in energy meter gives the true figure in a minute; failing that, take half of the label for computers and the full label for small adapters. For a PoE switch add up the devices that it feeds, plus about 30 W for itself.',
          ar: 'يذكر ملصق مزود الطاقة أقصى ما قد يسحبه، والاستهلاك الفعلي غالبًا من ثلثه إلى نصفه. يعطيك مقياس طاقة يوضع في المقبس الرقم الصحيح في دقيقة، فإن لم يتوفر فاحسب نصف الملصق لأجهزة الكمبيوتر والملصق كاملًا للمحولات الصغيرة. ولمحوّل الشبكة بتغذية PoE اجمع الأجهزة التي يغذيها وأضف نحو 30 واط له.',
        },
      ],
      table: {
        caption: { en: 'Example: the cabinet of a 25-person office', ar: 'مثال: كابينة مكتب فيه 25 موظفًا' },
        columns: [
          { en: 'Device', ar: 'الجهاز' },
          { en: 'Watts', ar: 'الواط' },
        ],
        rows: [
          [
            {
              en: '24-port PoE switch feeding 4 access points and 20 phones',
              ar: 'محوّل شبكة PoE بـ 24 منفذًا يغذي 4 نقاط وصول و20 هاتفًا',
            },
            { en: '190', ar: '190' },
          ],
          [
            { en: 'Firewall and fibre box', ar: 'جدار الحماية وجهاز الألياف' },
            { en: '35', ar: '35' },
          ],
          [
            { en: 'NAS with four drives', ar: 'وحدة NAS بأربعة أقراص' },
            { en: '60', ar: '60' },
          ],
          [
            { en: 'Camera recorder, cameras included', ar: 'مسجل الكاميرات مع كاميراته' },
            { en: '95', ar: '95' },
          ],
          [
            { en: 'Total', ar: 'المجموع' },
            { en: '380', ar: '380' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Step 3: leave room', ar: 'الخطوة 3: اترك هامشًا' },
      paragraphs: [
        {
          en: 'Multiply by 1.25 so that the unit works at 80% of its limit at most: 380 W becomes 475 W. Now compare with the watt rating, not the VA. A line-interactive UPS of 1,500 VA usually delivers 900 W, a factor of 0.6; an online unit of the same VA delivers 1,350 W, a factor of 0.9. The 1,500 VA line-interactive model passes here with ease.',
          ar: 'اضرب في 1.25 كي لا يتجاوز الحمل 80% من طاقة الجهاز: فترتفع 380 واط إلى 475 واط. والآن قارن برقم الواط لا برقم الفولت أمبير. فجهاز تفاعلي بقدرة 1500 فولت أمبير يعطي عادة 900 واط (معامل 0.6)، وجهاز أونلاين بالقدرة نفسها يعطي 1350 واط (معامل 0.9). وفي مثالنا يكفي الجهاز التفاعلي بقدرة 1500 فولت أمبير بسهولة.',
        },
      ],
    },
    {
      heading: { en: 'Step 4: decide how many minutes', ar: 'الخطوة 4: حدد عدد الدقائق' },
      paragraphs: [
        {
          en: 'Where a tower has a generator that covers your sockets, it takes over within about half a minute, and ten minutes of battery is plenty. Ask the building which circuits it feeds; lifts and corridor lights are not your desk. Without a generator choose the time that a clean shutdown needs, 10 to 15 minutes, or add battery packs if phones and cameras should last an hour.',
          ar: 'إذا كان في البرج مولد يغطي مقابس مكتبك فسيعمل خلال نصف دقيقة تقريبًا، وتكفيك عشر دقائق من البطارية وزيادة. اسأل إدارة المبنى أي الدوائر يغذي؛ فالمصاعد وإنارة الممرات ليست مكتبك. ومن دون مولد اختر الوقت اللازم لإغلاق سليم، من 10 إلى 15 دقيقة، أو أضف وحدات بطاريات إن أردت أن تبقى الهواتف والكاميرات ساعة.',
        },
        {
          en: 'Runtime is not a straight line: half the load lasts more than twice as long. Read the maker’s curve at your own wattage. A unit rated for 12 minutes at 450 W will give our 380 W about a quarter of an hour.',
          ar: 'ومدة التشغيل ليست خطًا مستقيمًا: فنصف الحمل يدوم أكثر من ضعف المدة. اقرأ منحنى الشركة الصانعة عند حملك أنت. فالجهاز الذي يدوم 12 دقيقة عند 450 واط يعطي حملنا البالغ 380 واط نحو ربع ساعة.',
        },
      ],
    },
    {
      heading: { en: 'Step 5: line-interactive or online', ar: 'الخطوة 5: تفاعلي أم أونلاين؟' },
      paragraphs: [
        {
          en: 'A line-interactive unit switches to battery in 4 to 8 ms, faster than any computer notices, and wastes little energy. An online unit makes its own clean current all the time, with no gap at all, and is the choice for servers, medical devices, and sites that run on a generator, whose frequency wanders and makes simpler units hop between mains and battery.',
          ar: 'ينتقل الجهاز التفاعلي إلى البطارية في 4 إلى 8 مللي ثانية، أسرع من أن يلحظها أي كمبيوتر، ولا يهدر إلا القليل. أما الأونلاين فيولّد تيارًا نقيًا باستمرار وبلا أي فجوة، وهو الخيار للخوادم والأجهزة الطبية والمواقع التي تعمل على مولد يتذبذب تردده فيُربك الأجهزة الأبسط بين الكهرباء والبطارية.',
        },
      ],
    },
    {
      heading: { en: 'Before you sign', ar: 'قبل توقيع الطلب' },
      paragraphs: [{ en: 'Check the physical side as well:', ar: 'راجع الجانب العملي أيضًا:' }],
      points: [
        {
          en: 'Sockets: 13 A outlets for desk equipment, C13 for a cabinet. Count them.',
          ar: 'المخارج: مقابس 13 أمبير لأجهزة المكاتب، وC13 للكابينة. وتأكد من عددها.',
        },
        {
          en: 'Supply: a 13 A plug carries about 3 kW at 240 V; from 3 kVA upwards expect a 16 A or 32 A circuit and an electrician.',
          ar: 'التغذية: يحمل قابس 13 أمبير نحو 3 كيلوواط عند 240 فولت؛ ومن 3 كيلو فولت أمبير فما فوق توقّع دائرة 16 أو 32 أمبير وزيارة كهربائي.',
        },
        {
          en: 'A USB or network connection to the server, so that it shuts down by itself at night.',
          ar: 'وصلة USB أو شبكة مع الخادم، ليغلق نفسه ليلًا من دون تدخل أحد.',
        },
        {
          en: 'Temperature: lead batteries last three to five years at 25 °C and about half as long at 35 °C.',
          ar: 'الحرارة: تدوم بطاريات الرصاص من ثلاث إلى خمس سنوات عند 25 درجة مئوية، ونحو نصف ذلك عند 35.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'How do I know that the batteries still work?',
        ar: 'كيف أعرف أن البطاريات ما زالت صالحة؟',
      },
      answer: {
        en: 'Twice a year, on a quiet Saturday, warn everybody, save, pull the mains plug and time it. When the minutes fall below 60% of the first test, order batteries.',
        ar: 'مرتين في السنة، في سبت هادئ، أبلغ الجميع واحفظ العمل ثم انزع قابس الكهرباء وسجّل الوقت. فإذا نزلت الدقائق عن 60% من نتيجة أول اختبار فاطلب بطاريات جديدة.',
      },
    },
  ],
  closing: {
    en: 'Keep the table of step 2 taped inside the cabinet door. The next person who adds a device will see at once whether there is still room.',
    ar: 'ألصق جدول الخطوة 2 على باب الكابينة من الداخل، فيرى من يضيف جهازًا بعدك إن كان في الحمل متسع.',
  },
};

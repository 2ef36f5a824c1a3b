import type { BuiltInArticle } from '#domain/content/built-in-article.ts';

export const furnishingAWholeOffice: BuiltInArticle = {
  id: 'furnishing-a-whole-office',
  slug: 'furnish-a-whole-office-in-doha',
  kind: 'space-planning',
  title: {
    en: 'From an empty floor in Doha to the first working day',
    ar: 'من طابق خالٍ في الدوحة إلى أول يوم عمل',
  },
  excerpt: {
    en: 'Twelve weeks, one floor, forty people: what to measure, what to order in which week, and what nobody tells you about lifts, sockets and Thursdays.',
    ar: 'اثنا عشر أسبوعًا وطابق واحد وأربعون موظفًا: ما الذي تقيسه، وما الذي تطلبه في كل أسبوع، وما لا يخبرك به أحد عن المصاعد والمقابس وأيام الخميس.',
  },
  publishDate: '2025-05-25',
  reviewedOn: '2026-11-17',
  author: 'planning',
  categories: ['workstations', 'meeting', 'networking', 'service'],
  featured: true,
  seoTitle: {
    en: 'Furnishing a whole office in Doha, week by week',
    ar: 'تأثيث مكتب كامل في الدوحة أسبوعًا بأسبوع',
  },
  seoDescription: {
    en: 'A twelve-week plan for an office in Doha: measuring, layout, power and data, orders, loading bays, installation and the first working day.',
    ar: 'خطة من اثني عشر أسبوعًا لمكتب في الدوحة: القياس والتوزيع والكهرباء والشبكة والطلبات وأرصفة التحميل والتركيب وأول يوم عمل.',
  },
  keywords: [
    { en: 'office fit-out Doha', ar: 'تجهيز مكتب في الدوحة' },
    { en: 'furnish an office in Qatar', ar: 'تأثيث مكتب في قطر' },
    { en: 'office space per person', ar: 'مساحة المكتب لكل موظف' },
    { en: 'office move checklist', ar: 'خطة الانتقال إلى مكتب جديد' },
  ],
  featuredImage: 'scenes/hero-open-office',
  content: [
    {
      kind: 'paragraph',
      text: {
        en: 'The keys are on the table, the floor echoes, and somebody has already told the staff a date. Between those keys and that date lie about two hundred decisions. Most of them are small. A dozen are not, and they come earlier than people think: by the time you are choosing the colour of the chairs, the expensive mistakes have been made in the ceiling and under the floor.',
        ar: 'المفاتيح على الطاولة، والصدى يملأ الطابق، وقد أُبلغ الموظفون بموعد الانتقال. بين المفاتيح والموعد نحو مئتي قرار، أكثرها صغير، إلا اثني عشر قرارًا تأتي أبكر مما يُظن: فحين تصل إلى اختيار لون الكراسي تكون الأخطاء المكلفة قد وقعت في السقف وتحت الأرضية.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'What follows is the order in which we would do it again, for a company of about forty on a single tower floor. Halve it for twenty people in a villa in Al Waab; the sequence stays.',
        ar: 'إليك الترتيب الذي نتبعه لو بدأنا من جديد، لشركة من نحو أربعين موظفًا في طابق واحد من برج. وإن كنتم عشرين في فيلا بالوعب فاقسم الأرقام على اثنين، أما التسلسل فيبقى كما هو.',
      },
    },
    {
      kind: 'heading',
      anchor: 'measure-before-you-dream',
      text: { en: 'Measure before you dream', ar: 'القياس قبل الأحلام' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The landlord’s drawing shows walls. It rarely shows where the column casing really ends, how low the beam by the core is, or that the window sill stands at 80 cm and a credenza will not pass below it. Spend the first day with a laser and a notepad. Photograph every wall with a tape measure in the picture, count the floor boxes and open each one, and write down what the ceiling carries: sprinklers, detectors, air outlets, speakers.',
        ar: 'مخطط المالك يبيّن الجدران، ونادرًا ما يبيّن أين تنتهي كسوة العمود فعلًا، أو كم ينخفض الجسر الخرساني المجاور لنواة المبنى، أو أن عتبة النافذة على ارتفاع 80 سم فلا تمر تحتها كريدنزا. خصّص اليوم الأول لجهاز القياس والدفتر: صوّر كل جدار وشريط القياس ظاهر في الصورة، وعُدّ علب المقابس الأرضية وافتحها واحدة واحدة، ودوّن ما يحمله السقف من رشاشات وكواشف وفتحات تكييف وسماعات.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Then leave the floor and measure the way to it: the height of the loading bay, the service lift inside its doors, the last corner before your entrance. A boardroom top that arrives in one piece is 240 cm or more; a lift cabin is often shorter than that. What fits through the door decides what can be ordered whole and what must come in sections.',
        ar: 'ثم انزل وقِس الطريق إليه: ارتفاع رصيف التحميل، ومصعد الخدمة من الداخل، وآخر زاوية قبل بابك. سطح طاولة مجلس الإدارة إذا جاء قطعة واحدة بلغ 240 سم أو أكثر، وكابينة المصعد كثيرًا ما تقصر عن ذلك. فما يمر من الباب هو الذي يحدد ما يُطلب قطعة واحدة وما ينبغي أن يأتي مجزّأً.',
      },
    },
    {
      kind: 'heading',
      anchor: 'how-much-floor',
      text: { en: 'How much floor everything takes', ar: 'كم يأخذ كل استخدام من المساحة' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Eight to ten square metres of net floor per person, all rooms included, gives an open office that breathes. At six it becomes a call centre. The figures below are for a first sketch, before anybody opens a drawing program.',
        ar: 'ثمانية إلى عشرة أمتار مربعة صافية لكل موظف، بما فيها الغرف كلها، تمنحك مكتبًا مفتوحًا يتنفس. وعند ستة أمتار يصبح المكان مركز اتصال. والأرقام التالية لمسودة أولى بالقلم قبل أن يفتح أحد برنامج الرسم.',
      },
    },
    {
      kind: 'table',
      caption: {
        en: 'Net floor for a first sketch of a 40-person office',
        ar: 'المساحات الصافية لمسودة أولى لمكتب من 40 موظفًا',
      },
      columns: [
        { en: 'Use', ar: 'الاستخدام' },
        { en: 'Rule of thumb', ar: 'القاعدة' },
        { en: 'For 40 people', ar: 'لأربعين موظفًا' },
      ],
      rows: [
        [
          { en: 'Workplaces with their aisles', ar: 'أماكن العمل مع ممراتها' },
          { en: '5–6 m² each', ar: '5–6 م² لكل مكان' },
          { en: '200–240 m²', ar: '200–240 م²' },
        ],
        [
          { en: 'Meeting rooms', ar: 'غرف الاجتماعات' },
          { en: '2–2.5 m² a seat', ar: '2–2.5 م² للمقعد' },
          { en: 'one of 12, two of 6: about 55 m²', ar: 'غرفة لـ 12 وغرفتان لـ 6: نحو 55 م²' },
        ],
        [
          { en: 'Reception and waiting', ar: 'الاستقبال والانتظار' },
          { en: '15–25 m²', ar: '15–25 م²' },
          { en: 'counter, sofa, four visitors', ar: 'كاونتر وكنبة وأربعة زوار' },
        ],
        [
          { en: 'Phone booths', ar: 'كبائن المكالمات' },
          { en: 'one for 10–15 people', ar: 'كبينة لكل 10–15 موظفًا' },
          { en: '3 booths, about 5 m² with standing room', ar: '3 كبائن، نحو 5 م² مع ما حولها' },
        ],
        [
          { en: 'Pantry', ar: 'ركن الضيافة' },
          { en: 'a third of the staff at once', ar: 'ثلث الموظفين في وقت واحد' },
          { en: '25–30 m²', ar: '25–30 م²' },
        ],
        [
          { en: 'Network room', ar: 'غرفة الشبكة' },
          { en: 'a rack with 1 m free front and back', ar: 'كابينة مع متر خالٍ أمامها وخلفها' },
          { en: '6–8 m², cooled day and night', ar: '6–8 م² بتبريد ليلًا ونهارًا' },
        ],
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Keep main ways 120 cm wide and leave a metre behind every chair that somebody walks past. Put the noisy people, sales and support, near the entrance and the printers; give the far corner to the people who close the accounts.',
        ar: 'اجعل الممرات الرئيسية بعرض 120 سم، واترك مترًا خلف كل كرسي يمر الناس وراءه. وضع أهل الضجيج من مبيعات ودعم قرب المدخل والطابعات، وامنح الزاوية البعيدة لمن يقفل الحسابات.',
      },
    },
    {
      kind: 'heading',
      anchor: 'ceiling-and-floor-first',
      text: { en: 'Decide the ceiling and the floor first', ar: 'احسم أمر السقف والأرضية أولًا' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'A wall that reaches the ceiling cuts through sprinkler coverage, smoke detection and the path of the cold air. Ask the landlord in writing whether the change has to be shown to Civil Defence, and allow time for the answer. Screens, booths and shelving that stop short of the ceiling usually need no such detour, which is one reason why they have become so popular.',
        ar: 'كل جدار يبلغ السقف يقطع نطاق رشاشات الحريق وكواشف الدخان ومسار الهواء البارد. اسأل المالك كتابةً هل يجب عرض التعديل على الدفاع المدني، واحسب وقتًا للجواب. أما الفواصل والكبائن والرفوف التي لا تصل إلى السقف فتعفيك من هذه الدورة في العادة، وهذا بعض سر انتشارها.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Each desk wants four sockets and two network outlets, even in the age of Wi-Fi: one outlet for the phone or the dock, one in reserve. Meeting tables need power and a display cable in the middle, not at the wall. Plan one access point for about 25 people and one for each large meeting room, and order the internet line on the day the lease is signed. Of everything in this article it is the item with the longest wait and the least sympathy for your date.',
        ar: 'يحتاج كل مكتب إلى أربعة مقابس كهرباء ومخرجي شبكة، حتى في زمن الواي فاي: واحد للهاتف أو محطة الإرساء، وآخر احتياط. وطاولات الاجتماعات تحتاج إلى الكهرباء وكابل العرض في وسطها لا عند الجدار. خطّط لنقطة وصول لكل 25 شخصًا تقريبًا، وواحدة لكل غرفة اجتماعات كبيرة، واطلب خط الإنترنت يوم توقيع عقد الإيجار؛ فهو أطول ما في هذا المقال انتظارًا وأقلّه اكتراثًا بموعدك.',
      },
    },
    {
      kind: 'heading',
      anchor: 'twelve-weeks',
      text: { en: 'Twelve weeks on one page', ar: 'اثنا عشر أسبوعًا في صفحة واحدة' },
    },
    {
      kind: 'table',
      caption: { en: 'What happens when', ar: 'ماذا يحدث ومتى' },
      columns: [
        { en: 'Weeks before opening', ar: 'الأسبوع قبل الافتتاح' },
        { en: 'Furniture', ar: 'الأثاث' },
        { en: 'Technology', ar: 'التقنية' },
      ],
      rows: [
        [
          { en: '12–11', ar: '12 و11' },
          { en: 'Measure, head count, first sketch', ar: 'القياس وعدد الموظفين والمسودة الأولى' },
          {
            en: 'Order the internet line, choose the network room',
            ar: 'طلب خط الإنترنت واختيار غرفة الشبكة',
          },
        ],
        [
          { en: '10–9', ar: '10 و9' },
          {
            en: 'Plan to scale, visit the showroom, quotations',
            ar: 'مخطط بمقياس، وزيارة الصالة، وعروض الأسعار',
          },
          { en: 'Outlets drawn into the same plan', ar: 'رسم المخارج على المخطط نفسه' },
        ],
        [
          { en: '8', ar: '8' },
          { en: 'Purchase order for anything made to order', ar: 'أمر شراء كل ما يُصنع حسب الطلب' },
          { en: 'Cabling starts while the floor is empty', ar: 'بدء التمديدات والطابق خالٍ' },
        ],
        [
          { en: '6–4', ar: 'من 6 إلى 4' },
          {
            en: 'Purchase order for stock items, access permits',
            ar: 'أمر شراء الأصناف المتوفرة، وتصاريح الدخول',
          },
          { en: 'Rack, switches, UPS; test every outlet', ar: 'الكابينة والمحولات وUPS، وفحص كل مخرج' },
        ],
        [
          { en: '2', ar: '2' },
          { en: 'Desks, then storage, then meeting rooms', ar: 'المكاتب ثم وحدات التخزين ثم غرف الاجتماعات' },
          {
            en: 'Access points, printers, meeting-room screens',
            ar: 'نقاط الوصول والطابعات وشاشات غرف الاجتماعات',
          },
        ],
        [
          { en: '1', ar: '1' },
          { en: 'Chairs last, cleaning, snag list', ar: 'الكراسي آخرًا، ثم التنظيف وقائمة الملاحظات' },
          { en: 'Computers placed, signed in, labelled', ar: 'وضع الأجهزة وتسجيل الدخول وإلصاق الأسماء' },
        ],
      ],
    },
    {
      kind: 'heading',
      anchor: 'paper-that-moves-furniture',
      text: { en: 'The paper that moves furniture', ar: 'الورق الذي يحرّك الأثاث' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Ask for one quotation that lists every line with its code, cover, size and lead time, rather than five that each leave out something different. Compare totals only after the lists agree. When the LPO goes out, it should repeat those codes and name a person on your side who can accept goods; a delivery that nobody may sign for goes back on the lorry.',
        ar: 'اطلب عرض سعر واحدًا يذكر لكل بند رمزه وكسوته ومقاسه ومدة تجهيزه، لا خمسة عروض ينقص كلًّا منها شيء مختلف. ولا تقارن المجاميع قبل أن تتطابق القوائم. وحين يصدر أمر الشراء المحلي فليكرر الرموز نفسها وليسمِّ شخصًا لديكم مخوّلًا بالاستلام؛ فالشحنة التي لا يوقّع لها أحد تعود على الشاحنة.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Towers in West Bay and Lusail want names, car plates and insurance papers of the installers days ahead, and many open their loading bays to large deliveries only in the evening or on Saturdays. Give your supplier the blue plate of the building, the contact in facility management and the hours of the bay in the same message. Check the zone and the earliest day under Delivery information before you promise either to anybody.',
        ar: 'أبراج الخليج الغربي ولوسيل تطلب أسماء العمال وأرقام السيارات ووثائق التأمين قبل أيام، وكثير منها لا يفتح أرصفة التحميل للشحنات الكبيرة إلا مساءً أو يوم السبت. أرسل إلى المورّد في رسالة واحدة اللوحة الزرقاء للمبنى وجهة الاتصال في إدارة المرافق وساعات الرصيف. وراجع منطقتك وأقرب موعد في صفحة معلومات التوصيل قبل أن تعد أحدًا بشيء.',
      },
    },
    {
      kind: 'heading',
      anchor: 'installation-days',
      text: {
        en: 'Three days of installation, one tape on the floor',
        ar: 'ثلاثة أيام تركيب وشريط لاصق على الأرض',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Mark the corners of every bench with masking tape the evening before. Moving tape takes a minute; moving a six-person bench with its cables takes four men and an hour.',
          ar: 'علّم زوايا كل محطة عمل بشريط لاصق في المساء السابق؛ فتحريك الشريط دقيقة، وتحريك محطة لستة أشخاص بأسلاكها يحتاج إلى أربعة رجال وساعة.',
        },
        {
          en: 'Work from the far wall towards the lift, so that nobody carries cartons past finished desks.',
          ar: 'ابدأ من أبعد جدار واتجه نحو المصعد، حتى لا تمر الكراتين بمكاتب جاهزة.',
        },
        {
          en: 'Lay desk cables before the pedestals arrive, and fix every tray and grommet while you can still crawl.',
          ar: 'مدّد أسلاك المكاتب قبل وصول وحدات الأدراج، وثبّت المجاري والفتحات ما دام الزحف تحتها ممكنًا.',
        },
        {
          en: 'Let the chairs come last. A chair on a building site is a ladder, a trolley and a bed.',
          ar: 'لتكن الكراسي آخر ما يصل؛ فالكرسي في ورشة مفتوحة سلّم وعربة وسرير.',
        },
        {
          en: 'Walk the floor with the foreman before he leaves, and write the snag list together: scratched edges, drawers that do not lock, screens that lean.',
          ar: 'تجوّل مع رئيس العمال قبل أن يغادر واكتبا معًا قائمة الملاحظات: حواف مخدوشة، وأدراج لا تُقفل، وفواصل مائلة.',
        },
      ],
    },
    {
      kind: 'heading',
      anchor: 'sunday-at-half-past-seven',
      text: { en: 'Sunday, half past seven', ar: 'الأحد، السابعة والنصف صباحًا' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Open on a Sunday, never on a Thursday: a problem found on Thursday afternoon waits through the weekend, one found on Sunday morning is met by a full working week. Have a name card, a key for the pedestal and a one-page sheet on every desk: Wi-Fi, printer, phone number of the person who helps. Set the thermostat the night before, because forty people and forty screens heat a floor faster than the empty one suggested.',
        ar: 'افتتح يوم الأحد لا الخميس؛ فعطل عصر الخميس ينتظر نهاية الأسبوع كلها، وعطل صباح الأحد أمامه أسبوع عمل كامل. ضع على كل مكتب بطاقة اسم ومفتاح وحدة الأدراج وورقة واحدة فيها الواي فاي والطابعة ورقم من يساعد. واضبط التكييف منذ الليلة السابقة، فأربعون شخصًا وأربعون شاشة يسخّنون الطابق أسرع مما أوحى به وهو خالٍ.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Keep two installers and one technician on site until noon. After that the office belongs to the people in it, and within a month they will have moved a third of what you planned. That is not a failure of the plan; it is what furniture on castors is for.',
        ar: 'أبقِ عاملَي تركيب وفنيًا في المكان حتى الظهر. بعدها يصبح المكتب ملك أصحابه، وفي غضون شهر سيكونون قد نقلوا ثلث ما خططت له. وليس هذا فشلًا في الخطة، فلأجله صُنع الأثاث ذو العجلات.',
      },
    },
  ],
  questions: [
    {
      question: {
        en: 'Can it be done in four weeks?',
        ar: 'هل يمكن إنجاز ذلك في أربعة أسابيع؟',
      },
      answer: {
        en: 'With furniture from stock, no new walls and an internet line that already works, yes. Choose from what the shop shows as in stock, accept standard colours, and spend the saved decisions on the cabling.',
        ar: 'نعم، إذا كان الأثاث متوفرًا في المخزون ولم تُبنَ جدران جديدة وكان خط الإنترنت يعمل. اختر مما يظهر في المتجر متوفرًا، واقبل بالألوان القياسية، وأنفق ما وفّرته من قرارات على التمديدات.',
      },
    },
    {
      question: {
        en: 'Should we buy for the people we have or for those we will hire?',
        ar: 'هل نشتري لعدد موظفينا اليوم أم لمن سنوظّفهم؟',
      },
      answer: {
        en: 'Cable for the full floor, furnish for the next twelve months, and choose a bench system that can be extended. Outlets are cheap before the desks stand on them and dear afterwards.',
        ar: 'مدّد الأسلاك للطابق كله، وأثّث لاثني عشر شهرًا مقبلة، واختر نظام محطات عمل قابلًا للتمديد. فالمخارج رخيصة قبل أن توضع المكاتب فوقها وغالية بعد ذلك.',
      },
    },
    {
      question: {
        en: 'What is forgotten most often?',
        ar: 'ما أكثر ما يُنسى؟',
      },
      answer: {
        en: 'Coat hooks, bins, a place for prayer, a cupboard for stationery, and somewhere to put the cartons while the team unpacks.',
        ar: 'علّاقات الملابس وسلال المهملات ومكان للصلاة وخزانة للقرطاسية، ومكان للكراتين أثناء التفريغ.',
      },
    },
  ],
  closing: {
    en: 'Bring the landlord’s drawing and your head count to the showroom, even if the drawing is a photograph of a photocopy. An hour over a plan in week twelve saves a day of carrying in week one.',
    ar: 'أحضر إلى صالة العرض مخطط المالك وعدد الموظفين، حتى لو كان المخطط صورة لنسخة مصوّرة. فساعة أمام المخطط في الأسبوع الثاني عشر توفّر يومًا من الحمل في الأسبوع الأخير.',
  },
};

import type { BuiltInArticle } from '#domain/content/built-in-article.ts';

export const choosingAnOfficeChair: BuiltInArticle = {
  id: 'choosing-an-office-chair',
  slug: 'how-to-choose-an-office-chair',
  kind: 'buying-guide',
  title: {
    en: 'How to choose an office chair you will still like in five years',
    ar: 'كيف تختار كرسي مكتب تظل راضيًا عنه بعد خمس سنوات',
  },
  excerpt: {
    en: 'What to try in the showroom, in the order in which it matters to your back, what the data sheet really promises, and how to order forty chairs without forty arguments.',
    ar: 'ما تجرّبه في صالة العرض مرتبًا بحسب أهميته لظهرك، وما تعنيه أرقام المواصفات فعلًا، وكيف تطلب أربعين كرسيًا من دون أربعين جدالًا.',
  },
  publishDate: '2025-05-28',
  reviewedOn: '2026-11-17',
  author: 'showroom',
  categories: ['seating', 'desks'],
  featured: true,
  seoTitle: {
    en: 'How to choose an office chair: what to try and ask',
    ar: 'كيف تختار كرسي المكتب: ما تجرّبه وما تسأل عنه',
  },
  seoDescription: {
    en: 'Seat depth, lumbar support, armrests, mechanism, cover and castors: how to judge an office chair before you buy one, or forty, in Qatar.',
    ar: 'عمق المقعد ودعم أسفل الظهر والمساند والآلية والكسوة والعجلات: كيف تحكم على كرسي المكتب قبل شراء واحد أو أربعين في قطر.',
  },
  keywords: [
    { en: 'office chair', ar: 'كرسي مكتب' },
    { en: 'ergonomic chair Qatar', ar: 'كرسي مريح للظهر قطر' },
    { en: 'how to adjust an office chair', ar: 'ضبط كرسي المكتب' },
    { en: 'mesh or leather office chair', ar: 'كرسي شبكي أو جلدي' },
  ],
  featuredImage: 'categories/seating',
  content: [
    {
      kind: 'paragraph',
      text: {
        en: 'Most chairs feel good for the first two minutes. The question is how they feel on a Wednesday afternoon, three hours into a spreadsheet. You can find that out in the showroom if you know what to try, and it takes less time than reading the brochure.',
        ar: 'معظم الكراسي مريحة في أول دقيقتين، والسؤال هو كيف تجدها عصر الأربعاء بعد ثلاث ساعات أمام جداول الأرقام. يمكنك أن تعرف ذلك في صالة العرض إن عرفت ما تجرّبه، ولن يستغرق منك وقتًا أطول من قراءة الكتيّب.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Wear the shoes you work in, empty your back pockets, and ask for a desk to pull the chair up to. A chair on its own in the middle of a carpet tells you how it looks; a chair at a desk tells you whether you can work in it.',
        ar: 'البس الحذاء الذي تعمل به، وأفرغ جيوبك الخلفية، واطلب أن يوضع الكرسي أمام مكتب. فالكرسي وحده في وسط السجادة يريك شكله فقط، أما أمام المكتب فيريك هل تستطيع العمل عليه.',
      },
    },
    {
      kind: 'heading',
      anchor: 'start-with-the-seat',
      text: { en: 'Start with the seat, not the back', ar: 'ابدأ بالمقعد لا بالظهر' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Sit all the way back and put your feet flat on the floor. Two or three fingers should fit between the front edge and the back of your knee. If the seat is too deep you will slide forward all day and the best backrest in the world will never touch you. A seat that slides is worth more than any other adjustment when several people share a desk.',
        ar: 'اجلس إلى آخر المقعد وضع قدميك على الأرض. ينبغي أن يتسع ما بين حافة المقعد وباطن ركبتك لإصبعين أو ثلاث. إن كان المقعد أعمق من ذلك فستنزلق إلى الأمام طوال اليوم، ولن يلمسك أفضل ظهر في العالم. والمقعد المنزلق أهم من أي ضبط آخر حين يتناوب عدة أشخاص على المكتب نفسه.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Then the height. With your thighs level and your feet supported, the seat of a person of average height ends up somewhere between 42 and 48 cm. Chairs with a leather executive look often start at 46 cm, which leaves shorter colleagues dangling. If the lowest setting is still too high, a footrest solves it; if the desk is the reason you sit so high, the desk is what needs changing.',
        ar: 'ثم يأتي الارتفاع. إذا استوى الفخذان واستقرت القدمان، استقر المقعد لدى متوسطي القامة بين 42 و48 سم تقريبًا. وكثير من الكراسي التنفيذية الجلدية يبدأ من 46 سم، فتبقى أقدام قصار القامة معلّقة. إن ظل أدنى ارتفاع عاليًا فمسند القدمين يكفي، أما إن كان علوّ المكتب هو ما يجبرك على رفع الكرسي فالمكتب هو الذي يحتاج إلى تغيير.',
      },
    },
    {
      kind: 'heading',
      anchor: 'find-the-small-of-your-back',
      text: { en: 'Then find the small of your back', ar: 'ثم ابحث عن دعم أسفل الظهر' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The support belongs just above the belt. Move it up and down until you stop noticing it: support that you notice is in the wrong place. Lean back and see whether the chair follows you with even pressure or lets go half-way. Set the tension so that a light push of the feet starts the movement, and your own weight does not throw you backwards.',
        ar: 'مكان الدعم فوق الحزام بقليل. ارفعه واخفضه حتى لا تعود تشعر به؛ فالدعم الذي تشعر به ليس في مكانه. ثم أرجع ظهرك إلى الخلف وانظر: هل يتبعك الكرسي بضغط متساوٍ أم يتخلى عنك في منتصف الطريق؟ واضبط الشدة بحيث تبدأ الحركة بدفعة خفيفة من القدمين من دون أن يرميك وزنك إلى الوراء.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'A synchronised mechanism tilts the back about twice as far as the seat, so your eyes stay near the height of the screen and your shirt stays tucked in. A simple rocking mechanism lifts your knees instead. It is fine in a meeting room, and a nuisance at a keyboard.',
        ar: 'الآلية المتزامنة تميل بالظهر ضعف ميل المقعد تقريبًا، فتبقى عيناك قريبتين من مستوى الشاشة ويبقى هندامك في مكانه. أما الإمالة البسيطة فترفع الركبتين بدلًا من ذلك؛ تصلح لغرفة الاجتماعات، وتضايق من يكتب على لوحة المفاتيح.',
      },
    },
    {
      kind: 'heading',
      anchor: 'armrests-and-desk',
      text: { en: 'Armrests that get along with the desk', ar: 'مساند ذراعين تناسب المكتب' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Armrests carry about a tenth of your weight if they are at elbow height, and push your shoulders to your ears if they are not. Let your arms hang, bend the elbows to a right angle, and raise the pads until they just touch. Now roll up to the desk. If the pads hit the edge before you reach the keyboard, you will work leaning forward for years. Either the armrests go lower than the desk top, or you take a chair without any.',
        ar: 'تحمل مساند الذراعين نحو عُشر وزنك إذا كانت بارتفاع المرفقين، وترفع كتفيك إلى أذنيك إذا لم تكن. أرخِ ذراعيك واثنِ المرفقين بزاوية قائمة، ثم ارفع المسندين حتى يلامساهما بالكاد. اقترب الآن من المكتب: إن اصطدم المسندان بحافته قبل أن تصل إلى لوحة المفاتيح فستعمل سنوات منحنيًا إلى الأمام. فإما مساند تنزل تحت سطح المكتب، وإما كرسي من دون ذراعين.',
      },
    },
    {
      kind: 'heading',
      anchor: 'covers-for-this-climate',
      text: {
        en: 'Mesh, fabric or leather in an air-conditioned country',
        ar: 'شبك أم قماش أم جلد في بلد مكيّف',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'The weather outside matters less than the grille above the desk. Under a strong outlet a mesh back turns into a draught; beside a west-facing window the same mesh is a relief from two o’clock on. Leather looks right in an executive room, feels cold for the first ten minutes, and dries out where the sun reaches it. Dust is the other local guest: it settles in open weaves, so a mesh chair wants a soft brush and a vacuum cleaner every month or two.',
        ar: 'فتحة التكييف فوق المكتب أهم من حرارة الشارع. فتحت هواء قوي يصبح الظهر الشبكي مصدر تيار بارد، وإلى جانب نافذة غربية يكون الشبك نفسه راحة من الثانية ظهرًا. والجلد يليق بالمكتب التنفيذي، لكنه بارد في الدقائق العشر الأولى، ويجف حيث تصل إليه الشمس. والغبار ضيفنا الآخر: يستقر في النسيج المفتوح، فيحتاج الكرسي الشبكي إلى فرشاة ناعمة ومكنسة كهربائية كل شهر أو شهرين.',
      },
    },
    {
      kind: 'table',
      caption: { en: 'Which cover suits which place', ar: 'أي كسوة لأي مكان' },
      columns: [
        { en: 'Cover', ar: 'الكسوة' },
        { en: 'At its best', ar: 'أنسب مكان لها' },
        { en: 'Think twice', ar: 'أين تتردد' },
        { en: 'Care', ar: 'العناية' },
      ],
      rows: [
        [
          { en: 'Mesh back', ar: 'ظهر شبكي' },
          { en: 'Warm rooms, long hours', ar: 'الغرف الدافئة وساعات العمل الطويلة' },
          { en: 'Directly below an air outlet', ar: 'تحت فتحة التكييف مباشرة' },
          { en: 'Brush and vacuum', ar: 'فرشاة ومكنسة' },
        ],
        [
          { en: 'Woven fabric', ar: 'قماش منسوج' },
          { en: 'Open offices, shared desks', ar: 'المكاتب المفتوحة والمشتركة' },
          { en: 'Next to the coffee machine', ar: 'بجوار ماكينة القهوة' },
          { en: 'Vacuum, blot spills at once', ar: 'مكنسة، وتجفيف ما ينسكب فورًا' },
        ],
        [
          { en: 'Leather', ar: 'جلد طبيعي' },
          { en: 'Executive rooms', ar: 'المكاتب التنفيذية' },
          { en: 'In direct sun', ar: 'في مواجهة الشمس' },
          { en: 'Damp cloth, conditioner twice a year', ar: 'قطعة مبللة، ومرطّب مرتين في السنة' },
        ],
        [
          { en: 'Synthetic leather', ar: 'جلد صناعي' },
          { en: 'Clinics, counters, quick wiping', ar: 'العيادات والكاونترات وحيث يكثر المسح' },
          { en: 'Eight hours a day for years', ar: 'ثماني ساعات يوميًا لسنوات' },
          { en: 'Mild soap, no solvents', ar: 'صابون خفيف بلا مذيبات' },
        ],
      ],
    },
    {
      kind: 'heading',
      anchor: 'reading-the-data-sheet',
      text: { en: 'Reading the data sheet without a translator', ar: 'كيف تقرأ ورقة المواصفات' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Four lines on it deserve your attention, and the rest is decoration.',
        ar: 'أربعة أسطر فيها تستحق انتباهك، وما عداها زينة.',
      },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Load: the usual test is for 110 kg. Somebody heavier needs a chair rated for it, with a metal base rather than a nylon one.',
          ar: 'الحمولة: الاختبار المعتاد على 110 كجم، ومن زاد وزنه على ذلك يحتاج إلى كرسي مصمم له وبقاعدة معدنية لا من النايلون.',
        },
        {
          en: 'Gas lift: class 4 is the strongest class for office chairs, and the one to ask for where a chair is raised and lowered all day.',
          ar: 'مكبس الغاز: الفئة 4 أقوى فئات الكراسي المكتبية، فاطلبها حيث يُرفع الكرسي ويُخفض طوال اليوم.',
        },
        {
          en: 'Abrasion: fabric is rubbed in a machine until it gives way. From 40,000 cycles it is fit for office use; for round-the-clock desks look for 100,000.',
          ar: 'مقاومة الاحتكاك: يُفرك القماش في جهاز حتى يبلى. من 40 ألف دورة يصلح للمكاتب، وللعمل على مدار الساعة ابحث عن 100 ألف.',
        },
        {
          en: 'Castors: hard ones are for carpet, soft ones for tiles, wood and vinyl. On the porcelain floors of most Doha offices, hard castors rattle and wander.',
          ar: 'العجلات: الصلبة للسجاد، واللينة للبلاط والخشب والفينيل. وعلى أرضيات البورسلان السائدة في مكاتب الدوحة تقرقع العجلات الصلبة وتنزلق.',
        },
      ],
    },
    {
      kind: 'heading',
      anchor: 'five-checks',
      text: { en: 'Five checks in five minutes', ar: 'خمس تجارب في خمس دقائق' },
    },
    {
      kind: 'list',
      items: [
        {
          en: 'Two fingers behind the knee, feet flat on the floor.',
          ar: 'إصبعان خلف الركبة والقدمان على الأرض.',
        },
        { en: 'Lumbar support just above the belt, unnoticed.', ar: 'دعم فوق الحزام بقليل لا تشعر به.' },
        {
          en: 'Armrests that pass under your desk and still carry your elbows.',
          ar: 'مسندان يدخلان تحت المكتب ويحملان المرفقين.',
        },
        {
          en: 'A recline you can lock with one hand, without looking.',
          ar: 'إمالة تثبّتها بيد واحدة ومن دون أن تنظر.',
        },
        {
          en: 'A full turn and a metre of rolling on the floor you have, not on the showroom’s.',
          ar: 'دورة كاملة ومتر من السير على أرضية تشبه أرضيتك، لا على أرضية الصالة.',
        },
      ],
    },
    {
      kind: 'heading',
      anchor: 'ordering-for-a-team',
      text: { en: 'Forty chairs without forty arguments', ar: 'أربعون كرسيًا من دون أربعين جدالًا' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'A single model for everyone is easy to buy, to service and to move between floors, as long as its range is wide: a sliding seat, armrests that move in two directions, and a lift of at least ten centimetres. Choose it with three colleagues, the shortest, the tallest and the one who complains. If all three can be made comfortable, the rest will be.',
        ar: 'طراز واحد للجميع أسهل في الشراء والصيانة والنقل بين الطوابق، بشرط أن يتسع مدى ضبطه: مقعد منزلق، ومساند تتحرك في اتجاهين، ومدى ارتفاع لا يقل عن عشرة سنتيمترات. اختره مع ثلاثة من زملائك: أقصرهم وأطولهم وأكثرهم شكوى. فإذا ارتاح هؤلاء ارتاح الباقون.',
      },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Buy one or two first and sit in them for a working week before you sign for the rest. Write the model, the cover and the castors into the purchase order, because “black mesh chair” describes half the catalogue. And order two or three more than you have people: new colleagues arrive faster than the next delivery of the same colour.',
        ar: 'اشترِ كرسيًا أو اثنين أولًا، واجلسوا عليهما أسبوع عمل كاملًا قبل أن توقّع على البقية. واكتب في أمر الشراء الطراز والكسوة ونوع العجلات، لأن عبارة «كرسي شبكي أسود» تنطبق على نصف الكتالوج. واطلب اثنين أو ثلاثة فوق عدد الموظفين، فالزملاء الجدد يصلون أسرع من الدفعة التالية باللون نفسه.',
      },
    },
    {
      kind: 'heading',
      anchor: 'the-first-week',
      text: { en: 'The first week decides', ar: 'الأسبوع الأول هو الحَكَم' },
    },
    {
      kind: 'paragraph',
      text: {
        en: 'Many good chairs are condemned because nobody set them. Put ten minutes per person into the day of delivery: seat height, depth, lumbar, tension, armrests, in that order. Repeat after a week, when muscles have got used to sitting upright. What still hurts then is worth a call, and usually one lever away from being right.',
        ar: 'كثير من الكراسي الجيدة يُظلم لأن أحدًا لم يضبطه. خصّص يوم التسليم عشر دقائق لكل موظف: ارتفاع المقعد ثم عمقه ثم دعم أسفل الظهر ثم الشدة ثم المساند، بهذا الترتيب. وأعد الضبط بعد أسبوع حين تعتاد العضلات الجلوس المعتدل. وما بقي يؤلم بعدها يستحق اتصالًا، وغالبًا ما يكون حله في ذراع ضبط واحدة.',
      },
    },
  ],
  questions: [
    {
      question: { en: 'Do I need a headrest?', ar: 'هل أحتاج إلى مسند رأس؟' },
      answer: {
        en: 'Only if you lean back to phone, read or think. While you type, your head should balance above your shoulders and touch nothing. A headrest that reaches forward of the backrest pushes the chin down and does harm.',
        ar: 'فقط إن كنت ترجع ظهرك حين تتصل أو تقرأ أو تفكر. أما أثناء الكتابة فالرأس متوازن فوق الكتفين لا يلامس شيئًا. والمسند البارز عن مستوى الظهر يدفع الذقن إلى الأسفل فيضر أكثر مما ينفع.',
      },
    },
    {
      question: { en: 'How long should a chair last?', ar: 'كم سنة ينبغي أن يعيش الكرسي؟' },
      answer: {
        en: 'In single-shift use, seven to ten years is a fair expectation of a good task chair, with a gas lift or a set of castors replaced on the way. Ask whether those parts can be ordered separately before you ask about the colour.',
        ar: 'في دوام من وردية واحدة يُتوقع من كرسي الموظف الجيد سبع إلى عشر سنوات، يُستبدل خلالها مكبس غاز أو طقم عجلات. فاسأل هل تُطلب هذه القطع منفردة قبل أن تسأل عن اللون.',
      },
    },
    {
      question: {
        en: 'Is an expensive chair enough against back pain?',
        ar: 'هل يكفي كرسي غالٍ لعلاج ألم الظهر؟',
      },
      answer: {
        en: 'No chair replaces getting up. Twice an hour is a good habit, and a desk that goes up makes it easier. Pain that stays belongs in front of a doctor, not in front of a salesman.',
        ar: 'لا كرسي يغني عن القيام. مرتان في الساعة عادة حسنة، والمكتب القابل لتعديل الارتفاع يسهّلها. أما الألم المستمر فمكانه عند الطبيب لا عند البائع.',
      },
    },
  ],
  closing: {
    en: 'If two chairs pass all five checks, take the one with the longer warranty on its mechanism and gas lift. Those are the parts that wear out, and a maker who expects them to last says so in writing.',
    ar: 'إذا اجتاز كرسيان التجارب الخمس فخذ صاحب الضمان الأطول على الآلية ومكبس الغاز؛ فهما أول ما يبلى، والمصنّع الواثق من متانتهما يكتب ذلك صراحة.',
  },
};

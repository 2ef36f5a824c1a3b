import type { Topic } from '#domain/content/topic.ts';

export const workstationsForAGrowingTeam: Topic = {
  slug: 'workstations-for-a-growing-team',
  kind: 'space-planning',
  title: {
    en: 'Workstations for a team that will not stay this size',
    ar: 'محطات عمل لفريق لن يبقى بهذا العدد',
  },
  excerpt: {
    en: 'How to buy benches for eight people today so that the ninth and the twentieth fit without a second move: modules, power, space and finishes.',
    ar: 'كيف تشتري محطات لثمانية موظفين اليوم بحيث يجد الموظف التاسع، ثم العشرون، مكانًا من غير انتقال جديد: الوحدات والكهرباء والمساحة والألوان.',
  },
  categories: ['workstations', 'desks', 'acoustic-pods'],
  keywords: [
    { en: 'office workstations Qatar', ar: 'محطات عمل مكتبية قطر' },
    { en: 'bench desks for teams', ar: 'طاولات عمل متصلة للفرق' },
    { en: 'space per employee office', ar: 'المساحة لكل موظف في المكتب' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'A company takes a floor for twelve people, furnishes it for twelve, and signs the contract that makes it eighteen before the last carton has left the building. It happens often enough in Doha that we plan for it from the first drawing.',
      ar: 'تستأجر شركة طابقًا لاثني عشر موظفًا وتؤثثه لاثني عشر، ثم توقّع العقد الذي يجعلهم ثمانية عشر قبل أن تغادر آخر كرتونة المبنى. يتكرر هذا في الدوحة إلى حد أننا نحسب حسابه من أول مخطط.',
    },
    {
      en: 'Growing well is mostly a matter of what you leave open: an end that can be extended, a circuit that is not yet full, a finish that can be ordered again.',
      ar: 'والتوسع المريح يتوقف غالبًا على ما تتركه مفتوحًا: طرف يقبل الإضافة، ودائرة كهربائية لم تمتلئ، ولون يمكن طلبه مرة أخرى.',
    },
  ],
  sections: [
    {
      heading: {
        en: 'Start from the floor, not from the head count',
        ar: 'ابدأ من المساحة لا من عدد الموظفين',
      },
      paragraphs: [
        {
          en: 'For rows of benches allow 5 to 6 m² per place, walkways included. For the whole office, with reception, meeting rooms, pantry and store, 9 to 12 m² per person is comfortable and below 8 is crowded. A net area of 180 m² therefore ends at about twenty people, whatever the furniture.',
          ar: 'احسب لصفوف محطات العمل من 5 إلى 6 م² للمكان الواحد مع الممرات. أما المكتب كله، بما فيه الاستقبال وغرف الاجتماعات وركن الضيافة والمخزن، فمن 9 إلى 12 م² للشخص مساحة مريحة، وما دون 8 ازدحام. فالمساحة الصافية البالغة 180 م² سقفها نحو عشرين موظفًا أيًا كان الأثاث.',
        },
        {
          en: 'Draw the full state first, with every place you could ever fit, and then remove what you do not need yet. The gaps that remain are in the right spots. Filling a room from one corner and hoping leaves the gaps where no desk can stand.',
          ar: 'ارسم الحالة الممتلئة أولًا بكل مكان يمكن أن تتسع له الغرفة، ثم احذف ما لا تحتاج إليه الآن، فتبقى الفراغات في مواضعها الصحيحة. أما ملء الغرفة من زاوية واحدة على أمل أن يكفي الباقي فيترك فراغات لا تتسع لمكتب.',
        },
      ],
    },
    {
      heading: { en: 'Three ways to add a place', ar: 'ثلاث طرق لإضافة مكان' },
      paragraphs: [],
      table: {
        caption: { en: 'Systems compared by how they grow', ar: 'مقارنة الأنظمة بحسب قابليتها للتوسع' },
        columns: [
          { en: 'System', ar: 'النظام' },
          { en: 'To add two people', ar: 'لإضافة شخصين' },
          { en: 'Suits', ar: 'يناسب' },
        ],
        rows: [
          [
            { en: 'Shared-frame bench', ar: 'محطة بهيكل مشترك' },
            { en: 'An add-on bay with one new pair of legs', ar: 'وحدة إضافية بزوج جديد من القوائم' },
            { en: 'Teams that grow in one direction', ar: 'فرق تنمو في اتجاه واحد' },
          ],
          [
            { en: 'Clusters of four', ar: 'مجموعات من أربعة أماكن' },
            { en: 'Half a cluster, or wait for four', ar: 'نصف مجموعة، أو انتظار اكتمال أربعة' },
            { en: 'Departments that change places', ar: 'أقسام تتبدل مواضعها' },
          ],
          [
            { en: 'Single desks', ar: 'مكاتب منفردة' },
            { en: 'Two desks and two sets of cables', ar: 'مكتبان وطقمان من الكابلات' },
            { en: 'Up to about six people, or odd rooms', ar: 'ستة أشخاص أو نحوهم، أو غرف غير منتظمة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Electricity is where growth stops', ar: 'عند الكهرباء يتوقف التوسع' },
      paragraphs: [
        {
          en: 'A place with a laptop, a dock and two screens draws some 150 to 200 W. What fills a circuit is not the computers but the heater, kettle or printer that somebody plugs in beside them. Ask a licensed electrician how many places each circuit may carry, and have spare floor boxes put in while the floor is still open. Two sockets, a USB-C outlet and two data points per place are enough; run a third data cable to every fourth place for a phone, a printer or an access point.',
          ar: 'المكان الذي فيه لابتوب ومحطة إرساء وشاشتان يستهلك نحو 150 إلى 200 واط. وليست أجهزة الكمبيوتر ما يملأ الدائرة، بل المدفأة أو الغلاية أو الطابعة التي يصلها أحدهم إلى جانبها. اسأل كهربائيًا مرخصًا كم مكانًا تتحمل كل دائرة، ومدّ علبًا أرضية احتياطية ما دامت الأرضية مكشوفة. ويكفي كل مكان مقبسان ومنفذ USB-C ونقطتا شبكة، ومدّ كابل شبكة ثالثًا لكل أربعة أماكن لهاتف أو طابعة أو نقطة وصول.',
        },
      ],
    },
    {
      heading: { en: 'Decide these once', ar: 'أمور تقررها مرة واحدة' },
      paragraphs: [],
      points: [
        {
          en: 'One width for all. A row of 140 cm places cannot be continued with 120.',
          ar: 'عرض واحد للجميع؛ فالصف المبني على 140 سم لا يُستكمل بأماكن عرضها 120 سم.',
        },
        {
          en: 'A stock finish: white, oak or walnut can be ordered again in three years, a special laminate perhaps not.',
          ar: 'لون متوفر دائمًا: الأبيض والبلوط والجوز تجدها بعد ثلاث سنوات، أما اللون الخاص فقد لا تجده.',
        },
        {
          en: 'Screens that clip on. A fixed one has to be unscrewed for every change.',
          ar: 'فواصل تُثبَّت بمشابك؛ فالفاصل الثابت يُفك مع كل تغيير.',
        },
        {
          en: 'Pedestals on castors, so that people move with their drawers and not with boxes.',
          ar: 'وحدات أدراج على عجلات لينتقل الموظف بأدراجه لا بالكراتين.',
        },
        {
          en: 'Keys from one series with a master key, recorded by number.',
          ar: 'مفاتيح من سلسلة واحدة لها مفتاح رئيسي، مسجلة بأرقامها.',
        },
      ],
    },
    {
      heading: { en: 'Sharing before buying', ar: 'المشاركة قبل الشراء' },
      paragraphs: [
        {
          en: "When part of the team is on site or with customers on most days, four desks can serve five people. It works if every place is equal, if each person has a locker, and if nobody clears a colleague's photographs away in the morning. It fails in accounts and anywhere else that lives on paper.",
          ar: 'إذا كان بعض الفريق في المواقع أو عند العملاء معظم الأيام، فقد تكفي أربعة مكاتب لخمسة أشخاص. ينجح ذلك إذا تساوت الأماكن وكان لكل شخص خزانة لوكر، ولم يضطر أحد إلى إزاحة صور زميله كل صباح. ويخفق في الحسابات وفي كل قسم يعيش على الورق.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Should we buy the extra places now and leave them empty?',
        ar: 'هل نشتري الأماكن الإضافية الآن ونتركها خالية؟',
      },
      answer: {
        en: 'One pair, yes: new people start faster than suppliers deliver. Beyond that, empty desks collect boxes and make the room feel unfinished.',
        ar: 'زوج واحد نعم، فالموظف الجديد قد يباشر قبل أن يصل الأثاث. أما ما زاد فتتراكم عليه الكراتين ويبدو المكان ناقصًا.',
      },
    },
    {
      question: { en: 'How long does an extension take?', ar: 'كم يستغرق تركيب الإضافة؟' },
      answer: {
        en: 'Two fitters add a bay for two in about an hour when the power is already beneath it. Without a floor box the wiring takes longer than the furniture.',
        ar: 'يركّب فنيان وحدة لشخصين في نحو ساعة إذا كانت الكهرباء جاهزة تحتها. ومن دون علبة أرضية تأخذ التمديدات وقتًا أطول من الأثاث.',
      },
    },
  ],
  closing: {
    en: 'Keep the drawing of the full state in the same folder as the lease. On the day the head count changes, it tells you in a minute whether you need a bay, a new floor plan or a new floor.',
    ar: 'احفظ مخطط الحالة الممتلئة مع عقد الإيجار في ملف واحد. ويوم يتغير العدد ستعرف منه في دقيقة: هل تحتاج إلى وحدة إضافية أم مخطط جديد أم طابق آخر.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const taskChairOrExecutiveChair: Topic = {
  slug: 'task-chair-or-executive-chair',
  kind: 'buying-guide',
  title: {
    en: 'Task chair, ergonomic chair or executive chair?',
    ar: 'كرسي موظفين أم كرسي مريح أم كرسي تنفيذي؟',
  },
  excerpt: {
    en: 'Three families of swivel chair, what each one is built to do, and a way to divide a seating budget among people who sit differently.',
    ar: 'ثلاث عائلات من الكراسي الدوارة، وما صُنعت له كل واحدة، وطريقة لتوزيع ميزانية الكراسي على موظفين تختلف طرق جلوسهم.',
  },
  categories: ['seating', 'desks'],
  keywords: [
    { en: 'executive chair or ergonomic chair', ar: 'كرسي تنفيذي أو كرسي مريح' },
    { en: 'task chair Qatar', ar: 'كرسي موظفين قطر' },
    { en: 'chairs for an office team', ar: 'كراسي لفريق المكتب' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'Picture an order for two dozen chairs: eighteen plain ones and six good ones. The six are meant for managers, who spend most of the day in meetings; the eighteen go to a department that sits at two screens for eight hours. Such an order is the wrong way round, and it is written quite often, because rank is easier to read from a list of names than hours are.',
      ar: 'تخيّل طلبًا بأربعة وعشرين كرسيًا: ثمانية عشر عاديًا وستة جيدة. الستة للمديرين، وهم في اجتماعات معظم اليوم، والباقي لقسم يجلس ثماني ساعات أمام شاشتين. هذا طلب مقلوب، لكنه يتكرر، لأن الدرجة الوظيفية أسهل قراءة في كشف الأسماء من عدد ساعات الجلوس.',
    },
    {
      en: 'The words on the label describe a look. What should decide is the hours, the posture and the number of people who share the seat.',
      ar: 'التسمية تصف الشكل، أما القرار فتحسمه ساعات الجلوس ووضعيته وعدد من يتناوبون على المقعد.',
    },
  ],
  sections: [
    {
      heading: { en: 'Side by side', ar: 'مقارنة سريعة' },
      paragraphs: [],
      table: {
        caption: { en: 'What the three families usually offer', ar: 'ما تقدمه العائلات الثلاث عادةً' },
        columns: [
          { en: 'Feature', ar: 'وجه المقارنة' },
          { en: 'Task', ar: 'كرسي موظفين' },
          { en: 'Ergonomic', ar: 'كرسي مريح' },
          { en: 'Executive', ar: 'كرسي تنفيذي' },
        ],
        rows: [
          [
            { en: 'Built for', ar: 'الغرض' },
            { en: '2–5 hours, changing users', ar: '2–5 ساعات ومستخدمون متعددون' },
            { en: '6–9 hours at a screen', ar: '6–9 ساعات أمام الشاشة' },
            { en: 'Talking, reading, signing', ar: 'الحديث والقراءة والتوقيع' },
          ],
          [
            { en: 'Recline', ar: 'الإمالة' },
            { en: 'Tilts as one piece', ar: 'يميل كقطعة واحدة' },
            { en: 'Back and seat move in proportion', ar: 'الظهر والمقعد يتحركان بتناسب' },
            { en: 'Tilts from the knee or the centre', ar: 'يميل من جهة الركبة أو من الوسط' },
          ],
          [
            { en: 'Armrests', ar: 'مساند الذراعين' },
            { en: 'None, or height only', ar: 'بلا مساند أو بضبط الارتفاع فقط' },
            { en: 'Height, often width and depth', ar: 'ضبط الارتفاع وغالبًا العرض والعمق' },
            { en: 'Fixed and padded', ar: 'ثابتة ومبطنة' },
          ],
          [
            { en: 'Lower back', ar: 'أسفل الظهر' },
            { en: 'A curve in the shell', ar: 'انحناءة في الظهر نفسه' },
            { en: 'A support you can move', ar: 'دعم قابل للتحريك' },
            { en: 'Upholstery', ar: 'حشوة الظهر' },
          ],
          [
            { en: 'Typical cover', ar: 'الكسوة المعتادة' },
            { en: 'Mesh and fabric', ar: 'شبك وقماش' },
            { en: 'Mesh back, woven seat', ar: 'ظهر شبكي ومقعد من القماش' },
            { en: 'Leather', ar: 'جلد' },
          ],
        ],
      },
    },
    {
      heading: { en: 'What to look at in each family', ar: 'ما تفحصه في كل عائلة' },
      paragraphs: [
        {
          en: 'A task chair is judged by its joints. Hold the seat with one hand, push the back with the other, and listen: what creaks in the showroom will be loose within a year. Everything else on it is simple, and simple is what you want from twenty chairs that are moved every week.',
          ar: 'كرسي الموظفين يُحكم عليه من مفاصله. أمسك المقعد بيد وادفع الظهر بالأخرى وأصغِ: ما يصرّ في صالة العرض يرتخي قبل أن تمضي سنة. وما عدا ذلك فيه بسيط، والبساطة هي المطلوبة في عشرين كرسيًا تُنقل كل أسبوع.',
        },
        {
          en: 'An ergonomic chair is judged by how easily its settings are found. Ask a colleague who has never seen the model to change the depth of the seat and the height of the support while sitting. If it takes instructions, the settings will stay as they came from the factory, and you have paid for levers.',
          ar: 'والكرسي المريح يُحكم عليه بسهولة الوصول إلى أزرار ضبطه. اطلب من زميل لم يره من قبل أن يغيّر عمق المقعد وارتفاع الدعم وهو جالس. فإن احتاج إلى شرح بقي الكرسي كما خرج من المصنع، وتكون قد دفعت ثمن أذرع لا يلمسها أحد.',
        },
        {
          en: 'With an executive chair, ask what the cover is. A full hide ages well. Bonded leather is fibre with a coating that peels after some years of daily use, and no cream prevents it; a good woven fabric in the same chair outlives it.',
          ar: 'أما الكرسي التنفيذي فاسأل عن كسوته. الجلد الطبيعي الكامل يزداد جمالًا مع الزمن، والجلد المعاد تصنيعه ألياف عليها طبقة تتقشر بعد سنوات من الاستخدام اليومي ولا يمنع ذلك أي كريم، والقماش المنسوج الجيد على الكرسي نفسه يدوم أكثر منه.',
        },
      ],
    },
    {
      heading: { en: 'Where the money does most', ar: 'فيمَ تُنفق الميزانية' },
      paragraphs: [
        {
          en: 'Sort people into three groups before you look at any model. Group one sits at a screen for six hours or more, regardless of rank. Group two moves about and uses a desk in between. Group three receives guests in a room of its own.',
          ar: 'قبل أن تنظر إلى أي طراز قسّم الموظفين ثلاث مجموعات. الأولى تجلس أمام الشاشة ست ساعات فأكثر، أيًا كانت الدرجة الوظيفية. والثانية تتنقل وتستخدم المكتب بين مهمة وأخرى. والثالثة تستقبل الضيوف في غرفة خاصة.',
        },
      ],
      points: [
        {
          en: 'Group one: ergonomic chairs, with the sliding seat wherever two shifts share one.',
          ar: 'المجموعة الأولى: كراسٍ مريحة، وبمقعد منزلق حيث تتقاسم ورديتان كرسيًا واحدًا.',
        },
        {
          en: 'Group two: task chairs with arms, all alike, plus two in reserve.',
          ar: 'المجموعة الثانية: كراسي موظفين بذراعين من طراز واحد، واثنان في الاحتياط.',
        },
        {
          en: 'Group three: executive chairs. For anyone there who also types for hours, an ergonomic model with a headrest fits both roles.',
          ar: 'المجموعة الثالثة: كراسٍ تنفيذية. ومن يكتب منهم ساعات طويلة يناسبه كرسي مريح بمسند رأس يجمع الأمرين.',
        },
      ],
    },
    {
      heading: { en: 'Two traps', ar: 'خطآن شائعان' },
      paragraphs: [
        {
          en: 'The first is the fixed arm. On many executive models its top lies at 68 to 72 cm with the seat at working height, and it meets the edge of a desk with a drawer or modesty panel before you are close enough to write. Measure the clear height under the desk top. The second is the room. An executive chair is wider than a task chair and leans further back, so it needs about a metre between the desk and the cabinet behind it. In a small office it ends up parked sideways, and is used as a coat stand.',
          ar: 'الأول هو الذراع الثابتة: ففي كثير من الكراسي التنفيذية يبلغ ارتفاعها 68 إلى 72 سم والمقعد في وضع العمل، فتصطدم بحافة مكتب فيه درج أو لوح أمامي قبل أن تقترب بما يكفي للكتابة. قِس الخلوص تحت السطح. والثاني هو الغرفة: فالكرسي التنفيذي أعرض من كرسي الموظفين ويميل إلى الخلف أكثر منه، فيحتاج إلى نحو متر بين المكتب والخزانة التي وراءه. وفي المكتب الصغير ينتهي به الأمر مركونًا بالعرض تُعلَّق عليه السترات.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Which of the three belongs in a meeting room?',
        ar: 'أي الثلاثة يصلح لغرفة الاجتماعات؟',
      },
      answer: {
        en: 'None of them has to. People sit there for an hour, so a meeting chair with fixed arms does the work for less; a task chair is right where the room doubles as a place to work.',
        ar: 'ليس أيٌّ منها شرطًا. يجلس الناس هناك ساعة، فيكفي كرسي اجتماعات بذراعين ثابتتين وبسعر أقل، وكرسي الموظفين أنسب حيث تُستخدم الغرفة مكانًا للعمل أيضًا.',
      },
    },
    {
      question: {
        en: 'What should somebody get who works from home two days a week?',
        ar: 'ما المناسب لمن يعمل من البيت يومين في الأسبوع؟',
      },
      answer: {
        en: 'The chair for the hours, in both places. Three days at a screen in the office are still six-hour days, and the two at home are often spent on a dining chair.',
        ar: 'ما يناسب ساعات جلوسه في المكانين. فالأيام الثلاثة في المكتب أمام الشاشة أيام كاملة، واليومان في البيت يمضيان غالبًا على كرسي طعام.',
      },
    },
    {
      question: { en: 'Can we mix models and keep one look?', ar: 'هل يمكن تنويع الطرازات مع مظهر موحد؟' },
      answer: {
        en: 'Yes: hold on to one colour for bases and one for fabric, and let the backs differ.',
        ar: 'نعم: وحّد لون القواعد ولون القماش، واترك الظهور تختلف.',
      },
    },
  ],
  closing: {
    en: 'Ask for one sample of each finalist and pass it round for a fortnight, two days per person. People who have tried a chair complain less about the one they get.',
    ar: 'اطلب عينة من كل كرسي وصل إلى المرحلة الأخيرة ومررها على الفريق أسبوعين، يومين لكل شخص؛ فمن جرّب بنفسه كان أقل شكوى من كرسيه.',
  },
};

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
    { en: 'mesh or leather office chair', ar: 'كرسي مكتب شبكي أو جلد' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'Picture an order for forty chairs: thirty normal ones and ten good ones. The ten are meant for managers, who spend most of the day in meetings; the thirty go to a department that sits at two screens for eight hours. Such an order is the wrong way round, and it is written quite often, because rank is easier to read from a list of names than hours are.',
      ar: 'تخيّل طلبًا بأربعين كرسيًا: ثلاثين عادية وعشرة جيدة. العشرة للمديرين، وهم في اجتماعات معظم اليوم، والثلاثون لقسم يجلس ثماني ساعات أمام شاشتين. هذا طلب مقلوب، لكنه يتكرر، لأن الدرجة الوظيفية أسهل قراءة في كشف الأسماء من عدد ساعات الجلوس.',
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
      heading: { en: 'Leather in an air-conditioned room', ar: 'الجلد في غرفة مكيّفة' },
      paragraphs: [
        {
          en: 'Leather feels cool at eight in the morning and sticks slightly by noon if the room faces the sun. It breathes less than mesh, yet it does not let cold air through to the kidneys, which matters under a strong ceiling outlet. Ask which leather it is. Full hides age well; bonded leather is fibre with a coating and will peel after some years of daily use, and no cream prevents it.',
          ar: 'يكون الجلد باردًا في الثامنة صباحًا، ويلتصق قليلًا بحلول الظهيرة إذا واجهت الغرفة الشمس. وهو أقل تهوية من الشبك، لكنه لا يمرر الهواء البارد إلى أسفل الظهر، وهذا مهم تحت فتحة تكييف قوية. واسأل عن نوعه: فالجلد الطبيعي الكامل يزداد جمالًا مع الزمن، أما الجلد المعاد تصنيعه فألياف عليها طبقة تتقشر بعد سنوات من الاستخدام اليومي، ولا يمنع ذلك أي كريم.',
        },
        {
          en: 'Mesh collects fine dust between its threads. In offices near building sites a weekly pass with a soft brush on the vacuum cleaner keeps it presentable.',
          ar: 'ويجمع الشبك الغبار الناعم بين خيوطه. ففي المكاتب القريبة من مواقع البناء تكفي جولة أسبوعية بفرشاة المكنسة الناعمة ليبقى مظهره لائقًا.',
        },
      ],
    },
    {
      heading: { en: 'Where the money does most', ar: 'أين يكون للمال أكبر أثر' },
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
          en: 'The first is the fixed arm. On many executive models its top lies at 68 to 72 cm with the seat at working height, and it meets the edge of a desk with a drawer or modesty panel before you are close enough to write. Measure the clear height under the desk top. The second is the body: a chair rated for 110 kg wears out early under a user of 115. Take the rating seriously and ask for 130 or 150 where needed; nobody has to be named on the order.',
          ar: 'الأول هو الذراع الثابتة: ففي كثير من الكراسي التنفيذية يبلغ ارتفاعها 68 إلى 72 سم والمقعد في وضع العمل، فتصطدم بحافة مكتب فيه درج أو لوح أمامي قبل أن تقترب بما يكفي للكتابة. قِس الخلوص تحت السطح. والثاني هو الوزن: فالكرسي المصمم لحمولة 110 كجم يبلى مبكرًا تحت من يزن 115 كجم. خذ الرقم بجدية واطلب 130 أو 150 كجم عند الحاجة، ولا حاجة إلى ذكر اسم أحد في الطلب.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Is a headrest worth having?', ar: 'هل مسند الرأس ضروري؟' },
      answer: {
        en: 'Only for those who lean back to read or take calls. Sitting upright at a keyboard, the head does not touch it.',
        ar: 'لمن يسند ظهره ليقرأ أو يتكلم في الهاتف فقط. أما الجالس معتدلًا أمام لوحة المفاتيح فلا يلمسه رأسه.',
      },
    },
    {
      question: { en: 'What do gas-lift classes mean?', ar: 'ما معنى درجات مكبس الغاز؟' },
      answer: {
        en: 'They grade the wall of the steel tube. Class 3 is common, class 4 is thicker and right for heavier users and for chairs in use round the clock.',
        ar: 'هي درجات لسماكة جدار الأسطوانة الفولاذية. الدرجة 3 هي الشائعة، والدرجة 4 أسمك وتناسب الأوزان الأكبر والكراسي المستخدمة على مدار الساعة.',
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

import type { Topic } from '#domain/content/topic.ts';

export const sittingStandingMoving: Topic = {
  slug: 'sitting-standing-moving',
  kind: 'ergonomics',
  title: {
    en: 'Sitting, standing, moving: a working day the body can live with',
    ar: 'الجلوس والوقوف والحركة: يوم عمل يرضاه الجسم',
  },
  searchTitle: { en: 'Sitting, standing, moving: a healthy day at the desk' },
  excerpt: {
    en: 'Standing all day is no better than sitting all day. What helps is change, and an office can be arranged so that change happens by itself.',
    ar: 'الوقوف طوال اليوم ليس أفضل من الجلوس طوال اليوم. المفيد هو التغيير، ويمكن ترتيب المكتب بحيث يحدث من تلقاء نفسه.',
  },
  categories: ['desks', 'seating', 'meeting'],
  keywords: [
    { en: 'sit stand routine', ar: 'التناوب بين الجلوس والوقوف' },
    { en: 'how long to stand at desk', ar: 'مدة الوقوف أمام المكتب' },
    { en: 'office health movement', ar: 'الحركة والصحة في المكتب' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'We sell desks that rise at the touch of a button, so you may expect us to say that sitting is the new danger and standing the cure. It is not that simple. Bodies tire of any posture held too long, and a person who stands still for four hours only exchanges a stiff back for sore feet.',
      ar: 'نحن نبيع مكاتب ترتفع بلمسة زر، فربما تتوقع أن نقول لك إن الجلوس هو الخطر والوقوف هو العلاج. الأمر ليس بهذه البساطة؛ فالجسم يتعب من أي وضعية تطول، ومن يقف ساكنًا أربع ساعات يستبدل بتيبّس الظهر ألم القدمين.',
    },
    {
      en: 'The useful question is therefore not how to stand more. It is how to avoid being in the same position after half an hour.',
      ar: 'فالسؤال المفيد ليس كيف تقف أكثر، بل كيف لا تجد نفسك بعد نصف ساعة في الوضعية نفسها.',
    },
  ],
  sections: [
    {
      heading: { en: 'A pattern to begin with', ar: 'إيقاع تبدأ به' },
      paragraphs: [
        {
          en: 'Out of every half hour, sit for about twenty minutes, stand for about eight and walk or stretch for two. It is a rule of thumb used widely in occupational health, not a law of nature, and nobody keeps it by the clock. In the first week aim for ten minutes on your feet every hour; add five each week until it stops being noticeable.',
          ar: 'من كل نصف ساعة اجلس نحو عشرين دقيقة، وقف نحو ثماني دقائق، وامشِ أو تمدّد دقيقتين. هذه قاعدة تقريبية شائعة في الصحة المهنية وليست قانونًا، ولا أحد يطبقها بالساعة. اكتفِ في الأسبوع الأول بعشر دقائق واقفًا من كل ساعة، وزد خمسًا كل أسبوع حتى لا تعود تلاحظها.',
        },
      ],
    },
    {
      heading: { en: 'Give each posture its tasks', ar: 'لكل وضعية مهامها' },
      paragraphs: [
        {
          en: 'Timers are switched off within days. Habits attached to a task last longer, because the task comes round anyway.',
          ar: 'المنبّهات تُطفأ بعد أيام. أما العادة المرتبطة بمهمة فأطول عمرًا لأن المهمة تعود من نفسها.',
        },
      ],
      table: {
        caption: { en: 'One way to divide the work', ar: 'مثال على توزيع العمل' },
        columns: [
          { en: 'Posture', ar: 'الوضعية' },
          { en: 'Tasks', ar: 'المهام' },
          { en: 'Reason', ar: 'السبب' },
        ],
        rows: [
          [
            { en: 'Sitting', ar: 'جالسًا' },
            { en: 'Writing, figures, drawing, long reading', ar: 'الكتابة والأرقام والرسم والقراءة الطويلة' },
            { en: 'Hands and eyes need calm', ar: 'اليد والعين تحتاجان إلى ثبات' },
          ],
          [
            { en: 'Standing', ar: 'واقفًا' },
            {
              en: 'Calls, sorting messages, the short morning meeting',
              ar: 'المكالمات وفرز الرسائل واجتماع الصباح القصير',
            },
            { en: 'The voice is freer and meetings end sooner', ar: 'الصوت أوضح، والاجتماع أقصر' },
          ],
          [
            { en: 'Walking', ar: 'ماشيًا' },
            { en: 'Questions to a colleague, printing, water', ar: 'سؤال زميل والطباعة وإحضار الماء' },
            { en: 'Two minutes that no message can replace', ar: 'دقيقتان لا تغني عنهما رسالة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Your day already has breaks: use them', ar: 'في يومك فواصل أصلًا، فاستفد منها' },
      paragraphs: [
        {
          en: 'Prayer times divide the working day in Qatar more kindly than any app, with a walk, a change of position and a few minutes away from the screen. Lunch on another floor, by the stairs if your knees allow, adds more. Between May and September a lap around the block is out of the question at noon; the corridor, the car park level or a mall walk after work takes its place. In Ramadan hours are shorter and energy is lower: keep the changes of posture and drop the ambitious part.',
          ar: 'أوقات الصلاة تقسم يوم العمل في قطر تقسيمًا ألطف من أي تطبيق: مشي وتغيير وضعية ودقائق بعيدًا عن الشاشة. والغداء في طابق آخر، صعودًا على الدرج إن سمحت ركبتاك، يزيد الفائدة. ومن مايو إلى سبتمبر لا مجال لجولة حول المبنى ظهرًا، فاستبدل بها الممر أو طابق المواقف أو مشيًا في المجمع التجاري بعد الدوام. وفي رمضان الدوام أقصر والطاقة أقل: حافظ على تغيير الوضعية واترك ما زاد.',
        },
      ],
    },
    {
      heading: { en: 'Standing well', ar: 'كيف تقف وقوفًا صحيحًا' },
      paragraphs: [],
      points: [
        {
          en: 'Elbows at the height of the surface, just as when seated, and the screen raised with it.',
          ar: 'المرفقان عند مستوى السطح كما في الجلوس، والشاشة ترتفع معه.',
        },
        {
          en: 'One foot on a low support, 10 to 15 cm, changing sides now and then.',
          ar: 'قدم على مسند منخفض، 10 إلى 15 سم، مع التبديل بين حين وآخر.',
        },
        {
          en: 'Flat shoes. On stone or tile, a mat 15 to 20 mm thick.',
          ar: 'حذاء مسطح، وعلى الحجر أو البلاط حصيرة بسماكة 15 إلى 20 مم.',
        },
        {
          en: 'Knees loose. Locked knees are what makes people dizzy.',
          ar: 'الركبتان مرتخيتان؛ فشدّهما هو ما يسبب الدوار.',
        },
        {
          en: 'If your legs swell, or you are pregnant, or have a heart or vein complaint, let a doctor set the limits.',
          ar: 'من تتورم ساقاه، أو الحامل، أو من يشكو القلب أو الأوردة، فليحدد الطبيب ما يناسبه.',
        },
      ],
    },
    {
      heading: { en: 'What the room can do for you', ar: 'ما يمكن أن يفعله المكان عنك' },
      paragraphs: [
        {
          en: 'Put the printer, the water and the bins where they serve a whole section rather than each desk; thirty steps are no loss of time. A high table of 105 to 110 cm near the pantry draws short talks away from meeting rooms. A booth nearby lets people take a call on their feet. And chairs that tilt freely, with the lock released, turn sitting itself into small movement.',
          ar: 'ضع الطابعة والماء والسلال حيث تخدم القسم كله لا كل مكتب؛ فثلاثون خطوة ليست وقتًا ضائعًا. وطاولة مرتفعة، 105 إلى 110 سم، قرب ركن الضيافة تجذب الأحاديث القصيرة من غرف الاجتماعات. وكبينة مكالمات قريبة تتيح الكلام وقوفًا. والكرسي الذي يميل بحرية، وقفله محرَّر، يجعل الجلوس نفسه حركة خفيفة.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Does standing burn many calories?', ar: 'هل يحرق الوقوف سعرات كثيرة؟' },
      answer: {
        en: 'Hardly more than sitting. The reasons for it are joints, circulation and alertness; for weight, walk.',
        ar: 'لا يكاد يزيد على الجلوس. فائدته للمفاصل والدورة الدموية واليقظة، أما الوزن فله المشي.',
      },
    },
    {
      question: { en: 'I have no adjustable desk. What can I do?', ar: 'ليس لدي مكتب متحرك، فماذا أفعل؟' },
      answer: {
        en: "Take every call standing, put the day's papers on a cabinet at elbow height and read them there, and drink from a small glass so that you must refill it.",
        ar: 'أجرِ كل مكالمة واقفًا، وضع أوراق اليوم على خزانة بارتفاع المرفق واقرأها هناك، واشرب من كأس صغيرة لتضطر إلى ملئها.',
      },
    },
    {
      question: { en: 'How do I get the whole team to take part?', ar: 'كيف أشجع الفريق كله؟' },
      answer: {
        en: 'By example, not by instruction. When the manager gets up to take a call and holds the Sunday meeting at the high table, others follow; when a poster tells them to, they do not.',
        ar: 'بالقدوة لا بالتعليمات. حين ينهض المدير ليرد على مكالمة ويعقد اجتماع الأحد حول الطاولة المرتفعة يتبعه الآخرون، أما الملصق على الجدار فلا يتبعه أحد.',
      },
    },
  ],
  closing: {
    en: 'Choose a single habit from the table and keep it for a fortnight. If it survives a busy week, take the next.',
    ar: 'اختر عادة واحدة من الجدول والتزمها أسبوعين. فإن صمدت في أسبوع مزدحم فأضف إليها التالية.',
  },
};

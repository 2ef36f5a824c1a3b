import type { Article } from '../article.ts';

export const choosingAnOfficeChair: Article = {
  id: 'choosing-an-office-chair',
  slug: 'how-to-choose-an-office-chair',
  title: {
    en: 'How to choose an office chair you will still like in five years',
    ar: 'كيف تختار كرسي مكتب تظل راضيًا عنه بعد خمس سنوات',
  },
  excerpt: {
    en: 'Five things to try in the showroom, in the order in which they matter to your back.',
    ar: 'خمسة أمور تجرّبها في صالة العرض، مرتبة بحسب أهميتها لظهرك.',
  },
  publishDate: '2025-06-01',
  author: {
    name: { en: 'The OGulf showroom team', ar: 'فريق صالة عرض أوجلف' },
    title: { en: 'Seating advisers', ar: 'مستشارو مقاعد العمل' },
    bio: {
      en: 'They have fitted chairs to people in Doha for eighteen years, and sit on what they sell.',
      ar: 'يختارون الكراسي لعملاء الدوحة منذ ثمانية عشر عامًا، ويجلسون على ما يبيعونه.',
    },
  },
  tags: [
    { en: 'Ergonomics', ar: 'بيئة العمل الصحية' },
    { en: 'Seating', ar: 'الكراسي' },
  ],
  readTime: 3,
  featured: true,
  seoTitle: {
    en: 'Choosing an office chair: five checks that matter',
    ar: 'اختيار كرسي المكتب: خمسة أمور تستحق التجربة',
  },
  seoDescription: {
    en: 'Seat depth, lumbar support, armrests, mechanism and fabric: how to judge an office chair before you buy it in Qatar.',
    ar: 'عمق المقعد ودعم أسفل الظهر والمساند والآلية والقماش: كيف تحكم على كرسي المكتب قبل شرائه في قطر.',
  },
  keywords: [
    { en: 'office chair', ar: 'كرسي مكتب' },
    { en: 'ergonomic chair Qatar', ar: 'كرسي مريح للظهر قطر' },
  ],
  featuredImage: null,
  imageAlt: {
    en: 'A mesh office chair at a wooden desk',
    ar: 'كرسي مكتب شبكي أمام طاولة خشبية',
  },
  content: [
    {
      kind: 'paragraph',
      text: {
        en: 'Most chairs feel good for the first two minutes. The question is how they feel on a Wednesday afternoon, three hours into a spreadsheet. You can find that out in the showroom if you know what to try, and it takes less time than reading the brochure.',
        ar: 'معظم الكراسي مريحة في أول دقيقتين، والسؤال هو كيف تجدها عصر الأربعاء بعد ثلاث ساعات أمام جداول الأرقام. يمكنك أن تعرف ذلك في صالة العرض إن عرفت ما تجرّبه، ولن يستغرق منك وقتًا أطول من قراءة الكتيّب.',
      },
    },
    { kind: 'heading', text: { en: 'Start with the seat, not the back', ar: 'ابدأ بالمقعد لا بالظهر' } },
    {
      kind: 'paragraph',
      text: {
        en: 'Sit all the way back and put your feet flat on the floor. Two or three fingers should fit between the front edge and the back of your knee. If the seat is too deep you will slide forward all day and the best backrest in the world will never touch you. A seat that slides is worth more than any other adjustment when several people share a desk.',
        ar: 'اجلس إلى آخر المقعد وضع قدميك على الأرض. ينبغي أن يتسع ما بين حافة المقعد وباطن ركبتك لإصبعين أو ثلاث. إن كان المقعد أعمق من ذلك فستنزلق إلى الأمام طوال اليوم، ولن يلمسك أفضل ظهر في العالم. والمقعد القابل للتحريك أهم من أي ضبط آخر حين يتناوب عدة أشخاص على المكتب نفسه.',
      },
    },
    { kind: 'heading', text: { en: 'Then find the small of your back', ar: 'ثم ابحث عن دعم أسفل الظهر' } },
    {
      kind: 'paragraph',
      text: {
        en: 'The support belongs just above the belt. Move it up and down until you stop noticing it: support that you notice is in the wrong place. Lean back and see whether the chair follows you with even pressure or lets go half-way.',
        ar: 'مكان الدعم فوق الحزام بقليل. ارفعه واخفضه حتى لا تعود تشعر به؛ فالدعم الذي تشعر به ليس في مكانه. ثم أرجع ظهرك إلى الخلف وانظر: هل يتبعك الكرسي بضغط متساوٍ أم يتخلى عنك في منتصف الطريق؟',
      },
    },
    { kind: 'heading', text: { en: 'Five checks in five minutes', ar: 'خمس تجارب في خمس دقائق' } },
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
          ar: 'مسندان يدخلان تحت الطاولة ويحملان المرفقين.',
        },
        {
          en: 'A recline you can lock with one hand, without looking.',
          ar: 'إمالة تثبّتها بيد واحدة ومن دون أن تنظر.',
        },
        {
          en: 'Mesh for rooms that warm up, upholstery for strong air conditioning.',
          ar: 'ظهر شبكي للغرف الدافئة، وقماش حيث التكييف قوي.',
        },
      ],
    },
    {
      kind: 'paragraph',
      text: {
        en: 'If two chairs pass all five, take the one with the longer warranty on its mechanism and gas lift. Those are the parts that wear out, and a maker who expects them to last says so in writing.',
        ar: 'إذا اجتاز كرسيان التجارب الخمس فخذ صاحب الضمان الأطول على الآلية ومكبس الغاز؛ فهما أول ما يبلى، والمصنّع الواثق من متانتهما يكتب ذلك صراحة.',
      },
    },
  ],
};

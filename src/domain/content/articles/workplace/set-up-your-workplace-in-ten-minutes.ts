import type { Topic } from '#domain/content/topic.ts';

export const setUpYourWorkplaceInTenMinutes: Topic = {
  slug: 'set-up-your-workplace-in-ten-minutes',
  kind: 'ergonomics',
  title: {
    en: 'Set up your workplace in ten minutes',
    ar: 'اضبط مكان عملك في عشر دقائق',
  },
  excerpt: {
    en: 'Ten adjustments, one a minute, each building on the one before: seat, back, arms, desk, screen, light.',
    ar: 'عشر خطوات، لكل منها دقيقة، مرتبة بحسب اعتماد بعضها على بعض: المقعد ثم الظهر والذراعان والسطح والشاشة والضوء.',
  },
  categories: ['seating', 'desks', 'boards-accessories', 'monitors'],
  keywords: [
    { en: 'workstation ergonomics checklist', ar: 'ضبط مكان العمل الصحي' },
    { en: 'correct monitor height', ar: 'الارتفاع الصحيح للشاشة' },
    { en: 'how to adjust an office chair', ar: 'كيف أضبط كرسي المكتب' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'You need a colleague, a pile of printer paper and the shoes you usually wear. The colleague looks from the side, since posture is hard to judge from within. Follow the order: anyone who starts with the screen has to do it again after moving the chair.',
      ar: 'تحتاج إلى زميل ورزمة من ورق الطابعة وحذائك المعتاد. الزميل ينظر إليك من الجانب، إذ يصعب أن تحكم على جلستك بنفسك. والتزم الترتيب؛ فمن يبدأ بالشاشة يعيد ضبطها بعد تحريك الكرسي.',
    },
  ],
  sections: [
    {
      heading: { en: 'Minutes 1 to 4: the chair', ar: 'من الدقيقة 1 إلى 4: الكرسي' },
      paragraphs: [],
      points: [
        {
          en: 'Minute 1, height. Stand in front of the chair and set the seat just below your kneecap. Seated, your thighs slope down very slightly and the soles rest fully on the ground.',
          ar: 'الدقيقة 1، الارتفاع: قف أمام الكرسي واضبط المقعد أدنى من عظم الركبة بقليل. عند الجلوس تنحدر الفخذان انحدارًا طفيفًا ويستقر باطن القدمين على الأرض كاملًا.',
        },
        {
          en: 'Minute 2, depth. Slide right back. If the edge presses behind the knee, move the seat pan in; if the chair has no such control, put a cushion at your back.',
          ar: 'الدقيقة 2، العمق: ارجع إلى آخر المقعد. إن ضغطت الحافة على باطن الركبة فحرّك المقعد إلى الداخل، وإن لم يكن متحركًا فضع وسادة خلف ظهرك.',
        },
        {
          en: 'Minute 3, back. Raise the lumbar pad to the hollow above your belt. Unlock the tilt, and turn the tension until you can lean back with a light push and return without effort.',
          ar: 'الدقيقة 3، الظهر: ارفع الدعم إلى التجويف فوق الحزام، وحرّر الإمالة، ثم اضبط شدّها حتى تميل بدفعة خفيفة وتعود بلا جهد.',
        },
        {
          en: 'Minute 4, arms. Let your shoulders drop, bend the elbows to a right angle and bring the pads up until they just touch. If they keep you away from the desk, lower them out of use.',
          ar: 'الدقيقة 4، الذراعان: أرخِ كتفيك واثنِ مرفقيك بزاوية قائمة، وارفع المسندين حتى يلامساهما فقط. وإن أبعداك عن السطح فأنزلهما واستغنِ عنهما.',
        },
      ],
    },
    {
      heading: { en: 'Minutes 5 and 6: the surface', ar: 'الدقيقتان 5 و6: السطح' },
      paragraphs: [
        {
          en: 'With the elbows still bent, the desk top should meet the underside of the forearms. An adjustable desk goes to that height. At a fixed one, raise the chair until it is right and give the lost centimetres back to your feet with a footrest; one or two reams of paper, 5 cm each, show how high it must be.',
          ar: 'أبقِ المرفقين مثنيين: ينبغي أن يلتقي السطح بباطن الساعدين. المكتب القابل لتعديل الارتفاع يُضبط على هذا الحد. أما المكتب الثابت فارفع له الكرسي حتى يستقيم الوضع، وعوّض الفرق بمسند للقدمين؛ ورزمة ورق أو رزمتان، سماكة الواحدة 5 سم، تدلك على الارتفاع المطلوب.',
        },
        {
          en: 'Place the keyboard 10 to 15 cm from the edge, its letter H in front of your navel, with its rear feet folded. The mouse lies beside it at the same level. Wide keyboards push it outwards and the shoulder follows; people who seldom type figures do better with a short one.',
          ar: 'ضع لوحة المفاتيح على بعد 10 إلى 15 سم من الحافة، ومنتصف حروفها أمام سرّتك، وقدماها الخلفيتان مطويتان. والفأرة إلى جانبها على المستوى نفسه. اللوحة العريضة تدفع الفأرة إلى الخارج فتتبعها الكتف، ومن قلّما يكتب الأرقام تناسبه لوحة قصيرة.',
        },
      ],
    },
    {
      heading: { en: 'Minutes 7 and 8: the screen', ar: 'الدقيقتان 7 و8: الشاشة' },
      paragraphs: [
        {
          en: "Reach out: your fingertips should nearly touch the glass. Then bring the top line of text to eye level or a hand's breadth below, and tip the screen back by 10 to 20 degrees. Wearers of varifocal glasses set it 5 to 10 cm lower, or else they lift the chin all day.",
          ar: 'مُدّ ذراعك، فينبغي أن تكاد أطراف أصابعك تلمس الشاشة. ثم اجعل أول سطر من النص عند مستوى العين أو تحته بعرض كف، وأمِل الشاشة إلى الخلف من 10 إلى 20 درجة. ومن يضع نظارة متعددة البؤر يخفضها 5 إلى 10 سم إضافية، وإلا بقي رافعًا ذقنه طوال اليوم.',
        },
        {
          en: 'With two screens, ask which one you look at more. If it is one of them, it stands straight ahead and the other beside it at an angle; if you use both alike, their joint stands in front of your nose. A laptop alone cannot be right, because screen and keys are attached: raise it on a stand and connect a separate keyboard.',
          ar: 'ومع شاشتين اسأل نفسك: إلى أيهما أنظر أكثر؟ إن كانت إحداهما فلتكن أمامك والأخرى إلى جانبها مائلة، وإن تساوتا فليكن ملتقاهما أمام أنفك. أما اللابتوب وحده فلا يستقيم لأن شاشته ومفاتيحه متصلة: ارفعه على حامل وصِل به لوحة مفاتيح مستقلة.',
        },
      ],
    },
    {
      heading: {
        en: 'Minutes 9 and 10: light and the last look',
        ar: 'الدقيقتان 9 و10: الضوء والنظرة الأخيرة',
      },
      paragraphs: [
        {
          en: 'Switch the screen off. Whatever you see in the dark glass, a lamp or a bright window, is what your eyes fight with for the rest of the day. Turn the desk so that the window is at your side, or draw the blind. Match the brightness of the screen to a sheet of white paper held next to it.',
          ar: 'أطفئ الشاشة. ما تراه في زجاجها المعتم، مصباحًا كان أو نافذة ساطعة، هو ما تصارعه عيناك بقية اليوم. أدِر المكتب لتكون النافذة إلى جانبك أو أسدل الستارة. ثم اجعل سطوع الشاشة قريبًا من بياض ورقة تمسكها إلى جوارها.',
        },
        {
          en: 'Now the colleague looks from the side. Ear, shoulder and hip should form nearly one line, wrists straight, feet at rest. Photograph it: the picture helps to find the position again after somebody has borrowed your chair.',
          ar: 'والآن ينظر الزميل من الجانب: الأذن والكتف والورك على خط واحد تقريبًا، والرسغان مستقيمان، والقدمان مستقرتان. التقط صورة، فهي تعيدك إلى الوضع نفسه بعد أن يستعير أحد كرسيك.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'It feels strange now. Did I do it wrong?', ar: 'أشعر بأن الوضع غريب، فهل أخطأت؟' },
      answer: {
        en: 'Probably not. Muscles get used to a slouch, so give the new position three or four days. Pain is a different matter: go back, change one thing at a time, and see a doctor if it persists.',
        ar: 'على الأرجح لا. العضلات تعتاد الجلسة المنحنية، فامنح الوضع الجديد ثلاثة أيام أو أربعة. أما الألم فشأن آخر: ارجع خطوة، وغيّر أمرًا واحدًا في كل مرة، وراجع الطبيب إن استمر.',
      },
    },
    {
      question: { en: 'How often should this be repeated?', ar: 'متى أعيد الضبط؟' },
      answer: {
        en: 'After every change of desk, chair, glasses or footwear, and once a year in any case.',
        ar: 'بعد كل تغيير في المكتب أو الكرسي أو النظارة أو الحذاء، ومرة في السنة على كل حال.',
      },
    },
  ],
  closing: {
    en: 'Then do the same for the person who helped you. In a department of twelve, one round takes a morning and needs no budget at all.',
    ar: 'ثم ساعد من ساعدك على ضبط مكانه. وفي قسم من اثني عشر موظفًا تستغرق الجولة صباحًا واحدًا ولا تحتاج إلى ميزانية.',
  },
};

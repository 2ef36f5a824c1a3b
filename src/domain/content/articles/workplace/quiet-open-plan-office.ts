import type { Topic } from '#domain/content/topic.ts';

export const quietOpenPlanOffice: Topic = {
  slug: 'quiet-open-plan-office',
  kind: 'space-planning',
  title: {
    en: 'A quieter open-plan office without building walls',
    ar: 'مكتب مفتوح أهدأ من دون بناء جدران',
  },
  excerpt: {
    en: 'Absorb, block, separate, agree: four steps in order of effect, with the figures to tell a panel that works from one that only decorates.',
    ar: 'امتص الصوت، ثم احجبه، ثم باعد، ثم اتفق: أربع خطوات مرتبة بحسب أثرها، وأرقام تميز اللوح النافع من لوح الزينة.',
  },
  categories: ['acoustic-pods', 'workstations', 'boards-accessories'],
  keywords: [
    { en: 'reduce noise open plan office', ar: 'تقليل الضوضاء في المكتب المفتوح' },
    { en: 'acoustic panels office Qatar', ar: 'ألواح صوتية للمكاتب قطر' },
    { en: 'desk screens acoustic', ar: 'فواصل مكاتب عازلة للصوت' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'Clap once in the middle of the empty office. If you hear a ring or a flutter after the clap, the room itself is noisy, whatever the people do. Stone floors, glass on two sides and a bare ceiling, the usual finish of a tower in Doha, send each word back several times.',
      ar: 'صفّق مرة واحدة في وسط المكتب وهو خالٍ. إن سمعت بعد التصفيقة رنينًا أو ارتدادًا فالغرفة نفسها صاخبة مهما فعل من فيها. فالأرضيات الحجرية والزجاج من جهتين والسقف العاري، وهي التشطيب المعتاد في أبراج الدوحة، تعيد الكلمة الواحدة مرات.',
    },
    {
      en: "What disturbs concentration is seldom loudness. It is speech that one can follow. A fan at 50 dB is forgotten after a minute; a colleague's rent negotiation at 45 is not. So the aim is to make distant speech shorter in range and harder to understand.",
      ar: 'وما يشتت التركيز ليس علو الصوت في الغالب، بل الكلام المفهوم. مروحة عند 50 ديسيبل تُنسى بعد دقيقة، أما زميل يفاوض على إيجار شقته عند 45 فلا يُنسى. فالغاية أن يقصر مدى الكلام البعيد وأن يصعب فهمه.',
    },
  ],
  sections: [
    {
      heading: { en: 'Absorb', ar: 'الامتصاص' },
      paragraphs: [
        {
          en: 'Absorption is given as NRC or alpha-w, from 0 to 1. A plastered wall has about 0.05, carpet tiles 0.2 to 0.3, felt of 9 mm stuck flat on the wall 0.3, panels of 40 to 50 mm 0.75 to 0.9. Thickness makes the difference, together with the air behind; a thin decorative tile takes the hiss out of a voice and leaves its body.',
          ar: 'يُعبَّر عن الامتصاص بقيمة NRC أو ألفا من 0 إلى 1. الجدار المليّس نحو 0.05، وبلاطات السجاد من 0.2 إلى 0.3، ولباد بسماكة 9 مم ملصق بالجدار نحو 0.3، والألواح بسماكة 40 إلى 50 مم من 0.75 إلى 0.9. السماكة هي التي تصنع الفرق، ومعها الفراغ الهوائي خلف اللوح؛ فالبلاطة الرقيقة تخفف حدّة الصوت ولا تمس عمقه.',
        },
        {
          en: 'Begin with the ceiling, the largest free surface. When it cannot be changed, plan wall panels amounting to 15 to 25 per cent of the floor area, at mouth and ear height, 90 to 180 cm, and on two adjoining walls, so that one of each facing pair is soft. For a room of 80 m² that is 12 to 20 m², or some seventeen to twenty-eight panels of 60 × 120 cm.',
          ar: 'ابدأ بالسقف فهو أكبر سطح خالٍ. وإن تعذر تغييره فاحسب ألواحًا جدارية مساحتها 15 إلى 25 في المئة من مساحة الأرض، عند مستوى الفم والأذن بين 90 و180 سم، وعلى جدارين متجاورين ليكون أحد كل جدارين متقابلين ممتصًا. فغرفة مساحتها 80 م² تحتاج إلى 12 إلى 20 م²، أي من سبعة عشر إلى ثمانية وعشرين لوحًا تقريبًا بمقاس 60 × 120 سم.',
        },
      ],
    },
    {
      heading: { en: 'Block', ar: 'الحجب' },
      paragraphs: [
        {
          en: 'A desk screen works only if it interrupts the straight line between mouth and ear. Seated, both are at 110 to 120 cm, therefore a screen needs to end at 120 or higher: about 45 cm above the top. Lower ones soften the voice next door a little and keep papers private, no more. Bookcases and planting troughs between teams do the same on a larger scale, and a slatted partition with felt behind both blocks and absorbs.',
          ar: 'لا يفيد فاصل المكتب إلا إذا قطع الخط المستقيم بين الفم والأذن. وكلاهما عند الجلوس على ارتفاع 110 إلى 120 سم، فينبغي أن ينتهي الفاصل عند 120 سم أو أعلى، أي نحو 45 سم فوق السطح. وما كان أقصر يخفف صوت الجار قليلًا ويستر الأوراق، لا أكثر. والمكتبات وأحواض النباتات بين الفرق تؤدي الغرض نفسه على نطاق أوسع، وقاطع الشرائح المبطن باللباد يحجب ويمتص معًا.',
        },
      ],
    },
    {
      heading: { en: 'Separate', ar: 'المباعدة' },
      paragraphs: [
        {
          en: 'Level falls by about 6 dB for each doubling of distance in the open, less in a hard room. Four metres between a telephoning team and a calculating one help more than any gadget. Sort the floor into three zones:',
          ar: 'ينخفض الصوت نحو 6 ديسيبل كلما تضاعفت المسافة في الفضاء المفتوح، وأقل من ذلك في غرفة صلبة الأسطح. وأربعة أمتار بين فريق يتكلم وفريق يحسب أنفع من أي جهاز. قسّم الطابق ثلاث مناطق:',
        },
      ],
      points: [
        {
          en: 'Lively, near the entrance and the pantry: sales, service, printers, high tables.',
          ar: 'منطقة نشطة قرب المدخل وركن الضيافة: المبيعات والخدمة والطابعات والطاولات المرتفعة.',
        },
        {
          en: 'Mixed, in the middle: booths, meeting pods, storage as a buffer.',
          ar: 'منطقة مختلطة في الوسط: كبائن المكالمات والاجتماعات ووحدات التخزين حاجزًا بين الطرفين.',
        },
        {
          en: 'Still, farthest from the door: accounts, legal, engineering.',
          ar: 'منطقة هادئة في أبعد نقطة عن الباب: الحسابات والشؤون القانونية والهندسة.',
        },
      ],
    },
    {
      heading: { en: 'Agree', ar: 'الاتفاق' },
      paragraphs: [
        {
          en: "Three rules that people keep: calls over five minutes move to a booth; loudspeakers stay off; headphones on means 'later'. Write them with the team, hang them up nowhere, and let the manager obey them first.",
          ar: 'ثلاث قواعد يلتزم بها الناس: المكالمة التي تتجاوز خمس دقائق تنتقل إلى كبينة، ومكبر الصوت مغلق دائمًا، ومن وضع سماعاته فكأنه يقول «لاحقًا». اكتبها مع الفريق، ولا تعلّقها على جدار، وليكن المدير أول من يلتزم بها.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'How loud may an open office be?', ar: 'ما المستوى المقبول في مكتب مفتوح؟' },
      answer: {
        en: 'Between 45 and 55 dB(A) with people at work is usual. A phone app is accurate enough to compare before and after, if you measure at the same spot and hour.',
        ar: 'المعتاد والناس يعملون بين 45 و55 ديسيبل. وتطبيق الهاتف كافٍ للمقارنة قبل وبعد إذا قست في الموضع نفسه والساعة نفسها.',
      },
    },
    {
      question: { en: 'Do plants help?', ar: 'هل تفيد النباتات؟' },
      answer: {
        en: 'A little, as a screen and for the mood. As absorbers, hardly at all.',
        ar: 'قليلًا، ساترًا وللراحة النفسية. أما امتصاص الصوت فلا يكاد يُذكر.',
      },
    },
    {
      question: { en: 'Is masking sound worth it?', ar: 'هل يستحق صوت التغطية أن نجربه؟' },
      answer: {
        en: 'After the other steps, perhaps. A soft, even noise of 40 to 44 dB makes far speech unintelligible, but in a room that still echoes it merely adds to the sum.',
        ar: 'بعد الخطوات الأخرى، ربما. فالصوت الخافت المنتظم بين 40 و44 ديسيبل يجعل الكلام البعيد غير مفهوم، لكنه في غرفة ما زال فيها صدى يزيد الضجيج لا غير.',
      },
    },
    {
      question: { en: 'Would carpet alone solve it?', ar: 'هل يحل السجاد المشكلة وحده؟' },
      answer: {
        en: 'It silences footsteps and chair castors, which is worth having, and does little for voices. If the budget allows only one thing, put it overhead or on the walls; if the floor has to be renewed anyway, choose tiles with a thick backing and gain both.',
        ar: 'يُسكت وقع الخطى وعجلات الكراسي، وهذا مكسب، لكنه لا يفعل الكثير مع الأصوات. إن كانت الميزانية لا تسمح إلا بأمر واحد فليكن في السقف أو على الجدران، وإن كنت ستجدد الأرضية على كل حال فاختر بلاطات سجاد بظهر سميك وتكسب الأمرين.',
      },
    },
  ],
  closing: {
    en: 'Clap again once the panels are up. A short, dull sound is the receipt for your money.',
    ar: 'صفّق مرة أخرى بعد تركيب الألواح. الصوت القصير المكتوم هو دليلك على أن المال وُضع في مكانه.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const planningAnOfficeMove: Topic = {
  slug: 'planning-an-office-move',
  kind: 'space-planning',
  title: {
    en: 'Moving an office in twelve weeks without losing a working day',
    ar: 'نقل المكتب في اثني عشر أسبوعًا من دون خسارة يوم عمل',
  },
  searchTitle: { en: 'Office move checklist: twelve weeks in order' },
  excerpt: {
    en: 'A countdown from lease to first coffee: whom to ask, what takes longest, and how to use a weekend from Thursday evening to Sunday morning.',
    ar: 'عدّ تنازلي من عقد الإيجار إلى أول فنجان قهوة: ممن تُطلب الموافقات، وما الذي يستغرق أطول وقت، وكيف تُستغل عطلة تمتد من مساء الخميس إلى صباح الأحد.',
  },
  categories: ['service', 'workstations', 'networking', 'storage'],
  keywords: [
    { en: 'office move checklist', ar: 'قائمة نقل المكتب' },
    { en: 'office relocation Doha', ar: 'نقل مكاتب الدوحة' },
    { en: 'office moving plan', ar: 'خطة الانتقال إلى مكتب جديد' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'The furniture is seldom what makes a move late. It is the internet line, then the approval for the fit-out, then the service lift that someone else had booked. All three depend on other people’s calendars, which is why the plan below starts with letters and ends with boxes.',
      ar: 'قلّما يكون الأثاث سبب التأخير في الانتقال، بل خط الإنترنت، ثم الموافقة على أعمال التجهيز، ثم مصعد الخدمة الذي حجزه غيرك. وثلاثتها مرهونة بمواعيد الآخرين، ولذلك تبدأ الخطة التالية بالخطابات وتنتهي بالكراتين.',
    },
  ],
  sections: [
    {
      heading: { en: 'The countdown', ar: 'العد التنازلي' },
      paragraphs: [
        {
          en: 'Count back from a Sunday. Keep two weeks of overlap between the leases; the rent for those days is the cheapest insurance in the whole project.',
          ar: 'احسب إلى الوراء من يوم أحد. واجعل بين العقدين أسبوعين متداخلين؛ فإيجار هذه الأيام أرخص تأمين في المشروع كله.',
        },
      ],
      table: {
        caption: { en: 'Twelve weeks at a glance', ar: 'الأسابيع الاثنا عشر في لمحة' },
        columns: [
          { en: 'Weeks before', ar: 'قبل الموعد' },
          { en: 'What must be done', ar: 'المطلوب إنجازه' },
        ],
        rows: [
          [
            { en: '12', ar: '12 أسبوعًا' },
            {
              en: 'Measured plan, head count, one person in charge; order the internet line; read the exit clauses of the old lease',
              ar: 'مخطط مقيس، وعدد الموظفين، ومسؤول واحد؛ وطلب خط الإنترنت؛ وقراءة شروط الإخلاء في العقد القديم',
            },
          ],
          [
            { en: '10', ar: '10 أسابيع' },
            {
              en: 'Fit-out drawings to the landlord; where walls or sprinklers change, ask whether Civil Defence has to approve them',
              ar: 'رسومات التجهيز إلى المالك؛ وإن تغيرت الجدران أو رشاشات الحريق فسؤاله هل تلزم موافقة الدفاع المدني',
            },
          ],
          [
            { en: '8', ar: '8 أسابيع' },
            {
              en: 'Decide what moves, what is sold, what is ordered; place orders that are made to measure',
              ar: 'حسم ما يُنقل وما يُباع وما يُطلب؛ وتأكيد طلبات القطع المصنوعة بحسب القياس',
            },
          ],
          [
            { en: '5', ar: '5 أسابيع' },
            {
              en: 'Cabling, electrical points, network cabinet; book both loading bays and service lifts',
              ar: 'الكابلات ونقاط الكهرباء وكابينة الشبكة؛ وحجز أرصفة التحميل ومصاعد الخدمة في المبنيين',
            },
          ],
          [
            { en: '3', ar: '3 أسابيع' },
            {
              en: 'New furniture in, Wi-Fi and doors tested, seating plan published',
              ar: 'وصول الأثاث الجديد، واختبار الواي فاي والأبواب، ونشر مخطط الجلوس',
            },
          ],
          [
            { en: '1', ar: 'أسبوع' },
            {
              en: 'Labels, boxes, backup with a trial restore, message to customers',
              ar: 'الملصقات والكراتين، ونسخة احتياطية مع تجربة استعادة، ورسالة إلى العملاء',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'Ask these people early', ar: 'اسأل هؤلاء مبكرًا' },
      paragraphs: [
        {
          en: 'The management of both buildings will want a letter with dates, the company that carries, names and ID numbers of the crew, often proof of insurance and a refundable deposit. Many towers allow furniture only in the evening or on Friday and Saturday. Think also of the electricity and water account and of the address in the commercial registration, on the licence and at the bank. Ask each office which papers it wants, and start with the one on which the others depend: usually that is the lease.',
          ar: 'ستطلب إدارتا المبنيين خطابًا بالمواعيد، واسم شركة النقل، وأسماء العمال وأرقام بطاقاتهم، وكثيرًا ما تطلبان وثيقة تأمين ومبلغ ضمان يُسترد لاحقًا. ولا تسمح أبراج كثيرة بنقل الأثاث إلا مساءً أو يومي الجمعة والسبت. وتذكّر أيضًا حساب الكهرباء والماء، والعنوان في السجل التجاري والرخصة ولدى البنك. واسأل كل جهة عن الأوراق التي تطلبها، وابدأ بما يتوقف عليه غيره، وهو في العادة عقد الإيجار.',
        },
      ],
    },
    {
      heading: { en: 'What deserves to move', ar: 'ما الذي يستحق النقل؟' },
      paragraphs: [
        {
          en: 'Walk through with three colours of sticker: goes, stays behind, is decided by Thursday. Old bench systems rarely fit a new column grid, and taking apart, carrying and rebuilding one may cost a good part of its remaining value. Chairs, pedestals and steel cabinets travel well. Paper is the heaviest thing you own, roughly 30 kg for each metre of full shelf, so scan or shred before the lorry is ordered.',
          ar: 'تجوّل ومعك ملصقات بثلاثة ألوان: يُنقل، ويبقى، ويُحسم قبل الخميس. فمحطات العمل القديمة قلّما توافق أعمدة المكان الجديد، وقد يكلف فكها ونقلها وإعادة تركيبها جزءًا معتبرًا من قيمتها المتبقية. أما الكراسي ووحدات الأدراج والخزائن المعدنية فتُنقل بسهولة. والورق أثقل ما تملك، نحو 30 كجم لكل متر من رف ممتلئ، فامسحه ضوئيًا أو أتلفه قبل طلب الشاحنة.',
        },
      ],
    },
    {
      heading: { en: 'Thursday evening to Sunday morning', ar: 'من مساء الخميس إلى صباح الأحد' },
      paragraphs: [
        {
          en: 'A move of 40 people fits into this weekend if the new place is already cabled and furnished.',
          ar: 'يتسع هذا الوقت لنقل 40 موظفًا إذا كان المكان الجديد مجهزًا بالكابلات والأثاث.',
        },
      ],
      points: [
        {
          en: 'Thursday 15:00: everyone packs the desk into one or two crates, tapes a label with name and new place number on crate, chair and screen, and goes home.',
          ar: 'الخميس، الساعة 3 مساءً: يجمع كل موظف أغراضه في صندوق أو صندوقين، ويلصق اسمه ورقم مكانه الجديد على الصندوق والكرسي والشاشة، ثم ينصرف.',
        },
        {
          en: 'Thursday 18:00: servers shut down in the written order, drives travel in a separate car with a person beside them.',
          ar: 'الخميس، الساعة 6 مساءً: تُغلق الخوادم بالترتيب المكتوب، وتُنقل الأقراص في سيارة مستقلة ومعها شخص.',
        },
        {
          en: 'Friday afternoon and evening: transport, zone by zone, the furthest corner of the new floor first. Somebody with the plan stands at the lift door.',
          ar: 'عصر الجمعة ومساؤها: النقل منطقةً منطقة، ابتداءً بأبعد زاوية في الطابق الجديد، ويقف عند باب المصعد شخص معه المخطط.',
        },
        {
          en: 'Saturday: computers on, one test call and one printed page at every desk, cartons out of the building.',
          ar: 'السبت: تشغيل أجهزة الكمبيوتر، ومكالمة تجريبية وصفحة مطبوعة من كل مكتب، وإخراج الكراتين من المبنى.',
        },
        {
          en: 'Sunday 07:00: two technicians and one person with a master list on the floor until noon.',
          ar: 'الأحد، الساعة 7 صباحًا: فنيان وشخص معه القائمة الكاملة في الطابق حتى الظهر.',
        },
      ],
    },
    {
      heading: { en: 'Three dates to avoid', ar: 'ثلاثة مواعيد تجنّبها' },
      paragraphs: [
        {
          en: 'Month-end for the finance team; the week before either Eid, when carriers and ministries are full; and July and August for anything that has to wait outdoors, because glue, batteries and people suffer on a hot loading ramp.',
          ar: 'نهاية الشهر لفريق الحسابات؛ والأسبوع الذي يسبق أحد العيدين، إذ تزدحم مواعيد شركات النقل والجهات الرسمية؛ ويوليو وأغسطس لكل ما قد ينتظر في الخارج، فالغراء والبطاريات والعمال لا يحتملون رصيف تحميل حارًا.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'What if the fibre is not ready?', ar: 'وإذا لم تكن الألياف جاهزة؟' },
      answer: {
        en: 'Have a 5G business router and a firewall with two inputs ready from the start. It carries email, calls and card payments for 30 people for a few weeks, and remains as your second line afterwards.',
        ar: 'جهّز من البداية راوتر 5G للأعمال مع جدار حماية بمدخلين. فهو يحمل البريد والمكالمات ومدفوعات البطاقات لثلاثين شخصًا بضعة أسابيع، ثم يبقى خطًا احتياطيًا.',
      },
    },
    {
      question: { en: 'Who pays for damage in the lift?', ar: 'من يتحمل ضرر المصعد؟' },
      answer: {
        en: 'Settle it beforehand: photograph lift, lobby and corridors with the building’s representative before the first trolley rolls, hang protective covers, and have the same round signed at the end.',
        ar: 'احسم ذلك مسبقًا: صوّر المصعد والبهو والممرات مع مندوب المبنى قبل أول عربة، وعلّق الأغطية الواقية، ووقّعا على جولة مماثلة في النهاية.',
      },
    },
    {
      question: { en: 'Should staff help to carry?', ar: 'هل يشارك الموظفون في النقل؟' },
      answer: {
        en: 'Only their own crate, on Thursday. Insurance rarely covers colleagues with trolleys, and on Sunday you need their backs.',
        ar: 'بصناديقهم فقط يوم الخميس. فالتأمين قلّما يغطي موظفًا يدفع عربة، وأنت بحاجة إلى ظهورهم سليمة يوم الأحد.',
      },
    },
  ],
  closing: {
    en: 'One page with names, dates and telephone numbers beats a project handbook. Write it this week, even if the new lease is still a draft; the internet provider will thank you by being on time.',
    ar: 'صفحة واحدة بالأسماء والتواريخ والهواتف خير من دليل مشروع كامل. اكتبها هذا الأسبوع وإن كان عقد الإيجار مسودة، فكلما بكّرت بطلب الإنترنت قلّت مفاجآتك.',
  },
};

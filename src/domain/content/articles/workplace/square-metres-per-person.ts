import type { Topic } from '#domain/content/topic.ts';

export const squareMetresPerPerson: Topic = {
  slug: 'square-metres-per-person',
  kind: 'space-planning',
  title: {
    en: 'How many square metres per person? A calculation you can show your landlord',
    ar: 'كم مترًا مربعًا لكل موظف؟ حساب تستطيع عرضه على المؤجر',
  },
  searchTitle: { en: 'How many square metres per person in an office?' },
  excerpt: {
    en: 'Areas for desks, offices, meeting rooms, prayer rooms and pantries, added up for an office of 30 people, with the trap in the word “area”.',
    ar: 'مساحات المكاتب وغرف المديرين وغرف الاجتماعات والمصليات وركن الضيافة، مجموعةً في مثال لمكتب يضم 30 موظفًا، مع الفخ المختبئ في كلمة «المساحة».',
  },
  categories: ['workstations', 'desks', 'meeting', 'service'],
  keywords: [
    { en: 'square metres per employee office', ar: 'المساحة المطلوبة لكل موظف' },
    { en: 'office space calculation', ar: 'حساب مساحة المكتب' },
    { en: 'office space planning Qatar', ar: 'تخطيط المساحات المكتبية قطر' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'Ten. That is the answer people want, and as a first filter for lease offers it is not bad: 10 m² of usable floor for each person. The trouble starts when 10 turns out to be 8 because of columns, or 14 because the company has four directors and receives visitors.',
      ar: 'عشرة. هذا هو الجواب الذي يريده الجميع، وهو مقبول معيارًا أوليًا لعروض الإيجار: 10 م² صالحة للاستخدام لكل موظف. وتبدأ المشكلة حين تصبح العشرة ثمانية بسبب الأعمدة، أو أربعة عشر لأن للشركة أربعة مديرين وتستقبل زوارًا.',
    },
    {
      en: 'So add up instead. It takes a sheet of paper and the list below.',
      ar: 'فالأفضل أن تجمع بنفسك، ولا يلزمك إلا ورقة والقائمة التالية.',
    },
  ],
  sections: [
    {
      heading: { en: 'The building blocks', ar: 'وحدات البناء' },
      paragraphs: [
        {
          en: 'Figures include the chair and the room to push it back, but not the corridors; those come at the end.',
          ar: 'تشمل الأرقام الكرسي والمسافة اللازمة لسحبه، ولا تشمل الممرات، فموضعها في نهاية الحساب.',
        },
      ],
      table: {
        caption: { en: 'Net area by use', ar: 'المساحة الصافية بحسب الاستخدام' },
        columns: [
          { en: 'Use', ar: 'الاستخدام' },
          { en: 'Net area', ar: 'المساحة الصافية' },
        ],
        rows: [
          [
            { en: 'Bench place, desk 140 × 70 cm', ar: 'مكان في محطة عمل، طاولة 140 × 70 سم' },
            { en: '3.5 to 4 m²', ar: 'من 3.5 إلى 4 م²' },
          ],
          [
            { en: 'Desk 160 × 80 cm with pedestal', ar: 'مكتب 160 × 80 سم مع وحدة أدراج' },
            { en: '4.5 to 5 m²', ar: 'من 4.5 إلى 5 م²' },
          ],
          [
            { en: 'Manager’s room with two visitors', ar: 'غرفة مدير مع زائرين' },
            { en: '10 to 12 m²', ar: 'من 10 إلى 12 م²' },
          ],
          [
            { en: 'Director’s room with a sofa', ar: 'غرفة مدير عام مع كنب' },
            { en: '18 to 25 m²', ar: 'من 18 إلى 25 م²' },
          ],
          [
            { en: 'Meeting room, for each seat', ar: 'غرفة اجتماعات، لكل مقعد' },
            { en: '2 to 2.5 m²', ar: 'من 2 إلى 2.5 م²' },
          ],
          [
            { en: 'Waiting area, for each seat', ar: 'منطقة انتظار، لكل مقعد' },
            { en: '1.5 to 2 m²', ar: 'من 1.5 إلى 2 م²' },
          ],
          [
            { en: 'Prayer room, for each person at once', ar: 'مصلى، لكل مصلٍّ في الوقت نفسه' },
            { en: '1 to 1.2 m²', ar: 'من 1 إلى 1.2 م²' },
          ],
          [
            { en: 'Network room', ar: 'غرفة الشبكة' },
            { en: '4 to 6 m²', ar: 'من 4 إلى 6 م²' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Thirty people, line by line', ar: 'ثلاثون موظفًا سطرًا سطرًا' },
      paragraphs: [
        {
          en: 'Twenty-six open desks at 4.5 m² make 117. Three managers at 12 make 36, and one director has 20. Working places together: 173 m².',
          ar: 'ستة وعشرون مكتبًا مفتوحًا بمساحة 4.5 م² تساوي 117. وثلاث غرف للمديرين بـ 12 تساوي 36، وغرفة المدير العام 20. فمجموع أماكن العمل 173 م².',
        },
        {
          en: 'Now the rooms that nobody sits in all day: a meeting room for eight (20), one for four (10), two phone booths with the space in front of them (3), reception with waiting chairs (15), a pantry (12), prayer rooms for men and women (12), copier and storage (8), network (5). That is 85 m², and the net total is 258.',
          ar: 'ثم الغرف التي لا يجلس فيها أحد طوال اليوم: غرفة اجتماعات لثمانية (20)، وأخرى لأربعة (10)، وكبينتا مكالمات مع المساحة أمامهما (3)، واستقبال بمقاعد انتظار (15)، وركن ضيافة (12)، ومصلى للرجال وآخر للنساء (12)، وتصوير وتخزين (8)، وشبكة (5). فهذه 85 م²، والمجموع الصافي 258.',
        },
        {
          en: 'Corridors add 25 to 35%. With 30% we arrive at 335 m², or 11.2 m² a head. If the people at these desks work two days a week from elsewhere, 20 shared desks in place of 26 save 27 m² net and 35 m² of lease, but you will want a second small meeting room for the days when everybody comes.',
          ar: 'وتضيف الممرات من 25 إلى 35%. فبنسبة 30% نصل إلى 335 م²، أي 11.2 م² للفرد. وإذا كان أصحاب هذه المكاتب يعملون يومين في الأسبوع من خارجها فإن 20 مكتبًا مشتركًا بدل 26 توفر 27 م² صافية و35 م² من الإيجار، لكنك ستحتاج إلى غرفة اجتماعات صغيرة ثانية للأيام التي يحضر فيها الجميع.',
        },
      ],
    },
    {
      heading: { en: 'Widths that cannot be argued with', ar: 'مسافات لا تقبل المساومة' },
      paragraphs: [
        {
          en: 'Areas lie when the plan is narrow. Check these in centimetres before you believe the total:',
          ar: 'تخدعك المساحات حين يكون المسقط ضيقًا. فتحقق من هذه المسافات بالسنتيمتر قبل أن تثق بالمجموع:',
        },
      ],
      points: [
        {
          en: 'Main corridor 120 to 150; between two rows of desks 90 at the least.',
          ar: 'الممر الرئيسي من 120 إلى 150، وبين صفين من المكاتب 90 على الأقل.',
        },
        {
          en: 'Back to back, from desk edge to desk edge: 180 for two people who sit, 210 if someone must pass.',
          ar: 'بين مكتبين ظهرًا لظهر، من حافة إلى حافة: 180 لجالسين، و210 إن لزم أن يمر أحد.',
        },
        {
          en: 'Meeting table to wall: 100, and 120 on the side of the door.',
          ar: 'من طاولة الاجتماعات إلى الجدار 100، و120 من جهة الباب.',
        },
        {
          en: 'In front of a filing cabinet: its depth plus an open drawer plus 50 for the person.',
          ar: 'أمام خزانة الملفات: عمقها مع درج مفتوح و50 للواقف.',
        },
        {
          en: 'Doorway and turning circle for a wheelchair: 90 clear and 150 in diameter.',
          ar: 'لكرسي متحرك: 90 صافية في فتحة الباب، ودائرة دوران قطرها 150.',
        },
      ],
    },
    {
      heading: { en: 'What does “320 m²” on the offer mean?', ar: 'ماذا تعني «320 م²» في عرض الإيجار؟' },
      paragraphs: [
        {
          en: 'Ask whether the figure is measured inside your own walls or includes a share of lobby, lifts and toilets. The gap may be 10 to 20% of what you pay for, and furniture can stand only on the first kind. Request a drawing with dimensions, mark columns, sloping glass, fan-coil boxes and floor outlets, and measure two walls yourself. If the tape disagrees with the drawing, believe the tape.',
          ar: 'اسأل: هل الرقم مقيس داخل جدرانك أم يشمل حصة من البهو والمصاعد ودورات المياه؟ فالفرق قد يبلغ 10 إلى 20% مما تدفع، والأثاث لا يوضع إلا على النوع الأول. اطلب رسمًا بالأبعاد، وعلّم الأعمدة والزجاج المائل ووحدات التكييف ومخارج الأرضية، وقِس جدارين بنفسك. فإن خالف المتر الرسم فصدّق المتر.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Can we go below 8 m² a person?', ar: 'هل يمكن النزول عن 8 م² للفرد؟' },
      answer: {
        en: 'Call centres do, at 5 to 6 m², with screens between the seats, strong ventilation and a quiet room to recover in. For mixed office work noise will cost you more than the rent saves. Check also that the fresh-air supply and the exits are laid out for that number.',
        ar: 'تفعل ذلك مراكز الاتصال بـ 5 إلى 6 م²، مع فواصل بين المقاعد وتهوية قوية وغرفة هادئة للراحة. أما في العمل المكتبي المتنوع فستكلفك الضوضاء أكثر مما يوفره الإيجار. وتأكد أيضًا أن الهواء النقي ومخارج الطوارئ محسوبة لهذا العدد.',
      },
    },
    {
      question: { en: 'How much should be kept for growth?', ar: 'كم نترك للتوسع؟' },
      answer: {
        en: 'Count the posts approved for the next 18 months, not hopes. A bench system that takes two more places at its end is cheaper than an empty room.',
        ar: 'احسب الوظائف المعتمدة للثمانية عشر شهرًا القادمة لا الأمنيات. ومحطة عمل يمكن تمديدها بمكانين أوفر من غرفة فارغة.',
      },
    },
  ],
  closing: {
    en: 'When the sum is done, draw the largest pieces to scale on squared paper, one square to 50 cm, and move them about. Whatever does not fit on paper will not fit on Sunday either; our planning desk is glad to draw the second version with you.',
    ar: 'بعد الجمع ارسم أكبر القطع بمقياس على ورق مربعات، كل مربع 50 سم، وحرّكها. فما لا تتسع له الورقة لن يتسع له المكتب يوم الأحد، ويسعد قسم التخطيط لدينا أن يرسم معك النسخة الثانية.',
  },
};

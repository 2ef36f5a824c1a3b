import type { Topic } from '#domain/content/topic.ts';

export const trainingRoomLayouts: Topic = {
  slug: 'training-room-layouts',
  kind: 'space-planning',
  title: {
    en: 'One training room, five layouts: seats, spacing and what each is for',
    ar: 'قاعة تدريب واحدة وخمسة توزيعات: المقاعد والمسافات وغرض كل منها',
  },
  searchTitle: {
    en: 'Training room layouts: seats, spacing and purpose',
    ar: 'توزيعات قاعة التدريب: المقاعد والمسافات والغرض',
  },
  excerpt: {
    en: 'How many people a room of 7 × 9 m takes as a classroom, U-shape, islands, theatre or examination hall, with the dimensions to draw it.',
    ar: 'كم شخصًا تسع قاعة 7 × 9 م كصف دراسي أو حرف U أو جزر أو مسرح أو قاعة امتحان، مع الأبعاد اللازمة لرسمها.',
  },
  categories: ['meeting', 'seating', 'projectors-displays', 'boards-accessories'],
  keywords: [
    { en: 'training room layout', ar: 'توزيع قاعة التدريب' },
    { en: 'folding training tables', ar: 'طاولات تدريب قابلة للطي' },
    { en: 'U-shape or classroom seating', ar: 'جلسة حرف U أو صف دراسي' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'A trainer who asks for “a room for 30” has told you nothing yet. Thirty listeners fit into 30 m². Thirty people who build something together need twice that and then some. Fix the activity first, the number second, and buy furniture that can change its mind.',
      ar: 'المدرب الذي يطلب «قاعة لثلاثين» لم يقل شيئًا بعد. فثلاثون مستمعًا تكفيهم 30 م²، وثلاثون يعملون معًا على شيء يحتاجون إلى الضعف وزيادة. فحدد النشاط أولًا ثم العدد، واشترِ أثاثًا يسهل تبديل ترتيبه.',
    },
  ],
  sections: [
    {
      heading: { en: 'The same 63 m², five ways', ar: '63 م² بخمس صور' },
      paragraphs: [
        {
          en: 'Our example is 7 m wide and 9 m long, with the screen on the short wall, a door at the back, and 2.5 m kept free for the trainer.',
          ar: 'مثالنا قاعة عرضها 7 م وطولها 9 م، شاشتها على الجدار القصير وبابها في الخلف، ويُترك فيها 2.5 م للمدرب.',
        },
      ],
      table: {
        caption: { en: 'Seats in a room of 7 × 9 m', ar: 'عدد المقاعد في قاعة 7 × 9 م' },
        columns: [
          { en: 'Layout', ar: 'التوزيع' },
          { en: 'Seats', ar: 'المقاعد' },
          { en: 'Area a head', ar: 'المساحة للفرد' },
          { en: 'Good for', ar: 'يناسب' },
        ],
        rows: [
          [
            { en: 'Theatre', ar: 'مسرح' },
            { en: '50', ar: '50' },
            { en: '1.3 m²', ar: '1.3 م²' },
            { en: 'Talks up to an hour', ar: 'المحاضرات حتى ساعة' },
          ],
          [
            { en: 'Classroom', ar: 'صف دراسي' },
            { en: '24 to 32', ar: 'من 24 إلى 32' },
            { en: '2 to 2.6 m²', ar: 'من 2 إلى 2.6 م²' },
            { en: 'Software courses, long days', ar: 'دورات البرامج والأيام الطويلة' },
          ],
          [
            { en: 'Islands of six', ar: 'جزر من ستة' },
            { en: '24', ar: '24' },
            { en: '2.6 m²', ar: '2.6 م²' },
            { en: 'Workshops, group tasks', ar: 'ورش العمل والمهام الجماعية' },
          ],
          [
            { en: 'U-shape', ar: 'حرف U' },
            { en: '18 to 20', ar: 'من 18 إلى 20' },
            { en: '3.2 to 3.5 m²', ar: 'من 3.2 إلى 3.5 م²' },
            { en: 'Discussion, coaching', ar: 'النقاش والتدريب التفاعلي' },
          ],
          [
            { en: 'Examination', ar: 'امتحان' },
            { en: '16', ar: '16' },
            { en: '3.9 m²', ar: '3.9 م²' },
            { en: 'One person a table', ar: 'شخص واحد لكل طاولة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Drawing the classroom', ar: 'رسم الصف الدراسي' },
      paragraphs: [
        {
          en: 'Tables of 140 × 60 cm seat two, with 70 cm for each elbow pair. Place the rows 150 cm apart from front edge to front edge: 60 for the table, 90 for chair and person. Four rows of four tables with a central aisle of 120 cm give 32 seats, which is the tight version; four rows of three tables, each 160 cm wide, with an aisle along either wall, give 24 and room for laptops. Keep the first row at least two metres from the screen, or 1.5 picture heights, whichever is more.',
          ar: 'طاولة 140 × 60 سم لشخصين، ولكل منهما 70 سم. اجعل بين الصفوف 150 سم من حافة أمامية إلى أخرى: 60 للطاولة و90 للكرسي والجالس. فأربعة صفوف من أربع طاولات بممر أوسط 120 سم تعطي 32 مقعدًا، وهي النسخة الضيقة، وأربعة صفوف من ثلاث طاولات بعرض 160 سم مع ممر على كل جانب تعطي 24 مقعدًا مع متسع للابتوبات. وليكن الصف الأول على مترين من الشاشة أو على مسافة مرة ونصف من ارتفاع الصورة، أيهما أكبر.',
        },
      ],
    },
    {
      heading: { en: 'Drawing the U', ar: 'رسم حرف U' },
      paragraphs: [
        {
          en: 'Chairs go on the outside only. Leave 90 cm behind them, 150 if waiters or assistants pass. The inside of the U should be three metres wide or more; narrower, and those facing each other sit too close for strangers. Legs longer than five metres turn the last pair into spectators, so beyond 20 people choose islands.',
          ar: 'الكراسي من الخارج فقط. اترك خلفها 90 سم، أو 150 إن كان أحد سيمر للضيافة أو المساعدة. وليكن الفراغ الداخلي ثلاثة أمتار أو أكثر؛ فإن ضاق عن ذلك اقترب المتقابلون أكثر مما يريح الغرباء. وإذا تجاوز ضلع الحرف خمسة أمتار صار الأخيران متفرجين، فاختر الجزر لما فوق 20 شخصًا.',
        },
      ],
    },
    {
      heading: {
        en: 'Furniture that can be rearranged over lunch',
        ar: 'أثاث يُعاد ترتيبه في استراحة الغداء',
      },
      paragraphs: [
        {
          en: 'Two people should be able to turn a theatre into islands in twenty minutes. Look for:',
          ar: 'ينبغي أن يحوّل شخصان المسرح إلى جزر في عشرين دقيقة. فابحث عن:',
        },
      ],
      points: [
        {
          en: 'Folding tables on castors that nest: each additional one takes only 15 to 20 cm of storage depth.',
          ar: 'طاولات قابلة للطي على عجلات تتداخل معًا، فلا تأخذ كل طاولة إضافية إلا 15 إلى 20 سم من عمق المخزن.',
        },
        {
          en: 'Stacking training chairs under 6 kg, on a trolley that passes a 90 cm door. Chairs with a writing tablet replace tables in a theatre, but check that some are left-handed.',
          ar: 'كراسي تدريب تُكدَّس ووزنها دون 6 كجم، مع عربة تمر من باب 90 سم. والكراسي ذات لوح الكتابة تغني عن الطاولات في توزيع المسرح، على أن يكون بعضها لمن يكتب باليد اليسرى.',
        },
        {
          en: 'Modesty panels that fold with the top. Loose ones disappear.',
          ar: 'ألواح أمامية تُطوى مع سطح الطاولة، فالمنفصلة تضيع.',
        },
        {
          en: 'A mobile whiteboard for each island and one flip chart that nobody has to share with the projector.',
          ar: 'سبورة متنقلة لكل جزيرة، وحامل عرض ورقي مستقل عن شاشة العرض.',
        },
      ],
    },
    {
      heading: { en: 'Power, air, light, exits', ar: 'الكهرباء والهواء والضوء والمخارج' },
      paragraphs: [
        {
          en: 'A laptop battery does not survive a training day in a bright room. Plan one socket for each person: floor boxes on a grid of about 2 × 2 m, or tables that link to each other from a single box. Cables across an aisle need a flat cover or, better, no aisle there.',
          ar: 'لا تصمد بطارية اللابتوب يوم تدريب كاملًا في غرفة مضيئة. خطط لمقبس لكل شخص: علب أرضية على شبكة 2 × 2 م تقريبًا، أو طاولات يتصل بعضها ببعض من علبة واحدة. والكابل الذي يقطع ممرًا يلزمه غطاء مسطح، والأفضل ألا يكون هناك ممر.',
        },
        {
          en: 'Thirty people give off as much heat as a 3 kW heater. Ask the building to set the room for that number, and switch the cooling on half an hour before they arrive. Lighting in two circuits, with the one above the screen separate, saves every presentation. And the limit on chairs in a theatre is set by doors: ask building management how many people the exits of this room allow before you print invitations.',
          ar: 'يطلق ثلاثون شخصًا من الحرارة ما تطلقه مدفأة 3 كيلوواط. فاطلب من المبنى ضبط القاعة لهذا العدد، وشغّل التبريد قبل وصولهم بنصف ساعة. والإنارة على دائرتين، إحداهما مستقلة فوق الشاشة، تنقذ كل عرض. أما حد الكراسي في توزيع المسرح فتضعه الأبواب: اسأل إدارة المبنى كم شخصًا تسمح به مخارج القاعة قبل طباعة الدعوات.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Should tables be 60 or 70 cm deep?', ar: 'هل يكون عمق الطاولة 60 أم 70 سم؟' },
      answer: {
        en: 'Sixty for lectures with a notebook, seventy when each person has a laptop and a printed manual. In our example four deeper rows leave only 10 cm in front of the door at the back, so one row has to go, and eight seats with it.',
        ar: 'ستون للمحاضرات مع دفتر، وسبعون حين يكون أمام كل متدرب لابتوب ودليل مطبوع. وفي مثالنا لا تترك أربعة صفوف أعمق إلا 10 سم أمام الباب الخلفي، فيُحذف صف ومعه ثمانية مقاعد.',
      },
    },
    {
      question: { en: 'Carpet or hard floor?', ar: 'سجاد أم أرضية صلبة؟' },
      answer: {
        en: 'Carpet tiles. Thirty chairs that are moved at once on stone are heard two rooms away, and speech becomes clearer with every square metre of soft surface.',
        ar: 'بلاط سجاد. فثلاثون كرسيًا تتحرك معًا على الحجر تُسمع من غرفتين، وكل متر مربع من سطح لين يزيد الكلام وضوحًا.',
      },
    },
  ],
  closing: {
    en: 'If you run mostly courses with laptops, furnish for 24 in rows and keep eight folding tables in the store for the rare big day. Bring the room’s width, length and door position to our planning desk, and the five layouts can be compared to scale before anything is bought.',
    ar: 'إن كان معظم برامجك دورات باللابتوب فجهّز القاعة لـ 24 شخصًا في صفوف، واحفظ ثماني طاولات قابلة للطي في المخزن لليوم الكبير النادر. واعرض على قسم التخطيط لدينا عرض القاعة وطولها وموضع بابها، لتقارن التوزيعات الخمسة بمقياس دقيق قبل أن تشتري شيئًا.',
  },
};

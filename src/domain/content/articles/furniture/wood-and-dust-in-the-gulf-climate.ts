import type { Topic } from '#domain/content/topic.ts';

export const woodAndDustInTheGulfClimate: Topic = {
  slug: 'wood-and-dust-in-the-gulf-climate',
  kind: 'care',
  title: {
    en: 'Wood, dust and air conditioning: keeping desks straight in the Gulf climate',
    ar: 'الخشب والغبار والتكييف: كيف تبقى المكاتب مستوية في مناخ الخليج',
  },
  searchTitle: {
    en: 'Caring for wooden desks in the Gulf climate',
    ar: 'العناية بالمكاتب الخشبية في مناخ الخليج',
  },
  excerpt: {
    en: 'Why a table moves between August and January, how to wipe off desert dust without scratches, and what to do with the cooling over Eid.',
    ar: 'لماذا تتحرك الطاولة بين أغسطس ويناير، وكيف تمسح غبار الصحراء بلا خدوش، وماذا تفعل بالتكييف حين يغلق المكتب في العيد.',
  },
  categories: ['desks', 'meeting', 'storage', 'reception'],
  keywords: [
    { en: 'wood furniture care Gulf climate', ar: 'العناية بالأثاث الخشبي في الخليج' },
    { en: 'desert dust on furniture', ar: 'غبار الأثاث المكتبي' },
    { en: 'veneer or melamine desk', ar: 'مكتب قشرة خشب أو ميلامين' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'On an August night in Doha the air outside can hold more than 80% of the moisture it is able to carry; inside, the cooling has wrung it down to 45. A boardroom table lives on the border between the two. It does not complain, but it moves: a solid oak top one metre wide grows or shrinks by several millimetres across the grain in the course of a year.',
      ar: 'في ليالي أغسطس بالدوحة قد تتجاوز رطوبة الهواء في الخارج 80%، بينما يهبط بها التكييف في الداخل إلى 45. وطاولة مجلس الإدارة تعيش على الحد بين العالمين. لا تشتكي ولكنها تتحرك: فسطح من البلوط المصمت عرضه متر يتمدد أو ينكمش عدة مليمترات عرضيًا خلال السنة.',
    },
  ],
  sections: [
    {
      heading: { en: 'Four surfaces and their temper', ar: 'أربعة أسطح وأربعة طباع' },
      paragraphs: [
        {
          en: 'What is sold as “wood” behaves in four different ways. Turn a drawer over, or look at the edge, to find out which you have.',
          ar: 'ما يُباع باسم «خشب» يتصرف بأربع طرق. اقلب درجًا أو انظر إلى الحافة لتعرف ما لديك.',
        },
      ],
      table: {
        caption: { en: 'Surfaces compared', ar: 'مقارنة الأسطح' },
        columns: [
          { en: 'Surface', ar: 'السطح' },
          { en: 'How to recognise it', ar: 'كيف تعرفه' },
          { en: 'Fears', ar: 'ما يضره' },
          { en: 'Clean with', ar: 'ينظف بـ' },
        ],
        rows: [
          [
            { en: 'Solid wood', ar: 'خشب مصمت' },
            { en: 'Grain runs over the edge', ar: 'تمر العروق فوق الحافة' },
            { en: 'Changing humidity', ar: 'تقلب الرطوبة' },
            { en: 'Barely damp cloth, oil or wax yearly', ar: 'قماش شبه جاف، وزيت أو شمع سنويًا' },
          ],
          [
            { en: 'Veneer', ar: 'قشرة خشب طبيعي' },
            { en: 'Real grain, edge band of the same wood', ar: 'عروق حقيقية وشريط حافة من الخشب نفسه' },
            { en: 'Standing water, sun', ar: 'الماء الراكد والشمس' },
            { en: 'Damp cloth, dry directly', ar: 'قماش رطب ثم تجفيف مباشر' },
          ],
          [
            { en: 'Melamine', ar: 'ميلامين' },
            { en: 'Pattern repeats, thin plastic edge', ar: 'نقش متكرر وحافة بلاستيكية رقيقة' },
            { en: 'Water in the joints', ar: 'الماء في الفواصل' },
            { en: 'Mild soap and water', ar: 'ماء وصابون لطيف' },
          ],
          [
            { en: 'Lacquer', ar: 'لاكيه' },
            { en: 'Even colour, no grain', ar: 'لون موحد بلا عروق' },
            { en: 'Scratches, alcohol', ar: 'الخدوش والكحول' },
            { en: 'Soft microfibre, water only', ar: 'مايكروفايبر ناعم وماء فقط' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Dust is sand, only finer', ar: 'الغبار رمل مصغّر' },
      paragraphs: [
        {
          en: 'Desert dust contains quartz, which is harder than varnish, lacquer and steel. A dry rag drags it across the surface and draws the fine grey circles that one sees on dark desks in the afternoon light. So lift it, do not push it.',
          ar: 'يحتوي غبار الصحراء على الكوارتز، وهو أصلب من الورنيش واللاكيه والفولاذ. تجرّه الخرقة الجافة على السطح فترسم الدوائر الرمادية الدقيقة التي تظهر على المكاتب الداكنة في ضوء العصر. فارفعه رفعًا ولا تدفعه.',
        },
      ],
      points: [
        {
          en: 'After a dusty day: vacuum with a soft brush, or float the dust off with a damp microfibre cloth in one direction, along the grain, folding to a clean side after each pass.',
          ar: 'بعد يوم مغبر: اكنس بفرشاة ناعمة، أو ارفع الغبار بقماش مايكروفايبر رطب في اتجاه واحد مع العروق، واطوِ القماش على وجه نظيف بعد كل مسحة.',
        },
        {
          en: 'Follow with a dry cloth within a minute. Drops that dry by themselves leave lime rings.',
          ar: 'أتبعه بقماش جاف خلال دقيقة، فالقطرات التي تجف وحدها تترك حلقات كلسية.',
        },
        {
          en: 'No feather dusters, no silicone sprays. The first only moves dust to the neighbour, the second makes later repairs of the finish very hard.',
          ar: 'لا منافض ريش ولا بخاخات سيليكون. فالأولى تنقل الغبار إلى الجار، والثانية تجعل إصلاح الطلاء لاحقًا بالغ الصعوبة.',
        },
        {
          en: 'Felt under lamps, phones and trays; they grind whatever lies beneath.',
          ar: 'لبّاد تحت المصابيح والهواتف والصواني، فهي تطحن ما تحتها.',
        },
      ],
    },
    {
      heading: {
        en: 'When the office closes, do not switch everything off',
        ar: 'حين يغلق المكتب لا تطفئ كل شيء',
      },
      paragraphs: [
        {
          en: 'The worst week for furniture is a holiday with the cooling off. Room temperature climbs past 35 °C, moist air seeps in, and on the Sunday of return everything is chilled again within an hour. Drawers jam, veneer edges lift, and in closed cupboards mould finds its moment. Leave the thermostat at 26 °C instead, with cupboard doors ajar. A hygrometer for the price of a lunch tells you whether the room stays between 40 and 60%.',
          ar: 'أسوأ أسبوع على الأثاث إجازة بتكييف مطفأ. تتجاوز الحرارة 35 درجة مئوية ويتسلل الهواء الرطب، ثم يُبرَّد كل شيء في ساعة واحدة صباح أول يوم دوام. فتعلق الأدراج، وترتفع حواف القشرة، ويجد العفن فرصته في الخزائن المغلقة. اترك منظم الحرارة على 26 درجة مع فتح أبواب الخزائن قليلًا. وجهاز قياس رطوبة بثمن وجبة غداء يخبرك هل تبقى الغرفة بين 40 و60%.',
        },
        {
          en: 'New furniture deserves the same gentleness. Let flat-packed tops lie horizontally in the cooled room for 48 hours before they are assembled, above all if they have spent a day in a hot truck.',
          ar: 'والأثاث الجديد يستحق الرفق نفسه. دع الأسطح المفككة مستلقية أفقيًا في الغرفة المبردة 48 ساعة قبل تركيبها، وخاصة إن أمضت يومًا في شاحنة حارة.',
        },
      ],
    },
    {
      heading: { en: 'Where to put it', ar: 'أين تضعه؟' },
      paragraphs: [
        {
          en: 'Five centimetres between a cabinet and an outside wall let the air pass and keep condensation off the back panel. Keep tops out of direct sun, or move the desk pad now and then, because a rectangle of original colour remains beneath it. Avoid the spot in front of the air outlet: it is dry, cold and dusty at once.',
          ar: 'خمسة سنتيمترات بين الخزانة والجدار الخارجي تدع الهواء يمر وتقي ظهرها من التكثف. وأبعد الأسطح عن الشمس المباشرة، أو حرّك مفرش المكتب بين حين وآخر، فتحته يبقى مستطيل باللون الأصلي. وتجنب الموضع المقابل لمخرج الهواء، فهو جاف وبارد ومغبر في آن واحد.',
        },
        {
          en: 'Each January, when the air is at its driest, tighten the screws of tables and chairs by a quarter turn. Wood that has shrunk leaves them loose, and a loose joint is a joint that soon breaks.',
          ar: 'وفي يناير من كل عام، والهواء في أجف أحواله، شُدّ براغي الطاولات والكراسي ربع دورة. فالخشب المنكمش يرخيها، والوصلة الرخوة لا تلبث أن تنكسر.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'A white ring under a cup: is it permanent?',
        ar: 'حلقة بيضاء تحت الكوب: هل هي دائمة؟',
      },
      answer: {
        en: 'Usually moisture trapped in the lacquer. Give it two days in the cool, dry room. If it is still there, lay a cloth over it and pass a barely warm iron for a few seconds; stop when it pales.',
        ar: 'هي غالبًا رطوبة محبوسة في الطلاء. اتركها يومين في الغرفة الباردة الجافة، فإن بقيت فضع عليها قماشًا ومرّر مكواة فاترة بضع ثوانٍ، وتوقف حين تبهت.',
      },
    },
    {
      question: {
        en: 'Do castors and runners need care too?',
        ar: 'وهل تحتاج العجلات ومجاري الأدراج إلى عناية؟',
      },
      answer: {
        en: 'Brush hair and grit out of castors every six months and wipe drawer runners dry. Oil collects dust; if a runner squeaks, a trace of dry PTFE spray is enough.',
        ar: 'أزل الشعر والحبيبات من العجلات كل ستة أشهر وامسح مجاري الأدراج جافة. فالزيت يجمع الغبار، وإن صرّ مجرى فيكفيه رذاذ خفيف من PTFE الجاف.',
      },
    },
  ],
  closing: {
    en: 'Hang the hygrometer where you can see it from your chair. After one summer you will know your room better than any care manual does.',
    ar: 'علّق مقياس الرطوبة حيث تراه من كرسيك. فبعد صيف واحد ستعرف غرفتك أكثر مما يعرفها أي دليل عناية.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const heightAdjustableDeskGuide: Topic = {
  slug: 'height-adjustable-desk-guide',
  kind: 'buying-guide',
  title: {
    en: 'Height-adjustable desks: the figures to read before you buy',
    ar: 'المكاتب القابلة لتعديل الارتفاع: أرقام تقرؤها قبل الشراء',
  },
  excerpt: {
    en: 'Range, load, motors and cables, explained by what they change in daily use, with a table of sitting and standing heights by body height.',
    ar: 'مدى الارتفاع والحمولة والمحركات والكابلات، وأثر كل منها في الاستخدام اليومي، مع جدول لارتفاع السطح جلوسًا ووقوفًا بحسب الطول.',
  },
  categories: ['desks', 'boards-accessories', 'seating'],
  keywords: [
    { en: 'height-adjustable desk Qatar', ar: 'مكتب قابل لتعديل الارتفاع قطر' },
    { en: 'sit-stand desk height', ar: 'ارتفاع مكتب الوقوف والجلوس' },
    { en: 'electric standing desk', ar: 'مكتب كهربائي للوقوف' },
  ],
  author: 'planning',
  cover: 'categories/desks',
  opening: [
    {
      en: 'Two electric desks can look the same in a photograph and differ in everything that matters after the first month. One stops too high for the shortest person in the team; the other sways when someone types standing up. Neither fault shows in the picture, but both can be read from the data sheet.',
      ar: 'قد يتشابه مكتبان كهربائيان في الصورة ويختلفان في كل ما يهم بعد الشهر الأول: أحدهما لا ينخفض بما يناسب أقصر الموظفين قامة، والآخر يهتز كلما كتب عليه شخص واقف. لا تُظهر الصورة أيًا من العيبين، لكن ورقة المواصفات تكشفهما معًا.',
    },
  ],
  sections: [
    {
      heading: { en: 'The range: the low end counts more', ar: 'مدى الارتفاع: الحد الأدنى أهم مما تظن' },
      paragraphs: [
        {
          en: 'Buyers look at how high a desk goes. In practice the low end excludes more people. A frame with two-stage columns often starts at about 70 cm, which is too high for anyone under roughly 175 cm who wants relaxed shoulders and both feet on the floor. Three-stage columns start near 60 cm and reach about 125 cm, which covers almost everybody.',
          ar: 'يسأل المشتري عادةً عن أقصى ارتفاع، والحد الأدنى هو الذي يستبعد عددًا أكبر من الناس. فالهيكل ذو العمودين بمرحلتين يبدأ غالبًا من نحو 70 سم، وهذا أعلى مما يناسب من يقل طوله عن 175 سم تقريبًا إذا أراد كتفين مرتخيتين وقدمين ثابتتين على الأرض. أما الأعمدة ذات المراحل الثلاث فتبدأ من نحو 60 سم وتصل إلى نحو 125 سم، فتناسب الجميع تقريبًا.',
        },
      ],
      table: {
        caption: {
          en: 'Height of the desk top to start from; your elbow, in your usual shoes, decides',
          ar: 'ارتفاع السطح الذي تبدأ منه، والحكَم مرفقك وأنت بحذائك المعتاد',
        },
        columns: [
          { en: 'Body height', ar: 'طول الشخص' },
          { en: 'Sitting', ar: 'جلوسًا' },
          { en: 'Standing', ar: 'وقوفًا' },
        ],
        rows: [
          [
            { en: '155 cm', ar: '155 سم' },
            { en: '61 cm', ar: '61 سم' },
            { en: '98 cm', ar: '98 سم' },
          ],
          [
            { en: '165 cm', ar: '165 سم' },
            { en: '65 cm', ar: '65 سم' },
            { en: '104 cm', ar: '104 سم' },
          ],
          [
            { en: '175 cm', ar: '175 سم' },
            { en: '69 cm', ar: '69 سم' },
            { en: '110 cm', ar: '110 سم' },
          ],
          [
            { en: '185 cm', ar: '185 سم' },
            { en: '73 cm', ar: '73 سم' },
            { en: '116 cm', ar: '116 سم' },
          ],
          [
            { en: '195 cm', ar: '195 سم' },
            { en: '77 cm', ar: '77 سم' },
            { en: '122 cm', ar: '122 سم' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Load, and why half of it is already spent', ar: 'الحمولة التي يذهب بعضها قبل أن تبدأ' },
      paragraphs: [
        {
          en: 'The stated load is what the columns lift, and in many data sheets that includes the top itself. A 160 × 80 cm wooden top of 25 mm weighs around 22 kg. Add two screens on arms at 8 kg each, a dock, a lamp and a person leaning on the edge, and a 70 kg frame works close to its limit every day. For one screen that is acceptable; for two screens and a wide top choose 100 kg or more.',
          ar: 'الحمولة المكتوبة هي ما ترفعه الأعمدة، وتشمل في كثير من أوراق المواصفات وزن السطح نفسه. فالسطح الخشبي بمقاس 160 × 80 سم وسماكة 25 مم يزن نحو 22 كجم، فإذا أضفت شاشتين على حاملين بوزن 8 كجم لكل منهما ومحطة إرساء ومصباحًا وشخصًا يتكئ على الحافة، صار الهيكل ذو الحمولة 70 كجم يعمل قريبًا من حده كل يوم. هذا مقبول مع شاشة واحدة، أما مع شاشتين وسطح عريض فاطلب 100 كجم أو أكثر.',
        },
        {
          en: 'One motor drives both legs through a shaft; two motors drive each leg alone. Two are faster, quieter under load and less bothered by a heavy printer at one end.',
          ar: 'المحرك الواحد يدير القائمتين معًا عبر عمود ناقل، وفي المكاتب ذات المحركين لكل قائمة محركها. والمحركان أسرع وأهدأ تحت الحمل، ولا يزعجهما أن تضع طابعة ثقيلة عند أحد الطرفين.',
        },
      ],
    },
    {
      heading: { en: 'Try these in front of the desk', ar: 'جرّب هذا بنفسك أمام المكتب' },
      paragraphs: [],
      points: [
        {
          en: 'Raise it fully, put your hands on the front edge and push sideways. A little movement is normal, a wobble that lasts is not.',
          ar: 'ارفعه إلى أقصاه وضع يديك على حافته الأمامية وادفع جانبًا؛ الحركة اليسيرة طبيعية، أما الاهتزاز الذي يستمر فلا.',
        },
        {
          en: 'Lower it onto an empty carton. It should stop and back off by a few centimetres.',
          ar: 'أنزله على كرتونة فارغة؛ ينبغي أن يتوقف ثم يرتد بضعة سنتيمترات.',
        },
        {
          en: 'Listen while it moves. Below 50 dB it does not interrupt a call at the next desk.',
          ar: 'أصغِ إليه وهو يتحرك؛ فما دون 50 ديسيبل لا يقطع مكالمة على المكتب المجاور.',
        },
        {
          en: 'Save a height and recall it. People who must hold a button for the whole way soon stop using it.',
          ar: 'احفظ ارتفاعًا ثم استدعه؛ فمن يضطر إلى إبقاء إصبعه على الزر طوال الحركة سرعان ما يترك استخدامها.',
        },
      ],
    },
    {
      heading: { en: 'Cables must travel too', ar: 'الكابلات تتحرك مع السطح' },
      paragraphs: [
        {
          en: 'A top that moves 65 cm pulls on every cable that ends in the wall or floor. Fix the socket strip under the top so that everything plugs in there, and let one power lead and one network cable go down in a flexible spine with a loop to spare. Keep at least 3 cm free behind and beside the desk, because a window sill or a cabinet becomes a trap once the desk moves.',
          ar: 'السطح الذي يتحرك 65 سم يشد كل كابل ينتهي في الجدار أو الأرضية. ثبّت موزع الكهرباء تحت السطح ليتصل به كل شيء، ودع سلك كهرباء واحدًا وكابل شبكة واحدًا ينزلان في مجرى مرن فيه طول زائد. واترك 3 سم على الأقل خلف المكتب وعلى جانبيه، فحافة النافذة أو الخزانة تصير مصيدة حين يتحرك السطح.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Should every desk in the office move?',
        ar: 'هل ينبغي أن تكون كل مكاتب الشركة متحركة؟',
      },
      answer: {
        en: 'Start with shared desks and with people who sit more than five or six hours a day. On a desk that three shifts use, adjustment is not a luxury: it is the only way it fits all three.',
        ar: 'ابدأ بالمكاتب المشتركة وبمن يجلسون أكثر من خمس ساعات أو ست في اليوم. فالمكتب الذي تتعاقب عليه ثلاث ورديات لا يناسب الجميع إلا إذا كان قابلًا للتعديل.',
      },
    },
    {
      question: { en: 'What happens during a power cut?', ar: 'ماذا يحدث عند انقطاع الكهرباء؟' },
      answer: {
        en: 'The desk stays where it is; the spindles lock by themselves. After the power returns some controllers ask for a reset: hold the down button until the frame reaches its lowest point and settles.',
        ar: 'يبقى المكتب على حاله لأن الأعمدة تقفل ذاتيًا. وبعد عودة التيار تطلب بعض وحدات التحكم إعادة ضبط: استمر في الضغط على زر النزول حتى يبلغ الهيكل أدنى نقطة ويستقر.',
      },
    },
  ],
  closing: {
    en: 'Write down the shortest and the tallest person who will use the desk, the number of screens and the free width on the floor. With those four figures most frames on the list drop out by themselves.',
    ar: 'دوّن طول أقصر مستخدم وأطول مستخدم، وعدد الشاشات، والعرض المتاح على الأرض. بهذه الأرقام الأربعة تخرج معظم الخيارات من القائمة وحدها.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const visitorAndMeetingChairs: Topic = {
  slug: 'visitor-and-meeting-chairs',
  kind: 'buying-guide',
  title: {
    en: 'Visitor, meeting and training chairs: look at the base first',
    ar: 'كراسي الزوار والاجتماعات والتدريب: انظر إلى القاعدة أولًا',
  },
  excerpt: {
    en: 'Cantilever, sled, four legs, star or castors: how the base of a chair decides where it belongs, how it sounds and how many you can store.',
    ar: 'كابولي أو زلاجة أو أربع أرجل أو قاعدة نجمية أو عجلات: كيف تحدد القاعدة مكان الكرسي وصوته وعدد ما تخزنه منه.',
  },
  categories: ['seating', 'meeting', 'reception'],
  keywords: [
    { en: 'visitor chairs Qatar', ar: 'كراسي زوار قطر' },
    { en: 'meeting room chairs', ar: 'كراسي غرف الاجتماعات' },
    { en: 'stackable training chairs', ar: 'كراسي تدريب قابلة للتكديس' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'Nobody adjusts a visitor chair. It has to fit everyone from the first second, look right when it is empty, and survive being dragged, leaned back on and sat upon sideways. That makes it harder to choose than it seems.',
      ar: 'لا أحد يضبط كرسي الزائر؛ عليه أن يناسب الجميع من أول لحظة، وأن يحسن منظره وهو خالٍ، وأن يحتمل السحب والاتكاء والجلوس عليه جانبًا. ولهذا فاختياره أصعب مما يبدو.',
    },
    {
      en: 'Colour and cover come last. Begin at the floor, because the base settles most of what you will like or dislike about the chair a year from now.',
      ar: 'اللون والكسوة يأتيان آخرًا. ابدأ من الأرض، فالقاعدة تحسم معظم ما سيعجبك أو يزعجك في الكرسي بعد سنة.',
    },
  ],
  sections: [
    {
      heading: { en: 'Five bases and their places', ar: 'خمس قواعد ومواضعها' },
      paragraphs: [],
      table: {
        caption: { en: 'What the base tells you', ar: 'ماذا تخبرك القاعدة' },
        columns: [
          { en: 'Base', ar: 'القاعدة' },
          { en: 'Good at', ar: 'ميزتها' },
          { en: 'Poor at', ar: 'عيبها' },
          { en: 'Place', ar: 'مكانها' },
        ],
        rows: [
          [
            { en: 'Cantilever', ar: 'كابولي' },
            { en: 'Gives a little, comfortable for an hour', ar: 'مرونة خفيفة، مريح ساعة كاملة' },
            { en: 'Heavy, tips if one sits on the front edge', ar: 'ثقيل، ويميل بمن يجلس على طرفه' },
            { en: "In front of a manager's desk", ar: 'أمام مكتب المدير' },
          ],
          [
            { en: 'Sled', ar: 'زلاجة' },
            { en: 'Slides on carpet, does not dent it', ar: 'تنزلق على السجاد ولا تترك فيه حفرًا' },
            { en: 'Noisy on stone without felt', ar: 'صوتها مزعج على الحجر بلا لباد' },
            { en: 'Waiting rooms, small offices', ar: 'غرف الانتظار والمكاتب الصغيرة' },
          ],
          [
            { en: 'Four legs', ar: 'أربع أرجل' },
            { en: 'Light, stable, often stacks', ar: 'خفيفة وثابتة وكثيرًا ما تُكدَّس' },
            { en: 'Marks soft floors', ar: 'تترك أثرًا في الأرضيات اللينة' },
            { en: 'Training, canteen, events', ar: 'التدريب والكافتيريا والفعاليات' },
          ],
          [
            { en: 'Star on glides', ar: 'نجمية ثابتة' },
            { en: 'Turns towards the speaker, stays put', ar: 'تدور نحو المتكلم ولا تتحرك من مكانها' },
            { en: 'Has to be lifted to move', ar: 'تحتاج إلى رفع عند النقل' },
            { en: 'Round tables, interview rooms', ar: 'الطاولات الدائرية وغرف المقابلات' },
          ],
          [
            { en: 'Star on castors', ar: 'نجمية بعجلات' },
            { en: 'Easy to enter and leave', ar: 'سهولة الجلوس والقيام' },
            { en: 'Drifts, restless in long sessions', ar: 'تتزحزح وتشتت في الجلسات الطويلة' },
            { en: 'Large conference tables', ar: 'طاولات المؤتمرات الكبيرة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Fit under the table', ar: 'التوافق مع الطاولة' },
      paragraphs: [
        {
          en: 'Table tops lie at about 74 cm and are 3 to 5 cm thick, more where a frame runs below. Armrests up to 66 cm usually pass; tub chairs with a rim of 70 or more stay outside, and then each chair takes 15 to 20 cm more of the room. Widths matter too: a chair of 65 cm with arms will not stand four to a side at a table of 240.',
          ar: 'يكون سطح الطاولة على ارتفاع 74 سم تقريبًا وسماكته من 3 إلى 5 سم، وأكثر إذا مر تحته إطار. المساند التي لا تتجاوز 66 سم تدخل عادةً، أما الكراسي نصف الدائرية التي تبلغ حافتها 70 سم أو أكثر فتبقى خارجها، ويأخذ كل كرسي عندئذ 15 إلى 20 سم إضافية من الغرفة. وللعرض حسابه أيضًا: فكرسي بعرض 65 سم مع ذراعيه لا تصطف منه أربعة على جانب طاولة طولها 240 سم.',
        },
      ],
    },
    {
      heading: { en: 'How long will they sit?', ar: 'كم سيطول الجلوس؟' },
      paragraphs: [
        {
          en: 'Up to half an hour, a plastic shell is fine. Up to an hour and a half, choose a padded seat and a back that flexes. For training days take a cushion, a back above 40 cm and, if there are no tables, a writing tablet; order some with the tablet on the left, about one in ten. Anything longer is work, and asks for an adjustable chair.',
          ar: 'حتى نصف ساعة تكفي القشرة البلاستيكية. وحتى ساعة ونصف اختر مقعدًا مبطنًا وظهرًا مرنًا. ولأيام التدريب اختر وسادة وظهرًا يزيد ارتفاعه على 40 سم، ولوح كتابة إن لم توجد طاولات؛ واطلب بعضها بلوح في الجهة اليسرى، نحو واحد من كل عشرة. وما زاد على ذلك فهو عمل مكتبي يلزمه كرسي قابل للضبط.',
        },
      ],
    },
    {
      heading: { en: 'Covers for public use', ar: 'كسوة للاستخدام العام' },
      paragraphs: [
        {
          en: 'Fabric for contract seating is rated by rubbing cycles. Forty thousand Martindale cycles or more is a sound minimum for a busy waiting room; below twenty-five thousand it is a domestic cloth. Dark, mixed weaves hide more than plain colours. White thobes pick up the dye of cheap fabric, so rub a damp white cloth on the sample before you order forty chairs in navy blue.',
          ar: 'يُصنَّف قماش المقاعد العامة بعدد دورات الاحتكاك. أربعون ألف دورة بمقياس مارتنديل أو أكثر حد أدنى سليم لغرفة انتظار مزدحمة، وما دون خمسة وعشرين ألفًا قماش منزلي. والنسيج الداكن المخلوط الألوان يستر أكثر من اللون السادة. والثياب البيضاء تلتقط صبغة القماش الرخيص، فافرك العينة بقطعة بيضاء مبللة قبل أن تطلب أربعين كرسيًا باللون الكحلي.',
        },
      ],
      points: [
        {
          en: 'Clinics: artificial leather that tolerates alcohol wipes, seams away from the seat.',
          ar: 'العيادات: جلد صناعي يحتمل مناديل الكحول، وخياطة بعيدة عن سطح المقعد.',
        },
        { en: 'Pantries: a shell without any fabric.', ar: 'ركن الضيافة: قشرة من دون أي قماش.' },
        {
          en: 'Prayer and multi-purpose rooms: chairs that stack, with a trolley.',
          ar: 'المصليات والقاعات المتعددة الأغراض: كراسٍ تُكدَّس مع عربتها.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'How many visitor chairs go in front of a desk?',
        ar: 'كم كرسي زوار يوضع أمام المكتب؟',
      },
      answer: {
        en: 'Two, with 60 cm between them for a side table. A third one along the wall serves the rare larger visit and keeps the front free.',
        ar: 'اثنان بينهما 60 سم لطاولة جانبية. وثالث عند الجدار للزيارات الأكبر النادرة، فتبقى الواجهة خالية.',
      },
    },
    {
      question: {
        en: 'How much room does a stack of training chairs take?',
        ar: 'كم تشغل كراسي التدريب المكدّسة؟',
      },
      answer: {
        en: "Twelve wire-frame chairs on a trolley occupy about 60 × 100 cm of floor and stand up to 180 cm tall. Check that the stack passes the store room's door upright.",
        ar: 'اثنا عشر كرسيًا على عربة تشغل نحو 60 × 100 سم من الأرض ويصل ارتفاعها إلى 180 سم. وتأكد من أنها تعبر باب المخزن وهي قائمة.',
      },
    },
    {
      question: {
        en: 'Should meeting chairs match the visitor chairs?',
        ar: 'هل ينبغي أن تتطابق كراسي الاجتماعات والزوار؟',
      },
      answer: {
        en: 'Only if they are seen together. It is more practical to keep one cover fabric across both, so that a spare roll repairs either, and to let the frames follow the use.',
        ar: 'فقط إذا كانت تُرى معًا. والأجدى توحيد قماش الكسوة حتى يصلح الاحتياطي منه لهذه وتلك، وترك شكل الهيكل لما يقتضيه الاستخدام.',
      },
    },
  ],
  closing: {
    en: 'List your rooms, write the longest sitting beside each, and only then open the catalogue. Three models are plenty for most companies: one for guests, one for meetings, one that stacks.',
    ar: 'اكتب أسماء غرفك وأمام كل غرفة أطول جلسة تُعقد فيها، ثم افتح الكتالوج. ثلاثة طرازات تكفي معظم الشركات: واحد للضيوف، وواحد للاجتماعات، وواحد يُكدَّس.',
  },
};

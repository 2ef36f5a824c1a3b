import type { Topic } from '#domain/content/topic.ts';

export const executiveOfficeFurniture: Topic = {
  slug: 'executive-office-furniture',
  kind: 'buying-guide',
  title: {
    en: "Furnishing a director's office: five decisions in the right order",
    ar: 'تأثيث مكتب المدير: خمسة قرارات بترتيبها الصحيح',
  },
  searchTitle: { en: 'Furnishing a director’s office: five decisions' },
  excerpt: {
    en: 'Where the desk stands, which side the return goes, where guests sit and what the sun does to veneer: how to furnish an executive room without regret.',
    ar: 'أين يوضع المكتب، وفي أي جهة يكون الجناح، وأين يجلس الضيوف، وماذا تفعل الشمس بالقشرة الخشبية: دليل عملي لتأثيث المكتب التنفيذي.',
  },
  categories: ['desks', 'seating', 'sofas', 'storage'],
  keywords: [
    { en: 'executive office furniture Qatar', ar: 'أثاث مكتب تنفيذي قطر' },
    { en: 'executive desk with return', ar: 'مكتب تنفيذي مع جناح جانبي' },
    { en: 'director office layout', ar: 'توزيع أثاث مكتب المدير' },
  ],
  author: 'planning',
  cover: 'scenes/hero-executive-office',
  opening: [
    {
      en: 'Most executive rooms are bought backwards. Somebody falls for a desk, and then the sofa, the cabinet and the guests have to make do with what is left of the floor. Reverse the order and the same budget gives a better room.',
      ar: 'تُؤثَّث معظم المكاتب التنفيذية بالمقلوب: يُعجَب أحدهم بمكتب فيشتريه، ثم لا يبقى للكنب والخزائن والضيوف إلا ما فضل من المساحة. اعكس الترتيب، وستحصل بالميزانية نفسها على غرفة أفضل.',
    },
  ],
  sections: [
    {
      heading: { en: 'First: what happens in the room?', ar: 'أولًا: ماذا يجري في هذه الغرفة؟' },
      paragraphs: [
        {
          en: 'Count a normal week. A finance director may sign and read for six hours a day and receive two people at a time; a business owner may host coffee for five visitors and hardly touch a keyboard. The first needs a wide desk and shelves within reach. The second needs a good seating group and can live with a smaller desk.',
          ar: 'استعرض أسبوعًا عاديًا. قد يوقّع المدير المالي ويقرأ ست ساعات في اليوم ويستقبل شخصين في كل مرة، وقد يستضيف صاحب الشركة خمسة زوار على فنجان قهوة ولا يكاد يلمس لوحة المفاتيح. الأول يحتاج إلى مكتب عريض ورفوف في متناول يده، والثاني إلى جلسة مريحة ويكفيه مكتب أصغر.',
        },
      ],
      table: {
        caption: { en: 'What fits, with walkways left free', ar: 'ما تتسع له الغرفة مع بقاء الممرات خالية' },
        columns: [
          { en: 'Room', ar: 'مساحة الغرفة' },
          { en: 'Desk', ar: 'المكتب' },
          { en: 'For guests', ar: 'للضيوف' },
        ],
        rows: [
          [
            { en: '12 m²', ar: '12 م²' },
            { en: '180 cm, no return', ar: '180 سم من دون جناح' },
            { en: 'Two visitor chairs', ar: 'كرسيان للزوار' },
          ],
          [
            { en: '18 m²', ar: '18 م²' },
            { en: '180–200 cm with return', ar: '180–200 سم مع جناح' },
            {
              en: 'Two chairs and a two-seat sofa, or a round table of 90 cm',
              ar: 'كرسيان وكنبة بمقعدين، أو طاولة دائرية بقطر 90 سم',
            },
          ],
          [
            { en: '25 m²', ar: '25 م²' },
            { en: '220 cm with return', ar: '220 سم مع جناح' },
            { en: 'Two chairs and a seating group for five', ar: 'كرسيان وجلسة لخمسة أشخاص' },
          ],
          [
            { en: '35 m² and more', ar: '35 م² فأكثر' },
            { en: '220 cm with return and credenza', ar: '220 سم مع جناح وكريدنزا' },
            { en: 'A seating group and a meeting table for six', ar: 'جلسة وطاولة اجتماعات لستة أشخاص' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Second: the place of the desk', ar: 'ثانيًا: موضع المكتب' },
      paragraphs: [
        {
          en: 'Sit so that you see the door and have the window at your side. A window behind you turns you into a silhouette on video calls and throws glare on the screen; a window in front tires the eyes. Leave 120 cm between the desk and the wall or credenza behind it, and 150 cm in front for two chairs and the knees in them.',
          ar: 'اجلس بحيث ترى الباب وتكون النافذة إلى جانبك. فالنافذة خلفك تُظهرك خيالًا معتمًا في المكالمات المرئية وتعكس الضوء على الشاشة، والنافذة أمامك تتعب عينيك. واترك 120 سم بين المكتب والجدار أو الكريدنزا خلفه، و150 سم أمامه لكرسيين ومن يجلس عليهما.',
        },
      ],
    },
    {
      heading: { en: 'Third: left or right?', ar: 'ثالثًا: يمين أم يسار؟' },
      paragraphs: [
        {
          en: "The return belongs on the side away from the door, so that guests meet the clean front and not the printer. Stand behind where the desk will be and name the side from there, because a right return seen from the visitor's chair is a left one. Write 'right, seen from the user' on the order and nobody can read it two ways.",
          ar: 'مكان الجناح في الجهة البعيدة عن الباب ليرى الضيف الواجهة النظيفة لا الطابعة. قف حيث سيجلس صاحب المكتب وسمِّ الجهة من هناك، فالجناح الأيمن يصير أيسر لمن يراه من كرسي الزائر. واكتب في الطلب «يمين الجالس» فلا يحتمل الأمر قراءتين.',
        },
      ],
    },
    {
      heading: { en: 'Fourth: materials that survive the sun', ar: 'رابعًا: خامات تحتمل الشمس' },
      paragraphs: [
        {
          en: 'Real veneer changes colour in daylight: walnut grows lighter, oak warmer. Behind a west-facing tower window the part under the blotter will show within a year or two. Use blinds or solar film, move objects about, and order all veneered pieces together, so that they come from one batch and change alike. Leather dries where an air outlet blows on it, so keep the seating out of that stream and feed the leather twice a year.',
          ar: 'القشرة الطبيعية يتغير لونها مع ضوء النهار: الجوز يفتح والبلوط يزداد دفئًا. وخلف نافذة غربية في برج ستظهر البقعة المغطاة تحت دفتر الكتابة خلال سنة أو سنتين. استخدم الستائر أو فيلم الحماية من الشمس، وبدّل مواضع الأشياء، واطلب القطع المكسوة بالقشرة معًا لتكون من دفعة واحدة ويتغير لونها معًا. والجلد يجف حيث يهب عليه هواء التكييف، فأبعد المقاعد عن مجراه ورطّب الجلد مرتين في السنة.',
        },
      ],
    },
    {
      heading: { en: 'Fifth: can it get in?', ar: 'خامسًا: هل يدخل من الباب؟' },
      paragraphs: [
        {
          en: 'A one-piece top of 220 cm does not stand upright in a lift with a ceiling of 215. Before ordering, measure the service lift (door, depth and diagonal), the corridor at its tightest turn and the door of the room, and tell us which of them is narrowest. Many towers also want the delivery booked with building management and done outside working hours.',
          ar: 'السطح المؤلف من قطعة واحدة بطول 220 سم لا يقف في مصعد ارتفاعه 215 سم. قبل الطلب قِس مصعد الخدمة (الباب والعمق والقطر) وأضيق انعطاف في الممر وباب الغرفة، وأخبرنا بأضيقها. وتشترط أبراج كثيرة حجز موعد التوريد مع إدارة المبنى وتنفيذه خارج الدوام.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Do desk and cabinets have to come from one series?',
        ar: 'هل يجب أن يكون المكتب والخزائن من مجموعة واحدة؟',
      },
      answer: {
        en: 'They should share either the wood or the metal, not necessarily both. Two woods that nearly match look like a mistake; two that clearly differ look chosen.',
        ar: 'يكفي أن يجمعها الخشب أو المعدن، ولا يلزم الاثنان. فالخشبان المتقاربان من غير تطابق يبدوان خطأً، والمختلفان بوضوح يبدوان اختيارًا.',
      },
    },
    {
      question: { en: 'Which castors suit parquet?', ar: 'ما العجلات المناسبة لأرضية الباركيه؟' },
      answer: {
        en: 'On wood or stone ask for soft castors; hard ones are made for carpet and leave tracks on a polished floor.',
        ar: 'اطلب للخشب والحجر عجلات لينة؛ فالصلبة مصنوعة للسجاد وتترك أثرًا على الأرضيات المصقولة.',
      },
    },
    {
      question: {
        en: "Should the director's desk be height-adjustable?",
        ar: 'هل يكون مكتب المدير قابلًا لتعديل الارتفاع؟',
      },
      answer: {
        en: 'If most of the day goes into reading and screen work, yes, and veneered tops are available on such frames. In a room that is mainly for receiving people, a fixed desk with a heavy base looks calmer and hides its cables better.',
        ar: 'نعم، إذا كان معظم اليوم قراءة وعملًا على الشاشة، وتتوفر لهذه الهياكل أسطح بقشرة طبيعية. أما في غرفة أكثر ما فيها الاستقبال، فالمكتب الثابت بقاعدته الثقيلة أهدأ منظرًا وأقدر على إخفاء الكابلات.',
      },
    },
  ],
  closing: {
    en: "Send us the room's length, width, door and window positions and a photograph from the doorway. A sketch with those five decisions marked on it is a better brief than a page of product names.",
    ar: 'أرسل إلينا طول الغرفة وعرضها ومواضع الباب والنوافذ وصورة من جهة المدخل؛ فرسم بسيط عليه هذه القرارات الخمسة أنفع من صفحة كاملة بأسماء المنتجات.',
  },
};

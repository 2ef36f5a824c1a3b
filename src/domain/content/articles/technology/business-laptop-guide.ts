import type { Topic } from '#domain/content/topic.ts';

export const businessLaptopGuide: Topic = {
  slug: 'business-laptop-guide',
  kind: 'buying-guide',
  title: {
    en: 'Buying business laptops: which numbers on the sheet matter',
    ar: 'شراء لابتوبات للشركة: أي أرقام المواصفات يستحق الاهتمام؟',
  },
  excerpt: {
    en: 'Memory, storage, screen, battery and ports for four kinds of users, and the small lines of a quotation that decide how a laptop feels in its third year.',
    ar: 'الذاكرة والتخزين والشاشة والبطارية والمنافذ لأربع فئات من المستخدمين، والبنود الصغيرة في عرض السعر التي تحدد حال الجهاز في سنته الثالثة.',
  },
  categories: ['laptops', 'it-accessories', 'monitors'],
  keywords: [
    { en: 'business laptop Qatar', ar: 'لابتوب للأعمال قطر' },
    { en: 'laptop specifications for office work', ar: 'مواصفات لابتوب للعمل المكتبي' },
    { en: 'Arabic English keyboard laptop', ar: 'لابتوب بلوحة مفاتيح عربية وإنجليزية' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'A laptop bought for a company is judged twice: on the day it is unpacked, and on an ordinary morning three years later when six programs, twenty browser tabs and a video call want the same memory. Processors rarely decide the second verdict. Memory, battery and hinges do.',
      ar: 'يُحكم على لابتوب الشركة مرتين: يوم إخراجه من علبته، وفي صباح عادي بعد ثلاث سنوات حين تتزاحم على ذاكرته ستة برامج وعشرون صفحة مفتوحة ومكالمة فيديو. ونادرًا ما يكون المعالج هو الفيصل في الحكم الثاني، بل الذاكرة والبطارية ومتانة المفصلات.',
    },
  ],
  sections: [
    {
      heading: { en: 'Sort people before you sort machines', ar: 'صنّف المستخدمين قبل الأجهزة' },
      paragraphs: [
        {
          en: 'Most offices need two models, sometimes three. Every further model costs you a spare charger, a driver set and an argument about who deserves which one. The table is a starting point that holds for current office software.',
          ar: 'يكفي معظم الشركات طرازان، وثلاثة في بعض الأحيان. أما كل طراز إضافي فيعني شاحنًا احتياطيًا آخر وتعريفات أخرى وجدلًا حول من يستحق ماذا. والجدول التالي نقطة بداية تناسب برامج المكاتب الحالية.',
        },
      ],
      table: {
        caption: { en: 'A sensible minimum by kind of work', ar: 'حد أدنى معقول بحسب طبيعة العمل' },
        columns: [
          { en: 'Who', ar: 'المستخدم' },
          { en: 'Memory', ar: 'الذاكرة' },
          { en: 'Storage', ar: 'التخزين' },
          { en: 'Screen', ar: 'الشاشة' },
        ],
        rows: [
          [
            { en: 'Reception, data entry', ar: 'الاستقبال وإدخال البيانات' },
            { en: '8 GB, if it can be extended', ar: '8 جيجابايت إن كانت قابلة للزيادة' },
            { en: '256 GB SSD', ar: '256 جيجابايت SSD' },
            { en: '14 inch', ar: '14 بوصة' },
          ],
          [
            { en: 'Office work, sales, management', ar: 'العمل المكتبي والمبيعات والإدارة' },
            { en: '16 GB', ar: '16 جيجابايت' },
            { en: '512 GB SSD', ar: '512 جيجابايت SSD' },
            { en: '13 to 14 inch', ar: 'من 13 إلى 14 بوصة' },
          ],
          [
            { en: 'Finance, analysts, developers', ar: 'المالية والمحللون والمبرمجون' },
            { en: '32 GB', ar: '32 جيجابايت' },
            { en: '1 TB SSD', ar: '1 تيرابايت SSD' },
            { en: '14 to 16 inch', ar: 'من 14 إلى 16 بوصة' },
          ],
          [
            { en: 'CAD, 3D, video', ar: 'الرسم الهندسي والتصميم والفيديو' },
            {
              en: '32 to 64 GB and a separate graphics chip',
              ar: 'من 32 إلى 64 جيجابايت مع بطاقة رسوميات مستقلة',
            },
            { en: '1 to 2 TB SSD', ar: 'من 1 إلى 2 تيرابايت SSD' },
            { en: '16 inch', ar: '16 بوصة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Read the battery in watt-hours', ar: 'اقرأ البطارية بالواط ساعة' },
      paragraphs: [
        {
          en: 'Hours on a box are measured with a dim screen and little to do. Do your own division: a light laptop uses about 8 to 10 W in documents and email, and 15 W or more in a video call. A 54 Wh battery therefore gives roughly six hours of documents or three and a half of meetings when new. After three years expect a fifth less.',
          ar: 'تُقاس الساعات المكتوبة على العلبة بإضاءة خافتة وعمل قليل، فاحسبها بنفسك: يستهلك الجهاز الخفيف بين 8 و10 واط في المستندات والبريد، و15 واط أو أكثر في مكالمة الفيديو. فبطارية 54 واط ساعة تكفي وهي جديدة نحو ست ساعات من الكتابة أو ثلاث ساعات ونصف من الاجتماعات، وتوقّع أن تفقد خُمس سعتها بعد ثلاث سنوات.',
        },
        {
          en: 'Heat ages a cell faster than use does. The inside of a car parked in July passes 60 °C, which is the usual storage limit of a lithium battery, so the rule for field staff is simple: the laptop leaves the car with you. For machines that live on a dock, switch on the charge limit of 80% in the maker’s settings.',
          ar: 'والحرارة أشد على البطارية من الاستعمال نفسه. فداخل السيارة المتوقفة في يوليو يتجاوز 60 درجة مئوية، وهو حد التخزين المعتاد لبطاريات الليثيوم؛ ولذلك فالقاعدة لموظفي الميدان سهلة: ينزل اللابتوب من السيارة معك. أما الأجهزة الموصولة دائمًا بمحطة إرساء فاضبط حد شحنها عند 80% من إعدادات الشركة الصانعة.',
        },
      ],
    },
    {
      heading: { en: 'Five lines people forget to ask for', ar: 'خمسة بنود ينساها المشتري' },
      paragraphs: [
        {
          en: 'They add little to a quotation and are hard to add later.',
          ar: 'لا تكاد ترفع قيمة العرض، ويصعب استدراكها بعد التوريد.',
        },
      ],
      points: [
        {
          en: 'Arabic and English legends on the keyboard, printed by the maker. Stickers peel in the first summer.',
          ar: 'حروف عربية وإنجليزية مطبوعة على لوحة المفاتيح من المصنع، فالملصقات تتقشر في أول صيف.',
        },
        {
          en: 'A USB-C port that charges and carries a picture, so that one cable at the desk is enough. Ask for both functions by name.',
          ar: 'منفذ USB-C يشحن وينقل الصورة معًا، فيكفي كابل واحد على المكتب. اطلب الوظيفتين صراحة.',
        },
        {
          en: 'A matte screen of at least 300 cd/m²; 400 for desks beside a west-facing window.',
          ar: 'شاشة مطفأة لا يقل سطوعها عن 300 شمعة/م²، و400 للمكاتب المجاورة لنافذة غربية.',
        },
        {
          en: 'A TPM 2.0 chip and a fingerprint reader, which make disk encryption painless for the user.',
          ar: 'شريحة TPM 2.0 وقارئ بصمة، وبهما يعمل تشفير القرص من دون أن يثقل على المستخدم.',
        },
        {
          en: 'Three years of warranty with the word “on site”, and the country where it is honoured.',
          ar: 'ضمان ثلاث سنوات مع عبارة «في موقع العميل»، واسم البلد الذي يسري فيه.',
        },
      ],
    },
    {
      heading: { en: 'Weight is a specification', ar: 'الوزن مواصفة أيضًا' },
      paragraphs: [
        {
          en: 'A 14-inch machine weighs about 1.3 to 1.5 kg, a 16-inch one 1.8 kg or more, and the charger adds a third of a kilogram. Someone who walks between sites feels that difference by Thursday. Someone who never leaves the desk does not, and would be better served by the larger screen or by a 24-inch monitor and the smaller laptop.',
          ar: 'يزن جهاز 14 بوصة بين 1.3 و1.5 كجم، ويبلغ جهاز 16 بوصة 1.8 كجم أو أكثر، ويضيف الشاحن ثلث كيلوغرام. من يتنقل بين المواقع يشعر بهذا الفرق قبل أن يأتي الخميس، ومن لا يغادر مكتبه لا يشعر به، والأنفع له شاشة أكبر، أو جهاز صغير مع شاشة مكتبية 24 بوصة.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Can memory be added later?', ar: 'هل يمكن زيادة الذاكرة لاحقًا؟' },
      answer: {
        en: 'In many thin models it is soldered and cannot. If the sheet does not mention a memory slot, assume there is none and buy the amount you will need in the last year of use.',
        ar: 'في كثير من الأجهزة النحيفة تكون ملحومة باللوحة فلا تُستبدل. وإذا لم تذكر المواصفات فتحة للذاكرة فافترض أنها غير موجودة، واشترِ من البداية ما ستحتاج إليه في آخر سنة من عمر الجهاز.',
      },
    },
    {
      question: { en: 'One dock for everybody, or one each?', ar: 'محطة إرساء مشتركة أم واحدة لكل موظف؟' },
      answer: {
        en: 'One for each fixed desk, of the same model throughout. Check that it delivers at least the wattage printed on the laptop’s own charger: 65 W for most 14-inch machines, 100 W for many 16-inch ones.',
        ar: 'واحدة لكل مكتب ثابت، ومن الطراز نفسه في الشركة كلها. وتأكد من أن قدرتها لا تقل عن المكتوب على شاحن اللابتوب: 65 واط لمعظم أجهزة 14 بوصة، و100 واط لكثير من أجهزة 16 بوصة.',
      },
    },
    {
      question: { en: 'When is a mobile workstation justified?', ar: 'متى يستحق اللابتوب الاحترافي ثمنه؟' },
      answer: {
        en: 'When the software vendor names a certified graphics chip, or when a drawing takes longer to turn on screen than to explain. It will be heavier, louder and empty its battery before lunch.',
        ar: 'حين تشترط شركة البرنامج بطاقة رسوميات معتمدة، أو حين يستغرق تدوير الرسم على الشاشة وقتًا أطول من شرحه. ولكنه أثقل وأعلى صوتًا، وتفرغ بطاريته قبل الظهر.',
      },
    },
  ],
  closing: {
    en: 'Order one unit of each model first and let the most demanding user work on it for a week. Then put the whole quantity on one LPO, so that every machine comes from the same production run and takes the same charger.',
    ar: 'اطلب أولًا جهازًا واحدًا من كل طراز ودع أكثر الموظفين تطلبًا يعمل عليه أسبوعًا، ثم ضع الكمية كلها في أمر شراء واحد (LPO)، فتصلك الأجهزة من دفعة واحدة وبشاحن واحد.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const deskSizesByRole: Topic = {
  slug: 'desk-sizes-by-role',
  kind: 'space-planning',
  title: {
    en: 'What size of desk does each job need?',
    ar: 'أي مقاس مكتب يناسب كل وظيفة؟',
  },
  excerpt: {
    en: 'Width follows the papers, depth follows the screen. A table for seven common roles, and the floor that each desk really takes.',
    ar: 'العرض تحدده الأوراق والعمق تحدده الشاشة: جدول لأكثر الوظائف شيوعًا، والمساحة التي يشغلها كل مكتب فعلًا.',
  },
  categories: ['desks', 'workstations', 'storage'],
  keywords: [
    { en: 'office desk sizes', ar: 'مقاسات المكاتب' },
    { en: 'desk depth for two monitors', ar: 'عمق المكتب لشاشتين' },
    { en: 'staff desk dimensions', ar: 'أبعاد مكاتب الموظفين' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'Ordering one size for the whole floor is simple, and it is usually wrong twice: the accountant piles invoices on the pedestal while the sales desk next to it holds a laptop and a cup. Desks are cheap compared with the rent under them, so it pays to ask what happens on each one.',
      ar: 'طلب مقاس واحد للطابق كله أسهل الحلول، لكنه يخطئ مرتين غالبًا: المحاسب يكدّس الفواتير فوق وحدة الأدراج، وعلى مكتب المبيعات المجاور لابتوب وكوب لا أكثر. والمكتب رخيص إذا قيس بإيجار الأرض تحته، فمن المجدي أن تسأل عما يجري فوق كل مكتب.',
    },
    {
      en: 'Spend an hour walking round at eleven in the morning and note three things per person: screens, open paper, and how often somebody else sits down beside them.',
      ar: 'تجوّل ساعة بين الموظفين عند الحادية عشرة صباحًا، ودوّن عن كل واحد ثلاثة أمور: عدد الشاشات، والأوراق المفتوحة أمامه، وعدد المرات التي يجلس فيها أحد إلى جانبه.',
    },
  ],
  sections: [
    {
      heading: { en: 'Sizes that work', ar: 'مقاسات مجرّبة' },
      paragraphs: [],
      table: {
        caption: {
          en: 'Desk tops by role, width × depth',
          ar: 'مقاس سطح المكتب بحسب الوظيفة، العرض × العمق',
        },
        columns: [
          { en: 'Role', ar: 'الوظيفة' },
          { en: 'Top', ar: 'السطح' },
          { en: 'Reason', ar: 'السبب' },
        ],
        rows: [
          [
            { en: 'Call centre', ar: 'مركز الاتصال' },
            { en: '100–120 × 60 cm', ar: '100–120 × 60 سم' },
            { en: 'One screen, a headset, no paper', ar: 'شاشة واحدة وسماعة، ولا ورق' },
          ],
          [
            { en: 'Sales, hot desk', ar: 'المبيعات والمكاتب المشتركة' },
            { en: '120 × 70 cm', ar: '120 × 70 سم' },
            { en: 'A laptop and one screen, often empty', ar: 'لابتوب وشاشة، وكثيرًا ما يكون خاليًا' },
          ],
          [
            { en: 'Administration, HR', ar: 'الشؤون الإدارية والموارد البشرية' },
            { en: '140 × 70 cm', ar: '140 × 70 سم' },
            {
              en: 'A screen, a file tray, a visitor opposite',
              ar: 'شاشة وحافظة أوراق ومراجع في الجهة المقابلة',
            },
          ],
          [
            { en: 'Accounts, purchasing', ar: 'الحسابات والمشتريات' },
            { en: '160 × 80 cm', ar: '160 × 80 سم' },
            { en: 'Two screens and A3 paper side by side', ar: 'شاشتان وإلى جانبهما ورق A3' },
          ],
          [
            { en: 'Engineers, designers', ar: 'المهندسون والمصممون' },
            { en: 'L-shape, 180 × 160 cm', ar: 'حرف L بمقاس 180 × 160 سم' },
            {
              en: 'Screens in the corner, drawings on the return',
              ar: 'الشاشات في الزاوية والمخططات على الجناح',
            },
          ],
          [
            { en: 'Manager', ar: 'مدير قسم' },
            { en: '180 × 80–90 cm', ar: '180 × 80–90 سم' },
            { en: 'Two visitors with their notebooks', ar: 'زائران مع دفتريهما' },
          ],
          [
            { en: 'Director', ar: 'مدير عام' },
            { en: '200–220 × 90–100 cm', ar: '200–220 × 90–100 سم' },
            { en: 'Signing, visitors, a return for files', ar: 'توقيع واستقبال وجناح للملفات' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Depth is a matter for the eyes', ar: 'العمق مسألة تخص العين' },
      paragraphs: [
        {
          en: 'A 24-inch screen is read comfortably from about 60 cm, a 27-inch one from 70 cm or more. The foot of a standard monitor stands 15 to 20 cm in front of the rear edge, and the keyboard with space for the wrists takes another 30. On a top 60 cm deep the face ends up too near. Either buy 80 cm, or hang the screen on an arm and win back the 15 cm.',
          ar: 'تُقرأ شاشة 24 بوصة براحة من نحو 60 سم، وشاشة 27 بوصة من 70 سم أو أكثر. وقاعدة الشاشة العادية تقف على بعد 15 إلى 20 سم من الحافة الخلفية، وتأخذ لوحة المفاتيح مع متسع للرسغين 30 سم أخرى، فيصير الوجه على سطح بعمق 60 سم أقرب مما ينبغي. والحل إما سطح بعمق 80 سم، وإما حامل شاشة يعيد إليك السنتيمترات الخمسة عشر.',
        },
      ],
    },
    {
      heading: { en: 'The floor a desk takes', ar: 'ما يشغله المكتب من الأرض' },
      paragraphs: [
        {
          en: 'A desk of 140 × 70 cm covers one square metre and needs about three. Its user wants 100 cm behind the top to push the chair back and stand up; if colleagues walk behind that chair, 120 to 150 cm. Main walkways stay at 120 cm so that two people can pass, and a trolley from the pantry with them.',
          ar: 'المكتب بمقاس 140 × 70 سم يغطي مترًا مربعًا واحدًا ويحتاج إلى نحو ثلاثة. فصاحبه يلزمه 100 سم خلف السطح ليدفع كرسيه وينهض، وإذا كان الزملاء يمرون خلفه فمن 120 إلى 150 سم. أما الممرات الرئيسية فلا تقل عن 120 سم حتى يمر شخصان متقابلان ولو كانت مع أحدهما عربة ضيافة.',
        },
        {
          en: 'Check the doors of low cabinets as well: a swing door of 45 cm that opens against a chair stays shut for good.',
          ar: 'وانتبه إلى أبواب الخزائن المنخفضة أيضًا: فالباب الذي عرضه 45 سم ولا ينفتح إلا على كرسي سيبقى مغلقًا دائمًا.',
        },
      ],
    },
    {
      heading: { en: 'When to depart from these sizes', ar: 'متى تخرج عن هذه المقاسات' },
      paragraphs: [],
      points: [
        {
          en: 'Left-handed people need the return, or the pedestal, on the other side: ask before ordering handed desks.',
          ar: 'من يكتب بيده اليسرى يحتاج إلى الجناح أو وحدة الأدراج في الجهة الأخرى، فاسأل قبل أن تطلب مكاتب لها جهة يمنى أو يسرى.',
        },
        {
          en: 'Two people who train each other all day share 180 cm better than two separate 120s.',
          ar: 'شخصان يدرّب أحدهما الآخر طوال اليوم يناسبهما سطح واحد بعرض 180 سم أكثر من سطحين بعرض 120 سم.',
        },
        {
          en: 'Whoever prints labels, counts cash or checks passports needs a strip of free surface beside the screen, not behind it.',
          ar: 'من يطبع الملصقات أو يعدّ النقد أو يدقق الجوازات يحتاج إلى سطح خالٍ إلى جانب الشاشة لا خلفها.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Where does the pedestal go?', ar: 'أين توضع وحدة الأدراج؟' },
      answer: {
        en: 'Under a top of 140 cm or more it can stay beneath the desk and still leave 60 cm for the legs. Under 120 cm it eats the knee space: put it at the end of the row, or choose one with a cushion that doubles as a seat for a colleague.',
        ar: 'تحت سطح بعرض 140 سم أو أكثر يمكن أن تبقى تحت المكتب ويبقى للساقين 60 سم. أما تحت سطح بعرض 120 سم فتزاحم الركبتين، فضعها في آخر الصف، أو اختر وحدة بوسادة يجلس عليها زميل.',
      },
    },
    {
      question: { en: 'Is 120 cm too small for a permanent place?', ar: 'هل 120 سم ضيقة على موظف دائم؟' },
      answer: {
        en: 'Not for screen work with the papers in a drawer. It becomes tight with a second screen, unless both hang on arms.',
        ar: 'لا، إذا كان العمل على الشاشة والأوراق في الدرج. لكنها تضيق مع شاشة ثانية ما لم تُعلَّق الشاشتان على حاملين.',
      },
    },
    {
      question: {
        en: 'Why are most desks 72 to 75 cm high?',
        ar: 'لماذا يتراوح ارتفاع معظم المكاتب بين 72 و75 سم؟',
      },
      answer: {
        en: 'It suits a person of about 180 cm. Shorter people raise the chair and then need a footrest, and a desk for changing users should be adjustable.',
        ar: 'لأنه يناسب من طوله نحو 180 سم. والأقصر قامة يرفع كرسيه فيحتاج إلى مسند للقدمين، أما المكتب الذي يتبدل مستخدموه فالأفضل أن يكون قابلًا للتعديل.',
      },
    },
  ],
  closing: {
    en: 'Cut the sizes out of cardboard, lay them on the floor with tape for the walkways, and sit between them for five minutes. It costs nothing and settles most arguments.',
    ar: 'قصّ المقاسات من الكرتون وافرشها على الأرض وحدد الممرات بشريط لاصق، ثم اجلس بينها خمس دقائق؛ لن يكلفك ذلك شيئًا، وسيحسم معظم الخلافات.',
  },
};

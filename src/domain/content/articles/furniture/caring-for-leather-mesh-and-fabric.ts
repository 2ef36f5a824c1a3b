import type { Topic } from '#domain/content/topic.ts';

export const caringForLeatherMeshAndFabric: Topic = {
  slug: 'caring-for-leather-mesh-and-fabric',
  kind: 'care',
  title: {
    en: 'Leather, mesh, fabric: cleaning office seating without ruining it',
    ar: 'الجلد والشبك والقماش: تنظيف مقاعد المكتب من دون إتلافها',
  },
  searchTitle: { en: 'Cleaning office chairs of leather, mesh and fabric' },
  excerpt: {
    en: 'A weekly, monthly and half-yearly routine for each material, first aid for karak, ink and sanitiser, and the labels that tell you when water is forbidden.',
    ar: 'عناية أسبوعية وشهرية ونصف سنوية لكل خامة، وإسعافات أولية لبقع الكرك والحبر والمعقم، والرموز التي تخبرك متى يُمنع الماء.',
  },
  categories: ['seating', 'sofas', 'reception'],
  keywords: [
    { en: 'clean leather office chair', ar: 'تنظيف كرسي مكتب جلد' },
    { en: 'clean mesh chair', ar: 'تنظيف كرسي شبكي' },
    { en: 'fabric sofa stain removal', ar: 'إزالة البقع عن كنب قماش' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'Cleaning can hurt a seat faster than sitting does. A cloth soaked with bathroom cleaner, a vigorous rub, a hairdryer: three minutes, and a good chair has a pale patch for the rest of its life. The right way is slower, milder and cheaper.',
      ar: 'قد يؤذي التنظيف المقعد أسرع مما يؤذيه الجلوس. خرقة مشبعة بمنظف الحمامات، ثم فرك شديد، ثم مجفف شعر: ثلاث دقائق ويحمل الكرسي الجيد بقعة باهتة بقية عمره. والطريقة الصحيحة أبطأ وألطف وأرخص.',
    },
  ],
  sections: [
    {
      heading: { en: 'Know what you are sitting on', ar: 'اعرف على أي خامة تجلس' },
      paragraphs: [
        {
          en: 'Real leather drinks: a drop of water on a hidden spot darkens it within a minute, unless the surface is heavily coated. Imitation leather (PU or PVC) lets the drop stand. On woven fabric look for the letter on the label under the seat: W may be cleaned with water, S only with solvent, WS with either, X with a vacuum cleaner and nothing else.',
          ar: 'الجلد الطبيعي يشرب: فقطرة ماء على موضع مخفي تجعله أغمق خلال دقيقة، إلا إذا كان سطحه مطليًا بطبقة سميكة. أما الجلد الصناعي (PU أو PVC) فتقف عليه القطرة. وفي القماش ابحث عن الحرف على الملصق أسفل المقعد: W يُنظف بالماء، وS بمذيب فقط، وWS بأيهما، وX بالمكنسة الكهربائية لا غير.',
        },
        {
          en: 'No label? Treat it as S until a test on the underside has dried overnight.',
          ar: 'لا ملصق؟ عامله معاملة S إلى أن تجف تجربة في الجهة السفلى ليلة كاملة.',
        },
      ],
    },
    {
      heading: { en: 'A calendar for the cleaning team', ar: 'تقويم لفريق النظافة' },
      paragraphs: [
        {
          en: 'Dust is an abrasive here. Lifting it off each week does more for the life of a seat than any product.',
          ar: 'الغبار عندنا كورق الصنفرة، ورفعه كل أسبوع يطيل عمر المقعد أكثر من أي مستحضر.',
        },
      ],
      table: {
        caption: { en: 'Who needs what, and when', ar: 'ما تحتاج إليه كل خامة، ومتى' },
        columns: [
          { en: 'Material', ar: 'الخامة' },
          { en: 'Weekly', ar: 'أسبوعيًا' },
          { en: 'Monthly', ar: 'شهريًا' },
          { en: 'Twice a year', ar: 'مرتين في السنة' },
        ],
        rows: [
          [
            { en: 'Leather', ar: 'جلد طبيعي' },
            { en: 'Dry microfibre cloth', ar: 'قماش مايكروفايبر جاف' },
            { en: 'Damp cloth, pH-neutral soap, dry at once', ar: 'قماش رطب وصابون متعادل ثم تجفيف فوري' },
            {
              en: 'Conditioner, thin, left for 20 minutes and buffed',
              ar: 'مرطب جلد بطبقة رقيقة، 20 دقيقة ثم تلميع',
            },
          ],
          [
            { en: 'Imitation leather', ar: 'جلد صناعي' },
            { en: 'Damp cloth', ar: 'قماش رطب' },
            { en: 'Mild soap in the seams', ar: 'صابون لطيف في الدرزات' },
            { en: 'Look for cracks at the front edge', ar: 'تفقّد التشقق عند الحافة الأمامية' },
          ],
          [
            { en: 'Mesh', ar: 'شبك' },
            { en: 'Soft vacuum brush, both sides', ar: 'فرشاة مكنسة ناعمة من الوجهين' },
            { en: 'Lukewarm soapy water, wrung cloth', ar: 'ماء فاتر بالصابون بقماش معصور' },
            { en: 'Check the frame where the net is clamped', ar: 'فحص الإطار عند مواضع شد الشبك' },
          ],
          [
            { en: 'Fabric', ar: 'قماش' },
            { en: 'Vacuum along the weave', ar: 'كنس مع اتجاه النسيج' },
            { en: 'Spot treatment by its letter', ar: 'معالجة البقع بحسب الحرف' },
            {
              en: 'Extraction cleaning by a professional, W and WS only',
              ar: 'غسيل بالشفط لدى مختص، لـ W وWS فقط',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'First aid for six accidents', ar: 'إسعافات لست حوادث' },
      paragraphs: [
        {
          en: 'Always blot, never rub; work from the rim to the middle; use white cloth so that no dye adds itself.',
          ar: 'امتصّ ولا تفرك، واعمل من حافة البقعة إلى وسطها، واستخدم قماشًا أبيض كي لا يضيف لونه.',
        },
      ],
      points: [
        {
          en: 'Karak or coffee with milk: cold water first, since heat sets the protein; then one drop of washing-up liquid in a glass of water.',
          ar: 'كرك أو قهوة بالحليب: ماء بارد أولًا، فالحرارة تثبّت بروتين الحليب، ثم قطرة من سائل الجلي في كوب ماء.',
        },
        {
          en: 'Ballpoint on fabric: a cotton bud with isopropyl alcohol, dabbed and changed often. On leather leave it to a specialist, because alcohol takes the colour with the ink.',
          ar: 'حبر قلم جاف على القماش: عود قطن بكحول إيزوبروبيل مع تبديله مرارًا. أما على الجلد فاتركه لمختص، لأن الكحول ينزع اللون مع الحبر.',
        },
        {
          en: 'Hand sanitiser on an armrest: wipe with water immediately. Repeated drops turn PU sticky within months.',
          ar: 'معقم يدين على المسند: امسحه بالماء فورًا، فتكرار القطرات يجعل الجلد الصناعي لزجًا خلال أشهر.',
        },
        {
          en: 'Oud oil or perfume: cornflour or talc for an hour, then the vacuum cleaner. Water would only spread the oil.',
          ar: 'دهن عود أو عطر: نشا أو بودرة التلك مدة ساعة ثم المكنسة؛ فالماء لا يزيد الزيت إلا انتشارًا.',
        },
        {
          en: 'Dates or syrup: lift with a spoon, then lukewarm water. Sugar left in a seam attracts ants.',
          ar: 'تمر أو قطر: ارفعه بملعقة ثم ماء فاتر، فالسكر الباقي في الدرزة يستدعي النمل.',
        },
        {
          en: 'Chewing gum: ice in a bag until it breaks, a plastic card to lift it.',
          ar: 'علكة: ثلج في كيس حتى تنكسر، ثم بطاقة بلاستيكية لرفعها.',
        },
      ],
    },
    {
      heading: { en: 'Sun, vents and the enemy called dry air', ar: 'الشمس ومخارج التكييف والهواء الجاف' },
      paragraphs: [
        {
          en: 'Leather is comfortable where people are: around 40 to 60% humidity. A chair that stands directly below a supply vent, or whose back touches a sunny pane, loses its oils on one side only and cracks there first. Half a metre of distance and a turned diffuser cost nothing. Dark fabrics by a west window fade in two or three summers; a blind with a silver back slows it down.',
          ar: 'يرتاح الجلد حيث يرتاح الناس: رطوبة بين 40 و60%. والكرسي الموضوع تحت مخرج التكييف مباشرة، أو الملاصق لزجاج مشمس، يفقد زيوته من جهة واحدة ويتشقق منها أولًا. ونصف متر من البعد مع تحويل اتجاه المخرج لا يكلفان شيئًا. وتبهت الأقمشة الداكنة عند نافذة غربية في صيفين أو ثلاثة، وستارة بظهر فضي تبطئ ذلك.',
        },
        {
          en: 'Mesh hardly minds any of this. What ends it is a sharp rivet on a pocket, so leave the bag on the hook.',
          ar: 'أما الشبك فلا يكاد يتأثر بذلك كله، وأكثر ما يمزقه برشام حاد في جيب أو حقيبة، فعلّق الحقيبة على المشجب.',
        },
      ],
    },
    {
      heading: { en: 'Shared seats and waiting areas', ar: 'المقاعد المشتركة ومناطق الانتظار' },
      paragraphs: [
        {
          en: 'A reception sofa meets more sleeves, sunscreen and children in a month than a director’s chair in a year. Rotate loose cushions every fortnight so that they wear evenly, and swap the seat by the door with the one in the corner each quarter. Choose removable covers where you can, and order a spare set in the same dye lot at the beginning; two years later the colour will not quite match.',
          ar: 'يلقى كنب الاستقبال في شهر من الأكمام وواقي الشمس والأطفال أكثر مما يلقاه كرسي المدير في سنة. بدّل مواضع الوسائد كل أسبوعين لتبلى بالتساوي، وبادل كل ربع سنة بين المقعد القريب من الباب ومقعد الزاوية. واختر الأغطية القابلة للنزع متى أمكن، واطلب من البداية طقمًا احتياطيًا من دفعة الصبغ نفسها؛ فبعد سنتين لن يتطابق اللون تمامًا.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Are ready-made wipes safe?', ar: 'هل المناديل الجاهزة آمنة؟' },
      answer: {
        en: 'Baby wipes and disinfectant wipes contain alcohol, oils or bleach in changing recipes. Use them on plastic armrests and metal bases; keep them away from leather, PU and printed fabric.',
        ar: 'تحتوي مناديل الأطفال ومناديل التعقيم على كحول أو زيوت أو مبيض بتركيبات تتغير. استخدمها للمساند البلاستيكية والقواعد المعدنية، وأبعدها عن الجلد بنوعيه والقماش المطبوع.',
      },
    },
    {
      question: { en: 'Does cleaning affect the warranty?', ar: 'هل يؤثر التنظيف في الضمان؟' },
      answer: {
        en: 'Following the care label never does. Bleach, steam on glued seams and dyes usually end the cover for the upholstery, though not for the mechanism.',
        ar: 'اتباع ملصق العناية لا يؤثر أبدًا. أما المبيض والبخار على الدرزات الملصقة والصبغات فتُسقط عادة ضمان التنجيد دون ضمان الآلية.',
      },
    },
  ],
  closing: {
    en: 'Give the cleaning company one laminated page with the table above and the location of each material. Half an hour of explaining today is cheaper than reupholstering the waiting area next year.',
    ar: 'سلّم شركة النظافة ورقة مغلفة فيها الجدول السابق ومكان كل خامة في المكتب. فنصف ساعة من الشرح اليوم أرخص من إعادة تنجيد مقاعد الانتظار في العام القادم.',
  },
};

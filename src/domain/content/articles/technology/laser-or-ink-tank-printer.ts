import type { Topic } from '#domain/content/topic.ts';

export const laserOrInkTankPrinter: Topic = {
  slug: 'laser-or-ink-tank-printer',
  kind: 'buying-guide',
  title: {
    en: 'Laser or ink tank? Decide by pages a month, not by the price tag',
    ar: 'طابعة ليزر أم خزان حبر؟ القرار بعدد الصفحات لا بثمن الطابعة',
  },
  searchTitle: { en: 'Laser or ink tank printer: decide by pages a month' },
  excerpt: {
    en: 'A two-line calculation, the monthly volumes at which each technique wins, and what dust, idle weeks and rubber stamps have to do with it.',
    ar: 'حسبة من سطرين، وحجم الطباعة الشهري الذي تتفوق عنده كل تقنية، وما علاقة الغبار وأسابيع التوقف والأختام بالموضوع.',
  },
  categories: ['printers'],
  keywords: [
    { en: 'laser or ink tank printer', ar: 'طابعة ليزر أو خزان حبر' },
    { en: 'office printer cost per page', ar: 'تكلفة الصفحة في طابعة المكتب' },
    { en: 'office printer Qatar', ar: 'طابعة مكتبية قطر' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Printers are the only office machines that are sold cheaply and fed expensively. So the honest comparison is not between two boxes in a shop but between two stacks of paper at the end of three years.',
      ar: 'الطابعة هي الجهاز المكتبي الوحيد الذي يُباع رخيصًا ويُطعَم غاليًا. فالمقارنة المنصفة ليست بين علبتين على الرف، بل بين كومتي ورق في نهاية ثلاث سنوات.',
    },
  ],
  sections: [
    {
      heading: { en: 'The calculation', ar: 'الحسبة' },
      paragraphs: [
        {
          en: 'Divide the price of a cartridge or bottle by the pages it is rated for; that is the ink cost of one page. Multiply by your monthly pages and by 36, then add the purchase price. Rated pages assume about 5% of the sheet covered with ink, which is a plain letter. A page with a logo, a coloured header and a table uses two to four times as much.',
          ar: 'اقسم ثمن الخرطوشة أو عبوة الحبر على عدد الصفحات المعلن لها، فهذه تكلفة حبر الصفحة الواحدة. اضربها في صفحاتك الشهرية ثم في 36 شهرًا، وأضف ثمن الطابعة. والعدد المعلن يفترض أن الحبر يغطي نحو 5% من الورقة، أي رسالة عادية. أما الصفحة التي فيها شعار ورأس ملون وجدول فتستهلك ضعفين إلى أربعة أضعاف.',
        },
        {
          en: 'Ask also for the drum, the waste-ink box and the fuser: parts with a lifetime of their own. On an inexpensive laser the drum sometimes comes inside the toner cartridge, on others it is a second purchase every 12,000 pages or more.',
          ar: 'واسأل كذلك عن الأسطوانة وعلبة الحبر التالف ووحدة التثبيت الحراري، فلكل منها عمر. ففي بعض طابعات الليزر الاقتصادية تأتي الأسطوانة مدمجة في خرطوشة التونر، وفي غيرها تُشترى على حدة كل 12000 صفحة أو أكثر.',
        },
      ],
    },
    {
      heading: { en: 'Where each technique wins', ar: 'أين تتفوق كل تقنية؟' },
      paragraphs: [
        {
          en: 'Count the sheets for one ordinary month; the counter page in the menu of your present printer knows the answer.',
          ar: 'احسب أوراق شهر عادي؛ والجواب موجود في صفحة العدّاد ضمن قائمة طابعتك الحالية.',
        },
      ],
      table: {
        caption: {
          en: 'Monthly volume and the machine that suits it',
          ar: 'حجم الطباعة الشهري والجهاز المناسب له',
        },
        columns: [
          { en: 'Pages a month', ar: 'الصفحات شهريًا' },
          { en: 'Mostly black', ar: 'معظمها أسود' },
          { en: 'Colour matters', ar: 'اللون مهم' },
        ],
        rows: [
          [
            { en: 'Under 300', ar: 'أقل من 300' },
            {
              en: 'Small mono laser: it does not mind standing idle',
              ar: 'ليزر أحادية صغيرة، فالتوقف الطويل لا يضرها',
            },
            { en: 'Ink tank, with a colour page every week', ar: 'خزان حبر، مع صفحة ملونة كل أسبوع' },
          ],
          [
            { en: '300 to 1,500', ar: 'من 300 إلى 1500' },
            { en: 'Mono laser with duplex', ar: 'ليزر أحادية تطبع على الوجهين' },
            { en: 'Ink tank with a document feeder', ar: 'خزان حبر مع ملقم مستندات' },
          ],
          [
            { en: '1,500 to 5,000', ar: 'من 1500 إلى 5000' },
            {
              en: 'Mono multifunction, 40 pages a minute',
              ar: 'ليزر أحادية متعددة الوظائف، 40 صفحة في الدقيقة',
            },
            { en: 'Colour laser multifunction', ar: 'ليزر ملونة متعددة الوظائف' },
          ],
          [
            { en: 'Over 5,000', ar: 'أكثر من 5000' },
            { en: 'A3 copier with a service contract', ar: 'ماكينة تصوير A3 بعقد صيانة' },
            { en: 'Colour A3 copier with a service contract', ar: 'ماكينة تصوير A3 ملونة بعقد صيانة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Things the brochure leaves out', ar: 'ما لا تقوله النشرة' },
      paragraphs: [
        {
          en: 'Speed in pages a minute matters less than the first page. A laser wakes in 8 to 20 seconds and then races; an ink tank starts at once and walks. A desk that prints single delivery notes all day is happy with either, a department that prints tenders of 200 sheets is not.',
          ar: 'الأهم من عدد الصفحات في الدقيقة زمن خروج الصفحة الأولى. تستيقظ طابعة الليزر في 8 إلى 20 ثانية ثم تنطلق، وتبدأ طابعة الخزان فورًا ثم تمشي على مهل. المكتب الذي يطبع سندات تسليم مفردة طوال اليوم ترضيه أي منهما، أما القسم الذي يطبع مناقصات من 200 ورقة فلا.',
        },
        {
          en: 'Toner is melted plastic: it survives a wet thumb, a highlighter and a date stamp. Ink from a tank depends on its kind. Pigment black resists water, dye ink spreads under a marker. For contracts, cheques and anything bound for a ministry counter, ask which of the two the black bottle holds.',
          ar: 'التونر بلاستيك منصهر يصمد أمام إصبع مبلل وقلم تظليل وختم التاريخ. أما حبر الخزانات فبحسب نوعه: فحبر البيغمنت (pigment) الأسود يقاوم الماء، وحبر الداي (dye) ينتشر تحت قلم التظليل. فإن كنت تطبع عقودًا أو شيكات أو معاملات حكومية فاسأل عن نوع الحبر الأسود قبل الشراء.',
        },
        {
          en: 'A laser draws 500 to 1,000 W while its fuser heats. Never plug one into a UPS, and give it a wall socket that it does not share with a kettle. An ink tank uses about 20 W.',
          ar: 'تسحب طابعة الليزر من 500 إلى 1000 واط أثناء تسخين وحدة التثبيت، فلا توصلها بجهاز UPS أبدًا، وخصّها بمقبس جداري لا تشاركها فيه غلاية الشاي. وتكتفي طابعة الخزان بنحو 20 واط.',
        },
        {
          en: 'Fine dust settles on paper first. Machines with a closed cassette jam less here than those with an open tray at the back, whatever the technique. Unopened toner keeps for about two years below 35 °C, which excludes a store room without air conditioning.',
          ar: 'والغبار الناعم يستقر على الورق أولًا، ولذلك يقل انحشار الورق في الطابعات ذات الدرج المغلق عنه في ذات الصينية الخلفية المكشوفة، أيًا كانت تقنيتها. ويبقى التونر غير المفتوح صالحًا نحو سنتين دون 35 درجة مئوية، فلا يصلح له مخزن بلا تكييف.',
        },
      ],
    },
    {
      heading: { en: 'Worked out for 800 pages a month', ar: 'مثال على 800 صفحة في الشهر' },
      paragraphs: [
        {
          en: 'Take an office that prints 800 pages a month, or 28,800 in three years. A laser with toner for 6,000 pages needs about five cartridges in that time, and probably one drum. An ink tank whose set of bottles lasts 6,000 pages needs the same number of sets, but a bottle usually costs a fraction of a cartridge. So the ink tank wins on supplies, the laser on speed and patience. If the difference over three years is smaller than the value of one lost morning in tender season, take the laser; if it would buy a second printer, take the tank.',
          ar: 'خذ مكتبًا يطبع 800 صفحة في الشهر، أي 28800 صفحة في ثلاث سنوات. طابعة ليزر بتونر 6000 صفحة تحتاج في هذه المدة إلى نحو خمس خراطيش، وأسطوانة على الأرجح. وطابعة خزان يكفي طقم عبواتها 6000 صفحة تحتاج إلى العدد نفسه من الأطقم، غير أن ثمن العبوة عادةً جزء يسير من ثمن الخرطوشة. فالخزان يكسب في المستهلكات، والليزر في السرعة وطول البال. فإن كان الفرق في ثلاث سنوات أقل من قيمة صباح ضائع في موسم المناقصات فخذ الليزر، وإن كان يكفي لشراء طابعة ثانية فخذ الخزان.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'We close for three weeks in summer. Will the ink dry?',
        ar: 'نغلق ثلاثة أسابيع في الصيف، فهل يجف الحبر؟',
      },
      answer: {
        en: 'It may clog the nozzles. Leave the printer switched on so that it can clean itself, and run a nozzle check on return before the first important job. If the office is empty for months, choose laser.',
        ar: 'قد تنسد الفوهات. اترك الطابعة موصولة بالكهرباء لتنظف نفسها، وأجرِ فحص الفوهات عند العودة قبل أول طباعة مهمة. وإن كان المكتب يخلو شهورًا فاختر الليزر.',
      },
    },
    {
      question: {
        en: 'One large machine or several small ones?',
        ar: 'ماكينة كبيرة واحدة أم عدة طابعات صغيرة؟',
      },
      answer: {
        en: 'One central multifunction machine with a small mono laser as a standby costs less to run than a printer on every desk. Keep small ones where paper must not lie about: payroll, medical records, the cashier.',
        ar: 'ماكينة مركزية متعددة الوظائف مع طابعة ليزر أحادية احتياطية أقل تكلفة من طابعة على كل مكتب. وأبقِ الصغيرة حيث لا يجوز أن يُترك الورق مكشوفًا: الرواتب والملفات الطبية والصندوق.',
      },
    },
  ],
  closing: {
    en: 'Send us the counter reading, the share of colour and the largest paper size you use, and we will put two machines side by side with the three-year arithmetic written out.',
    ar: 'أرسل إلينا قراءة العدّاد ونسبة الصفحات الملونة وأكبر مقاس ورق تستخدمه، فنضع أمامك طابعتين مع حسبة السنوات الثلاث مكتوبة بالأرقام.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const sofasForOffices: Topic = {
  slug: 'sofas-for-offices',
  kind: 'buying-guide',
  title: {
    en: 'Sofas for offices: what separates them from the one at home',
    ar: 'كنب المكاتب: ما الذي يميزه من كنب البيت؟',
  },
  excerpt: {
    en: "Seat height, firmness, covers and arrangement for a director's room, a waiting area or a company majlis, and how to get a three-seater into a lift.",
    ar: 'ارتفاع المقعد وصلابته وكسوته وترتيبه لغرفة المدير أو الانتظار أو مجلس الشركة، وكيف تُدخل كنبة ثلاثية إلى المصعد.',
  },
  categories: ['sofas', 'reception'],
  keywords: [
    { en: 'office sofa Qatar', ar: 'كنب مكتبي قطر' },
    { en: 'leather or fabric sofa office', ar: 'كنب جلد أو قماش للمكتب' },
    { en: 'office majlis seating', ar: 'جلسة مجلس للمكتب' },
  ],
  author: 'showroom',
  opening: [
    {
      en: 'At home a good sofa lets you sink in and stay. In an office the guest has a jacket or a bisht, a phone in the hand and a file on the knees, and must get up gracefully when the host enters. The same softness that pleases in the evening embarrasses at ten in the morning.',
      ar: 'الكنبة الجيدة في البيت تغوص فيها وتطيل الجلوس. أما في المكتب فالضيف بسترته أو بشته، وفي يده هاتف وعلى ركبتيه ملف، وعليه أن ينهض بلباقة حين يدخل المضيف. والليونة التي تريحك مساءً تحرجك في العاشرة صباحًا.',
    },
  ],
  sections: [
    {
      heading: { en: 'Sit, then stand up', ar: 'اجلس ثم انهض' },
      paragraphs: [
        {
          en: 'Judge a sofa by the second movement. The seat should be 42 to 45 cm high when loaded, not only on the drawing, and 50 to 55 cm deep; at 60 short people lose either the floor or the backrest. Foam of 35 kg/m³ or more over pocket springs keeps its height for years, while soft polyurethane of 25 shows a hollow after the first summer. Press your fist into the front edge: it ought to resist there most, because that is where people push off.',
          ar: 'احكم على الكنبة من الحركة الثانية. ارتفاع المقعد المناسب 42 إلى 45 سم والشخص جالس، لا على الرسم فحسب، وعمقه 50 إلى 55 سم؛ فعند 60 سم يفقد قصير القامة الأرض أو مسند الظهر. والإسفنج بكثافة 35 كجم/م³ أو أكثر فوق نوابض جيبية يحفظ ارتفاعه سنوات، أما الإسفنج اللين بكثافة 25 فيظهر فيه تجويف بعد أول صيف. اضغط بقبضتك على الحافة الأمامية: هناك ينبغي أن تجد أشد مقاومة، لأن الجالس يعتمد عليها عند النهوض.',
        },
      ],
    },
    {
      heading: { en: 'Three settings, three choices', ar: 'ثلاثة أماكن وثلاثة اختيارات' },
      paragraphs: [
        {
          en: "In a director's room two armchairs facing a two-seater work better than a large sofa: nobody likes to sit third on a sofa between two strangers. Allow 2.5 × 2.5 m for this group with its table.",
          ar: 'في غرفة المدير مقعدان مفردان قبالة كنبة بمقعدين أنفع من كنبة كبيرة، فلا أحد يحب أن يجلس ثالثًا بين شخصين لا يعرفهما. واحسب لهذه الجلسة مع طاولتها 2.5 × 2.5 م.',
        },
        {
          en: 'In an open office the high-backed modular sofa earns its floor. Walls of 125 to 135 cm around the shoulders make a place for two to talk without booking anything, and panels can be added later.',
          ar: 'وفي المكتب المفتوح تستحق الكنبة المركبة العالية الظهر مكانها. فالجوانب التي ترتفع 125 إلى 135 سم حول الأكتاف تصنع مكانًا لحديث بين اثنين بلا حجز، ويمكن أن تضاف إليها وحدات لاحقًا.',
        },
        {
          en: "The company majlis follows the walls, with the host's place opposite the door and nobody's back towards the entrance. Take straight pieces with narrow arms, so that the line closes without gaps, and side tables for every second seat: a guest with a coffee cup should not have to bend to the middle of the room.",
          ar: 'أما مجلس الشركة فيتبع الجدران، وصدره قبالة الباب، ولا يجلس أحد وظهره إلى المدخل. اختر قطعًا مستقيمة بأذرع نحيفة ليكتمل الصف بلا فراغات، وطاولة جانبية لكل مقعدين، فلا يضطر ضيف بيده فنجان قهوة إلى الانحناء نحو وسط المجلس.',
        },
      ],
    },
    {
      heading: { en: 'Cover by cover', ar: 'الكسوة وما لها وما عليها' },
      paragraphs: [],
      table: {
        caption: { en: 'How covers behave in an air-conditioned office', ar: 'أداء الكسوات في مكتب مكيّف' },
        columns: [
          { en: 'Cover', ar: 'الكسوة' },
          { en: 'For', ar: 'لها' },
          { en: 'Against', ar: 'عليها' },
        ],
        rows: [
          [
            { en: 'Pigmented leather', ar: 'جلد مصبوغ السطح' },
            { en: 'Wipes clean, ages evenly', ar: 'يُمسح بسهولة ويتقادم بانتظام' },
            { en: 'Cold to the touch, dries near outlets', ar: 'بارد الملمس، ويجف قرب فتحات التكييف' },
          ],
          [
            { en: 'Aniline leather', ar: 'جلد أنيلين' },
            { en: 'Soft, breathes', ar: 'ناعم ويتنفس' },
            { en: 'Drinks in coffee and fades in sun', ar: 'يشرب القهوة ويبهت في الشمس' },
          ],
          [
            { en: 'Woven fabric', ar: 'قماش منسوج' },
            { en: 'Warm, quiet, many colours', ar: 'دافئ وهادئ ومتعدد الألوان' },
            { en: 'Holds dust; vacuum weekly', ar: 'يحتفظ بالغبار ويلزمه كنس أسبوعي' },
          ],
          [
            { en: 'Artificial leather (PU)', ar: 'جلد صناعي (PU)' },
            { en: 'Low price, easy care', ar: 'سعر أقل وعناية سهلة' },
            { en: 'Coating can crack after some years', ar: 'قد تتشقق طبقته بعد سنوات' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Measure the way in', ar: 'قِس الطريق قبل الطلب' },
      paragraphs: [
        {
          en: 'A three-seater of 220 cm is 85 to 90 cm deep and high. It passes a door only if its depth or its height is smaller than the clear opening, which in a 90 cm door is often 85. In the lift it has to stand on end, and for that the cabin must be higher than 220. Measure in this order: loading bay, lift door, lift diagonal, the tightest bend, room door. Detachable legs win 10 to 15 cm. When in doubt, two pieces of 110 cm side by side do the same service and travel everywhere.',
          ar: 'الكنبة الثلاثية بطول 220 سم يبلغ عمقها وارتفاعها 85 إلى 90 سم. ولا تمر من الباب إلا إذا كان عمقها أو ارتفاعها أقل من الفتحة الصافية، وهي غالبًا 85 سم في باب عرضه 90 سم. وفي المصعد تقف على طرفها، فيجب أن يزيد ارتفاعه على 220 سم. قِس بهذا الترتيب: رصيف التحميل، باب المصعد، قطر المصعد، أضيق انعطاف، باب الغرفة. والأرجل القابلة للفك توفر 10 إلى 15 سم. وإن شككت فقطعتان بطول 110 سم متجاورتان تؤديان الغرض وتمران من كل مكان.',
        },
      ],
    },
    {
      heading: { en: 'Around the sofa', ar: 'حول الكنبة' },
      paragraphs: [],
      points: [
        {
          en: 'Coffee table at seat height or 3 to 5 cm below it, 40 to 45 cm away from the edge.',
          ar: 'طاولة القهوة بارتفاع المقعد أو أدنى منه 3 إلى 5 سم، وعلى بعد 40 إلى 45 سم من حافته.',
        },
        {
          en: 'A socket within reach: guests look for one before they look at the view.',
          ar: 'مقبس في متناول اليد؛ فالضيف يبحث عنه قبل أن ينظر إلى الإطلالة.',
        },
        {
          en: 'Two poufs that slide under the table replace an armchair on crowded days.',
          ar: 'بوفان يدخلان تحت الطاولة يغنيان عن مقعد في الأيام المزدحمة.',
        },
        {
          en: 'Felt pads beneath the legs on stone, renewed every year.',
          ar: 'قطع لباد تحت الأرجل على الحجر، تُبدَّل كل سنة.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'How many seats does a three-seater have in practice?',
        ar: 'كم شخصًا يجلس فعلًا على كنبة ثلاثية؟',
      },
      answer: {
        en: 'Two, among people who do not know each other. Count it as two when you plan a waiting area and as three for a family.',
        ar: 'اثنان، إذا كان لا يعرف أحدهما الآخر. احسبها مقعدين في الانتظار، وثلاثة لأفراد عائلة واحدة.',
      },
    },
    {
      question: { en: 'What do we do about stains?', ar: 'كيف نتعامل مع البقع؟' },
      answer: {
        en: 'Blot at once with a dry white cloth, from the outside inwards, then with a little lukewarm water. Rubbing spreads it, hot water sets it. Karak and date syrup come out if they are treated within the hour.',
        ar: 'جفف فورًا بقطعة بيضاء جافة من الأطراف إلى الوسط، ثم بقليل من الماء الفاتر. الفرك ينشر البقعة والماء الساخن يثبّتها. والكرك ودبس التمر يزولان إذا عولجا خلال ساعة.',
      },
    },
  ],
  closing: {
    en: 'Ask for a cutting of the cover, lay it where the sofa will stand, and look at it at nine in the morning and at four in the afternoon. Colours that agree in a showroom may part company in your light.',
    ar: 'اطلب عينة من الكسوة وضعها حيث ستكون الكنبة، وانظر إليها في التاسعة صباحًا وفي الرابعة عصرًا؛ فالألوان المتفقة في صالة العرض قد تختلف في ضوء مكتبك.',
  },
};

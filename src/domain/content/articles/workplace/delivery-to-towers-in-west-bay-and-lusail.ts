import type { Topic } from '#domain/content/topic.ts';

export const deliveryToTowersInWestBayAndLusail: Topic = {
  slug: 'delivery-to-towers-in-west-bay-and-lusail',
  kind: 'delivery',
  title: {
    en: 'Furniture for the 30th floor: deliveries to towers in West Bay and Lusail',
    ar: 'أثاث إلى الطابق الثلاثين: التوصيل إلى أبراج الخليج الغربي ولوسيل',
  },
  searchTitle: {
    en: 'Furniture delivery to towers in West Bay and Lusail',
    ar: 'توصيل الأثاث إلى أبراج الخليج الغربي ولوسيل',
  },
  excerpt: {
    en: 'Permits, loading bays, ramp heights and service lifts: what to ask your building and what to tell us, so that nobody turns the truck away.',
    ar: 'التصاريح وأرصفة التحميل وارتفاع المنحدرات ومصاعد الخدمة: أسئلتك لإدارة المبنى وما تخبرنا به، كي لا تُرد الشاحنة عند البوابة.',
  },
  categories: ['service', 'workstations', 'meeting'],
  keywords: [
    { en: 'furniture delivery West Bay', ar: 'توصيل أثاث الخليج الغربي' },
    { en: 'office furniture delivery Lusail', ar: 'توصيل أثاث مكتبي لوسيل' },
    { en: 'tower loading bay permit', ar: 'تصريح دخول مواد للأبراج' },
  ],
  author: 'logistics',
  cover: 'scenes/location-lusail',
  opening: [
    {
      en: 'Driving from the warehouse to West Bay is the short part of a tower delivery. The long part is vertical: gate, ramp, dock, security desk, lift, corridor. Each has a person who can say no, and every one of them will say yes if told a day or two before.',
      ar: 'الطريق من المستودع إلى الخليج الغربي هو الجزء القصير من التوصيل إلى برج. أما الجزء الطويل فعمودي: بوابة، فمنحدر، فرصيف، فمكتب أمن، فمصعد، فممر. وعند كل منها شخص يستطيع أن يقول لا، وكلهم يقول نعم إذا أُبلغ قبلها بيوم أو يومين.',
    },
  ],
  sections: [
    {
      heading: { en: 'Which zones are we talking about?', ar: 'عن أي مناطق نتحدث؟' },
      paragraphs: [
        {
          en: 'On the blue plates West Bay and Al Dafna are zones 60, 61 and 63; Lusail is 69 and 70, and The Pearl next door is 66. Type the zone once on any product page and the shop shows what delivery costs there and the first possible day. The building number on the plate matters more than the tower’s famous name, because names of towers resemble each other.',
          ar: 'على اللوحات الزرقاء يقع الخليج الغربي والدفنة في المناطق 60 و61 و63، ولوسيل في 69 و70، وجارتها جزيرة اللؤلؤة في 66. اكتب رقم المنطقة مرة واحدة في أي صفحة منتج، يعرض لك المتجر تكلفة التوصيل إليها وأقرب يوم ممكن. ورقم المبنى على اللوحة أهم من اسم البرج المشهور، فقد تتشابه أسماء الأبراج.',
        },
      ],
    },
    {
      heading: { en: 'A call to the building, seven questions', ar: 'مكالمة مع إدارة المبنى: سبعة أسئلة' },
      paragraphs: [
        {
          en: 'Ask for facility management rather than the reception, and write the answers into the order note.',
          ar: 'اطلب إدارة المرافق لا الاستقبال، واكتب الأجوبة في ملاحظات الطلب.',
        },
      ],
      points: [
        {
          en: 'Is a delivery permit needed, who signs the form, and how many working days does it take?',
          ar: 'هل يلزم تصريح إدخال مواد، ومن يوقّع النموذج، وكم يوم عمل يستغرق؟',
        },
        {
          en: 'Which hours are open for furniture? After the offices close, on Saturday, or only before 07:00?',
          ar: 'ما الساعات المسموح فيها بالأثاث؟ بعد الدوام، أم يوم السبت، أم قبل 7 صباحًا فقط؟',
        },
        {
          en: 'How high is the ramp? Basements often allow 2.1 to 2.4 m, while a box truck needs 3.2 m or more.',
          ar: 'كم ارتفاع المنحدر؟ فكثير من المواقف السفلية يسمح بـ 2.1 إلى 2.4 م، والشاحنة المغلقة تحتاج إلى 3.2 م أو أكثر.',
        },
        {
          en: 'Inside of the service lift: width, depth, height, door opening, load in kilograms. Does it stop at your floor?',
          ar: 'أبعاد مصعد الخدمة من الداخل: العرض والعمق والارتفاع وفتحة الباب والحمولة بالكيلوغرام. وهل يقف عند طابقك؟',
        },
        {
          en: 'Must it be booked, and for how long can we keep it?',
          ar: 'هل يلزم حجزه، وكم من الوقت يبقى لنا؟',
        },
        {
          en: 'Which papers does security want from the crew: ID copies, vehicle number, insurance?',
          ar: 'ما الأوراق التي يطلبها الأمن من الفريق: صور البطاقات، ورقم المركبة، والتأمين؟',
        },
        {
          en: 'Is floor protection required in lobby and corridors?',
          ar: 'هل تُشترط تغطية أرضيات البهو والممرات؟',
        },
      ],
    },
    {
      heading: { en: 'Which pieces deserve a tape measure?', ar: 'أي القطع تستحق القياس؟' },
      paragraphs: [
        {
          en: 'Most of our furniture travels in parts for exactly this reason. These are the pieces worth a second look; the dimensions of the packed parts are on request.',
          ar: 'يُنقل معظم أثاثنا مفككًا لهذا السبب تحديدًا. وهذه هي القطع التي تستحق نظرة ثانية، وتُعطى أبعاد الأجزاء المغلفة عند الطلب.',
        },
      ],
      table: {
        caption: { en: 'Large pieces and the usual lift', ar: 'القطع الكبيرة والمصعد المعتاد' },
        columns: [
          { en: 'Piece', ar: 'القطعة' },
          { en: 'How it travels', ar: 'كيف تُنقل' },
          { en: 'Watch', ar: 'انتبه إلى' },
        ],
        rows: [
          [
            { en: 'Boardroom table for 14 and more', ar: 'طاولة مجلس إدارة لـ 14 فأكثر' },
            { en: 'Top in sections, legs apart', ar: 'سطح مقسّم وأرجل مفكوكة' },
            { en: 'Longest section against the lift’s diagonal', ar: 'أطول جزء مقابل قطر المصعد' },
          ],
          [
            { en: 'Three-seat sofa', ar: 'كنب بثلاثة مقاعد' },
            { en: 'In one piece, upright', ar: 'قطعة واحدة واقفة' },
            {
              en: 'About 2 m of lift height, and the turn after the door',
              ar: 'نحو مترين من ارتفاع المصعد، والمنعطف بعد الباب',
            },
          ],
          [
            { en: 'Phone booth', ar: 'كبينة مكالمات' },
            { en: 'Panels, built on the spot', ar: 'ألواح تُركب في الموقع' },
            { en: 'Weight of the glass door, sprinkler above', ar: 'وزن الباب الزجاجي ورشاش الحريق فوقها' },
          ],
          [
            { en: 'Safe', ar: 'خزنة' },
            { en: 'On a pallet truck', ar: 'على عربة رافعة' },
            { en: 'Lift load and floor load, ask the engineer', ar: 'حمولة المصعد والأرضية، واسأل المهندس' },
          ],
          [
            { en: '42U network cabinet', ar: 'كابينة شبكات 42U' },
            { en: 'Upright, doors removed', ar: 'واقفة بلا أبواب' },
            { en: 'Two metres of height through every door', ar: 'ارتفاع مترين عند كل باب' },
          ],
        ],
      },
    },
    {
      heading: { en: 'How the day runs', ar: 'كيف يجري اليوم' },
      paragraphs: [
        {
          en: 'The driver rings when he leaves. At the dock one of the crew signs in while the others cover the lift walls. Cartons go up in the order in which they are needed, frames before tops, so that the corridor never becomes a store. Assembly follows at once where it was ordered; then every piece is levelled, wiped and shown to you. What the assembly unpacks, cardboard, foam and pallets, leaves with us. Your signature is asked for the pieces you have seen, not for closed boxes.',
          ar: 'يتصل السائق عند انطلاقه. وعند الرصيف يسجل أحد أفراد الفريق الدخول بينما يغطي الآخرون جدران المصعد. وتصعد الكراتين بترتيب الحاجة إليها، الهياكل قبل الأسطح، كي لا يصبح الممر مخزنًا. ثم يبدأ التركيب فورًا إن كان مطلوبًا، وتُضبط كل قطعة وتُمسح وتُعرض عليك. ويغادر معنا ما خلّفه التركيب من كرتون وفلين ومنصات نقل. ونطلب توقيعك على قطع رأيتها لا على صناديق مغلقة.',
        },
        {
          en: 'Allow 20 to 30 minutes from gate to first trolley, and about ten minutes a round trip for a lift above the twentieth floor. Forty cartons therefore take most of an evening, however quick the crew.',
          ar: 'احسب 20 إلى 30 دقيقة من البوابة إلى أول عربة، ونحو عشر دقائق لكل رحلة مصعد ذهابًا وإيابًا فوق الطابق العشرين. فأربعون كرتونًا تستغرق معظم المساء مهما كان الفريق سريعًا.',
        },
      ],
    },
    {
      heading: { en: 'New towers, unfinished streets', ar: 'أبراج جديدة وشوارع لم تكتمل' },
      paragraphs: [
        {
          en: 'In Lusail a road may be closed on the day it was open the week before, and a dock that exists on the drawing may still be a heap of sand. If your building was handed over recently, send a photograph of the entrance that works now and a pin from the map. Ask, too, whether the service lift has passed its inspection: until then it is often reserved for the contractor, and furniture has to wait for a slot of his.',
          ar: 'في لوسيل قد يُغلق اليوم طريق كان مفتوحًا الأسبوع الماضي، وقد يكون رصيف التحميل المرسوم في المخطط ما زال كومة رمل. فإن كان مبناك حديث التسليم فأرسل صورة المدخل المستخدم حاليًا وموقعه على الخريطة. واسأل كذلك هل اجتاز مصعد الخدمة فحصه؛ فقبل ذلك يكون غالبًا محجوزًا للمقاول، وعلى الأثاث أن ينتظر دوره.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'Can you obtain the permit for us?', ar: 'هل تستخرجون التصريح نيابة عنا؟' },
      answer: {
        en: 'Buildings issue it to the tenant, so the form needs your stamp. Send it to us and we add the details of vehicle and crew, so that only your signature is missing.',
        ar: 'يصدر المبنى التصريح للمستأجر، فلا بد من ختم شركتك على النموذج. أرسله إلينا نضف بيانات المركبة والفريق، فلا يبقى إلا توقيعك.',
      },
    },
    {
      question: { en: 'What happens if the lift fails that evening?', ar: 'ماذا لو تعطل المصعد ذلك المساء؟' },
      answer: {
        en: 'Small parts may climb a few floors by stairs, tops and cabinets do not. We agree on a new slot with you and the building and keep the goods meanwhile.',
        ar: 'القطع الصغيرة قد تصعد بضعة طوابق على الدرج، أما الأسطح والخزائن فلا. فنتفق معك ومع المبنى على موعد جديد، وتبقى البضاعة لدينا حتى ذلك الحين.',
      },
    },
  ],
  closing: {
    en: 'Put the name and mobile number of the person who will stand on your floor into the order. Of all the details on this page that one saves the most time.',
    ar: 'اكتب في الطلب اسم الشخص الذي سيكون في طابقك ورقم جواله. فمن بين كل تفاصيل هذه الصفحة، هذا أكثرها توفيرًا للوقت.',
  },
};

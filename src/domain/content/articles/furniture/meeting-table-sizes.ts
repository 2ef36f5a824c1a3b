import type { Topic } from '#domain/content/topic.ts';

export const meetingTableSizes: Topic = {
  slug: 'meeting-table-sizes',
  kind: 'buying-guide',
  title: {
    en: 'Meeting tables: how many people, how large a room?',
    ar: 'طاولات الاجتماعات: كم شخصًا تتسع له، وأي غرفة تلزمها؟',
  },
  excerpt: {
    en: 'The table size for 4 to 18 people, the smallest room that still works, and the right screen for the person at the far end.',
    ar: 'مقاس الطاولة من 4 أشخاص إلى 18 شخصًا، وأصغر غرفة تصلح لها، وحجم الشاشة الذي يناسب الجالس في آخر الطاولة.',
  },
  categories: ['meeting', 'seating', 'projectors-displays'],
  keywords: [
    { en: 'meeting table size chart', ar: 'مقاسات طاولات الاجتماعات' },
    { en: 'conference table for 10 people', ar: 'طاولة مؤتمرات لعشرة أشخاص' },
    { en: 'meeting room dimensions', ar: 'أبعاد غرفة الاجتماعات' },
  ],
  author: 'planning',
  opening: [
    {
      en: 'Seventy centimetres. That is the width of table edge one person needs to keep a notebook open and an elbow to themselves. Sixty will do for a short meeting with slim chairs; with armrests and laptops allow 75. Nearly every other figure about meeting tables follows from this one.',
      ar: 'سبعون سنتيمترًا: هذا ما يحتاج إليه الشخص الواحد من حافة الطاولة ليفتح دفتره من غير أن يزاحم مرفق جاره. تكفي 60 سم لاجتماع قصير بكراسٍ نحيفة، ومع مساند الذراعين واللابتوبات اجعلها 75 سم. وعلى هذا الرقم تُبنى معظم حسابات طاولة الاجتماعات.',
    },
  ],
  sections: [
    {
      heading: { en: 'From people to table to room', ar: 'من عدد الأشخاص إلى الطاولة ثم الغرفة' },
      paragraphs: [
        {
          en: 'The rooms below leave at least 100 cm between the table edge and the wall on each side, enough to pull out a chair and stand up. Where somebody has to pass behind seated people, serve coffee or reach a door, make it 120 to 140.',
          ar: 'تترك الغرف في الجدول 100 سم على الأقل بين حافة الطاولة والجدار من كل جهة، وهي مسافة تكفي لسحب الكرسي والنهوض. وحيث يمر أحد خلف الجالسين، أو تُقدَّم القهوة، أو يُفتح باب، اجعلها من 120 إلى 140 سم.',
        },
      ],
      table: {
        caption: { en: 'Seats, table and smallest room', ar: 'عدد المقاعد والطاولة وأصغر غرفة' },
        columns: [
          { en: 'Seats', ar: 'عدد المقاعد' },
          { en: 'Table', ar: 'الطاولة' },
          { en: 'Room, at least', ar: 'أصغر غرفة' },
        ],
        rows: [
          [
            { en: '4', ar: '4' },
            { en: 'Round, 110–120 cm', ar: 'دائرية، 110–120 سم' },
            { en: '3.2 × 3.2 m', ar: '3.2 × 3.2 م' },
          ],
          [
            { en: '6', ar: '6' },
            { en: '200 × 100 cm', ar: '200 × 100 سم' },
            { en: '4.0 × 3.0 m', ar: '4.0 × 3.0 م' },
          ],
          [
            { en: '8', ar: '8' },
            { en: '280 × 120 cm', ar: '280 × 120 سم' },
            { en: '4.8 × 3.2 m', ar: '4.8 × 3.2 م' },
          ],
          [
            { en: '10', ar: '10' },
            { en: '320 × 120 cm', ar: '320 × 120 سم' },
            { en: '5.4 × 3.4 m', ar: '5.4 × 3.4 م' },
          ],
          [
            { en: '12', ar: '12' },
            { en: '380 × 130 cm', ar: '380 × 130 سم' },
            { en: '6.0 × 3.5 m', ar: '6.0 × 3.5 م' },
          ],
          [
            { en: '16', ar: '16' },
            { en: '480 × 140 cm', ar: '480 × 140 سم' },
            { en: '7.2 × 3.8 m', ar: '7.2 × 3.8 م' },
          ],
          [
            { en: '18', ar: '18' },
            { en: '560 × 150 cm', ar: '560 × 150 سم' },
            { en: '8.0 × 4.0 m', ar: '8.0 × 4.0 م' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Round, straight or boat-shaped?', ar: 'دائرية أم مستطيلة أم مقوّسة الجوانب؟' },
      paragraphs: [
        {
          en: 'A round table has no head, so it suits interviews, reviews and anything that should feel like a conversation. Beyond 150 cm its middle is out of reach and the room turns into a square, which few buildings offer.',
          ar: 'الطاولة الدائرية بلا صدر، لذلك تناسب المقابلات ومراجعات الأداء وكل لقاء يُراد له أن يكون حوارًا. فإذا زاد قطرها على 150 سم صار وسطها بعيدًا عن اليد، واحتاجت إلى غرفة مربعة قلّما تجدها.',
        },
        {
          en: "A rectangle wastes nothing along a wall and can be doubled. Its weakness is sight: at a long straight table, people on the same side cannot see one another. The boat shape is wider in the middle by 20 to 30 cm for exactly that reason, and it also brings the faces at the sides into a camera's view.",
          ar: 'المستطيلة لا تهدر شيئًا من المساحة ويمكن أن تُضاعف بأخرى، وعيبها الرؤية: فالجالسون في جهة واحدة من طاولة طويلة مستقيمة لا يرى بعضهم بعضًا. ولهذا السبب تتسع الطاولة المقوّسة في وسطها 20 إلى 30 سم، فتدخل الوجوه على الجانبين في مجال الكاميرا أيضًا.',
        },
      ],
    },
    {
      heading: { en: 'Legs decide who gets the bad seat', ar: 'القوائم وأسوأ مقعد حول الطاولة' },
      paragraphs: [
        {
          en: 'Sit at the corners of any table you consider. Legs at the very ends cost two seats; panels or columns set 40 cm inwards cost none. A clear height of 65 cm under the edge lets the armrests of most meeting chairs go in.',
          ar: 'اجلس عند زوايا كل طاولة تفكر في شرائها. فالقوائم عند الأطراف تفقدك مقعدين، والألواح أو الأعمدة المتراجعة 40 سم إلى الداخل لا تفقدك شيئًا. ويكفي خلوص 65 سم تحت الحافة لتدخل أذرع معظم كراسي الاجتماعات.',
        },
      ],
    },
    {
      heading: { en: 'Can the last chair read the screen?', ar: 'هل يقرأ الجالس في آخر كرسي ما على الشاشة؟' },
      paragraphs: [
        {
          en: 'Measure from the screen to the eyes of the farthest person and divide by six: that is the picture height you need for slides. For spreadsheets and drawings divide by four.',
          ar: 'قِس المسافة من الشاشة إلى عيني أبعد جالس واقسمها على 6، تحصل على ارتفاع الصورة اللازم للشرائح. وللجداول والمخططات اقسمها على 4.',
        },
      ],
      points: [
        {
          en: '65 inches, a picture 81 cm high: slides up to about 4.9 m.',
          ar: '65 بوصة، ارتفاع الصورة 81 سم: شرائح حتى 4.9 م تقريبًا.',
        },
        { en: '75 inches, 93 cm: up to about 5.6 m.', ar: '75 بوصة، 93 سم: حتى 5.6 م تقريبًا.' },
        { en: '86 inches, 107 cm: up to about 6.4 m.', ar: '86 بوصة، 107 سم: حتى 6.4 م تقريبًا.' },
        {
          en: 'Beyond that, a projector with a screen, or a second display half-way down the room.',
          ar: 'وما زاد على ذلك يلزمه جهاز عرض مع شاشته، أو شاشة ثانية في منتصف الغرفة.',
        },
      ],
    },
  ],
  questions: [
    {
      question: { en: 'One large room or two small ones?', ar: 'غرفة كبيرة واحدة أم غرفتان صغيرتان؟' },
      answer: {
        en: 'Look at the calendar of the last month. If most meetings had three or four people, two tables for four serve you better, and folding training tables can make the large room when it is needed.',
        ar: 'راجع تقويم الشهر الماضي. إن كان معظم الاجتماعات لثلاثة أشخاص أو أربعة فطاولتان لأربعة أنفع لك، وتحوّل طاولات التدريب القابلة للطي المكان إلى غرفة كبيرة عند الحاجة.',
      },
    },
    {
      question: { en: 'Does a 320 cm top come in one piece?', ar: 'هل يأتي سطح بطول 320 سم قطعة واحدة؟' },
      answer: {
        en: 'Usually in two, joined above the base, which is what lets it enter a lift. Ask where the joint runs if you plan to cut a cable box into the top.',
        ar: 'يأتي غالبًا قطعتين تلتقيان فوق القاعدة، وبذلك يدخل المصعد. واسأل عن موضع الوصلة إذا كنت تنوي فتح مكان لعلبة توصيل في السطح.',
      },
    },
    {
      question: { en: 'What about a standing table?', ar: 'وماذا عن طاولة الوقوف؟' },
      answer: {
        en: 'For daily talks of a quarter of an hour a high table of 106 cm is enough: 180 × 80 cm gives room to six people and needs only 80 cm around it, since there are no chairs to push back. It makes good use of a corner too small for a proper meeting room.',
        ar: 'للقاءات اليومية التي لا تتجاوز ربع ساعة تكفي طاولة مرتفعة بعلو 106 سم: مقاس 180 × 80 سم يتسع لستة أشخاص ولا يحتاج حوله إلى أكثر من 80 سم، إذ لا كراسي تُدفع إلى الخلف. وهي استغلال حسن لزاوية لا تكفي غرفة اجتماعات.',
      },
    },
  ],
  closing: {
    en: 'Measure wall to wall at seat height, note every door swing and column, and subtract two metres from both figures. What is left is the largest table the room can carry with dignity.',
    ar: 'قِس من الجدار إلى الجدار عند مستوى المقاعد، وسجّل اتجاه فتح كل باب وموضع كل عمود، ثم اطرح مترين من الطول ومترين من العرض؛ ما يبقى هو أكبر طاولة تليق بالغرفة.',
  },
};

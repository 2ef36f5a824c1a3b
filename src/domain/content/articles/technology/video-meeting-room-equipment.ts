import type { Topic } from '#domain/content/topic.ts';

export const videoMeetingRoomEquipment: Topic = {
  slug: 'video-meeting-room-equipment',
  kind: 'it-checklist',
  title: {
    en: 'Equipping a video meeting room so that the far end hears everyone',
    ar: 'تجهيز غرفة اجتماعات مرئية يُسمع فيها كل متحدث بوضوح',
  },
  searchTitle: { en: 'Video meeting room equipment: what to order and check' },
  excerpt: {
    en: 'Screen size, camera angle, microphone reach, light and echo for rooms of 4, 8 and 14 seats, and a ten-minute test before the first real call.',
    ar: 'مقاس الشاشة وزاوية الكاميرا ومدى الميكروفون والإضاءة والصدى لغرف تتسع لـ 4 و8 و14 شخصًا، مع اختبار من عشر دقائق قبل أول اجتماع حقيقي.',
  },
  categories: ['phones-conferencing', 'projectors-displays', 'meeting', 'acoustic-pods'],
  keywords: [
    { en: 'video conference room equipment', ar: 'تجهيزات غرفة الاجتماعات المرئية' },
    { en: 'conference bar for meeting room', ar: 'شريط مؤتمرات لغرفة الاجتماعات' },
    { en: 'meeting room screen size', ar: 'مقاس شاشة غرفة الاجتماعات' },
  ],
  author: 'technology',
  opening: [
    {
      en: 'Ask your overseas colleagues what is wrong with your meeting room and they will not mention the picture. They will say that the person nearest the door sounds as if she were in a well. Build the room from the microphone outwards.',
      ar: 'اسأل زملاءك في الخارج عن عيب غرفة اجتماعاتكم ولن يذكروا الصورة، بل سيقولون إن صوت الجالس قرب الباب كأنه قادم من بئر. فابنِ الغرفة ابتداءً من الميكروفون.',
    },
  ],
  sections: [
    {
      heading: { en: 'Three rooms, three sets', ar: 'ثلاث غرف وثلاثة أطقم' },
      paragraphs: [
        {
          en: 'A conference bar puts camera, microphones and loudspeakers in one housing below the screen. It is the right answer up to about fourteen seats, as long as the furthest chair lies within the reach stated for its microphones.',
          ar: 'يجمع شريط المؤتمرات الكاميرا والميكروفونات والسماعات في هيكل واحد تحت الشاشة، وهو الحل المناسب حتى نحو أربعة عشر مقعدًا، ما دام أبعد كرسي ضمن المدى المذكور لميكروفوناته.',
        },
      ],
      table: {
        caption: { en: 'What each room needs', ar: 'ما تحتاج إليه كل غرفة' },
        columns: [
          { en: 'Room', ar: 'الغرفة' },
          { en: 'Screen', ar: 'الشاشة' },
          { en: 'Camera', ar: 'الكاميرا' },
          { en: 'Microphones', ar: 'الميكروفونات' },
        ],
        rows: [
          [
            { en: '4 seats, about 3 × 3 m', ar: '4 مقاعد، نحو 3 × 3 م' },
            { en: '55 inch', ar: '55 بوصة' },
            { en: '110° or wider', ar: '110 درجات أو أوسع' },
            { en: 'In the bar, reach 3 m', ar: 'في الشريط، مدى 3 م' },
          ],
          [
            { en: '8 seats, about 4 × 5.5 m', ar: '8 مقاعد، نحو 4 × 5.5 م' },
            { en: '65 inch', ar: '65 بوصة' },
            { en: '110°, 4K', ar: '110 درجات بدقة 4K' },
            { en: 'In the bar, reach 5 m', ar: 'في الشريط، مدى 5 م' },
          ],
          [
            { en: '14 seats, about 5 × 8 m', ar: '14 مقعدًا، نحو 5 × 8 م' },
            { en: '86 inch, or two of 75', ar: '86 بوصة، أو شاشتان 75 بوصة' },
            { en: '120°, 4K, follows the speaker', ar: '120 درجة بدقة 4K مع تتبع المتحدث' },
            {
              en: 'Bar of 7 m reach and one more on the table',
              ar: 'شريط بمدى 7 م وميكروفون إضافي على الطاولة',
            },
          ],
        ],
      },
    },
    {
      heading: { en: 'How big should the picture be?', ar: 'ما المقاس المناسب للصورة؟' },
      paragraphs: [
        {
          en: 'The chair at the far end sets the size. Its distance may be six times the height of the picture for slides and faces, four times where people read spreadsheets. A 65-inch screen is 81 cm high and serves 4.9 m for slides; a 75-inch one is 93 cm and serves 5.6 m; an 86-inch one is 107 cm and serves 6.4 m.',
          ar: 'أبعد كرسي هو الذي يحدد المقاس. فبعده عن الشاشة لا يزيد على ستة أمثال ارتفاع الصورة للشرائح والوجوه، وأربعة أمثاله حيث تُقرأ جداول الأرقام. يبلغ ارتفاع شاشة 65 بوصة 81 سم فتخدم 4.9 م للشرائح، و75 بوصة 93 سم فتخدم 5.6 م، و86 بوصة 107 سم فتخدم 6.4 م.',
        },
        {
          en: 'A lens at 110 to 130 cm above the floor meets people who sit eye to eye. That usually means under the screen rather than on top of it: hang the screen with its lower edge at about 120 cm and the bar directly beneath.',
          ar: 'ثبّت الكاميرا على مستوى عيون الجالسين، من 110 إلى 130 سم عن الأرض. وهذا يعني في الغالب تحت الشاشة لا فوقها، فعلّق الشاشة وحافتها السفلى على نحو 120 سم، والشريط تحتها مباشرة.',
        },
      ],
    },
    {
      heading: {
        en: 'Glass walls, echo and the hum of cooling',
        ar: 'الجدران الزجاجية والصدى وهدير التكييف',
      },
      paragraphs: [
        {
          en: 'Clap once. A ring that you notice, the far end notices on every word. Speech wants a reverberation of 0.4 to 0.6 s; a room with two glass walls, a stone floor and a gypsum ceiling often has double that. Cover about a fifth of the wall and ceiling area with acoustic panels, first on the wall opposite the screen, then lay a carpet. Curtains on one of the glass sides help and also tame the sun.',
          ar: 'صفّق مرة واحدة. إن سمعت رنينًا فالطرف الآخر يسمعه مع كل كلمة. يحتاج الكلام إلى زمن ارتداد بين 0.4 و0.6 ثانية، والغرفة ذات الجدارين الزجاجيين والأرضية الحجرية والسقف الجبسي كثيرًا ما تبلغ ضعف ذلك. غطِّ نحو خُمس مساحة الجدران والسقف بألواح عازلة للصوت، بدءًا بالجدار المقابل للشاشة، ثم افرش سجادًا. وستارة على أحد جانبي الزجاج تفيد الصوت وتكسر الشمس معًا.',
        },
        {
          en: 'Never place the microphone under an air outlet. Background noise should stay below 35 to 40 dB; a diffuser that whistles can often be cured by the building’s technician in five minutes.',
          ar: 'ولا تضع الميكروفون تحت مخرج هواء. ينبغي أن تبقى الضوضاء الخلفية دون 35 إلى 40 ديسيبل، والمخرج الذي يصفر كثيرًا ما يصلحه فني المبنى في خمس دقائق.',
        },
      ],
    },
    {
      heading: { en: 'Light on faces', ar: 'الضوء على الوجوه' },
      paragraphs: [
        {
          en: 'Aim for 300 to 500 lux from the front and above, and turn the table so that nobody sits with the window behind. Against a bright skyline a camera shows silhouettes, however many pixels it has.',
          ar: 'اجعل الإضاءة من 300 إلى 500 لوكس من الأمام ومن الأعلى، ووجّه الطاولة بحيث لا تكون النافذة خلف أحد. فأمام أفق ساطع لا تُظهر الكاميرا إلا ظلالًا سوداء مهما كثرت بكسلاتها.',
        },
      ],
    },
    {
      heading: { en: 'One cable at the table', ar: 'كابل واحد على الطاولة' },
      paragraphs: [
        {
          en: 'Guests should sit down and plug in. For that the room needs:',
          ar: 'على الضيف أن يجلس ويوصل جهازه فحسب. ولأجل ذلك تحتاج الغرفة إلى:',
        },
      ],
      points: [
        {
          en: 'USB-C with charging from the bar to the table; beyond 3 m use an active or optical cable, because a passive one loses the camera.',
          ar: 'كابل USB-C مع الشحن من الشريط إلى الطاولة؛ وفوق 3 أمتار استخدم كابلًا نشطًا أو ضوئيًا، فالعادي تنقطع معه الكاميرا.',
        },
        {
          en: 'HDMI as the second way in, for the visitor whose laptop knows nothing else.',
          ar: 'مدخل HDMI احتياطي للزائر الذي لا يعرف جهازه غيره.',
        },
        {
          en: 'A wired network point for the bar: about 4 Mbit/s up and down for one Full HD call, and no sharing with forty phones.',
          ar: 'نقطة شبكة سلكية للشريط: نحو 4 ميجابت/ث في الاتجاهين لمكالمة واحدة بدقة Full HD، من دون مزاحمة أربعين هاتفًا.',
        },
        {
          en: 'A booking panel or a printed card with the steps, in Arabic and English.',
          ar: 'لوحة حجز أو بطاقة مطبوعة بالخطوات، بالعربية والإنجليزية.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Is a webcam on a laptop enough for four people?',
        ar: 'هل تكفي كاميرا اللابتوب لأربعة أشخاص؟',
      },
      answer: {
        en: 'No. Its lens sees about 80°, so two of the four fall outside, and its microphone is made for one mouth at 50 cm. For a single person in a booth it is fine, with a headset.',
        ar: 'لا. فعدستها ترى نحو 80 درجة فيخرج اثنان من الإطار، وميكروفونها مصنوع لفم واحد على بعد 50 سم. أما لشخص واحد في كبينة مكالمات فتكفي مع سماعة رأس.',
      },
    },
    {
      question: {
        en: 'Can one room system serve several meeting programs?',
        ar: 'هل يعمل نظام واحد مع عدة برامج اجتماعات؟',
      },
      answer: {
        en: 'A bar connected by USB serves whatever the laptop runs. A bar with its own computer is tidier, but check beforehand which programs it can join.',
        ar: 'الشريط الموصول بكابل USB يعمل مع أي برنامج على اللابتوب. أما الشريط المزود بكمبيوتر داخلي فأكثر ترتيبًا، لكن تحقق أولًا من البرامج التي ينضم إليها.',
      },
    },
  ],
  closing: {
    en: 'Reserve ten minutes before the room is handed over: call someone abroad, let each chair in turn read a paragraph aloud, and write down the chairs that were hard to follow. Those chairs, not the brochure, tell you whether a second microphone is due.',
    ar: 'خصّص عشر دقائق قبل استلام الغرفة: اتصل بشخص في الخارج، وليقرأ الجالس على كل كرسي فقرة بصوت عادي، ودوّن الكراسي التي صعب سماعها. فهي التي تخبرك، لا النشرة، إن كنت بحاجة إلى ميكروفون ثانٍ.',
  },
};

import type { Topic } from '#domain/content/topic.ts';

export const backupThatCanBeRestored: Topic = {
  slug: 'backup-that-can-be-restored',
  kind: 'it-checklist',
  title: {
    en: 'A backup is only as good as the last restore',
    ar: 'قيمة النسخة الاحتياطية في آخر استعادة ناجحة',
  },
  excerpt: {
    en: 'Set two targets in plain words, keep copies that a virus cannot reach, know how long a restore takes, and rehearse it four times a year.',
    ar: 'حدد هدفين بكلمات واضحة، واحتفظ بنسخ لا يصل إليها الفيروس، واعرف كم تستغرق الاستعادة، وتدرّب عليها أربع مرات في السنة.',
  },
  categories: ['servers-storage', 'it-accessories', 'service'],
  keywords: [
    { en: 'office backup plan', ar: 'خطة النسخ الاحتياطي للشركة' },
    { en: '3-2-1 backup rule', ar: 'قاعدة النسخ الاحتياطي 3 و2 و1' },
    { en: 'ransomware backup', ar: 'نسخ احتياطي ضد فيروس الفدية' },
  ],
  author: 'technology',
  opening: [
    {
      en: '“The backup ran every night, the report was green.” Then the accountant needs a file from March, and it turns out that the job had been copying an empty folder since the server was renamed. A green report says that something was written. Only a restore says what.',
      ar: '«النسخ يعمل كل ليلة والتقرير أخضر». ثم يحتاج المحاسب إلى ملف من شهر مارس، فيتبين أن المهمة تنسخ مجلدًا فارغًا منذ تغيّر اسم الخادم. التقرير الأخضر يقول إن شيئًا كُتب، أما ما هو فلا تقوله إلا الاستعادة.',
    },
  ],
  sections: [
    {
      heading: { en: 'Two sentences for the director', ar: 'جملتان للمدير' },
      paragraphs: [
        {
          en: 'Before any product, let management complete two sentences. “We can afford to type in again the work of the last … hours.” “We can afford to stand still for … hours.” The first tells how often to copy, the second how fast the way back must be. Specialists call them RPO and RTO. For accounts and orders the answers are often one hour and half a day; for the archive of finished projects, a week and a week.',
          ar: 'قبل أي منتج دع الإدارة تكمل جملتين: «نحتمل أن نعيد إدخال عمل آخر … ساعة»، و«نحتمل أن نتوقف … ساعة». تحدد الأولى كم مرة ننسخ، والثانية سرعة العودة المطلوبة. ويسميهما المختصون RPO وRTO. وغالبًا ما يكون الجواب للحسابات والطلبات ساعة في الأولى ونصف يوم في الثانية، ولأرشيف المشاريع المنتهية أسبوعًا في كلتيهما.',
        },
      ],
    },
    {
      heading: {
        en: 'Three copies, two kinds, one elsewhere, one locked',
        ar: 'ثلاث نسخ على وسيطين، واحدة في مكان آخر وواحدة مقفلة',
      },
      paragraphs: [
        {
          en: 'The old 3-2-1 rule still holds: the original and two copies, on two kinds of media, one of them in another building. Ransomware added a fourth number. One copy must be impossible to change, even for an administrator whose password was stolen.',
          ar: 'ما زالت القاعدة القديمة صالحة: الأصل ونسختان، على نوعين من الوسائط، إحداهما في مبنى آخر. ثم أضافت فيروسات الفدية رقمًا رابعًا: نسخة لا يمكن تغييرها، حتى لمدير النظام الذي سُرقت كلمة مروره.',
        },
      ],
      points: [
        {
          en: 'Copy one: snapshots on the NAS every hour, kept for two days. They undo a wrong click in a minute.',
          ar: 'النسخة الأولى: لقطات كل ساعة على وحدة NAS تُحفظ يومين، وتصلح النقرة الخاطئة في دقيقة.',
        },
        {
          en: 'Copy two: every night to a second device in another fire zone, under an account that is used for nothing else and is not part of the domain.',
          ar: 'النسخة الثانية: كل ليلة إلى جهاز آخر في غرفة بعيدة، بحساب لا يُستخدم لغير ذلك ولا ينتمي إلى شبكة المستخدمين.',
        },
        {
          en: 'Copy three: outside the building, encrypted, with a lock against deletion for 30 days; or two portable drives that travel in turn, so that one is always unplugged.',
          ar: 'النسخة الثالثة: خارج المبنى، مشفرة، ومحمية من الحذف 30 يومًا؛ أو قرصان محمولان يتناوبان فيكون أحدهما مفصولًا دائمًا.',
        },
      ],
    },
    {
      heading: { en: 'How long is the way back?', ar: 'كم يطول طريق العودة؟' },
      paragraphs: [
        {
          en: 'Restoring is copying in the other direction, and distance matters. These are best-case times for one terabyte; real lines reach perhaps 70% of them.',
          ar: 'الاستعادة نسخٌ في الاتجاه المعاكس، وللمسافة ثمن. وهذه أزمنة مثالية لتيرابايت واحد، أما الخطوط الفعلية فقد لا تبلغ إلا 70% من سرعتها.',
        },
      ],
      table: {
        caption: { en: 'Time to bring back 1 TB', ar: 'زمن استعادة 1 تيرابايت' },
        columns: [
          { en: 'From', ar: 'من' },
          { en: 'Speed', ar: 'السرعة' },
          { en: 'Time', ar: 'الزمن' },
        ],
        rows: [
          [
            { en: 'Cloud, 100 Mbit/s line', ar: 'السحابة بخط 100 ميجابت/ث' },
            { en: '12.5 MB/s', ar: '12.5 ميجابايت/ث' },
            { en: '22 hours', ar: '22 ساعة' },
          ],
          [
            { en: 'Cloud, 500 Mbit/s line', ar: 'السحابة بخط 500 ميجابت/ث' },
            { en: '62 MB/s', ar: '62 ميجابايت/ث' },
            { en: '4.5 hours', ar: '4.5 ساعات' },
          ],
          [
            { en: 'NAS, 1 Gbit/s network', ar: 'وحدة NAS بشبكة 1 جيجابت/ث' },
            { en: '110 MB/s', ar: '110 ميجابايت/ث' },
            { en: '2.5 hours', ar: 'ساعتان ونصف' },
          ],
          [
            { en: 'Portable SSD by USB', ar: 'قرص SSD محمول عبر USB' },
            { en: '500 MB/s and more', ar: '500 ميجابايت/ث فأكثر' },
            { en: 'about half an hour', ar: 'نحو نصف ساعة' },
          ],
        ],
      },
    },
    {
      heading: { en: 'Four rehearsals a year', ar: 'أربعة تمارين في السنة' },
      paragraphs: [
        {
          en: 'Put these in the calendar now, each with a name beside it, and file the result as you would a fire drill.',
          ar: 'ضعها في التقويم اليوم، وبجانب كل منها اسم، واحفظ نتيجتها كما تحفظ نتيجة تمرين الإخلاء.',
        },
        {
          en: 'January: a colleague who did not set up the backup restores one file from three months ago, with the written instructions only. April: a complete mailbox. July, while the office is quiet: the server, onto different hardware, with a stop-watch. October: the copy outside the building, starting from the assumption that everything inside is gone, the password manager included.',
          ar: 'يناير: يستعيد زميل لم يُعدّ النسخ بنفسه ملفًا عمره ثلاثة أشهر بالتعليمات المكتوبة وحدها. أبريل: صندوق بريد كامل. يوليو والمكتب هادئ: الخادم على جهاز مختلف مع قياس الوقت. أكتوبر: النسخة التي خارج المبنى، على افتراض أن كل ما في الداخل قد ضاع، بما فيه برنامج كلمات المرور.',
        },
        {
          en: 'That last assumption finds the classic mistake: the key that opens the encrypted copy is stored on the machine that was lost. Print it, seal it, put it in a safe at another address.',
          ar: 'والافتراض الأخير يكشف الخطأ الشائع: مفتاح النسخة المشفرة محفوظ على الجهاز المفقود نفسه. اطبعه واختم ظرفه وضعه في خزنة في عنوان آخر.',
        },
      ],
    },
  ],
  questions: [
    {
      question: {
        en: 'Our email and files are in the cloud. Are they not backed up already?',
        ar: 'بريدنا وملفاتنا على السحابة، أليست محفوظة؟',
      },
      answer: {
        en: 'The provider protects against its own failures. Something that your staff delete usually stays in a bin for 30 to 90 days and is then gone. A separate backup of the cloud account closes that gap.',
        ar: 'يحميك المزود من أعطاله هو. أما ما يحذفه موظفوك فيبقى في سلة المحذوفات عادة من 30 إلى 90 يومًا ثم يختفي. ونسخة مستقلة من الحساب السحابي تسد هذه الثغرة.',
      },
    },
    {
      question: { en: 'How many old versions should we keep?', ar: 'كم إصدارًا قديمًا نحفظ؟' },
      answer: {
        en: 'A proven ladder is seven daily, four weekly, twelve monthly and, for accounts, one yearly copy for as long as your auditor asks.',
        ar: 'السُّلّم المجرب: سبع نسخ يومية، وأربع أسبوعية، واثنتا عشرة شهرية، ونسخة سنوية للحسابات طوال المدة التي يطلبها مدققكم.',
      },
    },
    {
      question: {
        en: 'What about laptops that are rarely in the office?',
        ar: 'وماذا عن لابتوبات لا تأتي إلى المكتب إلا نادرًا؟',
      },
      answer: {
        en: 'Let nothing live only on them. Synchronise the documents folder with the NAS or the cloud, and treat the laptop as a thing that can be left in a taxi.',
        ar: 'لا تدع عليها ملفًا لا وجود له في مكان آخر. زامن مجلد المستندات مع وحدة NAS أو السحابة، وعامل اللابتوب معاملة شيء قد يُنسى في سيارة أجرة.',
      },
    },
  ],
  closing: {
    en: 'Choose one file now, something from last quarter that matters to you, and ask for it back by tomorrow noon. Whatever happens between now and then is your real backup plan.',
    ar: 'اختر الآن ملفًا يهمك من الربع الماضي، واطلب استعادته قبل ظهر الغد. وما سيحدث من الآن إلى ذلك الحين هو خطتك الحقيقية للنسخ الاحتياطي.',
  },
};

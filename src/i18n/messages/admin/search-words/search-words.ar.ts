import { pluralForm } from '#i18n/plural.ts';
import type { AdminSearchWordsTexts } from './search-words.en.ts';

/** Texts of the screens for the vocabulary of the search, in Arabic. */
export const adminSearchWordsAr: AdminSearchWordsTexts = {
  title: 'كلمات البحث',
  intro: 'ما يسمّي به المشترون منتجاتك. كلمات المدخل الواحد مترادفة في البحث باللغتين، وتقود إلى فئاته.',
  none: 'لا توجد كلمات بحث بعد.',
  noneLike: (search) => `لا يوجد مدخل فيه «${search}». أضفها إلى المدخل الذي يحمل المعنى نفسه.`,
  find: 'البحث عن كلمة',
  add: 'إضافة مدخل',
  newTitle: 'كلمات بحث جديدة',
  saved: 'حُفظت كلمات البحث.',
  created: 'أُضيفت كلمات البحث.',
  deleted: (name) => `حُذف «${name}».`,
  anyKind: 'منتجات من أي نوع',
  count: (count) =>
    pluralForm('ar', count, {
      zero: 'بلا كلمات',
      one: 'كلمة واحدة',
      two: 'كلمتان',
      few: `${count} كلمات`,
      many: `${count} كلمة`,
      other: `${count} كلمة`,
    }),
  words: 'الكلمات والعبارات',
  wordsHint:
    'كما يكتبها المشترون: بالفصحى وباللهجة، والكلمات الإنجليزية بحروف عربية، والأخطاء الشائعة، وصيغ الجمع. لا فرق بين الهمزة وتركها، ولا بين ة وه، ولا مع «ال» أو بدونها.',
  newWord: 'إضافة كلمة',
  newWordHint: 'تضاف بمفتاح الإدخال أو بفاصلة. يمكنك لصق عدة كلمات تفصل بينها فواصل أو أسطر.',
  addWord: 'إضافة',
  places: 'الفئات',
  placesHint: 'ما تعنيه هذه الكلمات. وإن لم تُحدَّد فئة فهي تصف منتجات من أي نوع، كالألوان مثلًا.',
  addPlace: 'إضافة فئة',
  choose: 'اختر…',
  remove: (name) => `إزالة ${name}`,
  delete: 'حذف',
  deleteTitle: (name) => `حذف «${name}»؟`,
  deleteText: 'لن يجد البحث شيئًا بهذه الكلمات بعد ذلك.',
  missed: 'عمليات بحث بلا نتائج',
  missedIntro:
    'خلال آخر 90 يومًا، ما عدا ما أصبح له نتائج. تُعَدّ من دون معرفة صاحبها، ولا تُحفظ أرقام الهواتف ولا عناوين البريد. اختر عبارة لإضافتها إلى كلمات البحث.',
  noneMissed: 'لم تكن هناك عمليات بحث بلا نتائج.',
  term: 'عبارة البحث',
  searches: 'مرات البحث',
  lastDay: 'آخر مرة',
};

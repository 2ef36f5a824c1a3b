import type { PlanWalkMessages } from './walk.en.ts';

export const planWalkAr: PlanWalkMessages = {
  label: 'المخطط بالأبعاد الثلاثة',
  helpOverview: 'تدير الأسهم المخطط، ويكبّره مفتاح الزائد ويصغّره مفتاح الناقص، وينقلك مفتاح V إلى التجوّل فيه.',
  helpWalk:
    'تسير بالسهمين الأعلى والأسفل، وتلتفت بالسهمين الأيمن والأيسر، وترفع نظرك وتخفضه بمفتاحي Page Up وPage Down، ويعيدك مفتاح V إلى المنظر العلوي.',
  tools: 'العرض ثلاثي الأبعاد',
  overview: 'من الأعلى',
  walk: 'تجوّل فيه',
  forward: 'إلى الأمام',
  back: 'إلى الخلف',
  closer: 'تكبير',
  farther: 'تصغير',
  turnLeft: 'التفت يسارًا',
  turnRight: 'التفت يمينًا',
  picture: 'احفظه صورة',
  pictureName: 'office-plan-3d',
  fullScreen: 'ملء الشاشة',
  asking: (megabytes) =>
    `اتصالك بطيء أو مضبوط على توفير البيانات. يحتاج عرض هذا المخطط بالأبعاد الثلاثة إلى نحو ${megabytes} ميجابايت.`,
  load: 'حمّله',
  loading: 'يجري تحميل العرض ثلاثي الأبعاد',
  progress: (loaded, total) => `${loaded} من ${total} من المنتجات`,
  ready: 'المخطط معروض بالأبعاد الثلاثة.',
  unsupported: 'لا يستطيع هذا المتصفّح عرض المخطط بالأبعاد الثلاثة. في الرسم كل ما في المكتب.',
  failed: 'تعذّر تحميل العرض ثلاثي الأبعاد.',
  lost: 'أوقف الجهاز العرض ثلاثي الأبعاد.',
  retry: 'حاول مرة أخرى',
};

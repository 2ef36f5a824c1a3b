import type { LocalizedText } from '#primitives/text/localized-text.ts';

export interface SeedTestimonial {
  readonly author: LocalizedText;
  readonly role: LocalizedText;
  readonly company: LocalizedText;
  readonly text: LocalizedText;
  readonly rating: 4 | 5;
  readonly isActive: boolean;
  /** The name of a file of the first pictures. */
  readonly picture: string;
}

/** Invented people and companies, to be replaced by real voices before launch. */
export const firstTestimonials: readonly SeedTestimonial[] = [
  {
    author: { en: 'Dr. Hessa Al-Mahri', ar: 'د. حصة المهري' },
    role: { en: 'Medical director', ar: 'المديرة الطبية' },
    company: { en: 'Qamar Lane Dental Clinic', ar: 'عيادة درب القمر لطب الأسنان' },
    text: {
      en: 'My back was the reason I asked. In the showroom they set the height and lumbar support of one chair after another while I sat, for as long as it took me to choose.',
      ar: 'كان ظهري سبب اتصالي بهم. في صالة العرض ضبطوا لي الارتفاع ودعم أسفل الظهر في كرسي بعد آخر وأنا جالسة، وأمهلوني حتى اخترت.',
    },
    rating: 5,
    isActive: true,
    picture: 'dhow-ergonomic-chair-headrest-sage-1.webp',
  },
  {
    author: { en: 'Rajesh Nambiar', ar: 'راجيش نامبيار' },
    role: { en: 'Procurement officer', ar: 'مسؤول المشتريات' },
    company: { en: 'Sanad Bridge Contracting', ar: 'جسر سند للمقاولات' },
    text: {
      en: 'I pasted the list for our site office and had the quotation at list prices at once. The better offer came the same day, line by line, with our payment terms written into it. We accepted it with our LPO.',
      ar: 'لصقت قائمة مكتب الموقع فحصلت في الحال على عرض بالأسعار المعلنة. ووصل العرض الأفضل في اليوم نفسه مفصلًا بندًا بندًا وفيه شروط الدفع التي طلبناها، فقبلناه بأمر الشراء (LPO).',
    },
    rating: 5,
    isActive: true,
    picture: 'sadu-staff-desk-140-light-oak-1.webp',
  },
  {
    author: { en: 'Maricel Dela Peña', ar: 'ماريسيل ديلا بينيا' },
    role: { en: 'Office manager', ar: 'مديرة المكتب' },
    company: { en: 'Hajar & Moreau Legal Consultants', ar: 'هاجر ومورو للاستشارات القانونية' },
    text: {
      en: 'We are on the 23rd floor in Lusail and the service lift must be booked. They sent me everything the tower asked for, came in the evening as the quotation said, and were done before ten.',
      ar: 'مكتبنا في الطابق 23 في لوسيل، ومصعد الخدمة لا يُستخدم إلا بحجز. أرسلوا إليّ كل ما طلبته إدارة البرج، وحضروا مساءً كما ورد في عرض السعر، وأنهوا العمل قبل العاشرة.',
    },
    rating: 5,
    isActive: true,
    picture: 'sadu-bench-6-person-140-white-1.webp',
  },
  {
    author: { en: 'Karim Abdel-Fattah', ar: 'كريم عبد الفتاح' },
    role: { en: 'Chief accountant', ar: 'رئيس الحسابات' },
    company: { en: 'Darb Al Rimal Logistics', ar: 'درب الرمال للخدمات اللوجستية' },
    text: {
      en: 'Our auditor asks for invoices in Arabic. Here the Arabic invoice came with the delivery, with our CR number and the same item numbers as the order, so I had nothing to retype.',
      ar: 'يطلب منا المدقق فواتير بالعربية. هنا وصلت الفاتورة العربية مع البضاعة، وعليها رقم سجلنا التجاري وأرقام الأصناف نفسها الواردة في الطلب، فلم أعد كتابة شيء.',
    },
    rating: 5,
    isActive: true,
    picture: 'khazna-filing-cabinet-4-drawer-charcoal-1.webp',
  },
  {
    author: { en: 'Fiona Hartley', ar: 'فيونا هارتلي' },
    role: { en: 'Head of primary', ar: 'رئيسة المرحلة الابتدائية' },
    company: { en: 'Ghaf Tree International School', ar: 'مدرسة شجرة الغاف الدولية' },
    text: {
      en: 'One screw was missing for the reading-corner shelves. I sent a photo in the afternoon, and the driver brought the screw with him on the next delivery day.',
      ar: 'نقص برغي واحد من رفوف ركن القراءة. أرسلت صورة بعد الظهر، فأحضره السائق معه في يوم التوصيل التالي.',
    },
    rating: 5,
    isActive: true,
    picture: 'khazna-bookcase-oak-doors-90-1.webp',
  },
  {
    author: { en: 'Nasser Al-Dirham', ar: 'ناصر الدرهم' },
    role: { en: 'Founder', ar: 'المؤسس' },
    company: { en: 'Mirsal Apps', ar: 'مرسال للتطبيقات' },
    text: {
      en: 'We grew from four desks to ten in one month. The second batch had the same oak colour as the first, and they lined the new row up with the old one. The monitor arms have a lead time, so everything came together a few days later than I had hoped.',
      ar: 'انتقلنا من أربعة مكاتب إلى عشرة في شهر واحد. جاءت الدفعة الثانية بلون البلوط نفسه وصُفّت على خط المكاتب القديمة. أما حوامل الشاشات فلها مدة تجهيز، فوصل كل شيء معًا بعد أيام مما تمنيت.',
    },
    rating: 4,
    isActive: true,
    picture: 'sadu-bench-4-person-140-light-oak-1.webp',
  },
  {
    author: { en: 'Rania Haddad', ar: 'رانيا حداد' },
    role: { en: 'Interior architect', ar: 'مهندسة معمارية داخلية' },
    company: { en: 'Studio Tanwin', ar: 'استوديو تنوين' },
    text: {
      en: 'I asked for fabric samples for a majlis-style lounge and received nine, each labelled with its code and lead time. The sofa that came matched the sample my client had signed.',
      ar: 'طلبت عينات أقمشة لجلسة على طراز المجلس، فوصلتني تسع عينات كُتب على كل منها رمزها ومدة تجهيزها. وجاءت الكنبة مطابقة للعينة التي وقّع عليها العميل.',
    },
    rating: 5,
    isActive: true,
    picture: 'liwan-sofa-3-soft-beige-1.webp',
  },
  {
    author: { en: 'Imran Qureshi', ar: 'عمران قريشي' },
    role: { en: 'IT supervisor', ar: 'مشرف تقنية المعلومات' },
    company: { en: 'Safina Court Hotel', ar: 'فندق سفينة كورت' },
    text: {
      en: 'Twenty-four laptops arrived with our asset tags already on and the serial numbers in a spreadsheet. Two had the English keyboard only; they were exchanged, but I had to call twice.',
      ar: 'وصل أربعة وعشرون لابتوبًا وعليها ملصقات الأصول الخاصة بنا، مع جدول بالأرقام التسلسلية. كان اثنان منها بلوحة مفاتيح إنجليزية فقط، فاستُبدلا لكن بعد أن اتصلت مرتين.',
    },
    rating: 4,
    isActive: true,
    picture: 'zubara-safar-14-business-laptop-silver-1.webp',
  },
  {
    author: { en: 'Amna Osman', ar: 'آمنة عثمان' },
    role: { en: 'Administrator', ar: 'مسؤولة إدارية' },
    company: { en: 'Nakhla Children’s Centre', ar: 'مركز نخلة للأطفال' },
    text: {
      en: 'The fitters put covers over their shoes without being asked and moved our fish tank with more care than I would have. They took all the cartons with them when they left.',
      ar: 'ارتدى الفنيون أغطية الأحذية من تلقاء أنفسهم، ونقلوا حوض السمك بحرص يفوق حرصي عليه. وأخذوا جميع الكراتين معهم عند المغادرة.',
    },
    rating: 5,
    isActive: true,
    picture: 'liwan-armchair-box-blue-1.webp',
  },
  {
    author: { en: 'Suresh Gurung', ar: 'سوريش غورونغ' },
    role: { en: 'Warehouse supervisor', ar: 'مشرف المستودع' },
    company: { en: 'Blue Oryx Cold Stores', ar: 'المها الزرقاء للتخزين المبرد' },
    text: {
      en: 'Their technician walked the whole yard in the Industrial Area before quoting the cameras, and said that two of the ten we wanted were not needed. We bought eight.',
      ar: 'تجول الفني في ساحة المستودع كلها في المنطقة الصناعية قبل تسعير الكاميرات، وأخبرنا أن اثنتين من العشر المطلوبة لا حاجة إليهما، فاشترينا ثماني.',
    },
    rating: 5,
    isActive: true,
    picture: 'hisn-bullet-camera-8mp-zoom-1.webp',
  },
  {
    author: { en: 'Claire Vasseur', ar: 'كلير فاسور' },
    role: { en: 'Managing partner', ar: 'الشريكة المديرة' },
    company: { en: 'Vasseur Translation Bureau', ar: 'مكتب فاسور للترجمة' },
    text: {
      en: 'The phone booth took a corner of our Msheireb office and our calls no longer fill the room. We knew the day but not the hour until the driver called, which is a long wait for an office of three people.',
      ar: 'شغلت كبينة المكالمات زاوية من مكتبنا في مشيرب، ولم تعد مكالماتنا تملأ المكان. لكننا عرفنا اليوم دون الساعة حتى اتصل السائق، وهذا انتظار طويل على مكتب من ثلاثة أشخاص.',
    },
    rating: 4,
    isActive: true,
    picture: 'samt-phone-booth-102-white-1.webp',
  },
  {
    author: { en: 'Wycliffe Otieno', ar: 'ويكليف أوتينو' },
    role: { en: 'Facilities coordinator', ar: 'منسق المرافق' },
    company: { en: 'Mada Al Khor Training Institute', ar: 'معهد مدى الخور للتدريب' },
    text: {
      en: 'Forty folding tables went to Al Khor in one trip. One had a chipped edge; I marked it on the delivery note and the new top was here on Monday. Nobody asked me to prove it.',
      ar: 'وصلت أربعون طاولة قابلة للطي إلى الخور في رحلة واحدة. كانت حافة إحداها مكسورة فدوّنت ذلك في سند التسليم، ووصل السطح البديل يوم الاثنين دون أن يطالبني أحد بإثبات.',
    },
    rating: 5,
    isActive: true,
    picture: 'sadu-flip-top-training-table-140-white-1.webp',
  },
  {
    author: { en: 'Lina Khasawneh', ar: 'لينا خصاونة' },
    role: { en: 'Human resources manager', ar: 'مديرة الموارد البشرية' },
    company: { en: 'Rasikh Engineering Consultants', ar: 'راسخ للاستشارات الهندسية' },
    text: {
      en: 'They set up the face attendance terminal with our Ramadan hours and split shifts and showed two of us how to change them. The printed guide was in English only; the Arabic one came by email later.',
      ar: 'ضبطوا جهاز الحضور ببصمة الوجه على دوام رمضان والورديات المقسمة، وشرحوا لاثنين منا طريقة تعديلها. كان الدليل المطبوع بالإنجليزية فقط، ثم وصل الدليل العربي بالبريد الإلكتروني لاحقًا.',
    },
    rating: 4,
    isActive: true,
    picture: 'hisn-face-attendance-terminal-1.webp',
  },
  {
    author: { en: 'Yassine Trabelsi', ar: 'ياسين الطرابلسي' },
    role: { en: 'Owner', ar: 'صاحب المقهى' },
    company: { en: 'Zaytouna Corner Café', ar: 'مقهى ركن الزيتونة' },
    text: {
      en: 'I ordered four bar stools on the website, paid on delivery, and the driver carried them up to the terrace because my lift was out of order.',
      ar: 'طلبت أربعة كراسي بار من الموقع ودفعت عند التسليم، وحملها السائق إلى الشرفة لأن المصعد كان معطلًا.',
    },
    rating: 5,
    isActive: false,
    picture: 'dhow-counter-stool-oak-green-1.webp',
  },
];

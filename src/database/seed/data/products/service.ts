import type { SeedProduct } from '../../seed-product.ts';

export const service: readonly SeedProduct[] = [
  {
    slug: 'ogulf-furniture-assembly-visit',
    sku: 'OG-AS-08',
    brand: 'OGulf',
    name: 'OGulf furniture assembly visit, up to 8 pieces',
    shortDescription:
      'Two fitters take apart, move within the building or put together up to eight pieces of furniture.',
    description:
      'For an office that changes floors, or for furniture that was bought elsewhere and is still in its boxes. The fitters bring tools, floor protection and common screws and fittings, level every piece and take the packaging away. Work outside office hours can be agreed when booking.',
    category: 'service',
    subcategory: 'assembly',
    price: 350,
    stock: 60,
    isFeatured: false,
    isNewArrival: false,
    isBestSeller: true,
    specifications: [
      { label: 'Scope', value: 'Up to 8 pieces in one building' },
      { label: 'Price basis', value: 'Per visit' },
      { label: 'Team', value: '2 fitters' },
      { label: 'Duration', value: 'Up to 4 hours' },
      { label: 'Area', value: 'Doha, Al Rayyan, Lusail and Al Wakrah' },
      { label: 'Not included', value: 'Transport between buildings, wall drilling' },
    ],
    dimensions: null,
    weightKg: null,
    warrantyMonths: 3,
    leadTimeDays: 2,
    translations: {
      ar: {
        name: 'زيارة تركيب أثاث من أوجلف، حتى 8 قطع',
        shortDescription:
          'فنيان يفكان حتى ثماني قطع أثاث أو ينقلانها داخل المبنى أو يركبانها في زيارة واحدة.',
        description:
          'لمكتب ينتقل من طابق إلى آخر، أو لأثاث اشتُري من مكان آخر وما زال في كراتينه. يحضر الفنيان معهما العدة وأغطية حماية الأرضيات والبراغي الشائعة، ويضبطان استواء كل قطعة ويأخذان مواد التغليف. ويمكن الاتفاق عند الحجز على العمل خارج الدوام.',
        specifications: [
          { label: 'نطاق العمل', value: 'حتى 8 قطع في مبنى واحد' },
          { label: 'أساس السعر', value: 'لكل زيارة' },
          { label: 'الفريق', value: 'فنيان' },
          { label: 'المدة', value: 'حتى 4 ساعات' },
          { label: 'مناطق الخدمة', value: 'الدوحة والريان ولوسيل والوكرة' },
          { label: 'غير مشمول', value: 'النقل بين المباني وثقب الجدران' },
        ],
      },
    },
  },
  {
    slug: 'ogulf-office-space-plan-200',
    sku: 'OG-SP-200',
    brand: 'OGulf',
    name: 'OGulf office space plan, up to 200 m²',
    shortDescription:
      'Site survey, scaled furniture plan in two versions and four 3D views for an office up to 200 m².',
    description:
      'We measure the space, ask how your teams work and draw two layouts to scale, with walkways, sockets and doors in the right place. You choose one and we revise it twice. You receive drawings as PDF and DWG and a priced furniture list; you are free to buy elsewhere.',
    category: 'service',
    subcategory: 'space-planning',
    price: 1500,
    stock: 12,
    isFeatured: false,
    isNewArrival: true,
    isBestSeller: false,
    specifications: [
      { label: 'Scope', value: '2 layouts, 4 views in 3D, 2 revisions' },
      { label: 'Price basis', value: 'Per job, up to 200 m²' },
      { label: 'Team', value: 'Interior designer' },
      { label: 'Duration', value: '7 working days after the survey' },
      { label: 'Area', value: 'All of Qatar' },
      { label: 'Not included', value: 'Authority approvals, electrical and air-conditioning design' },
    ],
    dimensions: null,
    weightKg: null,
    warrantyMonths: 0,
    leadTimeDays: 3,
    translations: {
      ar: {
        name: 'مخطط مساحة مكتبية من أوجلف، حتى 200 م²',
        shortDescription:
          'معاينة للموقع ومخطط أثاث بمقياس دقيق بنسختين وأربع لقطات ثلاثية الأبعاد حتى 200 م².',
        description:
          'نقيس المكان ونسأل عن طريقة عمل فريقك، ثم نرسم توزيعين بمقياس دقيق يراعيان الممرات والمقابس والأبواب. تختار أحدهما ونعدله مرتين. وتستلم الرسومات بصيغتي PDF وDWG مع قائمة أثاث مسعرة، ولك حرية الشراء من أي مكان.',
        specifications: [
          { label: 'نطاق العمل', value: 'توزيعان، و4 لقطات ثلاثية الأبعاد، وتعديلان' },
          { label: 'أساس السعر', value: 'لكل مشروع، حتى 200 م²' },
          { label: 'الفريق', value: 'مصمم داخلي' },
          { label: 'المدة', value: '7 أيام عمل بعد المعاينة' },
          { label: 'مناطق الخدمة', value: 'جميع مناطق قطر' },
          { label: 'غير مشمول', value: 'موافقات الجهات الرسمية وتصميم الكهرباء والتكييف' },
        ],
      },
    },
  },
  {
    slug: 'ogulf-network-setup-12-points',
    sku: 'OG-NW-12',
    brand: 'OGulf',
    name: 'OGulf office network setup, 12 points',
    shortDescription:
      'Twelve tested network points, a wall cabinet put in order and Wi-Fi set up, in two days.',
    description:
      'Our technicians pull Cat 6 cable through existing trunking or ceiling, fit the sockets, label both ends and test every line with a printed result. Switch, router and access points are mounted and configured; the equipment itself is ordered separately. You receive a plan of the points and all passwords in a sealed envelope.',
    category: 'service',
    subcategory: 'it-setup',
    price: 4200,
    stock: 15,
    isFeatured: false,
    isNewArrival: false,
    isBestSeller: false,
    specifications: [
      { label: 'Scope', value: '12 points, cable up to 40 m each, sockets and patch panel' },
      { label: 'Price basis', value: 'Per job' },
      { label: 'Team', value: '2 technicians' },
      { label: 'Duration', value: '2 working days' },
      { label: 'Area', value: 'Doha, Al Rayyan, Lusail and Al Wakrah' },
      { label: 'Not included', value: 'Switch, router, access points, civil works' },
    ],
    dimensions: null,
    weightKg: null,
    warrantyMonths: 3,
    leadTimeDays: 5,
    translations: {
      ar: {
        name: 'تجهيز شبكة مكتب من أوجلف، 12 نقطة',
        shortDescription:
          'اثنتا عشرة نقطة شبكة مفحوصة، وكابينة جدارية مرتبة، وشبكة واي فاي جاهزة خلال يومين.',
        description:
          'يمد الفنيون كابلات Cat 6 عبر المجاري القائمة أو السقف، ويركبون المقابس ويرقمون الطرفين ويفحصون كل خط بنتيجة مطبوعة. ويركبون محول الشبكة والراوتر ونقاط الوصول ويضبطونها، أما الأجهزة نفسها فتُطلب على حدة. تستلم مخططًا للنقاط وجميع كلمات المرور في ظرف مغلق.',
        specifications: [
          { label: 'نطاق العمل', value: '12 نقطة، كابل حتى 40 م لكل منها، مع المقابس ولوحة التوصيل' },
          { label: 'أساس السعر', value: 'لكل مشروع' },
          { label: 'الفريق', value: 'فنيان' },
          { label: 'المدة', value: 'يوما عمل' },
          { label: 'مناطق الخدمة', value: 'الدوحة والريان ولوسيل والوكرة' },
          { label: 'غير مشمول', value: 'محول الشبكة والراوتر ونقاط الوصول والأعمال المدنية' },
        ],
      },
    },
  },
  {
    slug: 'ogulf-annual-it-maintenance-15',
    sku: 'OG-AMC-15',
    brand: 'OGulf',
    name: 'OGulf annual IT maintenance, up to 15 users',
    shortDescription:
      'One visit every month, help by phone, and a technician on site within four working hours.',
    description:
      'A contract for offices without their own IT department. Each month a technician installs updates, tries restoring a file from the backup and writes down what will need money soon. Faults are taken by phone or email in Arabic and English during our opening hours.',
    category: 'service',
    subcategory: 'amc',
    price: 9600,
    stock: 20,
    isFeatured: false,
    isNewArrival: false,
    isBestSeller: false,
    specifications: [
      { label: 'Scope', value: '15 computers, 1 server, network and printers' },
      { label: 'Price basis', value: 'Per year' },
      { label: 'Team', value: 'A named technician and a deputy' },
      { label: 'Duration', value: '12 months, 12 planned visits' },
      { label: 'Response', value: 'On site within 4 working hours' },
      { label: 'Area', value: 'Doha, Al Rayyan, Lusail and Al Wakrah' },
      { label: 'Not included', value: 'Spare parts, toner, licences' },
    ],
    dimensions: null,
    weightKg: null,
    warrantyMonths: 0,
    leadTimeDays: 5,
    translations: {
      ar: {
        name: 'عقد صيانة سنوي لتقنية المعلومات من أوجلف، حتى 15 مستخدمًا',
        shortDescription: 'زيارة كل شهر، ومساعدة بالهاتف، وحضور فني إلى موقعك خلال أربع ساعات عمل.',
        description:
          'عقد للمكاتب التي ليس لديها قسم لتقنية المعلومات. يثبت الفني كل شهر التحديثات، ويجرب استعادة ملف من النسخة الاحتياطية، ويدون ما سيحتاج إلى إنفاق قريبًا. نستقبل البلاغات بالهاتف أو البريد الإلكتروني بالعربية والإنجليزية خلال أوقات العمل.',
        specifications: [
          { label: 'نطاق العمل', value: '15 جهاز كمبيوتر وخادم واحد والشبكة والطابعات' },
          { label: 'أساس السعر', value: 'لكل سنة' },
          { label: 'الفريق', value: 'فني محدد بالاسم وبديل له' },
          { label: 'المدة', value: '12 شهرًا، 12 زيارة مجدولة' },
          { label: 'الاستجابة', value: 'في الموقع خلال 4 ساعات عمل' },
          { label: 'مناطق الخدمة', value: 'الدوحة والريان ولوسيل والوكرة' },
          { label: 'غير مشمول', value: 'قطع الغيار والأحبار والتراخيص' },
        ],
      },
    },
  },
];

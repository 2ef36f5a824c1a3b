export interface SeedPackage {
  readonly slug: string;
  readonly name: { readonly en: string; readonly ar: string };
  readonly summary: { readonly en: string; readonly ar: string };
  /** Slugs of products, with the pieces of each. */
  readonly parts: readonly (readonly [slug: string, quantity: number])[];
}

/** The packages of a new shop, in the order of their page. */
export const seedPackages: readonly SeedPackage[] = [
  {
    slug: 'workplace-for-one',
    name: { en: 'Workplace for one', ar: 'مكان عمل لموظف واحد' },
    summary: {
      en: 'Desk, ergonomic chair, drawers and an arm that lifts the screen off the desk: what a new colleague needs on the first day, apart from the computer.',
      ar: 'مكتب وكرسي مريح ووحدة أدراج وحامل يرفع الشاشة عن سطح المكتب: كل ما يحتاج إليه الموظف الجديد في يومه الأول، ما عدا الكمبيوتر.',
    },
    parts: [
      ['sadu-staff-desk-140-light-oak', 1],
      ['dhow-ergonomic-chair-navy', 1],
      ['khazna-pedestal-3-drawer-white', 1],
      ['lawh-monitor-arm-single-silver', 1],
    ],
  },
  {
    slug: 'bench-for-a-team-of-four',
    name: { en: 'Bench for a team of four', ar: 'محطة عمل لفريق من أربعة' },
    summary: {
      en: 'One bench with four places, and for each of them a chair, lockable drawers and a power rail under the desk.',
      ar: 'محطة عمل واحدة بأربعة أماكن، ولكل مكان كرسي ووحدة أدراج بقفل وموزع كهرباء تحت السطح.',
    },
    parts: [
      ['sadu-bench-4-person-120-white', 1],
      ['dhow-task-chair-black', 4],
      ['khazna-pedestal-3-drawer-white', 4],
      ['lawh-under-desk-power-rail-6', 4],
    ],
  },
  {
    slug: 'meeting-room-for-eight',
    name: { en: 'Meeting room for eight', ar: 'غرفة اجتماعات لثمانية أشخاص' },
    summary: {
      en: 'A conference table of 2.8 m with eight upholstered chairs, a whiteboard for the wall and a credenza for cables, cups and paper.',
      ar: 'طاولة اجتماعات بطول 2.8 م مع ثمانية كراسٍ منجدة، وسبورة بيضاء جدارية، وكريدنزا للكابلات والأكواب والأوراق.',
    },
    parts: [
      ['majlis-conference-table-280-white', 1],
      ['dhow-meeting-tub-chair-grey', 8],
      ['lawh-enamel-whiteboard-180', 1],
      ['khazna-credenza-white-oak-180', 1],
    ],
  },
  {
    slug: 'reception-area',
    name: { en: 'Reception area', ar: 'منطقة استقبال' },
    summary: {
      en: 'A counter with a chair and a telephone for the person behind it, and two armchairs with a coffee table and a planter for those who wait.',
      ar: 'كاونتر استقبال مع كرسي وهاتف لموظف الاستقبال، ومقعدان مفردان وطاولة قهوة وحوض نباتات لانتظار الزوار.',
    },
    parts: [
      ['liwan-reception-counter-240-oak', 1],
      ['dhow-task-chair-black', 1],
      ['wasl-ip-phone-reception-key-module', 1],
      ['liwan-armchair-box-blue', 2],
      ['liwan-round-coffee-table-80-oak', 1],
      ['lawh-planter-trough-100-anthracite', 1],
    ],
  },
  {
    slug: 'home-office',
    name: { en: 'Home office', ar: 'مكتب منزلي' },
    summary: {
      en: 'A desk of 120 cm with drawers, an ergonomic chair, a 27-inch monitor, keyboard and mouse, and a lamp. Add your laptop.',
      ar: 'مكتب بعرض 120 سم مع أدراج، وكرسي مريح، وشاشة 27 بوصة، ولوحة مفاتيح وفأرة، ومصباح مكتب. لا ينقصه إلا اللابتوب.',
    },
    parts: [
      ['sadu-home-desk-120-white-drawers', 1],
      ['dhow-ergonomic-chair-navy', 1],
      ['noor-monitor-27-full-hd-light-grey', 1],
      ['wasl-compact-keyboard-mouse-set-white', 1],
      ['lawh-bar-led-desk-lamp-black', 1],
    ],
  },
  {
    slug: 'cctv-with-four-cameras',
    name: { en: 'CCTV with four cameras', ar: 'نظام مراقبة بأربع كاميرات' },
    summary: {
      en: 'Four dome cameras that get their power from the recorder, which has sockets for twelve more, and a UPS for power cuts. Cabling and mounting are not included: ask for a quotation.',
      ar: 'أربع كاميرات قبة تأخذ طاقتها من المسجل، وفيه منافذ لاثنتي عشرة كاميرا أخرى، وجهاز UPS لانقطاع الكهرباء. لا يشمل السعر التمديدات والتركيب: اطلب عرض سعر لهما.',
    },
    parts: [
      ['hisn-dome-camera-4mp', 4],
      ['hisn-network-recorder-16', 1],
      ['barq-ups-650va-grey', 1],
    ],
  },
];

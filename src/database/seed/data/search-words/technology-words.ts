import type { KindWords } from './kind-words.ts';

/** Kinds of IT products and services. */
export const technologyWords: readonly KindWords[] = [
  // Computers
  {
    places: ['business-laptops', 'premium-laptops', 'mobile-workstations', 'macbooks'],
    words:
      'laptop, laptops, notebook, notebooks, ultrabook, portable computer, laptop computer, لابتوب, لابتوبات, لاب توب, لاب, لابتب, نوت بوك, نوتبوك, كمبيوتر محمول, حاسوب محمول, حاسب محمول, كمبيوتر متنقل, جهاز محمول, لبتوب, لاب تب, لابتوبات مكتب, لابات, لاب توبات, لابتوب شغل, لابتوب عمل, كمبيوتر نقال',
  },
  {
    places: ['macbooks', 'premium-laptops'],
    words: 'macbook, mac book, apple laptop, ماك بوك, ماكبوك, لابتوب ابل',
  },
  {
    places: ['mobile-workstations'],
    words:
      'mobile workstation, workstation laptop, rendering laptop, محطة عمل محمولة, لابتوب تصميم, لابتوب هندسي',
  },
  {
    places: ['tablets'],
    words:
      'tablet, tablets, ipad, tab, تابلت, تابلتات, جهاز لوحي, أجهزة لوحية, لوحي, آيباد, ايباد, تاب, تاب لت, تابليت, ايبادات, تابات',
  },
  {
    places: ['business-desktops', 'mini-pcs', 'all-in-one', 'workstations-pc'],
    words:
      'desktop, desktops, computer, computers, pc, desktop computer, desktop pc, cpu, tower pc, كمبيوتر, كمبيوترات, كومبيوتر, حاسوب, حواسيب, حاسب, حاسب آلي, حاسب الي, حاسبات, كمبيوتر مكتبي, كمبيوتر مكتب, ديسكتوب, دسك توب, بي سي, جهاز كمبيوتر, أجهزة كمبيوتر, كيس كمبيوتر, كمبوتر, كومبيوترات, كمبيوتير, كمبيوتر شخصي, سي بي يو, حاسوب مكتبي, حاسب مكتبي, ديسك توب, دسكتوب, كيس',
  },
  {
    places: ['mini-pcs'],
    words: 'mini pc, mini computer, small pc, micro pc, ميني بي سي, كمبيوتر صغير, كمبيوتر مصغر, ميني كمبيوتر',
  },
  {
    places: ['all-in-one'],
    words:
      'all in one, all in one pc, aio, all in one computer, أول إن ون, اول ان ون, الكل في واحد, كمبيوتر الكل في واحد, كمبيوتر مع شاشة',
  },
  {
    places: ['workstations-pc'],
    words:
      'workstation pc, workstation computer, graphics workstation, محطة عمل هندسية, كمبيوتر تصميم, كمبيوتر هندسي',
  },
  // Screens
  {
    places: ['monitors'],
    words:
      'monitor, monitors, display, screen, screens, computer screen, pc screen, pc monitor, computer monitor, led monitor, lcd, شاشة, شاشات, شاشه, شاشة كمبيوتر, شاشات كمبيوتر, شاشة حاسوب, شاشة مكتب, مونيتور, مونتور, شاشة كومبيوتر, شاشات مكتب, مونيتورات, سكرين, شاشة بي سي, شاشة لابتوب',
  },
  {
    places: ['ultrawide'],
    words:
      'ultrawide, ultra wide, wide screen, widescreen, ultrawide monitor, شاشة عريضة, شاشة منحنية, شاشات عريضة, شاشة واسعة',
  },
  {
    places: ['signage', 'interactive-panels'],
    words:
      'tv, tvs, television, smart tv, led tv, tv screen, meeting room tv, large display, big screen, تلفزيون, تلفزيونات, تلفاز, تي في, شاشة تلفزيون, شاشة كبيرة, سمارت تي في, شاشات كبيرة, تلفزون, تلفزيون اجتماعات, شاشة سمارت, شاشات تلفزيون',
  },
  {
    places: ['interactive-panels'],
    words:
      'interactive panel, interactive display, interactive screen, interactive board, interactive whiteboard, smart board, smartboard, smart screen, touch screen, touchscreen, touch panel, شاشة تفاعلية, شاشات تفاعلية, سبورة ذكية, سبوره ذكيه, سبورة تفاعلية, شاشة لمس, شاشة تتش, سمارت بورد, لوح ذكي, شاشة ذكية, سمارت بورد تفاعلي, شاشة تعليم, سبورة الكترونية, سبورة إلكترونية, تاتش سكرين, تتش سكرين, لوح تفاعلي',
  },
  {
    places: ['signage'],
    words:
      'signage, digital signage, advertising screen, menu display, شاشة إعلانات, شاشة إعلانية, شاشات إعلانية, لوحة إعلانات رقمية, شاشة عرض إعلانات',
  },
  {
    places: ['projectors'],
    words:
      'projector, projectors, data show, datashow, beamer, بروجكتر, بروجكتور, بروجيكتور, بروجيكتر, جهاز عرض, أجهزة عرض, داتا شو, داتاشو, عارض, عارض ضوئي, برجكتر, بروجكتورات, بروجكترات, بروجيكترات, داتا شوو',
  },
  {
    places: ['screens'],
    words:
      'projection screen, projector screen, pull down screen, شاشة بروجكتر, شاشة بروجكتور, شاشة عرض, شاشات عرض, شاشة إسقاط, ستارة عرض',
  },
  // Printing
  {
    places: ['laser-mono', 'laser-color', 'ink-tank', 'copiers'],
    words:
      'printer, printers, printing machine, طابعة, طابعات, طابعه, برنتر, برنترات, برينتر, طبعة, الة طباعة, مكينة طباعة, طابعة مكتب, طابعات مكتب, بنتر, مكينة طابعة, ماكينة طباعة, آلة طابعة',
  },
  {
    places: ['laser-mono', 'laser-color'],
    words: 'laser printer, laserjet, laser jet, طابعة ليزر, طابعات ليزر, برنتر ليزر, ليزر جت',
  },
  {
    places: ['laser-color', 'ink-tank', 'copiers'],
    words: 'colour printer, color printer, طابعة ألوان, طابعات ألوان, طابعة ملونة, برنتر ملون',
  },
  {
    places: ['ink-tank'],
    words:
      'ink tank printer, ink tank, inkjet printer, inkjet, ink jet, طابعة حبر, طابعات حبر, انك تانك, طابعة خزان حبر, طابعة خزانات',
  },
  {
    places: ['copiers', 'laser-mono', 'laser-color'],
    words:
      'copier, copiers, photocopier, photocopy machine, copy machine, xerox, mfp, multifunction printer, ناسخة, آلة تصوير, آلات تصوير, ماكينة تصوير, مكينة تصوير, مكائن تصوير, ماكينة نسخ, طابعة متعددة الوظائف, تصوير مستندات, كوبير, الة تصوير, مكينة تصوير مستندات, ماكينة تصوير مستندات, زيروكس, فوتوكوبي, طابعة مع سكنر',
  },
  {
    places: ['plotters', 'laser-color'],
    words: 'plotter, plotters, large format printer, بلوتر, طابعة مخططات, راسمة',
  },
  {
    places: ['scanners'],
    words:
      'scanner, scanners, document scanner, سكنر, سكانر, سكنرات, ماسح, ماسح ضوئي, ماسحة, ماسحات, ماسحة ضوئية, جهاز سكانر, اسكنر, اسكانر, سكنر مستندات, جهاز سكنر, سكانرات, اسكنرات, ماسح مستندات',
  },
  {
    places: ['label-printers'],
    words:
      'label printer, receipt printer, thermal printer, sticker printer, barcode printer, invoice printer, cash printer, bill printer, طابعة ملصقات, طابعة فواتير, طابعة باركود, طابعة حرارية, طابعة ستيكر, طابعة استيكر, طابعة استكرات, طابعة لزق, طابعة كاشير, طابعة لاصق, طابعات فواتير',
  },
  {
    places: ['toner-ink'],
    words:
      'toner, toners, ink, cartridge, cartridges, ink cartridge, printer ink, حبر, أحبار, تونر, خرطوشة, خراطيش, حبر طابعة, حبر برنتر, أحبار طابعات, كارتردج, كارتريدج, حبر طابعه, تونرات, كارتريج, كارتج, حبر ليزر',
  },
  // Networks
  {
    places: ['access-points', 'routers-firewalls'],
    words:
      'wifi, wlan, wireless network, wireless internet, wi fi, واي فاي, وايفاي, ويفي, واي فاى, مقوي واي فاي, تقوية شبكة, مقوي شبكة, شبكة لاسلكية, انترنت لاسلكي, مقوي إشارة',
  },
  {
    places: ['access-points'],
    words:
      'access point, access points, wifi access point, ap, wifi extender, wifi booster, wifi repeater, نقطة وصول, نقاط وصول, اكسس بوينت, أكسس بوينت, اكسس بوينتات, اكسز بوينت, أكسيس بوينت, نقطة اتصال, اكسيس بوينت, اكسس بوينت واي فاي, اكسيس بوينتات, مقوي نت, موزع واي فاي, أكسس بوينتات',
  },
  {
    places: ['routers-firewalls'],
    words:
      'router, routers, modem, راوتر, راوترات, روتر, موجه, مودم, جهاز انترنت, رواتر, راوتر واي فاي, راوتر نت, راوترر, مودم نت, جهاز نت, روترات',
  },
  {
    places: ['routers-firewalls'],
    words: 'firewall, fire wall, جدار حماية, جدران حماية, فايروول, فاير وول, جدار ناري',
  },
  {
    places: ['switches'],
    words:
      'switch, switches, network switch, poe switch, ethernet switch, سويتش, سويتشات, سويج, مبدل, محول شبكة, محولات شبكة, موزع شبكة, سوتش, سويتش شبكة, سويتش شبكات, سويتش نت, سويتشات شبكة, هب شبكة',
  },
  {
    places: ['racks'],
    words:
      'rack, racks, network rack, server rack, rack cabinet, network cabinet, server cabinet, data rack, راك, راكات, راك شبكة, راك شبكات, راك سيرفر, كابينة شبكات, كابينة شبكة, كبينة شبكة, كبينة سيرفر, كابينة سيرفر, خزانة شبكات, كبينة شبكات, خزانة سيرفر, راك كابينت, راكات شبكة, رك, راك جداري, كبينة راك, كابينة راك, دولاب شبكة',
  },
  {
    places: ['cabling', 'cables-adapters', 'it-setup'],
    words:
      'cable, cables, cord, network cable, ethernet cable, lan cable, patch cord, cat6, cabling, كابل, كابلات, كيبل, كيابل, كيبلات, سلك, أسلاك, كيبل شبكة, كيبل نت, كابل شبكة, سلك شبكة, كابلات شبكة, تمديد شبكة, كيبل انترنت, وايرات, واير, كيبل كات 6, كيابل شبكة',
  },
  { places: ['cabling'], words: 'patch panel, patch panels, باتش بانل, لوحة توصيل, لوحات توصيل' },
  // Servers and storage
  {
    places: ['tower-servers', 'rack-servers'],
    words: 'server, servers, سيرفر, سيرفرات, سرفر, خادم, خوادم, سيرفر ملفات',
  },
  { places: ['tower-servers'], words: 'tower server, سيرفر تاور, خادم برجي' },
  { places: ['rack-servers'], words: 'rack server, سيرفر راك, خادم راك, خوادم راك, خادم رفي' },
  {
    places: ['nas'],
    words:
      'nas, network storage, file storage, storage server, ناس, تخزين شبكي, وحدة تخزين, وحدات تخزين, وحدة تخزين شبكية, جهاز تخزين',
  },
  {
    places: ['external-storage', 'drives'],
    words:
      'hard disk, hard drive, harddisk, hdd, ssd, external hard disk, external hard drive, portable hard drive, portable disk, external drive, usb drive, flash drive, memory stick, usb stick, هارد ديسك, هارد دسك, هارديسك, هارد, هاردات, هارد خارجي, قرص صلب, أقراص صلبة, قرص خارجي, اس اس دي, فلاش ميموري, فلاشة, فلاش, ذاكرة خارجية, هاردسك, هارد دسكات, هارديسكات, هارد درايف, اس اس دي خارجي, فلاش ديسك, فلاشات, يو اس بي فلاش, هاردات خارجية',
  },
  // Power
  {
    places: ['ups-line', 'ups-online'],
    words:
      'ups, battery backup, backup battery, power backup, uninterruptible power supply, backup power, يو بي اس, يو بي إس, يوبي اس, يوبي إس, يوبياس, مزود طاقة, مزودات طاقة, مزود طاقة احتياطي, مانع انقطاع, بطارية احتياطية, جهاز يو بي اس, يوبي س, يو بي س, يوبيس, يو بي إيس, يوبي إيس, بطارية كمبيوتر, بور سبلاي, حافظ طاقة, أجهزة يو بي اس',
  },
  {
    places: ['pdu'],
    words:
      'pdu, surge protector, surge protection, power distribution, rack power, بي دي يو, وحدة توزيع طاقة, توزيع طاقة, حماية كهرباء, موزع طاقة',
  },
  {
    places: ['ups-batteries', 'ups-line'],
    words: 'ups battery, ups batteries, بطارية ups, بطاريات ups, بطارية يو بي اس',
  },
  // Phones and meetings
  {
    places: ['ip-phones'],
    words:
      'phone, phones, telephone, telephones, ip phone, desk phone, office phone, voip phone, landline, هاتف, هواتف, تلفون, تلفونات, تليفون, تيليفون, هاتف مكتب, تلفون مكتب, هاتف ip, تلفون ارضي, هاتف أرضي, جهاز هاتف, تليفونات, تلفون شبكة, تلفون آي بي, هاتف آي بي, تلفونات مكتب, هواتف مكتب',
  },
  {
    places: ['pabx'],
    words:
      'pabx, pbx, ip pbx, phone system, telephone exchange, switchboard, central, سنترال, سنترالات, سنتر ال, مقسم, مقاسم, مقسم هاتفي, بدالة, بداله, بدالات, كبانية, بي ابي اكس, سنتر, سنترال تلفون, سنترال هاتف, بدالة تلفون, بدالة هاتف, بدالة تليفون, مقسم تلفون, بي بي اكس, كبانيه',
  },
  {
    places: ['headsets'],
    words:
      'headset, headsets, headphone, headphones, earphone, earphones, call center headset, سماعة, سماعات, سماعة رأس, سماعات رأس, هيدفون, هيدسيت, هيدست, سماعة أذن, سماعه, سماعة كول سنتر, هدفون, هيدفونات, هيد سيت, هيد فون, سماعة مكتب, سماعات كول سنتر, سماعة بلوتوث',
  },
  {
    places: ['webcams'],
    words:
      'webcam, webcams, web cam, web camera, pc camera, computer camera, كاميرا ويب, كاميرات ويب, ويب كام, ويبكام, كاميرا كمبيوتر, كاميرا لابتوب',
  },
  {
    places: ['conference-systems'],
    words:
      'video bar, video conference, video conferencing, conference system, conference camera, meeting camera, video meeting, room system, conference bar, مؤتمرات مرئية, مؤتمر مرئي, مؤتمرات فيديو, فيديو كونفرنس, كاميرا اجتماعات, نظام مؤتمرات, أنظمة مؤتمرات, اجتماعات عن بعد, شريط مؤتمرات, فيديو كونفرانس',
  },
  // Security
  {
    places: ['ip-cameras', 'nvr'],
    words:
      'cctv, camera, cameras, security camera, surveillance camera, cctv camera, ip camera, surveillance, كاميرا, كاميرات, كاميرا مراقبة, كاميرات مراقبة, كاميرات مراقبه, كاميره مراقبة, كاميره, كمرات, كمرة مراقبة, سي سي تي في, مراقبة, كاميرا أمنية, كامرا, كامرات, كامرات مراقبة, كيمرا, كاميرات أمن, كاميرات مراقبة خارجية, كاميرا أمن, كمرة, كاميرا خارجية, سي سي تيفي',
  },
  {
    places: ['nvr'],
    words:
      'nvr, dvr, recorder, video recorder, camera recorder, network recorder, جهاز تسجيل, مسجل كاميرات, دي في ار, مسجل, مسجل فيديو, جهاز تسجيل كاميرات, ان في ار, إن في آر, مسجل كاميرات مراقبة',
  },
  {
    places: ['access-control'],
    words:
      'access control, door access, access reader, card reader, door lock, access card, smart lock, تحكم بالدخول, نظام دخول, قارئ بطاقات, قارئ دخول, اكسس كنترول, قفل باب, دخول أبواب, قارئ كرت, اكسس كونترول, قفل إلكتروني, قفل ذكي, فتح باب بالكرت, جهاز كرت',
  },
  {
    places: ['time-attendance'],
    words:
      'time attendance, attendance machine, attendance, fingerprint, finger print, fingerprint machine, biometric, biometrics, punch machine, face recognition, بصمة, بصمه, جهاز بصمة, جهاز بصمه, أجهزة بصمة, حضور وانصراف, جهاز حضور, جهاز حضور وانصراف, جهاز دوام, بصمة موظفين, بصمة وجه, بصمة الوجه, بصمة دوام, جهاز البصمة, أجهزة البصمة, جهاز بصمات, بصمات, فنقر برنت, فنجر برنت, ساعة دوام, بصمة حضور',
  },
  // Accessories
  {
    places: ['keyboards-mice'],
    words:
      'keyboard, keyboards, key board, كيبورد, كيبوردات, كي بورد, لوحة مفاتيح, لوحات مفاتيح, مفاتيح, كيبرد, كيبوردد, كيبورد لاسلكي, كي بوردات',
  },
  {
    places: ['keyboards-mice'],
    words: 'mouse, mice, ماوس, ماوسات, فأرة, فارة, فأرات, ماوس لاسلكي, ماوص, ماوسز, ماوس وايرلس',
  },
  {
    places: ['docks'],
    words:
      'dock, docks, docking station, docking, usb hub, hub, usb c hub, laptop dock, محطة إرساء, دوكينج, دوك, دوكنج ستيشن, هب, يو اس بي هب, موزع usb, دوكنج, دوك ستيشن, دوكينج ستيشن',
  },
  {
    places: ['cables-adapters'],
    words:
      'adapter, adaptor, adapters, converter, usb adapter, hdmi adapter, محول, محولات, أدابتر, ادابتر, وصلة, وصلات, تحويلة, محول usb',
  },
  {
    places: ['bags'],
    words:
      'bag, bags, backpack, laptop bag, laptop case, briefcase, حقيبة, حقائب, شنطة, شنط, شنطة لابتوب, شنطه, حقيبة لابتوب, حقيبة ظهر, شنطة ظهر, شنطة لاب توب, شنط لابتوب, شنطة كمبيوتر, باك باك, حقيبة كمبيوتر',
  },
  {
    places: ['pos', 'label-printers'],
    words:
      'pos, point of sale, pos system, cashier, cash register, cash drawer, نقطة بيع, نقاط بيع, كاشير, نقطة البيع, نظام كاشير, جهاز كاشير, جهاز نقاط بيع, كاشيرات, نقطه بيع, بوس, نظام نقاط بيع, مكينة كاشير, جهاز بيع, ماكينة كاشير',
  },
  {
    places: ['pos'],
    words:
      'barcode, barcode scanner, barcode reader, bar code, qr scanner, باركود, قارئ باركود, جهاز باركود, سكنر باركود, قارئ الباركود, ماسح باركود, باركود سكنر, قارئ باركود لاسلكي, قاري باركود, سكانر باركود, جهاز قراءة باركود',
  },
  {
    places: ['software'],
    words:
      'software, licence, license, antivirus, backup software, windows, برنامج, برامج, ترخيص, تراخيص, رخصة, سوفت وير, سوفتوير',
  },
  // Services
  {
    places: ['assembly'],
    words:
      'assembly, furniture assembly, furniture installation, assembly service, تركيب, تركيب أثاث, تركيب اثاث, تجميع أثاث, فك وتركيب, تركيب مكاتب, خدمة تركيب, تركيب كراسي, نقل وتركيب, فني تركيب',
  },
  {
    places: ['space-planning'],
    words:
      'space planning, office design, office planning, floor plan, interior design, layout, تصميم مكاتب, تصميم مكتب, تخطيط مكاتب, تخطيط مساحات, ديكور مكاتب, مخطط مكتب, تصميم داخلي',
  },
  {
    places: ['it-setup'],
    words:
      'it setup, network setup, network installation, wifi installation, تركيب شبكة, تركيب شبكات, تجهيز شبكة, تمديد شبكات, تجهيز مكاتب, تركيب انترنت',
  },
  {
    places: ['amc'],
    words:
      'amc, maintenance, annual maintenance, maintenance contract, it support, it maintenance, support contract, صيانة, عقد صيانة, عقود صيانة, صيانة سنوية, دعم فني, صيانة كمبيوتر, صيانة أجهزة, صيانة كمبيوترات, صيانة طابعات, عقد صيانه, آي تي سبورت, دعم تقني',
  },
];

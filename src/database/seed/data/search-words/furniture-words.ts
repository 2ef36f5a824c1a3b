import type { KindWords } from './kind-words.ts';

/** Kinds of office furniture. A specific kind has phrases; a general one has the plain word. */
export const furnitureWords: readonly KindWords[] = [
  {
    places: ['desks', 'seating', 'workstations', 'meeting', 'storage', 'reception', 'sofas'],
    words:
      'furniture, furnitures, أثاث, اثاث مكتبي, أثاث مكاتب, موبيليا, مفروشات, فرنتشر, فرنيتشر, أثاث الشركات, اثاث شركات, عفش مكتب, فرش مكاتب, تأثيث, أوفيس فرنتشر',
  },
  // Desks
  {
    places: ['desks', 'workstations'],
    words:
      'desk, office table, office desk, work table, computer table, computer desk, study table, writing desk, مكتب, مكاتب, طاولة مكتب, طاولات مكتب, طاولة عمل, طاولة كمبيوتر, مكتب كمبيوتر, ديسك, تيبل مكتب, مكتب دراسة, طاولة دراسة, طاولة مذاكرة, ميز مكتب, طاولة لابتوب, مكتب خشب, دسك, دسكات, ديسكات, مكتب عمل, مكتب شغل',
  },
  {
    places: ['executive-desks'],
    words:
      'executive desk, executive table, director desk, ceo desk, boss desk, مكتب تنفيذي, مكاتب تنفيذية, مكتب رئيس, مكتب المدير العام, مكتب مدير عام, مكتب فخم, مكتب ملكي, مكتب مجلس, مكتب رئيس مجلس إدارة, مكتب وزاري, مكتب في آي بي, مكتب رئيس شركة, مكتب رئيس تنفيذي, مكتب مدير تنفيذي, مكتب كبار الشخصيات, اكزكتف ديسك, مكتب فاخر, مكتب ليدر',
  },
  {
    places: ['manager-desks', 'executive-desks'],
    words:
      'manager desk, manager table, مكتب مدير, مكاتب مدراء, مكاتب مديرين, مكتب مدراء, طاولة مدير, مكتب رئيس قسم, مكتب مدير إدارة',
  },
  {
    places: ['staff-desks', 'workstations'],
    words:
      'staff desk, employee desk, staff table, مكتب موظف, مكتب موظفين, مكاتب موظفين, طاولة موظف, طاولات موظفين, مكتب سكرتير, مكتب سكرتارية, طاولة سكرتيرة, مكتب فردي, مكتب عادي, مكتب محاسب, مكتب ستاف',
  },
  {
    places: ['l-shape-desks'],
    words:
      'l shape desk, l shaped desk, corner desk, l desk, l shape table, مكتب حرف l, مكتب زاوية, مكتب زاويه, مكتب ركنة, مكتب ركن, مكتب ال شيب, مكتب إل شيب, مكتب على شكل حرف l, مكاتب زاوية, مكتب ال, مكتب حرف إل, مكتب كورنر, طاولة زاوية, مكتب بجناح, مكتب مع جانبي, مكتب جانبي, مكتب بركن, مكتب ال شكل, مكتب L',
  },
  {
    places: ['height-adjustable-desks'],
    words:
      'standing desk, sit stand desk, height adjustable desk, adjustable desk, electric desk, stand up desk, standup desk, motorised desk, motorized desk, مكتب واقف, مكتب للوقوف, مكتب وقوف, مكتب متحرك الارتفاع, مكتب كهربائي, مكتب يرتفع, مكتب قابل للتعديل, مكتب قابل لتعديل الارتفاع, مكتب ستاندنج, ستاندنج ديسك, طاولة وقوف, طاولة متحركة الارتفاع, طاولة كهربائية, ستاندينج ديسك, مكتب هيدروليك, مكتب جلوس ووقوف, مكتب وقوف وجلوس, مكتب رافع, مكتب ينزل ويرتفع, طاولة ترتفع, طاولة رافعة, مكتب ارتفاع متغير',
  },
  {
    places: ['home-office-desks'],
    words:
      'home desk, home office desk, small desk, مكتب منزلي, مكتب للبيت, مكتب بيت, مكاتب منزلية, مكتب صغير, مكتب غرفة نوم, مكتب طالب, مكتب بنت, مكتب طلاب, مكتب أطفال, مكتب للغرفة',
  },
  // Workstations
  {
    places: ['workstations'],
    words:
      'workstation, work station, bench desk, desk system, open plan desk, محطة عمل, محطات عمل, ورك ستيشن, وورك ستيشن, وركستيشن, ووركستيشن, طاولات مشتركة, مكاتب مشتركة, ورك ستشن, ورك ستيشنات, وركستيشنات, طاولات موظفين مشتركة, مكاتب متقابلة, مكاتب جماعية, طاولة عمل جماعية, طاولة عمل مشتركة, خلية عمل, خلايا عمل, مكتب ثنائي, مكتب رباعي, مكتب سداسي, مكتب شخصين, مكتب موظفين مشترك, ووركستيشنات, مكاتب مفتوحة',
  },
  {
    places: ['call-center'],
    words:
      'call center, call centre, call center station, كول سنتر, كول سينتر, مركز اتصال, مراكز الاتصال, محطة اتصال, مكتب كول سنتر, طاولات كول سنتر, مكاتب خدمة عملاء',
  },
  {
    places: ['cubicles'],
    words:
      'cubicle, cubicles, كيوبكل, كيوبيكل, كبينة مكتب, كبائن مكاتب, مكتب بقواطع, كيوبكلز, كيوبيكال, كبينة موظف, مكتب مغلق, مكتب مسكر, مكتب بجدران, غرفة مكتب جاهزة',
  },
  // Tables
  {
    places: [
      'meeting-tables-small',
      'conference-tables',
      'boardroom-tables',
      'training-tables',
      'bar-tables',
      'coffee-tables',
      'pantry',
    ],
    words: 'table, tables, طاولة, طاولات, طاوله, ترابيزة, تربيزة, تيبل, ميز, منضدة, ميوز, طربيزة, تيبلات',
  },
  {
    places: ['meeting-tables-small', 'conference-tables', 'boardroom-tables'],
    words:
      'meeting table, conference table, conference room table, meeting room table, meeting desk, discussion table, طاولة اجتماعات, طاولة اجتماع, طاولات اجتماعات, طاولة ميتنج, طاولة مؤتمرات, طاولات مؤتمرات, طاولة قاعة اجتماعات, طاولة غرفة اجتماعات, ميتنج تيبل, طاولة كونفرنس, ميز اجتماعات, طاوله ميتنغ, طاولة المؤتمرات, طاولة اجتماع كبيرة, طاولة اجتماعات صغيرة, طاولة اجتماعات مدورة, طاولة نقاش, طاولة مناقشة, طاولة ميتنق, طاولة كونفرانس, ميتنق روم تيبل, كونفرنس تيبل',
  },
  {
    places: ['boardroom-tables'],
    words:
      'boardroom table, board room table, boardroom, board room, طاولة مجلس إدارة, طاولة مجلس الادارة, طاولة بورد, طاولة بوردروم, طاولة مجالس الإدارة, طاولة اجتماعات فخمة, طاولة مجلس',
  },
  {
    places: ['training-tables'],
    words:
      'training table, folding table, foldable table, flip top table, flip table, طاولة تدريب, طاولات تدريب, طاولة قابلة للطي, طاولة طي, طاولة تنطوي, طاولات قابلة للطي, طاولة محاضرات, طاولات دورات, طاولة فولدنج, طاولة تتطوى, طاولة تنطبق, طاولة متنقلة, طاولة بعجلات, طاولة فصل, طاولات فصول, طاولة كورسات, طاولة مدرسية, طاولات مدارس, ترينينج تيبل',
  },
  {
    places: ['bar-tables'],
    words:
      'high table, bar table, standing table, cocktail table, طاولة مرتفعة, طاولة بار, طاولة عالية, طاولات مرتفعة, طاولة وقوف, طاولة وقوف عالية, طاولة كوكتيل, بار تيبل, هاي تيبل, طاولة بار مرتفعة',
  },
  {
    places: ['coffee-tables'],
    words:
      'coffee table, side table, center table, centre table, tea table, طاولة قهوة, طاولات قهوة, طاولة وسط, طاولة جانبية, طاولة شاي, طاولة ضيافة, طاولة صالة, طاولة كوفي, كوفي تيبل, طاولات وسط, طاولات ضيافة, طبلية, طاولة صغيرة للكنب, طاولة كنب, طاولة مجلس صغيرة, طاولة انتظار, طاولة خدمة, طاولة استراحة, سنتر تيبل, سايد تيبل, طقطوقة, طاولة ركن',
  },
  {
    places: ['pantry'],
    words:
      'pantry table, cafeteria table, canteen table, cafe table, dining table, canteen, cafeteria, pantry, طاولة كافتيريا, كافتيريا, طاولة كفتيريا, بانتري, طاولة طعام, طاولة سفرة, طاولة كافيه, كانتين, طاولة مطعم, طاولة أكل, طاولة غداء, طاولة مطبخ, طقم طعام, طقم كافتيريا, طاولة استراحة الموظفين, كافتريا, طاولة بوفيه, داينينج تيبل',
  },
  // Reception
  {
    places: ['reception-desks'],
    words:
      'reception desk, reception counter, reception table, front desk, counter, reception, استقبال, كاونتر, كاونترات, كونتر, كاونتر استقبال, مكتب استقبال, طاولة استقبال, ريسبشن, رسبشن, ريسيبشن, استقبالية, مكتب ريسبشن, كاونتر ريسبشن, رسيبشن, ريسيبشين, ريسبشين, كاونتر الاستقبال, كنتر, مكتب الاستقبال, ريسبشن دسك, كاونتر خدمة عملاء, كاونتر محل, كاونتر كاشير, كاونتر محاسب, كاونتر عيادة, كوونتر, منصة استقبال, فرونت ديسك',
  },
  {
    places: ['waiting-seating'],
    words:
      'waiting chair, waiting seat, waiting bench, beam seating, airport seating, airport chair, waiting area chair, waiting area seat, waiting room chair, كرسي انتظار, كراسي انتظار, مقعد انتظار, مقاعد انتظار, كراسي صالة انتظار, كراسي مطار, كراسي الانتظار, كراسي عيادة, كراسي مستشفى, مقاعد الانتظار, كنب انتظار, كراسي حديد انتظار, كراسي متصلة, كراسي مشتركة, كراسي ثلاثية, كراسي رباعية, بنش انتظار, كراسي صالات, كراسي استراحة, كرسي ويتنج, ويتينج شير',
  },
  // Chairs
  {
    places: ['seating'],
    words:
      'chair, chairs, seat, seating, كرسي, كراسي, مقعد, مقاعد, جير, تشير, كرسى, كراسى, كرسي جلوس, شير, تشيرز, كراسي جلوس',
  },
  {
    places: ['task-chairs', 'ergonomic-chairs', 'executive-chairs'],
    words:
      'office chair, desk chair, computer chair, swivel chair, revolving chair, rolling chair, كرسي مكتب, كراسي مكتب, كراسي مكاتب, كرسي مكتبي, كراسي مكتبية, كرسي كمبيوتر, كرسي دوار, كراسي دوارة, كرسي متحرك, كرسي بعجلات, كرسي لف, كرسي دوران, كراسي لف, كرسي عجلات, كرسي هيدروليك, كرسي يدور, كرسي يلف, اوفيس شير, كرسي اوفيس, كرسي ريفولفنج',
  },
  {
    places: ['executive-chairs'],
    words:
      'executive chair, manager chair, boss chair, director chair, ceo chair, high back chair, كرسي مدير, كراسي مدراء, كرسي مدراء, كرسي تنفيذي, كراسي تنفيذية, كرسي المدير, كرسي رئيس, كرسي فخم, كراسي مديرين, كرسي مدير عام, كرسي المدير العام, كرسي بوس, كرسي جلد فخم, كرسي ظهر عالي, كرسي في آي بي, كرسي رئيس مجلس الإدارة, كرسي رئاسي, كرسي جلد مدير, اكزكتف شير, كرسي فاخر, كرسي باك عالي, كرسي وزير',
  },
  {
    places: ['ergonomic-chairs'],
    words:
      'ergonomic chair, mesh chair, medical chair, orthopedic chair, orthopaedic chair, ergo chair, gaming chair, كرسي طبي, كراسي طبية, كرسي صحي, كرسي مريح, كراسي مريحة, كرسي شبك, كرسي شبكي, كرسي ارجونوميك, كرسي ايرجونوميك, كرسي إرغونومي, كرسي قيمنق, كرسي جيمنج, كرسي للظهر, كرسي آلام الظهر, كرسي ايرغونوميك, كرسي نت, كرسي قيمنج, كرسي ارقونوميك, ارجونوميك شير, كرسي مسند رأس, كرسي بمسند, كرسي ظهر شبك, كرسي ألم الظهر, كرسي يريح الظهر, كرسي العاب, كرسي عمل طويل',
  },
  {
    places: ['task-chairs'],
    words:
      'task chair, staff chair, employee chair, typist chair, operator chair, كرسي موظف, كرسي موظفين, كراسي موظفين, كراسي الموظفين, كرسي سكرتارية, كرسي سكرتير, كرسي ستاف, كرسي عادي, كرسي بدون يدين, كرسي خياطة, كرسي محاسب',
  },
  {
    places: ['visitor-chairs'],
    words:
      'visitor chair, guest chair, client chair, كرسي زوار, كراسي زوار, كرسي زائر, كراسي ضيوف, كرسي ضيوف, كرسي ضيف, كرسي مراجعين, كراسي مراجعين, كرسي الزائر, كراسي الزوار, كرسي عملاء, كراسي عملاء, كرسي أمام المكتب, كرسي فيزيتور, فيزيتر شير, كرسي بدون عجلات, كرسي ثابت, كراسي قدام المكتب, كرسي جست',
  },
  {
    places: ['meeting-chairs'],
    words:
      'meeting chair, conference chair, boardroom chair, meeting room chair, كرسي اجتماعات, كراسي اجتماعات, كراسي قاعة اجتماعات, كرسي طاولة اجتماعات, كرسي غرفة اجتماعات, كرسي كونفرنس, كراسي بورد روم',
  },
  {
    places: ['training-chairs'],
    words:
      'training chair, stacking chair, stackable chair, student chair, class chair, classroom chair, plastic chair, كرسي تدريب, كراسي تدريب, كرسي طلاب, كراسي طلاب, كرسي دراسة, كراسي قاعة تدريب, كرسي قابل للتكديس, كراسي بلاستيك, كراسي محاضرات, كراسي طلبة, كرسي مع طاولة, كرسي بطاولة جانبية, كراسي مدارس, كراسي تتكدس, كراسي تتركب فوق بعض, كراسي فصل, كراسي فصول, كرسي مدرسة, كرسي جامعة, كرسي بلوح كتابة, كرسي مع لوح, كراسي دورات, كرسي ترينينج, كرسي ستاك, كرسي حفلات, كراسي مناسبات',
  },
  {
    places: ['stools'],
    words:
      'stool, stools, bar stool, bar chair, high chair, counter stool, drafting chair, drafting stool, ستول, كرسي بار, كراسي بار, كرسي عالي, كرسي مرتفع, كرسي كاونتر, كرسي رسم, مقعد مرتفع, بار ستول, استول, استولات, ستولات, كرسي كوفي, كرسي مختبر, كرسي مهندس, كرسي دكتور مرتفع, بار شير, كرسي هاي',
  },
  {
    places: ['auditorium-seating'],
    words:
      'auditorium seating, auditorium chair, theatre seat, theater seat, hall chair, كراسي مسرح, كراسي قاعات, مقاعد مسرح, مقاعد قاعات, كراسي قاعة, كراسي سينما, كراسي أوديتوريوم, اوديتوريوم, كراسي محاضرات ثابتة, مدرج, كراسي قاعة محاضرات, كراسي ثيتر',
  },
  // Sofas
  {
    places: ['sofas'],
    words:
      'sofa, sofas, couch, settee, lounge, sofa set, lounge seating, كنبة, كنب, كنبات, أريكة, أرائك, صوفا, صوفة, قنفة, قنفات, قنفه, كنب مكتب, طقم كنب, جلسة, جلسات, ديوان, كنبايات, صوفات, صالون, قعدة, قعدات, كنب ضيوف, كنب استراحة, لاونج, طقم جلوس, جلسة استقبال, صوفا سيت, كوتش, لاونجات',
  },
  {
    places: ['sofa-1'],
    words:
      'armchair, arm chair, single sofa, single seat sofa, one seater sofa, club chair, فوتيه, كنبة مفردة, كنب مفرد, كنبة فردية, كرسي كنب, كنبة شخص, فوتي, كنبة وحدة, كنبة صغيرة, كرسي فوتيه, مقعد مفرد, ارم شير, سنجل صوفا',
  },
  {
    places: ['sofa-2'],
    words:
      'two seat sofa, two seater sofa, 2 seater sofa, loveseat, كنبة شخصين, كنبة مقعدين, كنبة ثنائية, كنب ثنائي, كنبة بمقعدين, كنبة دبل, كنبة اثنين, كنبة نفرين, توسيتر, كنبة بمكانين',
  },
  {
    places: ['sofa-3'],
    words:
      'three seat sofa, three seater sofa, 3 seater sofa, كنبة ثلاثة, كنبة ثلاثية, كنبة 3 مقاعد, كنبة ثلاث مقاعد, كنب ثلاثي, كنبة بثلاثة مقاعد, كنبة ثلاث أشخاص, كنبة طويلة, كنبة ثلاث نفرات',
  },
  {
    places: ['modular-lounge'],
    words:
      'modular sofa, modular lounge, lounge booth, كنب مركب, جلسات مركبة, كنبة مركبة, كنب مجزأ, موديولر, كنب بظهر عالي, كنب عازل, كنبة خصوصية, كنب بوث, كنب زاوية',
  },
  {
    places: ['poufs'],
    words:
      'pouf, pouffe, ottoman, footstool, بوف, بوفات, بف, باف, بفات, بفة, طراحة, مسند قدم, بوفة, بوفات جلوس, كرسي بوف, اوتومان, بوفيه جلوس, كرسي دائري صغير, بين باق',
  },
  // Storage
  {
    places: ['filing-cabinets', 'metal-cupboards', 'credenzas', 'lockers', 'bookcases'],
    words:
      'cabinet, cabinets, cupboard, cupboards, storage cabinet, خزانة, خزائن, خزانه, دولاب, دواليب, كبت, كبتات, كبت مكتب, خزاين, كبتات مكتب, كابينت, كبينت, كابنت, دولاب مكتب, كبات, كبت خشب, كابينيت',
  },
  {
    places: ['filing-cabinets', 'metal-cupboards'],
    words:
      'filing cabinet, file cabinet, files cabinet, filing, خزانة ملفات, خزائن ملفات, دولاب ملفات, دواليب ملفات, شانون, فايل كابينت, كبت ملفات, خزانة مستندات, كبت أوراق, خزانة أوراق, خزانة فايلات, دولاب فايلات, كبت فايلات, شانونات, ادراج ملفات, كبت أدراج, شنون, شوانين, كبنت ملفات, فايلنج كابينت, خزانة أربعة أدراج',
  },
  {
    places: ['pedestals'],
    words:
      'pedestal, pedestals, mobile pedestal, drawer unit, mobile drawer, drawers, أدراج, درج, ادراج متحركة, وحدة أدراج, وحدات أدراج, درج متحرك, درج مكتب, أدراج مكتب, بدستال, بيدستال, كومودينو مكتب, درجات, كوميدينو, أدراج متحركة, وحدة أدراج متحركة, موبايل درور, درج تحت المكتب, درج بقفل, درج بعجلات, موبايل بدستال, دروج, جارور, جوارير, درج خشب, درج حديد',
  },
  {
    places: ['bookcases'],
    words:
      'bookcase, bookshelf, book shelf, book case, shelf, shelves, shelving, library, مكتبة, مكتبه, مكتبات, مكتبة كتب, رف, رفوف, أرفف, رفوف كتب, أرفف كتب, خزانة كتب, دولاب كتب, ستاند كتب, رفوف ملفات, شلف, شلفات, رفوف حديد, ستاند رفوف, شيلف, مكتبة حائط, رفوف خشب, بوك شلف, بوك كيس, ستاند ملفات, رفوف عرض, مكتبة مفتوحة, دولاب رفوف',
  },
  {
    places: ['credenzas'],
    words:
      'credenza, sideboard, buffet cabinet, كريدنزا, كردنزا, كونسول, بوفيه, خزانة جانبية, كريدينزا, كرينزا, خزانة منخفضة, خزانة خلف المكتب, خزانة ورا المكتب, وحدة جانبية, سايد بورد, بوفيه مكتب, طاولة تلفزيون, خزانة سفرة',
  },
  {
    places: ['lockers'],
    words:
      'locker, lockers, staff locker, لوكر, لوكرات, لوكرز, خزائن موظفين, خزانة موظفين, خزائن ملابس, دولاب ملابس, لوكر موظفين, لوكرات موظفين, خزائن الموظفين, لوكر حديد, لوكرات حديد, خزائن نادي, لوكرات مدرسة, خزائن طلاب, صندوق موظفين, خزائن أمانات, لوكر خشب, لكر, لوكير, خزائن بأرقام, خزانة جيم',
  },
  {
    places: ['metal-cupboards', 'filing-cabinets', 'lockers'],
    words:
      'metal cupboard, steel cupboard, metal cabinet, steel cabinet, iron cabinet, خزانة معدنية, خزائن معدنية, خزانة حديد, خزانة حديدية, دولاب حديد, دواليب حديد, كبت حديد, دولاب معدني, خزانة باب جرار, دولاب باب سحاب, ستيل كابينت, دولاب بابين',
  },
  {
    places: ['safes'],
    words:
      'safe, safes, safe box, safety box, cash box, money safe, vault, fireproof safe, fire safe, خزنة, خزنات, خزينة, خزائن أموال, خزنة فلوس, خزنة حديد, خزينة أموال, تجوري, تجورى, تجوريات, تيجوري, قاصة, قاصات, صندوق أمانات, صندوق حديد, سيف بوكس, تجوري حديد, تيجوريات, خزنه نقود, خزنة نقود, خزنة مقاومة للحريق, خزانة حديدية للنقود, قاصه حديد, خزنة رقمية, صندوق فلوس, سيف, خزنة ذهب, خزنة بيت, خزنة مكتب, خزنة بصمة, خزنة سرية, خزينة نقدية, صندوق نقود, سيف دبوزت, سيف لوكر, خزنة برقم سري, خزنة أرقام',
  },
  {
    places: ['mobile-archive'],
    words:
      'mobile archive, archive, compactor, mobile shelving, archiving system, أرشيف, أرشفة, أرشيف متحرك, نظام أرشفة, خزائن متحركة, كومباكتور, رولينج شلف, رفوف متحركة, رفوف أرشيف, خزائن أرشيف, كومباكتر, رفوف متحركة للأرشيف, أرشيف سكة, رفوف سكة, رفوف على قضبان, نظام حفظ ملفات, أرشفة ورقية, غرفة أرشيف, موبايل شلف, كمباكتور, خزائن كومباكت',
  },
  // Acoustics and partitions
  {
    places: ['phone-booths', 'meeting-pods'],
    words:
      'booth, booths, pod, pods, office pod, office booth, soundproof booth, sound proof booth, soundproof room, silent room, كبينة عازلة, كبينة, كابينة, كبائن, مقصورة, غرفة عازلة, بوث, بود, كابينة عازلة للصوت, كبينة صوت, كابينات, بوثات, كبينة صامتة, كبينة هادئة, غرفة صامتة, غرفة هدوء, بودات, كبينة مكتب عازلة, كبينة خصوصية, كبينة زجاج',
  },
  {
    places: ['phone-booths'],
    words:
      'phone booth, call booth, telephone booth, privacy booth, كبينة مكالمات, كابينة هاتف, كبينة هاتف, كبينة تلفون, كابينة مكالمات, غرفة مكالمات, غرفة تلفون, كبينة اتصالات, فون بوث, كبينة شخص, كبينة فردية, كبينة مكالمات فيديو, كشك هاتف, كبينة زوم',
  },
  {
    places: ['meeting-pods'],
    words:
      'meeting pod, meeting booth, كبينة اجتماعات, كابينة اجتماعات, غرفة اجتماعات جاهزة, ميتنج بود, ميتينج بوث, كبينة أربعة أشخاص, كبينة شخصين, غرفة اجتماعات زجاج, غرفة اجتماعات متنقلة, كبينة مناقشة',
  },
  {
    places: ['acoustic-panels'],
    words:
      'acoustic panel, acoustic tile, sound panel, soundproofing, sound proofing, sound absorber, wall panel, acoustic, acoustics, ألواح عازلة, ألواح صوت, عازل صوت, عزل صوت, عوازل صوت, عازل صوتي, ألواح صوتية, امتصاص الصوت, عازل للصوت, عوازل الصوت, ألواح عزل الصوت, بانل صوت, لوحات عازلة, لوحات صوت, بانل عازل, بانلات, كتم الصوت, مانع صدى, ألواح تمتص الصوت, تمتص الصوت, يمتص الصوت, تقليل الصدى, تخفيف الصوت, فوم عازل, لباد جدار, بلاطات صوت, اكوستك, أكوستيك, أكوستك بانل, ديكور عازل صوت, عازل جدار',
  },
  {
    places: ['desk-screens'],
    words:
      'desk screen, desk divider, desk partition, privacy screen, desk panel, فاصل مكتب, فواصل مكاتب, فاصل مكاتب, حاجز مكتب, قاطع مكتب, حواجز مكاتب, فاصل طاولة, ساتر مكتب, فاصل موظفين, فاصل بين المكاتب, فاصل بين الموظفين, فاصل خصوصية, فاصل لباد',
  },
  {
    places: ['partitions', 'desk-screens'],
    words:
      'partition, partitions, divider, room divider, office partition, separator, بارتشن, بارتيشن, بارتشنات, بارتيشنات, قاطع, قواطع, قواطع مكتبية, فاصل, فواصل, حاجز, حواجز, جدار فاصل, برتشن, برتيشن, بارتشين, بارتيشين, بارتشن زجاج, بارتشن مكتب, قاطع مكتبي, قاطع خشب, قواطع زجاج, حاجز خشب, جدار متحرك, جدار خشب, جدران فاصلة, سواتر, قاطع متحرك, فاصل غرف, برتشنات, شرائح خشب, بديل خشب',
  },
  // Boards and accessories
  {
    places: ['whiteboards'],
    words:
      'whiteboard, white board, board, glass board, magnetic board, writing board, marker board, وايت بورد, وايتبورد, سبورة, سبورات, سبوره, سبورة بيضاء, لوح أبيض, لوحة بيضاء, لوح كتابة, صبورة, صبوره, بورد, وايتبوردات, لوح سبورة, لوحة كتابة, سبورة مغناطيس, سبورة زجاج, سبورة متحركة, بورد أبيض, سبورة حائط, سبورة عجلات, بورد كتابة, وايت بورد متحرك, لوح مغناطيسي, سبورات مدارس, سبورة قلم, سبورة مكتب',
  },
  {
    places: ['flipcharts'],
    words:
      'flip chart, flipchart, flip chart stand, easel, فليب شارت, فلب شارت, حامل عرض, ورق قلاب, سبورة ورقية, حامل أوراق, ستاند أوراق, ستاند فليب شارت, فلبشارت, فليبشارت, فلب تشارت, حامل ورق, لوح ورقي, لوح قلاب, أوراق قلابة, ورق فليب شارت, ستاند عرض ورق, حامل ورق عرض',
  },
  {
    places: ['monitor-arms'],
    words:
      'monitor arm, screen arm, monitor stand, monitor mount, screen holder, monitor holder, screen mount, حامل شاشة, حامل شاشات, حوامل شاشات, ذراع شاشة, ذراع شاشات, ستاند شاشة, قاعدة شاشة, حامل الشاشة, استاند شاشة, حامل شاشة مكتب, حامل شاشة مزدوج, مونيتور آرم, رافع شاشة, حامل دبل شاشة, ارم شاشة, مثبت شاشة',
  },
  {
    places: ['lamps'],
    words:
      'lamp, lamps, desk lamp, table lamp, desk light, reading lamp, light, مصباح, مصابيح, لمبة, لمبات, أباجورة, أبجورة, إضاءة مكتب, مصباح مكتب, لمبة مكتب, إضاءة, لمبة قراءة, ليت مكتب, أبجورات, لمبة طاولة, ليت طاولة, ليد مكتب, نور مكتب, كشاف مكتب, ليتات, تيبل لامب, لامب',
  },
  {
    places: ['cable-management'],
    words:
      'cable management, cable tray, power rail, power socket, desk socket, power strip, extension cord, extension lead, power extension, تنظيم كابلات, تنظيم أسلاك, موزع كهرباء, مشترك كهرباء, توصيلة كهرباء, وصلة كهرباء, توصيلة, مشترك, فيش كهرباء, اكستنشن, سلك كهرباء, تمديد كهرباء, كهرباء تحت المكتب, مقابس مكتب, أفياش, فيش تحت المكتب, بلاك كهرباء, بلكات, باور سوكت, سوكت مكتب, ترتيب أسلاك, لم الأسلاك, إخفاء الأسلاك, منظم كابلات, توزيعة كهرباء, سلك توصيل كهرباء',
  },
  {
    places: ['planters'],
    words:
      'planter, planters, plant, plants, plant pot, artificial plant, flower pot, decor, نبات, نباتات, زرع, زرع صناعي, نباتات صناعية, نبات صناعي, حوض زرع, أحواض زرع, أصيص, ديكور, شجر صناعي, زراعة صناعية, شتلات, أشجار صناعية, نبات داخلي, مزهرية, شجرة زينة, أشجار زينة, نبتة, نباتات زينة, زرع مكتب, زرعات, زراعة داخلية, مركن, مراكن, أصص, فازة, ورد صناعي, خضرة صناعية, بلانتر',
  },
];

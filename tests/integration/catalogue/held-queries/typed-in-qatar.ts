import type { ArabicQuery } from './held-query.ts';

/**
 * Written down, with what must come first, before any of them was searched for: dialect, English in Arabic letters,
 * misspellings, plurals, and words with and without ال and hamza, as people in Qatar type them.
 */
export const queriesTypedInQatar: readonly ArabicQuery[] = [
  ['كراسى طبيه للظهر', ['ergonomic-chairs']],
  ['كرسي دوار للموظفين', ['task-chairs', 'ergonomic-chairs']],
  ['جلسة انتظار حديد', ['waiting-seating']],
  ['كنبات للمكتب', ['sofa-1', 'sofa-2', 'sofa-3', 'modular-lounge']],
  ['درج متحرك تحت المكتب', ['pedestals']],
  ['كبت ملفات', ['filing-cabinets', 'metal-cupboards']],
  ['الكبتات الحديد', ['metal-cupboards']],
  ['ارفف للملفات', ['bookcases', 'filing-cabinets']],
  ['طاوله اجتماع ٨ اشخاص', ['conference-tables']],
  ['مكاتب موظفين اربع اشخاص', ['workstations-4']],
  ['بارتيشنات زجاج', ['partitions', 'desk-screens']],
  ['حامله شاشة للمكتب', ['monitor-arms']],
  ['ابجورة مكتب', ['lamps']],
  ['الزرع الصناعي', ['planters']],
  ['لاب توبات خفيفه', ['premium-laptops', 'business-laptops']],
  ['التابات', ['tablets']],
  ['كمبيوترات مكتبيه', ['business-desktops', 'mini-pcs', 'all-in-one', 'workstations-pc']],
  ['شاشه ٢٧ انش', ['monitors-27']],
  ['برنتر ليزر الوان', ['laser-color']],
  ['مكينة تصوير اوراق', ['copiers']],
  ['مقوي واي فاي', ['access-points', 'routers-firewalls']],
  ['كيبل نت', ['cabling', 'cables-adapters']],
  ['سويج ٢٤ بورت', ['switches']],
  ['فلاشات يو اس بي', ['external-storage']],
  ['ماوسات لاسلكيه', ['keyboards-mice']],
  ['هيدفون للكول سنتر', ['headsets']],
  ['الداتا شو', ['projectors']],
  ['كاميرا خارجيه ليليه', ['ip-cameras']],
  ['قفل الباب بالبصمه', ['access-control', 'time-attendance']],
  ['قارئ باركود للمحل', ['pos']],
];

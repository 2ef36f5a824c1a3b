import type { ArabicQuery } from './held-query.ts';

/**
 * Written down, with what is expected, before the vocabulary became data of the shop, and not looked at while it was
 * tuned: they measure how the search answers words that its authors did not have before their eyes.
 */
export const unseenArabicQueries: readonly ArabicQuery[] = [
  ['كرسي يريح الظهر', ['ergonomic-chairs']],
  ['طاولات ميتنق', ['meeting-tables-small', 'conference-tables', 'boardroom-tables']],
  ['كبت ملفات حديد', ['filing-cabinets', 'metal-cupboards']],
  ['تجوري ضد الحريق', ['safes']],
  ['كراسي موظفين رخيصة', ['task-chairs']],
  ['كيبورد وماوس وايرلس', ['keyboards-mice']],
  ['شاشه ٢٧ بوصه', ['monitors-27']],
  ['برنتر الوان ليزر', ['laser-color']],
  ['هارد خارجي ٢ تيرا', ['drives', 'external-storage']],
  ['راوتر انترنت قوي', ['routers-firewalls', 'access-points']],
  ['سويج ٢٤ منفذ', ['switches']],
  ['كرسي المراجعين', ['visitor-chairs', 'waiting-seating']],
  ['كنب استقبال جلد', ['sofa-1', 'sofa-2', 'sofa-3', 'modular-lounge']],
  ['ستاند شاشتين', ['monitor-arms']],
  ['كبينة سيرفرات', ['racks']],
  ['جهاز حضور وانصراف بالوجه', ['time-attendance']],
  ['داتاشو لقاعة اجتماعات', ['projectors']],
  ['بطارية يو بي اس للسيرفر', ['ups-line', 'ups-online']],
  ['دولاب ملابس للموظفين', ['lockers']],
  ['مكتب مدير مودرن', ['manager-desks', 'executive-desks']],
  ['طابعة استيكرات', ['label-printers']],
  ['كاميرات خارجيه للمحل', ['ip-cameras']],
  ['تلفون للاستقبال', ['ip-phones']],
  ['ارفف كتب خشب', ['bookcases']],
  ['حاجز زجاجي بين المكاتب', ['desk-screens', 'partitions']],
];

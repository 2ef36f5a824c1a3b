/**
 * What visitors call what help pages, articles and services are about, in both languages. Entries of a line mean the
 * same; one of several words is looked for as a phrase.
 */
export const pageWords: readonly string[] = [
  'lpo, purchase order, purchase orders, local purchase order, local purchase orders, po, أمر شراء, طلب شراء, أوامر شراء, ال بي او',
  'quotation, quotations, quote, price offer, rfq, boq, عرض سعر, عروض أسعار, عرض الأسعار, عرض أسعار, تسعيرة, تسعير, كوتيشن, عروض السعر',
  'hours, opening hours, opening times, working hours, open, timing, timings, ساعات العمل, أوقات العمل, ساعات الدوام, أوقات الدوام, دوام, دوامكم, مفتوح, تفتحون',
  'delivery, deliver, shipping, ship, توصيل, التوصيل, توصلون, شحن, نوصل, تسليم',
  'fee, cost, price, charge, رسوم, سعر, تكلفة, كلفة, أجرة',
  'return, returns, returning, refund, refunds, money back, استرجاع, إرجاع, ارجاع, إعادة, مرتجع, مرتجعات, استرداد, ترجيع',
  'exchange, replace, replacement, استبدال, تبديل',
  'damaged, broken, defective, defect, تالف, مكسور, معيب, عيب, تلف, ضرر',
  'warranty, guarantee, ضمان, كفالة, الكفالة',
  'repair, fix, repairs, إصلاح, تصليح',
  'maintenance, amc, صيانة',
  'installation, install, assembly, assemble, setup, set up, تركيب, تجميع, التركيب',
  'payment, pay, paying, payments, دفع, الدفع, السداد, سداد',
  'cash, cod, cash on delivery, كاش, نقدا, نقد, الدفع عند الاستلام',
  'card, cards, credit card, visa, mastercard, بطاقة, بطاقات, فيزا',
  'transfer, bank, bank transfer, iban, تحويل, تحويل بنكي, بنك, بنكي, حوالة',
  'credit, credit terms, net 30, installments, instalments, آجل, ائتمان, تقسيط, أقساط, دفع آجل',
  'invoice, invoices, bill, tax invoice, فاتورة, فواتير',
  'contact, contact us, phone number, whatsapp, تواصل, اتصل, اتصال, رقم, واتساب, واتس, ايميل',
  'showroom, store, branch, shop location, معرض, المعرض, فرع, محل, صالة العرض',
  'location, address, directions, map, where are you, موقع, عنوان, خريطة, لوكيشن, وين مكانكم, مكان',
  'parking, car park, park, موقف, مواقف, مواقف السيارات, باركنج, باركينج',
  'track, tracking, order status, my order, where is my order, تتبع, طلبي, حالة الطلب, وين طلبي',
  'cancel, cancellation, إلغاء, الغاء, ألغي',
  'change, modify, edit, تعديل, تغيير',
  'pickup, pick up, collect, collection from showroom, استلام, الاستلام من المعرض',
  'zone, zones, area, areas, منطقة, مناطق, زون',
  'stairs, lift, elevator, floor, مصعد, درج البناية, سلالم, طابق',
  'permit, gate pass, loading bay, تصريح, رصيف التحميل',
  'weekend, weekends, friday, holiday, holidays, عطلة, عطل, الجمعة, إجازة',
  'spare, spare part, spare parts, قطع غيار, قطعة غيار',
  'privacy, data, personal data, خصوصية, بيانات, الخصوصية',
  'terms, conditions, شروط, أحكام, الشروط',
  'planning, space planning, layout, office design, تخطيط, تصميم مكاتب, تخطيط المساحات',
  'vat, tax, ضريبة, الضريبة',
  'about, company, who are you, من نحن, شركة, عن الشركة',
];

/** Words that say nothing about what is looked for. */
export const pageStopWords =
  'a an the to of in on at for with and or is are do does you your we i my me can could how what when where which there from by it please need want have إلى الى في من على عن مع و أو هل كيف كم ما متى اين أين وين هو هي لي عندكم عندي ابي أبي أبغى اريد أريد ممكن يوجد فيه شو';

import type { OrderMessages } from './orders.en.ts';

export const ordersAr: OrderMessages = {
  statuses: {
    received: 'استلمنا الطلب',
    confirmed: 'مؤكَّد',
    preparing: 'قيد التجهيز',
    out_for_delivery: 'في الطريق إليك',
    delivered: 'مُسلَّم',
    cancelled: 'أُلغي الطلب',
  },
  pickupStatuses: {
    received: 'استلمنا الطلب',
    confirmed: 'مؤكَّد',
    preparing: 'قيد التجهيز',
    out_for_delivery: 'جاهز للاستلام',
    delivered: 'مُستلَم',
    cancelled: 'أُلغي الطلب',
  },
  payments: {
    cash_on_delivery: 'نقدًا عند التسليم',
    card_on_delivery: 'بالبطاقة عند التسليم',
    bank_transfer: 'تحويل بنكي',
  },
  pickupPayments: {
    cash_on_delivery: 'نقدًا في صالة العرض',
    card_on_delivery: 'بالبطاقة في صالة العرض',
    bank_transfer: 'تحويل بنكي',
  },
  fulfilments: {
    delivery: 'توصيل',
    pickup: 'استلام من صالة العرض',
  },
  zone: 'المنطقة',
  street: 'الشارع',
  building: 'المبنى',
  unit: 'الوحدة',
  large: {
    title: 'الطلبات الكبيرة تبدأ بعرض سعر',
    text: ({ perProduct, pieces, value }) =>
      `حدود الطلب عبر الموقع خلال يوم واحد: القيمة ${value}، ومجموع القطع ${pieces}، ومن المنتج الواحد ${perProduct}. ولما زاد على ذلك نتحقق لك أولًا من المخزون وموعد التوصيل، وتنتقل سلتك وبياناتك معك.`,
    ask: 'اطلب عرض سعر',
    beingChecked:
      'هذا طلب كبير، لذا يتحقق فريقنا أولًا من المخزون وموعد التوصيل. تصلك رسالة عندما يصبح بإمكانك قبوله من هنا.',
  },
};

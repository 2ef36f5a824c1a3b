import type { OrderChangeMessages } from './order-changes.en.ts';

export const orderChangesAr: OrderChangeMessages = {
  title: 'التعديلات',
  changed: 'عُدِّل',
  fromTo: (before, after) => `من ${before} إلى ${after}`,
  added: (after) => `أُضيف: ${after}`,
  removed: (before) => `حُذف: ${before}`,
  dueWithDelivery: 'عند التسليم',
  term: (words) => `«${words}»`,
  pieces: (before, after) => {
    if (before === 0) return `أُضيف، الكمية ${after}`;
    return after === 0 ? `حُذف، وكانت الكمية ${before}` : `الكمية من ${before} إلى ${after}`;
  },
  fields: {
    name: 'الاسم',
    phone: 'الهاتف',
    email: 'البريد الإلكتروني',
    company: 'الشركة',
    crNumber: 'السجل التجاري',
    lpoNumber: 'رقم أمر الشراء',
    fulfilment: 'التوصيل أو الاستلام',
    zone: 'المنطقة',
    street: 'الشارع',
    building: 'المبنى',
    unit: 'الوحدة',
    landmark: 'علامة مميزة',
    day: 'اليوم',
    payment: 'الدفع',
    notes: 'الملاحظات',
    deliveryFee: 'رسوم التوصيل',
    discount: 'الخصم',
    discountReason: 'سبب الخصم',
    paymentDueDays: 'مهلة الدفع بعد الفاتورة',
    total: 'الإجمالي',
  },
};

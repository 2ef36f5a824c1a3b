import { pluralForm } from '../../../plural.ts';
import type { RoomsMessages } from './rooms.en.ts';

export const roomsAr: RoomsMessages = {
  shop: 'تسوّق منتجات هذه الغرفة',
  inRoom: 'شاهده داخل غرفة',
  title: 'تسوّق منتجات هذه الغرفة',
  lead: 'الأرقام في الصورة هي أرقام المنتجات أدناه.',
  products: 'في هذه الغرفة',
  total: 'قطعة من كل منتج',
  add: 'أضف الكل إلى السلة',
  addRest: 'أضف المتوفر منها',
  outOfStock: (count) =>
    pluralForm('ar', count, {
      one: 'منتج واحد غير متوفر الآن.',
      two: 'منتجان غير متوفرين الآن.',
      few: `${count} منتجات غير متوفرة الآن.`,
      many: `${count} منتجًا غير متوفر الآن.`,
      other: `${count} منتج غير متوفر الآن.`,
    }),
  added: (count) =>
    pluralForm('ar', count, {
      one: 'أُضيف منتج واحد إلى سلتك.',
      two: 'أُضيف منتجان إلى سلتك.',
      few: `أُضيفت ${count} منتجات إلى سلتك.`,
      many: `أُضيف ${count} منتجًا إلى سلتك.`,
      other: `أُضيف ${count} منتج إلى سلتك.`,
    }),
  viewCart: 'عرض السلة',
  refused: 'لم يُضف، لأنه غير متوفر:',
};

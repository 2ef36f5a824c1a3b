import type { ProductModelMessages } from './product-model.en.ts';

export const productModelAr: ProductModelMessages = {
  title: 'النموذج ثلاثي الأبعاد',
  intro: 'يديره المشترون في صفحة المنتج ويضعونه في غرفهم.',
  rules:
    'ملف GLB واحد بالمتر، لا يزيد على 4 ميجابايت، وخاماته في داخله، من دون Draco أو meshopt. ويُقارن بأبعاد المنتج.',
  none: 'لا نموذج ثلاثي الأبعاد لهذا المنتج.',
  add: 'رفع ملف GLB',
  replace: 'استبدله',
  uploading: 'يجري رفع الملف وفحصه …',
  preview: 'معاينة',
  remove: 'إزالته',
  stored: (width, depth, height) => `أبعاد الملف ${width} × ${depth} × ${height} مم. احفظ المنتج ليظهر فيه.`,
  notUploaded: 'تعذّر رفع الملف. حاول مرة أخرى.',
};

import type { csvProblemsEn, refusedRowsEn } from './csv-import.en.ts';

export const csvProblemsAr: Record<keyof typeof csvProblemsEn, string> = {
  bad_encoding: 'تعذّرت قراءة نص الملف. احفظه من Excel بصيغة «CSV UTF-8».',
  empty: 'الملف فارغ.',
  not_a_table: 'تعذّرت قراءة الملف ابتداءً من هنا: علامة تنصيص ناقصة أو زائدة.',
  unknown_column: 'حدّد ما يعنيه هذا العمود، أو تجاهله.',
  repeated_column: 'هذا العمود مكرر.',
  no_key_column: 'يحتاج الملف إلى عمود «sku» أو «id» لتمييز المنتجات.',
  too_many_rows: 'الحد الأقصى لعدد الصفوف في الملف: {limit}. يُرجى تقسيمه.',
  too_many_cells: 'في هذا الصف خلايا أكثر من عدد الأعمدة.',
  unknown_id: 'لا يوجد منتج بهذا المعرّف. اترك الخلية فارغة لإضافة منتج جديد.',
  deleted: 'هذا الرمز لمنتج محذوف. استعد المنتج أولًا أو اختر رمزًا آخر.',
  stale: 'عُدّل هذا المنتج في المتجر بعد تصدير الملف. صدّر الملف من جديد، أو أفرغ هذه الخلية للكتابة فوقه.',
  same_as_row: 'مطابق لما في الصف {row}. أبقِ أحدهما.',
  unknown_category: 'لا توجد فئة بهذا الاسم أو العنوان.',
  unknown_subcategory: 'لا توجد ضمن الفئة فئة فرعية بهذا الاسم أو العنوان.',
  specifications_differ: 'يجب أن يتساوى عدد المواصفات في العربية والإنجليزية.',
  unknown_family: 'لا توجد عائلة بهذا المفتاح. أنشئها أولًا؛ المفاتيح في شاشة «عائلات المنتجات».',
  unknown_successor: 'يجب أن يكون كل رمز لمنتج آخر في المتجر. استورد المنتج الجديد أولًا.',
  not_a_number: 'هذه القيمة ليست رقمًا.',
  not_yes_or_no: 'اكتب yes أو no (نعم أو لا).',
  not_specifications: 'اكتب كل مواصفة في سطر بالشكل «الاسم | القيمة».',
  unknown_option: 'ليس لهذه الخاصية خيار كهذا. تجد خياراتها في شاشة «الخصائص».',
  not_cartons: 'اكتب كل مقاس في سطر بالشكل: 1250 x 650 x 90 mm, 22.5 kg, 2 pcs.',
  not_assembly: 'اكتب none needed أو included أو self أو self 45 minutes، أو service ثم رمز منتج الخدمة.',
};

export const refusedRowsAr: typeof refusedRowsEn = { row: 'الصف', reason: 'الخطأ' };

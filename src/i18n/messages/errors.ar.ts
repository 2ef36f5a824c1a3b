import type { FieldErrorCode, ShopErrorCode } from '#primitives/shop-error.ts';

export const errorsAr: Readonly<Record<ShopErrorCode, string>> = {
  invalid_input: 'بعض البيانات ناقصة أو غير صحيحة. يُرجى مراجعة الحقول المشار إليها.',
  malformed_json: 'تعذّرت قراءة الطلب لأن صيغة JSON فيه غير سليمة.',
  unsupported_media_type: 'يُرجى إرسال الطلب بصيغة JSON.',
  payload_too_large: 'حجم البيانات أكبر من المسموح به. يُرجى تقليله ثم المحاولة من جديد.',
  not_signed_in: 'يُرجى تسجيل الدخول للمتابعة.',
  cross_site_request: 'رُفض هذا الطلب لأنه وارد من موقع آخر.',
  not_found: 'لم نعثر على ما تبحث عنه.',
  method_not_allowed: 'هذا العنوان لا يقبل هذا النوع من الطلبات.',
  stale_version: 'عدّل شخص آخر هذه البيانات قبل قليل. يُرجى تحديث الصفحة ومراجعتها ثم الحفظ من جديد.',
  invalid_image_type: 'نوع الملف غير مقبول. يُسمح بصور JPEG وPNG وWebP فقط.',
  invalid_image_file: 'ملف الصورة تالف أو لا يمكن قراءته.',
  image_too_large: 'حجم الملف كبير. الحد الأقصى 10 ميغابايت.',
  still_in_use: 'لا تزال في هذه الفئة منتجات. يُرجى اختيار الفئة التي ستُنقل إليها أولاً.',
  in_stock: 'خبر سار: عاد هذا المنتج إلى المخزون. حدّث الصفحة لتطلبه.',
  too_many_requests: 'محاولات كثيرة خلال وقت قصير. يُرجى الانتظار قليلاً ثم المحاولة من جديد.',
  request_timeout: 'استغرق الطلب وقتاً أطول من المعتاد. يُرجى المحاولة بعد قليل.',
  database_unavailable: 'يتعذّر الوصول إلى بيانات المتجر حالياً. يُرجى المحاولة بعد قليل.',
  internal_error: 'حدث خطأ من جانبنا. يُرجى المحاولة مرة أخرى، والتواصل معنا إن تكرر ذلك.',
};

export const fieldErrorsAr: Readonly<Record<FieldErrorCode, string>> = {
  required: 'يُرجى تعبئة هذا الحقل.',
  invalid: 'يُرجى التحقق من هذا الحقل.',
  taken: 'هذه القيمة مستخدمة من قبل. يُرجى اختيار قيمة أخرى.',
  unknown_zone: 'لا توجد منطقة بهذا الرقم.',
  unknown_field: 'هذا الحقل غير معروف هنا.',
  too_short: 'الحد الأدنى لعدد الأحرف: {limit}.',
  too_long: 'الحد الأقصى لعدد الأحرف: {limit}.',
  too_small: 'أقل قيمة مسموح بها: {limit}.',
  too_big: 'أكبر قيمة مسموح بها: {limit}.',
  too_few: 'الحد الأدنى لعدد العناصر: {limit}.',
  too_many: 'الحد الأقصى لعدد العناصر: {limit}.',
};

import { pluralForm } from '#i18n/plural.ts';
import type { AdminSignInTexts } from './sign-in.en.ts';

export const adminSignInAr: AdminSignInTexts = {
  title: 'دخول الموظفين',
  over: 'انتهت جلستك. سجّل الدخول من جديد لتتابع من حيث كنت، فما كتبته محفوظ.',
  username: 'اسم المستخدم',
  password: 'كلمة المرور',
  showPassword: 'إظهار كلمة المرور',
  signIn: 'تسجيل الدخول',
  signingIn: 'جارٍ تسجيل الدخول…',
  required: 'يُرجى ملء هذا الحقل.',
  wait: (seconds) =>
    seconds < 90
      ? `محاولات كثيرة. يمكنك المحاولة مجددًا بعد ${pluralForm('ar', seconds, {
          one: 'ثانية واحدة',
          two: 'ثانيتين',
          few: `${seconds} ثوانٍ`,
          other: `${seconds} ثانية`,
        })}.`
      : `محاولات كثيرة. يمكنك المحاولة مجددًا بعد ${pluralForm('ar', Math.ceil(seconds / 60), {
          one: 'دقيقة واحدة',
          two: 'دقيقتين',
          few: `${Math.ceil(seconds / 60)} دقائق`,
          other: `${Math.ceil(seconds / 60)} دقيقة`,
        })}.`,
  emergency: {
    title: 'هل نسيت كلمة المرور؟',
    text: 'يمكننا إرسال رمز لمرة واحدة إلى بريد موظفي المتجر. وهو صالح لمدة 10 دقائق ويُستخدم مرة واحدة.',
    send: 'إرسال رمز لمرة واحدة',
    sending: 'جارٍ الإرسال…',
    sent: 'أُرسل الرمز بنجاح',
    notMailed: 'أُنشئ الرمز (خدمة البريد غير متاحة)',
    notMailedHelp:
      'تعذّر إرسال الرمز بالبريد. يمكن للمسؤول عن المتجر تعيين قيمة جديدة لـ ADMIN_PASSWORD ثم إعادة تشغيله.',
    failed: 'تعذّر إرسال بريد الرمز',
    code: 'الرمز',
    codeHint: 'ستة أرقام من رسالة البريد',
    check: 'الدخول بالرمز',
    again: 'إرسال رمز آخر',
  },
  account: {
    title: 'الحساب',
    passwordTitle: 'تغيير كلمة المرور',
    passwordIntro:
      '12 حرفًا على الأقل، وعدة كلمات متتالية أسهل في التذكّر. وتنتهي جميع الجلسات الأخرى عند التغيير.',
    withCode: 'سجّلت الدخول برمز لمرة واحدة، ويمكنك الآن اختيار كلمة مرور جديدة.',
    current: 'كلمة المرور الحالية',
    next: 'كلمة المرور الجديدة',
    change: 'تغيير كلمة المرور',
    changing: 'جارٍ التغيير…',
    changed: 'تغيّرت كلمة المرور، وانتهت جميع الجلسات الأخرى.',
    sessionsTitle: 'الأجهزة التي سجّلت الدخول منها',
    thisOne: 'هذا المتصفح',
    signedIn: 'وقت الدخول',
    lastSeen: 'آخر نشاط',
    by: { password: 'بكلمة المرور', code: 'برمز لمرة واحدة' },
    end: 'إنهاء الجلسة',
    ended: 'انتهت الجلسة.',
    endOthers: 'إنهاء جميع الجلسات الأخرى',
    othersEnded: 'انتهت جميع الجلسات الأخرى.',
    unknownBrowser: 'متصفح غير معروف',
    on: (browser, system) => `${browser} على ${system}`,
  },
};

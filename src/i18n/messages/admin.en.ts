/** The texts of the staff's app in English; kept apart so that the storefront never carries them. */
export const adminEn = {
  title: 'OGulf staff',
  language: 'العربية',
  languageLabel: 'العربية: use this area in Arabic',
  skipToContent: 'Skip to content',
  toShop: 'Back to the shop',
  signIn: {
    title: 'Staff sign-in',
    text: 'The staff screens are not open in this version of the shop yet.',
  },
  dashboard: {
    title: 'Dashboard',
    text: 'The staff screens are not open in this version of the shop yet.',
  },
};

export type AdminMessages = typeof adminEn;

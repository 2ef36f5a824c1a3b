/** How the brands of the first range are written in Arabic; migration 0025 writes the same into shops that existed before. */
export const seedBrandNames: Readonly<Record<string, string>> = {
  Barq: 'برق',
  Dhow: 'داو',
  Hisn: 'حصن',
  Khazna: 'خزنة',
  Lawh: 'لوح',
  Liwan: 'ليوان',
  Majlis: 'مجلس',
  Mizan: 'ميزان',
  Noor: 'نور',
  OGulf: 'أوجلف',
  Sadu: 'سدو',
  Sahl: 'سهل',
  Samt: 'صمت',
  Shamal: 'شمال',
  Wasl: 'وصل',
  Zubara: 'زبارة',
};

import type { SeedAttributeOption } from '../seed-product.ts';

function option(key: string, en: string, ar: string): SeedAttributeOption {
  return { key, name: { en, ar } };
}

function colour(key: string, en: string, ar: string, swatch: string): SeedAttributeOption {
  return { ...option(key, en, ar), swatch };
}

/** The colour or wood that a buyer sees first, from light to dark within its kind. */
export const colourOptions = [
  colour('white', 'White', 'أبيض', '#f4f4f1'),
  colour('off-white', 'Off-white', 'أوف وايت', '#e9e5da'),
  colour('light-grey', 'Light grey', 'رمادي فاتح', '#c3c6c8'),
  colour('silver', 'Silver', 'فضي', '#b4b8bc'),
  colour('grey', 'Grey', 'رمادي', '#868c91'),
  colour('dark-grey', 'Dark grey', 'رمادي داكن', '#55595e'),
  colour('graphite', 'Graphite', 'غرافيت', '#43474b'),
  colour('charcoal', 'Charcoal', 'رمادي فحمي', '#3b4045'),
  colour('black', 'Black', 'أسود', '#202224'),
  colour('light-oak', 'Light oak', 'بلوط فاتح', '#d2b48c'),
  colour('oak', 'Oak', 'بلوط', '#c39b6c'),
  colour('teak', 'Teak', 'ساج', '#96673f'),
  colour('walnut', 'Walnut', 'جوز', '#6f5039'),
  colour('beige', 'Beige', 'بيج', '#cbbca0'),
  colour('sand', 'Sand', 'رملي', '#c4ae8f'),
  colour('tan', 'Tan', 'جملي', '#93603e'),
  colour('mustard', 'Mustard', 'خردلي', '#c08a3e'),
  colour('terracotta', 'Terracotta', 'قرميدي', '#b3633f'),
  colour('brick-red', 'Brick red', 'أحمر قرميدي', '#7c2f2a'),
  colour('sage', 'Sage green', 'أخضر رمادي', '#8c9788'),
  colour('grey-green', 'Grey-green', 'رمادي مخضر', '#75857c'),
  colour('green', 'Green', 'أخضر', '#4d6a5c'),
  colour('blue', 'Blue', 'أزرق', '#35577a'),
  colour('navy', 'Navy', 'كحلي', '#24344d'),
  option('multicolour', 'Several colours', 'عدة ألوان'),
];

/** What the product is made of where it is seen and touched. */
export const materialOptions = [
  option('veneer', 'Wood veneer', 'قشرة خشب'),
  option('wood', 'Wood', 'خشب'),
  option('melamine', 'Melamine', 'ميلامين'),
  option('laminate', 'Laminate', 'لامينيت'),
  option('lacquer', 'Lacquered board', 'خشب مطلي باللاكر'),
  option('steel', 'Steel', 'فولاذ'),
  option('aluminium', 'Aluminium', 'ألمنيوم'),
  option('enamel', 'Enamelled steel', 'فولاذ مطلي بالمينا'),
  option('glass', 'Glass', 'زجاج'),
  option('plastic', 'Plastic', 'بلاستيك'),
  option('acrylic', 'Acrylic', 'أكريليك'),
  option('leather', 'Leather', 'جلد طبيعي'),
  option('bonded-leather', 'Bonded leather', 'جلد معاد تصنيعه'),
  option('synthetic-leather', 'Synthetic leather', 'جلد صناعي'),
  option('fabric', 'Fabric', 'قماش'),
  option('mesh', 'Mesh', 'شبك'),
  option('felt', 'Felt', 'لباد'),
  option('polyester', 'Polyester', 'بوليستر'),
  option('mineral-wool', 'Mineral wool', 'صوف صخري'),
];

export const connectionOptions = [
  option('hdmi', 'HDMI', 'HDMI'),
  option('displayport', 'DisplayPort', 'DisplayPort'),
  option('vga', 'VGA', 'VGA'),
  option('usb', 'USB', 'USB'),
  option('usb-a', 'USB-A', 'USB-A'),
  option('usb-c', 'USB-C', 'USB-C'),
  option('ethernet', 'Ethernet', 'Ethernet'),
  option('wifi', 'Wi-Fi', 'واي فاي'),
  option('bluetooth', 'Bluetooth', 'Bluetooth'),
  option('wireless', 'Wireless receiver, 2.4 GHz', 'مستقبل لاسلكي 2.4 جيجاهرتز'),
  option('headphone', 'Headset or headphone', 'سماعة'),
  option('audio', 'Audio', 'صوت'),
  option('rs-232', 'RS-232', 'RS-232'),
  option('analogue', 'Analogue lines', 'خطوط تناظرية'),
  option('cash-drawer', 'Cash drawer', 'درج نقود'),
];

export const resolutionOptions = [
  option('1920x1080', 'Full HD, 1920 × 1080', 'Full HD، 1920 × 1080'),
  option('1920x1200', '1920 × 1200', '1920 × 1200'),
  option('2360x1640', '2360 × 1640', '2360 × 1640'),
  option('2560x1440', 'QHD, 2560 × 1440', 'QHD، 2560 × 1440'),
  option('2560x1600', '2560 × 1600', '2560 × 1600'),
  option('2800x1752', '2800 × 1752', '2800 × 1752'),
  option('2880x1800', '2880 × 1800', '2880 × 1800'),
  option('3440x1440', '3440 × 1440', '3440 × 1440'),
  option('3840x2160', '4K, 3840 × 2160', '4K، 3840 × 2160'),
];

export const shapeOptions = [
  option('round', 'Round', 'دائرية'),
  option('rectangular', 'Rectangular', 'مستطيلة'),
  option('boat', 'Boat-shaped', 'مقوّسة الجوانب'),
];

export const returnSideOptions = [
  option('left', 'Left', 'يسار'),
  option('right', 'Right', 'يمين'),
  option('either', 'Left or right', 'يمين أو يسار'),
];

export const armrestOptions = [
  option('none', 'None', 'من دون مساند'),
  option('fixed', 'Fixed', 'ثابتة'),
  option('adjustable', 'Adjustable', 'قابلة للضبط'),
];

export const vesaOptions = [option('75', 'VESA 75', 'VESA 75'), option('100', 'VESA 100', 'VESA 100')];

export const functionOptions = [
  option('print', 'Print', 'طباعة'),
  option('copy', 'Copy', 'نسخ'),
  option('scan', 'Scan', 'مسح ضوئي'),
  option('labels', 'Print labels', 'طباعة ملصقات'),
  option('receipts', 'Print receipts', 'طباعة فواتير'),
];

export const paperSizeOptions = [option('a4', 'A4', 'A4'), option('a3', 'A3', 'A3')];

export const wifiOptions = [
  option('wifi-6', 'Wi-Fi 6', 'واي فاي 6'),
  option('wifi-7', 'Wi-Fi 7', 'واي فاي 7'),
];

export const outletOptions = [
  option('bs-1363', '13 A (BS 1363)', '13 أمبير (BS 1363)'),
  option('c13', 'C13', 'C13'),
  option('c19', 'C19', 'C19'),
];

export const lightSourceOptions = [option('lamp', 'Lamp', 'مصباح'), option('laser', 'Laser', 'ليزر')];

export const protectionOptions = [
  option('ip66', 'IP66', 'IP66'),
  option('ip67', 'IP67', 'IP67'),
  option('ik10', 'IK10', 'IK10'),
];

export const identificationOptions = [
  option('card', 'Card', 'بطاقة'),
  option('code', 'Code', 'رمز'),
  option('face', 'Face', 'وجه'),
];

export const languageOptions = [
  option('arabic', 'Arabic', 'العربية'),
  option('english', 'English', 'الإنجليزية'),
];

export const priceBasisOptions = [
  option('visit', 'Per visit', 'لكل زيارة'),
  option('job', 'Per job', 'لكل مشروع'),
  option('year', 'Per year', 'لكل سنة'),
];

export const areaOptions = [
  option('greater-doha', 'Doha, Al Rayyan, Lusail and Al Wakrah', 'الدوحة والريان ولوسيل والوكرة'),
  option('qatar', 'All of Qatar', 'جميع مناطق قطر'),
];

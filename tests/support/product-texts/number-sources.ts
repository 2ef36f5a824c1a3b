/** Where the texts of a product state the number of an attribute, and in what words. */
export interface NumberSource {
  /** The English labels of specifications that state it. Without them, or without such a specification: any text. */
  readonly labels?: readonly string[];
  /** By how much the stored number is larger than the written one: 10 for centimetres. */
  readonly scale?: number;
  /** What stands right after the number, as regular expressions. */
  readonly unit?: { readonly en: string; readonly ar: string };
  /** Which of the numbers of the specification it is, if not any; several counts may also be added up. */
  readonly at?: 'first' | 'second' | 'last' | 'total';
  /** How many digits follow the point where the text writes more of them than needed. */
  readonly decimals?: number;
}

const centimetres = { en: ' ?cm', ar: ' ?سم' };
const kilograms = { en: ' kg', ar: ' كجم' };
const inches = { en: '[ -]inch', ar: ' بوصة' };
const gigabytes = { en: ' GB', ar: ' جيجابايت' };
const watts = { en: ' W', ar: ' واط' };

export const numberSources: Readonly<Record<string, NumberSource>> = {
  load: { labels: ['Load', 'Load per seat'], unit: kilograms },
  seats: { labels: ['Seats', 'Places', 'Capacity'] },
  'height-min': { labels: ['Height range'], scale: 10, at: 'first' },
  'height-max': { labels: ['Height range'], scale: 10, at: 'last', unit: centimetres },
  drawers: { labels: ['Drawers', 'Storage'], at: 'total' },
  'place-width': { labels: ['Space per person'], scale: 10, at: 'first' },
  'place-depth': { labels: ['Space per person'], scale: 10, at: 'second', unit: centimetres },
  'connection-boxes': { labels: ['Connection boxes'], at: 'first' },
  'seat-height': { labels: ['Seat height'], scale: 10, unit: centimetres },
  'seat-height-min': { labels: ['Seat height'], scale: 10, at: 'first' },
  'seat-height-max': { labels: ['Seat height'], scale: 10, at: 'last', unit: centimetres },
  'seat-width': { scale: 10, unit: centimetres },
  doors: { labels: ['Doors', 'Compartments'], at: 'first' },
  shelves: { labels: ['Shelves'], at: 'first' },
  compartments: { labels: ['Compartments'], at: 'first' },
  'speech-reduction': { labels: ['Speech reduction'], unit: { en: ' dB', ar: ' ديسيبل' } },
  'sound-absorption': { labels: ['Sound absorption'], decimals: 2 },
  'writing-width': { labels: ['Writing area'], scale: 10, at: 'first' },
  'writing-height': { labels: ['Writing area'], scale: 10, at: 'second', unit: centimetres },
  screens: { labels: ['Graphics', 'Screens'] },
  'screen-size-max': { labels: ['Screens'], unit: inches },
  brightness: { labels: ['Light', 'Brightness'], unit: { en: ' (lm|lumens)', ar: ' لومن' } },
  outlets: { labels: ['Outlets', 'Sockets'], at: 'total' },
  'screen-size': { labels: ['Screen', 'Image size'], unit: inches },
  memory: { labels: ['Memory'], at: 'first', unit: gigabytes },
  cores: { labels: ['Processor'] },
  'graphics-memory': { labels: ['Graphics'], unit: gigabytes },
  'battery-hours': { labels: ['Battery'], unit: { en: ' hours', ar: ' (ساعة|ساعات)' } },
  power: { labels: ['Power supply', 'Capacity', 'Load'], unit: watts },
  'charging-power': { labels: ['Ports', 'Connections', 'Power'], unit: watts },
  'refresh-rate': { labels: ['Refresh rate'], unit: { en: ' Hz', ar: ' هرتز' } },
  luminance: { labels: ['Panel', 'Brightness'], unit: { en: ' cd/m²', ar: ' شمعة/م²' } },
  'print-speed': {
    labels: ['Print speed'],
    at: 'first',
    unit: { en: '( black,.*| A4)? pages a minute', ar: ' صفحة .*في الدقيقة' },
  },
  'paper-capacity': { labels: ['Paper capacity'], unit: { en: ' sheets', ar: ' ورقة' } },
  'document-feeder': { labels: ['Document feeder'], unit: { en: ' sheets', ar: ' ورقة' } },
  'page-yield': { labels: ['Yield'], unit: { en: ' pages', ar: ' صفحة' } },
  ports: { labels: ['Ports'], at: 'total' },
  'poe-power': { labels: ['PoE'], unit: watts },
  'rack-units': { labels: ['Mounting', 'Height units'], unit: { en: 'U\\b', ar: 'U\\b' } },
  devices: { labels: ['Devices'] },
  'drive-bays': { labels: ['Drive bays'], at: 'first' },
  'apparent-power': { labels: ['Capacity'], unit: { en: ' VA', ar: ' VA' } },
  runtime: { labels: ['Runtime'], unit: { en: ' minutes', ar: ' (دقيقة|دقائق)' } },
  'room-people': { labels: ['Room size'], unit: { en: ' people', ar: ' (أشخاص|شخصًا)' } },
  lines: { labels: ['Lines', 'Extensions'], at: 'first' },
  microphones: { labels: ['Microphone'], at: 'first' },
  'field-of-view': { labels: ['Field of view'] },
  megapixels: { unit: { en: ' MP', ar: ' ميجابكسل' } },
  'night-vision': { labels: ['Night vision'], unit: { en: ' m\\b', ar: ' م' } },
  channels: { labels: ['Channels'], at: 'first' },
  users: { labels: ['Users'] },
  'laptop-size': { labels: ['Laptop size'], unit: inches },
  volume: { labels: ['Volume'], unit: { en: ' litres', ar: ' لترًا' } },
  computers: { labels: ['Licence'], at: 'first' },
};

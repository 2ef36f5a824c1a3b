export const adminHealthEn = {
  title: 'Health',
  intro: 'How the shop itself is doing, checked every half minute.',
  states: { well: 'All is well', watch: 'Keep an eye on it', act: 'Please act' },
  summary: {
    well: 'Everything works as it should.',
    watch: 'Everything works. Something below deserves a look when there is time.',
    act: 'Something below needs attention now.',
  },
  database: {
    title: 'Database',
    about: 'Where products, orders and messages are kept.',
    watch:
      'It answers slowly. Pages stay quick, but orders and this area may feel slow. If it lasts, tell the person who runs the server.',
    engines: { embedded: 'Part of the shop itself', server: 'A PostgreSQL server' },
    engine: 'Kind',
    answer: 'Answers within',
    size: 'Size',
  },
  disk: {
    title: 'Disk',
    about: 'Where pictures and files of buyers are kept.',
    watch: 'It is filling up. Ask the person who runs the server for more room.',
    act: 'It is nearly full. Soon no picture and no order can be saved: more room is needed today.',
    free: 'Free',
    of: (free: string, total: string) => `${free} of ${total}`,
  },
  email: {
    title: 'Email',
    about: 'What the shop writes to buyers and to you.',
    watch: 'Some emails could not be delivered. Open them to see why, and send them again.',
    late: 'Email has not been leaving for more than an hour. Nothing is lost: it is tried again and again. The mail server or its password may have changed.',
    notSetUp:
      'The shop is not connected to a mail server, so buyers get no confirmation. Ask the person who runs the website to connect it. Until then the emails can be read under Email.',
    open: 'Open the email',
    waiting: 'Waiting',
    failed: 'Not delivered',
  },
  server: {
    title: 'Server',
    about: 'The program that answers visitors.',
    watch: 'It is very busy; visitors wait longer than usual. If it lasts, a second server helps.',
    version: 'Version',
    since: 'Running since',
    memory: 'Memory',
    delay: 'Extra wait',
    refused: 'Visitors asked to come back',
    cachedPages: 'Pages ready to send',
  },
  milliseconds: (count: number) => `${count.toLocaleString('en-QA', { maximumFractionDigits: 0 })} ms`,
  bytes: (count: number) =>
    count < 1_000_000_000
      ? `${(count / 1_000_000).toLocaleString('en-QA', { maximumFractionDigits: 0 })} MB`
      : `${(count / 1_000_000_000).toLocaleString('en-QA', { maximumFractionDigits: 1 })} GB`,
  count: (count: number) => count.toLocaleString('en-QA'),
};

export type AdminHealthTexts = typeof adminHealthEn;

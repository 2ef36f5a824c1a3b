import { editDistance } from '#primitives/text/edit-distance.ts';

/** Mail services that buyers in Qatar use, the most frequent first. */
const frequent = [
  'gmail.com',
  'hotmail.com',
  'outlook.com',
  'yahoo.com',
  'icloud.com',
  'live.com',
  'qatar.net.qa',
  'msn.com',
];

/** Real services whose names are close to the ones above. */
const real = new Set([
  ...['mail.com', 'email.com', 'ymail.com', 'gmx.com', 'fmail.com', 'hotmail.co', 'live.ca', 'outlook.sa'],
  ...['yahoo.ca', 'yahoo.in', 'yahoo.co.uk', 'yahoo.co.in', 'hotmail.co.uk', 'live.co.uk'],
]);

/** Endings that do not exist and are typed for others. */
const mistypedEndings: Readonly<Record<string, string>> = {
  con: 'com',
  cmo: 'com',
  ocm: 'com',
  comm: 'com',
  cpm: 'com',
  vom: 'com',
  xom: 'com',
  cim: 'com',
  nte: 'net',
  ogr: 'org',
};

/** From this length on two mistakes are still recognized; shorter names would be confused with each other. */
const longName = 9;

/** The address that was probably meant, for one whose domain looks mistyped; null for all others. */
export function suggestEmail(typed: string): string | null {
  const [, mailbox, written] = /^([^@\s]+)@([^@\s]+)$/.exec(typed.trim()) ?? [];
  if (!mailbox || !written) return null;
  const domain = written.toLowerCase();
  const meant = meantDomain(domain);
  return meant && meant !== domain ? `${mailbox}@${meant}` : null;
}

function meantDomain(domain: string): string | null {
  if (frequent.includes(domain) || real.has(domain)) return null;
  const near = frequent
    .map((known) => ({ known, mistakes: editDistance(domain, known) }))
    .filter(({ known, mistakes }) => mistakes <= (known.length >= longName ? 2 : 1))
    .sort((one, other) => one.mistakes - other.mistakes)[0];
  if (near) return near.known;
  // 'name@gmail'
  const begun = domain.includes('.') ? undefined : frequent.find((known) => known.startsWith(`${domain}.`));
  if (begun) return begun;
  const ending = domain.slice(domain.lastIndexOf('.') + 1);
  const right = domain.includes('.') ? mistypedEndings[ending] : undefined;
  return right ? domain.slice(0, -ending.length) + right : null;
}

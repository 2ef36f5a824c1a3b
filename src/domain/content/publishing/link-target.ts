export const longestLink = 1000;

/** Schemes that a link of an article may have. Anything else, such as `javascript:` or `data:`, is refused. */
const allowedSchemes: ReadonlySet<string> = new Set(['https:', 'http:', 'mailto:', 'tel:']);

/** Control characters and spaces: browsers remove some of them, so that 'java\tscript:' would become a script. */
const unsafeCharacters = /[\p{Cc}\p{Cf}\s\\]/u;

/**
 * Whether a link of an article may lead there: a path of the shop ('/products', without a second slash, which would be
 * another host), a part of the page ('#sizes'), or an address with an allowed scheme.
 */
export function isSafeLink(target: string): boolean {
  if (target.length === 0 || target.length > longestLink || unsafeCharacters.test(target)) return false;
  if (target.startsWith('/')) return !target.startsWith('//');
  if (target.startsWith('#')) return target.length > 1;
  if (!URL.canParse(target)) return false;
  const { protocol, hostname } = new URL(target);
  return allowedSchemes.has(protocol) && (!protocol.startsWith('http') || hostname !== '');
}

/** Completes what staff type: 'example.com/page' becomes 'https://example.com/page', an email address a `mailto:` link. */
export function completeLink(typed: string): string {
  const text = typed.trim();
  if (/^[^\s@/:]+@[^\s@/:]+\.[^\s@/:]+$/.test(text)) return `mailto:${text}`;
  if (/^\+?\d[\d ]{5,}$/.test(text)) return `tel:${text.replaceAll(' ', '')}`;
  if (/^[\w-]+(\.[\w-]+)+([/?#]\S*)?$/.test(text)) return `https://${text}`;
  return text;
}

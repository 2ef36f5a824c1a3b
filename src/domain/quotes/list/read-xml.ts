import { ListFileError } from './read-zip.ts';

export interface XmlTag {
  /** Without the prefix of its namespace. */
  readonly name: string;
  readonly kind: 'start' | 'end' | 'empty';
  /** The attributes as written; see `attributeOf`. */
  readonly attributes: string;
  /** What stands before the tag, since the tag before it. */
  readonly text: string;
}

/**
 * The tags of an XML text, one after the other: as much of XML as programs write into spreadsheets. A document type, with
 * which entities could be declared, is refused.
 */
export function* xmlTags(xml: string): Generator<XmlTag> {
  let text = '';
  let at = 0;
  for (;;) {
    const start = xml.indexOf('<', at);
    if (start === -1) return;
    text += decodeEntities(xml.slice(at, start));
    if (xml.startsWith('<!--', start)) {
      at = endOf(xml, '-->', start);
    } else if (xml.startsWith('<![CDATA[', start)) {
      at = endOf(xml, ']]>', start);
      text += xml.slice(start + 9, at - 3);
    } else if (xml.startsWith('<?', start)) {
      at = endOf(xml, '?>', start);
    } else if (xml.startsWith('<!', start)) {
      throw new ListFileError('unreadable');
    } else {
      at = endOfTag(xml, start);
      yield { ...tagFrom(xml.slice(start + 1, at - 1)), text };
      text = '';
    }
  }
}

function endOf(xml: string, mark: string, from: number): number {
  const found = xml.indexOf(mark, from);
  if (found === -1) throw new ListFileError('unreadable');
  return found + mark.length;
}

/** A value in quotation marks may contain '>'. */
function endOfTag(xml: string, start: number): number {
  let quote = '';
  for (let at = start; at < xml.length; at += 1) {
    const character = xml[at] ?? '';
    if (quote) {
      if (character === quote) quote = '';
    } else if (character === '"' || character === "'") quote = character;
    else if (character === '>') return at + 1;
  }
  throw new ListFileError('unreadable');
}

function tagFrom(inside: string): Pick<XmlTag, 'name' | 'kind' | 'attributes'> {
  const isEnd = inside.startsWith('/');
  const isEmpty = inside.endsWith('/');
  const contents = inside.slice(isEnd ? 1 : 0, isEmpty ? -1 : undefined).trim();
  const space = contents.search(/\s/);
  const full = space === -1 ? contents : contents.slice(0, space);
  return {
    name: full.slice(full.indexOf(':') + 1),
    kind: isEnd ? 'end' : isEmpty ? 'empty' : 'start',
    attributes: space === -1 ? '' : contents.slice(space),
  };
}

/** The value of an attribute; a name with a prefix is given with it. */
export function attributeOf({ attributes }: XmlTag, name: string): string | undefined {
  const found = new RegExp(`\\s${name}\\s*=\\s*("([^"]*)"|'([^']*)')`).exec(attributes);
  const value = found?.[2] ?? found?.[3];
  return value === undefined ? undefined : decodeEntities(value);
}

const entities: Readonly<Record<string, string>> = { lt: '<', gt: '>', amp: '&', quot: '"', apos: "'" };

function decodeEntities(text: string): string {
  if (!text.includes('&')) return text;
  return text.replaceAll(/&(#x[0-9a-fA-F]{1,6}|#\d{1,7}|[a-z]{2,4});/g, (whole, entity: string) => {
    if (!entity.startsWith('#')) return entities[entity] ?? whole;
    const code = entity.startsWith('#x') ? Number.parseInt(entity.slice(2), 16) : Number(entity.slice(1));
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : '';
  });
}

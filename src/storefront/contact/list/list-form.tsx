import { lineOfRequest, type ReadList } from '#domain/quotes/list/list-lines.ts';
import { textOfLines } from '#domain/quotes/list/text-of-lines.ts';
import { useContactMessages } from '#i18n/messages/storefront/contact-messages.ts';
import { randomUuid } from '#ui/forms/random-uuid.ts';
import { ListInput } from '../../widgets/list-input.tsx';
import { addList, type DraftLines } from './draft-list.ts';
import { matchList } from './match-list.ts';

interface ListFormProps {
  readonly draft: DraftLines;
  readonly onChange: (lines: Partial<DraftLines>) => void;
}

/** A pasted list or a file, whose lines become products and texts of the request. */
export function ListForm({ draft, onChange }: ListFormProps) {
  const { list: texts } = useContactMessages().quotation.lines;

  async function addLines({ lines }: ReadList) {
    const added = addList(draft, await matchList(lines), randomUuid);
    onChange(added.lines);
    const rest = textOfLines(added.leftOut);
    const summary = texts.summary(added.matched, added.words);
    return { summary: rest ? `${summary} ${texts.leftOut(added.leftOut.length)}` : summary, rest };
  }

  return <ListInput storageKey="quoteList" texts={texts} lineOf={lineOfRequest} onLines={addLines} />;
}

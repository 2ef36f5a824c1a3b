import {
  type ClipboardEvent,
  type KeyboardEvent,
  lazy,
  Suspense,
  useCallback,
  useId,
  useRef,
  useState,
} from 'react';
import { longestLineText } from '#domain/quotes/list/list-limits.ts';
import { SilentErrorBoundary } from '#ui/silent-error-boundary.tsx';
import { borderStyle } from '#ui/text-field.tsx';
import { useActiveOption } from '#ui/use-active-option.ts';

/** Loaded with the first letter, because it needs the search. */
const CodeSuggestions = lazy(async () => ({
  default: (await import('./code-suggestions.tsx')).CodeSuggestions,
}));

interface CodeFieldProps {
  readonly label: string;
  readonly value: string;
  /** Id of the note that says what is wrong with it. */
  readonly errorId: string | undefined;
  readonly onType: (text: string) => void;
  readonly onPick: (code: string) => void;
  /** Several lines were pasted. */
  readonly onPasteList: (text: string) => void;
  /** Enter: the code is complete. */
  readonly onDone: () => void;
  readonly onFocusChange: (isFocused: boolean) => void;
}

/** Field for a code or a name with suggestions below it; a list that is pasted into it becomes rows. */
export function CodeField(props: CodeFieldProps) {
  const { label, value, errorId, onType, onPick, onPasteList, onDone, onFocusChange } = props;
  const listboxId = useId();
  const area = useRef<HTMLDivElement>(null);
  const [isTyping, setTyping] = useState(false);
  const [hasOptions, setHasOptions] = useState(false);
  const { activeId, reset, onKey } = useActiveOption(area);
  const noteOptions = useCallback((isThere: boolean) => setHasOptions(isThere), []);

  function close(): void {
    setTyping(false);
    reset();
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (isTyping && onKey(event)) return;
    if (event.nativeEvent.isComposing) return;
    if (event.key === 'Escape' && isTyping) {
      event.preventDefault();
      close();
    } else if (event.key === 'Enter') {
      event.preventDefault();
      close();
      onDone();
    } else if (event.key === 'Tab' && activeId) {
      // The marked suggestion is meant; Tab then leads to the quantity.
      document.getElementById(activeId)?.click();
    }
  }

  function onPaste(event: ClipboardEvent): void {
    const text = event.clipboardData.getData('text');
    if (!/\S[\n\t]+\S/.test(text.trim())) return;
    event.preventDefault();
    close();
    onPasteList(text);
  }

  return (
    <div ref={area} className="relative min-w-0">
      <input
        type="text"
        role="combobox"
        aria-label={label}
        aria-autocomplete="list"
        aria-expanded={isTyping && hasOptions}
        aria-controls={listboxId}
        aria-activedescendant={(isTyping && activeId) || undefined}
        aria-invalid={errorId ? true : undefined}
        aria-describedby={errorId}
        data-code
        dir="auto"
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        enterKeyHint="next"
        maxLength={longestLineText}
        value={value}
        onChange={(event) => {
          setTyping(true);
          reset();
          onType(event.target.value);
        }}
        onKeyDown={onKeyDown}
        onPaste={onPaste}
        onFocus={() => onFocusChange(true)}
        onBlur={() => {
          close();
          onFocusChange(false);
        }}
        className={`h-12 w-full rounded-control border bg-surface px-3 [text-align:match-parent] ${borderStyle(errorId)}`}
      />
      {isTyping && (
        <SilentErrorBoundary>
          <Suspense fallback={null}>
            <CodeSuggestions
              typed={value}
              listboxId={listboxId}
              activeId={activeId}
              onOptions={noteOptions}
              onPick={(code) => {
                close();
                onPick(code);
              }}
            />
          </Suspense>
        </SilentErrorBoundary>
      )}
    </div>
  );
}

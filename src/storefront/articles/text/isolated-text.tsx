import { directionalRuns } from '#i18n/directional-runs.ts';
import { useLocale } from '#i18n/messages-context.tsx';
import { longestUnbroken, unbrokenUnits } from '#i18n/unbroken.ts';

/** Text of an article; on Arabic pages runs with a direction of their own are isolated with <bdi>. */
export function IsolatedText({ text }: { readonly text: string }) {
  const locale = useLocale();
  const shown = unbrokenUnits(text);
  if (locale !== 'ar') return shown;
  let start = 0;
  return directionalRuns(shown).map(({ text: part, direction }) => {
    start += part.length;
    return direction ? (
      <bdi
        key={start}
        dir={direction}
        className={part.length > longestUnbroken ? undefined : 'whitespace-nowrap'}
      >
        {part}
      </bdi>
    ) : (
      part
    );
  });
}

import type { ModelViewMessages } from '#i18n/messages/model-view.en.ts';
import type { ModelScene } from './model-scene.ts';
import { ViewerIcon } from './viewer-icons.tsx';

interface StageToolsProps {
  readonly scene: ModelScene;
  readonly texts: ModelViewMessages;
  /** null: the lengths are not known. */
  readonly dimensions: { readonly areShown: boolean; readonly toggle: () => void } | null;
  /** null: the browser fills the screen with nothing but a film. */
  readonly fullScreen: { readonly isFull: boolean; readonly toggle: () => void } | null;
}

interface Tool {
  readonly name: 'turnLeft' | 'turnRight' | 'closer' | 'farther' | 'reset' | 'dimensions' | 'fullScreen';
  readonly act: () => void;
  readonly isPressed?: boolean;
}

/** The buttons below a model. */
export function StageTools({ scene, texts, dimensions, fullScreen }: StageToolsProps) {
  const tools: Tool[] = [
    { name: 'turnLeft', act: () => scene.turn(-1, 0) },
    { name: 'turnRight', act: () => scene.turn(1, 0) },
    { name: 'closer', act: () => scene.zoom(1) },
    { name: 'farther', act: () => scene.zoom(-1) },
    { name: 'reset', act: () => scene.reset() },
    ...(dimensions
      ? [{ name: 'dimensions', act: dimensions.toggle, isPressed: dimensions.areShown } as const]
      : []),
    ...(fullScreen
      ? [{ name: 'fullScreen', act: fullScreen.toggle, isPressed: fullScreen.isFull } as const]
      : []),
  ];
  return (
    <fieldset
      // The left one turns to the left in every language.
      dir="ltr"
      aria-label={texts.tools}
      className="absolute inset-x-2 bottom-2 flex flex-wrap justify-center gap-0.5"
    >
      {tools.map(({ name, act, isPressed }) => (
        <button
          key={name}
          type="button"
          aria-label={texts[name]}
          title={texts[name]}
          aria-pressed={isPressed}
          onClick={act}
          className={toolStyle}
        >
          <ViewerIcon name={name} />
        </button>
      ))}
    </fieldset>
  );
}

export const toolStyle =
  'flex size-11 items-center justify-center rounded-pill bg-surface/85 text-ink transition-colors duration-200 hover:bg-surface aria-pressed:bg-ink aria-pressed:text-surface';

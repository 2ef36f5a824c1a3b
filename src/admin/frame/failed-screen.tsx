import { Screen } from '../kit/screen.tsx';
import { staffButton } from '../kit/staff-button.ts';
import { useFrameTexts } from './frame-texts.ts';

/** A screen that threw, or whose file is gone because the shop was updated meanwhile: loading again helps both. */
export function FailedScreen() {
  const { failedScreen } = useFrameTexts();
  return (
    <div className="p-4">
      <Screen title={failedScreen.title}>
        <p className="max-w-prose text-ink-soft">{failedScreen.text}</p>
        <button
          type="button"
          className={staffButton('primary', 'justify-self-start')}
          onClick={() => window.location.reload()}
        >
          {failedScreen.reload}
        </button>
      </Screen>
    </div>
  );
}

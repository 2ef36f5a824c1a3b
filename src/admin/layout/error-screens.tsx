import { Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useLayoutTexts } from './layout-texts.ts';

/** Error boundary of a screen that threw, or whose chunk is gone after a release: a reload helps both. */
export function FailedScreen() {
  const { failedScreen } = useLayoutTexts();
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

export function NotFoundScreen() {
  const { unknownScreen } = useLayoutTexts();
  return (
    <Screen title={unknownScreen.title}>
      <p className="text-ink-soft">{unknownScreen.text}</p>
    </Screen>
  );
}

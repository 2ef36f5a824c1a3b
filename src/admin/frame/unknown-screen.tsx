import { Screen } from '../kit/screen.tsx';
import { useFrameTexts } from './frame-texts.ts';

export function UnknownScreen() {
  const { unknownScreen } = useFrameTexts();
  return (
    <Screen title={unknownScreen.title}>
      <p className="text-ink-soft">{unknownScreen.text}</p>
    </Screen>
  );
}

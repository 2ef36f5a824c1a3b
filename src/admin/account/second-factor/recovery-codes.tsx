import { staffButton } from '../../components/staff-button.ts';
import { useToasts } from '../../components/toasts.tsx';
import { useSignInTexts } from '../../session/sign-in-texts.ts';

interface RecoveryCodesProps {
  readonly codes: readonly string[];
  readonly onStored: () => void;
}

/** The recovery codes, shown once, to copy or print. */
export function RecoveryCodes({ codes, onStored }: RecoveryCodesProps) {
  const { account } = useSignInTexts();
  const { second: texts } = account;
  const toasts = useToasts();
  return (
    <div className="grid gap-4">
      <p className="text-sm text-ink-soft">{texts.codesText}</p>
      <ul dir="ltr" className="grid gap-2 rounded-control bg-sunken p-4 sm:grid-cols-2">
        {codes.map((code) => (
          <li key={code}>
            <code className="select-all">{code}</code>
          </li>
        ))}
      </ul>
      <div className="mt-2 flex flex-wrap justify-end gap-2">
        <button
          type="button"
          className={staffButton('secondary')}
          onClick={async () => {
            await navigator.clipboard.writeText(codes.join('\n'));
            toasts.show({ text: texts.copied });
          }}
        >
          {texts.copy}
        </button>
        <button type="button" className={staffButton('secondary')} onClick={() => window.print()}>
          {texts.print}
        </button>
        <button type="button" className={staffButton('primary')} onClick={onStored}>
          {texts.stored}
        </button>
      </div>
    </div>
  );
}

import type { ShopErrorCode } from '#primitives/shop-error.ts';
import { TextField } from '#ui/text-field.tsx';
import { useSignInTexts } from './sign-in-texts.ts';

/** Refusals after which the code of a second factor is asked for. */
export const secondFactorErrors: ReadonlySet<string | undefined> = new Set<ShopErrorCode>([
  'second_factor_needed',
  'wrong_second_factor',
  'second_factor_locked',
]);

interface SecondFactorFieldProps {
  readonly id: string;
  readonly error: string | undefined;
  readonly value: string;
  readonly onChange: (value: string) => void;
}

/** The code of the authenticator app, or a recovery code. */
export function SecondFactorField({ id, error, value, onChange }: SecondFactorFieldProps) {
  const { secondFactor: texts } = useSignInTexts();
  return (
    <TextField
      id={id}
      label={texts.label}
      hint={texts.hint}
      error={error}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      dir="ltr"
      autoFocus
      value={value}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}

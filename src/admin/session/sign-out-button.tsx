import { useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { signOutContract } from '#api/public/sign-in/sign-out.contract.ts';
import { sessionContract } from '#api/staff/account/account.contract.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useLayoutTexts } from '../layout/layout-texts.ts';
import { clearBrowserSession } from './browser-session.ts';
import { signInPath } from './use-session-end.ts';

export function SignOutButton({ className }: { readonly className: string }) {
  const texts = useLayoutTexts();
  const navigate = useNavigate();
  const client = useQueryClient();
  const toasts = useToasts();
  const { send, isSending } = useStaffWrite(signOutContract);
  const name = useStaffQuery(sessionContract, {}).data?.data.name;

  async function signOut(): Promise<void> {
    // The session stays open unless the server has ended it, so a failure is shown.
    if (!(await send({}))) return toasts.show({ text: texts.unreachable, tone: 'negative' });
    clearBrowserSession();
    client.clear();
    navigate(signInPath);
  }

  return (
    <button type="button" aria-disabled={isSending} className={className} onClick={() => void signOut()}>
      <span className="grow">{texts.signOut}</span>
      {/* Colleagues share computers: it says whose session it is. */}
      {name && <bdi className="max-w-28 truncate text-xs text-ink-faint">{name}</bdi>}
    </button>
  );
}

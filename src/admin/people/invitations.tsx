import { type peopleContract, withdrawInvitationContract } from '#api/staff/people/people.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge } from '../components/badge.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { isolateName } from '../sales/bidi-isolate.ts';
import type { InvitedPerson } from './invite-dialog.tsx';
import { usePeopleTexts } from './people-texts.ts';

interface InvitationsProps {
  readonly invitations: DataOf<typeof peopleContract>['invitations'];
  readonly onInviteAgain: (person: InvitedPerson) => void;
}

/** Invitations that are not accepted yet. */
export function Invitations({ invitations, onInviteAgain }: InvitationsProps) {
  const texts = usePeopleTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const { send, errorText } = useStaffWrite(withdrawInvitationContract);
  return (
    <Panel title={texts.invitations}>
      <ul className="grid gap-4">
        {invitations.map(({ id, name, email, invitedBy, expiresAt, isExpired }) => (
          <li
            key={id}
            className="flex flex-wrap items-start gap-3 border-b border-line pb-4 last:border-b-0 last:pb-0"
          >
            <div className="min-w-0 grow basis-64 text-sm">
              <p className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
                <bdi>{name}</bdi>
                <Badge tone={isExpired ? 'negative' : 'waiting'}>
                  {isExpired ? texts.expired : texts.waiting}
                </Badge>
              </p>
              <p className="text-ink-soft wrap-anywhere">
                <bdi dir="ltr">{email}</bdi>
              </p>
              <p className="text-ink-soft">
                {texts.invitedBy(isolateName(invitedBy))}
                {!isExpired && <> · {texts.until(formatMoment(locale, new Date(expiresAt)))}</>}
              </p>
            </div>
            <div className="flex flex-wrap gap-2">
              <button
                type="button"
                className={staffButton('secondary')}
                onClick={() => onInviteAgain({ name, email })}
              >
                {texts.again}
              </button>
              <button
                type="button"
                className={staffButton('secondary')}
                onClick={async () => {
                  if (await send({ params: { id } })) toasts.show({ text: texts.withdrawn });
                }}
              >
                {texts.withdraw}
              </button>
            </div>
          </li>
        ))}
      </ul>
      {errorText && (
        <p role="alert" className="mt-3 text-sm text-negative">
          {errorText}
        </p>
      )}
    </Panel>
  );
}

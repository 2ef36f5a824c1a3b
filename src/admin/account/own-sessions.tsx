import {
  endOtherSessionsContract,
  endSessionContract,
  sessionsContract,
} from '#api/staff/account/account.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { useSignInTexts } from '../session/sign-in-texts.ts';
import { browserName } from './browser-name.ts';

/** Where the person is signed in. */
export function OwnSessions() {
  const { account: texts } = useSignInTexts();
  const toasts = useToasts();
  const sessions = useStaffQuery(sessionsContract, {});
  const ending = useStaffWrite(endSessionContract);
  const endingOthers = useStaffWrite(endOtherSessionsContract);

  return (
    <Panel title={texts.sessionsTitle}>
      <Loaded query={sessions}>
        {({ data }) => (
          <>
            <ul className="grid gap-3">
              {data.map((session) => (
                <SessionRow
                  key={session.id}
                  session={session}
                  onEnd={async () => {
                    if (await ending.send({ params: { id: session.id } })) toasts.show({ text: texts.ended });
                  }}
                />
              ))}
            </ul>
            {data.length > 1 && (
              <button
                type="button"
                className={staffButton('danger', 'mt-4')}
                onClick={async () => {
                  if (await endingOthers.send({})) toasts.show({ text: texts.othersEnded });
                }}
              >
                {texts.endOthers}
              </button>
            )}
            {(ending.errorText ?? endingOthers.errorText) && (
              <p role="alert" className="mt-3 text-sm text-negative">
                {ending.errorText ?? endingOthers.errorText}
              </p>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

interface SessionRowProps {
  readonly session: DataOf<typeof sessionsContract>[number];
  readonly onEnd: () => Promise<void>;
}

function SessionRow({ session, onEnd }: SessionRowProps) {
  const { account: texts } = useSignInTexts();
  const locale = useStaffLocale();
  const name = browserName(session.userAgent);
  const at = (moment: string) => formatMoment(locale, new Date(moment));
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line pb-3 last:border-b-0 last:pb-0">
      <div className="min-w-0 grow text-sm">
        <p className="flex flex-wrap items-center gap-2 font-medium">
          <bdi>{name ? texts.on(name.browser, name.system) : texts.unknownBrowser}</bdi>
          {session.isCurrent && <Badge tone="positive">{texts.thisOne}</Badge>}
        </p>
        <p className="text-ink-soft">
          <bdi>{session.address}</bdi> · {texts.by[session.openedBy]}
        </p>
        <p className="text-ink-soft">
          {texts.signedIn}: <bdi>{at(session.signedInAt)}</bdi>
          <br />
          {texts.lastSeen}: <bdi>{at(session.lastSeenAt)}</bdi>
        </p>
      </div>
      {!session.isCurrent && (
        <button type="button" className={staffButton('secondary')} onClick={() => void onEnd()}>
          {texts.end}
        </button>
      )}
    </li>
  );
}

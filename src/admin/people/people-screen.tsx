import { useState } from 'react';
import { Link } from 'react-router';
import {
  deactivateContract,
  peopleContract,
  reactivateContract,
  resetSecondFactorContract,
} from '#api/staff/people/people.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { ActionMenu } from '../components/action-menu.tsx';
import { Badge } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { ConfirmDialog } from '../components/staff-dialog.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffWrite } from '../data/use-staff-write.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { isolateName } from '../sales/bidi-isolate.ts';
import { useSessionEnd } from '../session/use-session-end.ts';
import { Invitations } from './invitations.tsx';
import { InviteDialog, type InvitedPerson } from './invite-dialog.tsx';
import { usePeopleTexts } from './people-texts.ts';

type Person = DataOf<typeof peopleContract>['people'][number];

/** The people who can sign in, and invitations of others. */
export function PeopleScreen() {
  const texts = usePeopleTexts();
  const query = useStaffQuery(peopleContract, {});
  const [inviting, setInviting] = useState<InvitedPerson>();
  return (
    <Screen
      title={texts.title}
      intro={texts.intro}
      actions={
        <button
          type="button"
          className={staffButton('primary')}
          onClick={() => setInviting({ name: '', email: '' })}
        >
          {texts.invite}
        </button>
      }
    >
      <Loaded query={query}>
        {({ data }) => (
          <>
            <Panel>
              <ul className="grid gap-4">
                {data.people.map((person) => (
                  <PersonRow key={person.id} person={person} />
                ))}
              </ul>
            </Panel>
            {data.invitations.length > 0 && (
              <Invitations invitations={data.invitations} onInviteAgain={setInviting} />
            )}
          </>
        )}
      </Loaded>
      <InviteDialog person={inviting} onClose={() => setInviting(undefined)} />
    </Screen>
  );
}

type Question = 'deactivate' | 'resetSecond';

function PersonRow({ person }: { readonly person: Person }) {
  const texts = usePeopleTexts();
  const locale = useStaffLocale();
  const toasts = useToasts();
  const endSession = useSessionEnd();
  const deactivating = useStaffWrite(deactivateContract);
  const reactivating = useStaffWrite(reactivateContract);
  const resetting = useStaffWrite(resetSecondFactorContract);
  const [question, setQuestion] = useState<Question>();
  const { id, name, isYou, isActive, hasSecondFactor } = person;
  const called = isolateName(name);
  const params = { id };

  async function deactivate(): Promise<void> {
    if (!(await deactivating.send({ params }))) return;
    setQuestion(undefined);
    if (isYou) return endSession();
    toasts.show({ text: texts.deactivated(called), undo: () => void reactivate() });
  }
  async function reactivate(): Promise<void> {
    if (await reactivating.send({ params })) toasts.show({ text: texts.reactivated(called) });
  }
  async function resetSecond(): Promise<void> {
    if (!(await resetting.send({ params }))) return;
    setQuestion(undefined);
    toasts.show({ text: texts.secondReset(called) });
  }

  const actions = [
    ...(hasSecondFactor && !isYou
      ? [{ id: 'second', name: texts.resetSecond, onAction: () => setQuestion('resetSecond') }]
      : []),
    isActive
      ? {
          id: 'deactivate',
          name: texts.deactivate,
          tone: 'danger' as const,
          onAction: () => setQuestion('deactivate'),
        }
      : { id: 'reactivate', name: texts.reactivate, onAction: () => void reactivate() },
  ];
  return (
    <li className="flex flex-wrap items-start gap-3 border-b border-line pb-4 last:border-b-0 last:pb-0">
      <div className="min-w-0 grow basis-64 text-sm">
        <h2 className="flex flex-wrap items-center gap-2 font-medium wrap-anywhere">
          <bdi>{name}</bdi>
          {isYou && <Badge tone="accent">{texts.you}</Badge>}
          {!isActive && <Badge tone="negative">{texts.inactive}</Badge>}
          {hasSecondFactor && <Badge tone="positive">{texts.secondFactor}</Badge>}
        </h2>
        <p className="text-ink-soft wrap-anywhere">
          {person.email ? <bdi dir="ltr">{person.email}</bdi> : texts.signsInAs}
        </p>
        <p className="text-ink-soft">
          {texts.lastSignIn}:{' '}
          <bdi>{person.lastSignInAt ? formatMoment(locale, new Date(person.lastSignInAt)) : texts.never}</bdi>
        </p>
        {reactivating.errorText && (
          <p role="alert" className="mt-1 text-negative">
            {reactivating.errorText}
          </p>
        )}
      </div>
      <div className="flex flex-wrap gap-2">
        <Link
          to={`/admin/activity?person=${id}`}
          className={staffButton('secondary')}
          aria-label={`${texts.history}: ${name}`}
        >
          {texts.history}
        </Link>
        <ActionMenu label={texts.more} actions={actions} />
      </div>
      <ConfirmDialog
        isOpen={question === 'deactivate'}
        title={texts.deactivateTitle(called)}
        confirm={texts.deactivate}
        tone="danger"
        isBusy={deactivating.isSending}
        errorText={deactivating.errorText}
        onConfirm={() => void deactivate()}
        onClose={() => setQuestion(undefined)}
      >
        <p>{texts.deactivateText}</p>
        {isYou && <p className="font-medium text-ink">{texts.deactivateSelf}</p>}
      </ConfirmDialog>
      <ConfirmDialog
        isOpen={question === 'resetSecond'}
        title={texts.resetSecondTitle(called)}
        confirm={texts.resetSecond}
        tone="danger"
        isBusy={resetting.isSending}
        errorText={resetting.errorText}
        onConfirm={() => void resetSecond()}
        onClose={() => setQuestion(undefined)}
      >
        <p>{texts.resetSecondText}</p>
      </ConfirmDialog>
    </li>
  );
}

import { useState } from 'react';
import {
  beginSecondFactorContract,
  renewRecoveryCodesContract,
  turnOffSecondFactorContract,
} from '#api/staff/account/own-account.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge } from '../../components/badge.tsx';
import { DangerButton } from '../../components/danger-button.tsx';
import { Panel } from '../../components/screen.tsx';
import { staffButton } from '../../components/staff-button.ts';
import { StaffDialog } from '../../components/staff-dialog.tsx';
import { useToasts } from '../../components/toasts.tsx';
import { useStaffWrite } from '../../data/use-staff-write.ts';
import { useStaffLocale } from '../../locale/staff-locale.tsx';
import { useSignInTexts } from '../../session/sign-in-texts.ts';
import type { OwnAccount } from '../own-details-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { SetUpForm } from './set-up-form.tsx';

type NewKey = DataOf<typeof beginSecondFactorContract>;

/** Turning the second factor on and off. */
export function SecondFactor({ account }: { readonly account: OwnAccount }) {
  const { account: texts } = useSignInTexts();
  const { second } = texts;
  const locale = useStaffLocale();
  const toasts = useToasts();
  const beginning = useStaffWrite(beginSecondFactorContract);
  const renewing = useStaffWrite(renewRecoveryCodesContract);
  const [key, setKey] = useState<NewKey>();
  const [codes, setCodes] = useState<readonly string[]>();
  const { secondFactor } = account;
  const errorText = beginning.errorText ?? renewing.errorText;

  async function begin(): Promise<void> {
    const answer = await beginning.send({});
    if (answer) setKey(answer.data);
  }
  async function renew(): Promise<void> {
    const answer = await renewing.send({});
    if (answer) setCodes(answer.data.recoveryCodes);
  }
  return (
    <Panel
      title={second.title}
      actions={
        <Badge tone={secondFactor ? 'positive' : 'neutral'}>{secondFactor ? second.on : second.off}</Badge>
      }
    >
      <p className="-mt-2 max-w-prose text-sm text-ink-soft">{second.intro}</p>
      {secondFactor && (
        <p className="mt-3 text-sm">
          {second.since(formatMoment(locale, new Date(secondFactor.since)))}{' '}
          {second.codesLeft(secondFactor.recoveryCodesLeft)}
        </p>
      )}
      {errorText && (
        <p role="alert" className="mt-3 text-sm text-negative">
          {errorText}
        </p>
      )}
      <div className="mt-4 flex flex-wrap gap-2">
        {secondFactor ? (
          <>
            <button type="button" className={staffButton('secondary')} onClick={() => void renew()}>
              {second.renew}
            </button>
            <DangerButton
              label={second.turnOff}
              title={second.turnOffTitle}
              contract={turnOffSecondFactorContract}
              input={{}}
              onDone={() => toasts.show({ text: second.turnedOff })}
            >
              <p>{second.turnOffText}</p>
            </DangerButton>
          </>
        ) : (
          <button type="button" className={staffButton('secondary')} onClick={() => void begin()}>
            {second.setUp}
          </button>
        )}
      </div>
      <StaffDialog isOpen={key !== undefined} title={second.title} onClose={() => setKey(undefined)}>
        {key && (
          <SetUpForm
            newKey={key}
            onTurnedOn={(recoveryCodes) => {
              setKey(undefined);
              setCodes(recoveryCodes);
              toasts.show({ text: second.turnedOn });
            }}
          />
        )}
      </StaffDialog>
      <StaffDialog isOpen={codes !== undefined} title={second.codesTitle} onClose={() => setCodes(undefined)}>
        {codes && <RecoveryCodes codes={codes} onStored={() => setCodes(undefined)} />}
      </StaffDialog>
    </Panel>
  );
}

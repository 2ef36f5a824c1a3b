import { sessionContract } from '#api/staff/account/account.contract.ts';
import { ownAccountContract } from '#api/staff/account/own-account.contract.ts';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useSignInTexts } from '../session/sign-in-texts.ts';
import { OwnDetailsForm } from './own-details-form.tsx';
import { OwnLanguage } from './own-language.tsx';
import { OwnSessions } from './own-sessions.tsx';
import { PasswordForm } from './password-form.tsx';
import { SecondFactor } from './second-factor/second-factor.tsx';

export function AccountScreen() {
  const { account: texts } = useSignInTexts();
  const session = useStaffQuery(sessionContract, {});
  const account = useStaffQuery(ownAccountContract, {});
  return (
    <Screen title={texts.title}>
      <Loaded query={account}>
        {({ data: own }) => (
          <div className="grid items-start gap-4 lg:grid-cols-2">
            <Panel title={texts.passwordTitle}>
              <Loaded query={session}>
                {({ data }) => (
                  <PasswordForm
                    isWithCode={data.openedBy === 'code'}
                    signsInWith={own.username ?? own.email}
                  />
                )}
              </Loaded>
            </Panel>
            <Panel title={texts.ownTitle}>
              <OwnLanguage account={own} />
              <OwnDetailsForm key={own.version} account={own} />
            </Panel>
            <SecondFactor account={own} />
            <OwnSessions />
          </div>
        )}
      </Loaded>
    </Screen>
  );
}

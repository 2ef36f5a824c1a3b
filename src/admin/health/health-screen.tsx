import type { ReactNode } from 'react';
import { Link } from 'react-router';
import { backupsContract } from '#api/staff/operations/backups.contract.ts';
import { shopHealthContract } from '#api/staff/operations/shop-health.contract.ts';
import type { DataOf } from '#api-client/call-api.ts';
import { adminHealthAr } from '#i18n/messages/admin/health.ar.ts';
import { adminHealthEn } from '#i18n/messages/admin/health.en.ts';
import { formatMoment } from '#i18n/order-dates.ts';
import { Badge, type BadgeTone } from '../components/badge.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Panel, Screen } from '../components/screen.tsx';
import { staffButton } from '../components/staff-button.ts';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { useStaffLocale } from '../locale/staff-locale.tsx';
import { staffTexts } from '../locale/staff-texts.ts';
import { type BackupsResponse, backupAdvice, useBackupAge, useBackupTexts } from './backup-note.tsx';

const useHealthTexts = staffTexts(adminHealthEn, adminHealthAr);

type Health = DataOf<typeof shopHealthContract>;
type State = Health['disk']['state'];

const lookEveryMs = 30_000;
const tones: Record<State, BadgeTone> = { well: 'positive', watch: 'waiting', act: 'negative' };
const worstFirst: readonly State[] = ['act', 'watch', 'well'];

export function HealthScreen() {
  const texts = useHealthTexts();
  const query = useStaffQuery(shopHealthContract, {}, { pollMs: lookEveryMs });
  const backups = useStaffQuery(backupsContract, {}, { pollMs: lookEveryMs });
  return (
    <Screen title={texts.title} intro={texts.intro}>
      <Loaded query={query}>
        {({ data }) => (
          <Loaded query={backups}>
            {(answer) => <Parts health={data} backups={answer.data} at={backups.dataUpdatedAt} />}
          </Loaded>
        )}
      </Loaded>
    </Screen>
  );
}

const stateOfBackups: Record<BackupsResponse['condition'], State> = {
  fine: 'well',
  off: 'watch',
  none: 'watch',
  late: 'act',
  failed: 'act',
};

interface PartsProps {
  readonly health: Health;
  readonly backups: BackupsResponse;
  readonly at: number;
}

function Parts({ health, backups, at }: PartsProps) {
  const texts = useHealthTexts();
  const states = [...Object.values(health).map(({ state }) => state), stateOfBackups[backups.condition]];
  const worst = worstFirst.find((state) => states.includes(state)) ?? 'well';
  return (
    <>
      <p role="status" className="flex flex-wrap items-center gap-3 font-medium">
        <Badge tone={tones[worst]}>{texts.states[worst]}</Badge>
        {texts.summary[worst]}
      </p>
      <div className="grid items-start gap-4 lg:grid-cols-2">
        <DatabasePart database={health.database} />
        <EmailPart email={health.email} />
        <DiskPart disk={health.disk} />
        <ServerPart server={health.server} />
        <BackupPart backups={backups} at={at} />
      </div>
    </>
  );
}

interface PartProps {
  readonly title: string;
  readonly about: string;
  readonly state: State;
  /** What it means and what to do; nothing when healthy. */
  readonly advice?: ReactNode;
  readonly figures: readonly (readonly [name: string, value: string])[];
}

function Part({ title, about, state, advice, figures }: PartProps) {
  const texts = useHealthTexts();
  return (
    <Panel title={title} actions={<Badge tone={tones[state]}>{texts.states[state]}</Badge>}>
      <p className="-mt-3 text-sm text-ink-soft">{about}</p>
      {advice && <div className="mt-3 grid justify-items-start gap-3 font-medium">{advice}</div>}
      <dl className="mt-4 grid gap-x-4 text-sm">
        {figures.map(([name, value]) => (
          <div key={name} className="flex justify-between gap-4 border-t border-line py-2">
            <dt className="text-ink-soft">{name}</dt>
            <dd className="text-end tabular-nums">
              <bdi>{value}</bdi>
            </dd>
          </div>
        ))}
      </dl>
    </Panel>
  );
}

function DatabasePart({ database: { state, engine, milliseconds, bytes } }: Pick<Health, 'database'>) {
  const { database: texts, ...format } = useHealthTexts();
  return (
    <Part
      title={texts.title}
      about={texts.about}
      state={state}
      advice={state !== 'well' && <p>{texts.watch}</p>}
      figures={[
        [texts.engine, texts.engines[engine]],
        [texts.answer, format.milliseconds(Math.ceil(milliseconds))],
        [texts.size, format.bytes(bytes)],
      ]}
    />
  );
}

function DiskPart({ disk: { state, freeBytes, totalBytes } }: Pick<Health, 'disk'>) {
  const { disk: texts, bytes } = useHealthTexts();
  return (
    <Part
      title={texts.title}
      about={texts.about}
      state={state}
      advice={state !== 'well' && <p>{texts[state]}</p>}
      figures={[[texts.free, texts.of(bytes(freeBytes), bytes(totalBytes))]]}
    />
  );
}

function EmailPart({ email: { state, isDelivering, waiting, failed } }: Pick<Health, 'email'>) {
  const { email: texts, count } = useHealthTexts();
  const actText = isDelivering ? texts.late : texts.notSetUp;
  return (
    <Part
      title={texts.title}
      about={texts.about}
      state={state}
      advice={
        state !== 'well' && (
          <>
            <p>{state === 'act' ? actText : texts.watch}</p>
            <Link
              to={failed > 0 ? '/admin/outbox?status=failed' : '/admin/outbox'}
              className={staffButton('secondary')}
            >
              {texts.open}
            </Link>
          </>
        )
      }
      figures={[
        [texts.waiting, count(waiting)],
        [texts.failed, count(failed)],
      ]}
    />
  );
}

function ServerPart({ server }: Pick<Health, 'server'>) {
  const { server: texts, ...format } = useHealthTexts();
  const locale = useStaffLocale();
  return (
    <Part
      title={texts.title}
      about={texts.about}
      state={server.state}
      advice={server.state !== 'well' && <p>{texts.watch}</p>}
      figures={[
        [texts.version, server.version],
        [texts.since, formatMoment(locale, new Date(server.startedAt))],
        [texts.memory, format.bytes(server.memoryBytes)],
        [texts.delay, format.milliseconds(server.delayMs)],
        [texts.cachedPages, format.count(server.cachedPages)],
        [texts.refused, format.count(server.refused)],
      ]}
    />
  );
}

function BackupPart({ backups, at }: Omit<PartsProps, 'health'>) {
  const texts = useBackupTexts();
  const { bytes } = useHealthTexts();
  const age = useBackupAge(backups, at);
  const advice = backupAdvice(backups, texts);
  const { condition, lastSuccess, at: nightlyAt } = backups;
  return (
    <Part
      title={texts.title}
      about={texts.about}
      state={stateOfBackups[condition]}
      advice={
        <>
          {advice && condition !== 'fine' && (
            <p>
              {texts.notes[condition]}. {advice}
            </p>
          )}
          <Link to="/admin/backups" className={staffButton('secondary')}>
            {texts.screen.open}
          </Link>
        </>
      }
      figures={[
        [texts.lastOne, age ? `${age.when} (${age.ago})` : texts.never],
        ...(lastSuccess ? [[texts.size, bytes(lastSuccess.bytes)] as const] : []),
        [texts.schedule, nightlyAt ? texts.nightly(nightlyAt) : texts.onlyByHand],
      ]}
    />
  );
}

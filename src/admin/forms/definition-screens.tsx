import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import type { CallContract } from '#api/http/contract.ts';
import type { CallInput } from '#api-client/call-api.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { DangerButton } from '../components/danger-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import type { useStaffQuery } from '../data/use-staff-query.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { type StaffForm, type StaffFormOptions, useStaffForm } from './use-staff-form.ts';

interface Versioned {
  readonly version: number;
}

type FormOptions<C extends CallContract, Entity extends Versioned, Values extends object> = Omit<
  StaffFormOptions<C, Entity, Values>,
  'versionOf' | 'onSaved'
>;

/** Form of a new attribute, family, rule or package, which leads to the screen of what it created. */
export function useNewDefinition<C extends CallContract, Entity extends Versioned, Values extends object>({
  listPath,
  created,
  ...options
}: FormOptions<C, Entity, Values> & {
  readonly listPath: string;
  /** What the toast says. */
  readonly created: string;
}): StaffForm<Values> {
  const toasts = useToasts();
  const navigate = useNavigate();
  return useStaffForm({
    ...options,
    versionOf: ({ version }) => version,
    onSaved: ({ data }) => {
      toasts.show({ text: created });
      void navigate(`${listPath}/${(data as { readonly id: string }).id}`, { replace: true });
    },
  });
}

/** Form of a stored one. */
export function useStoredDefinition<C extends CallContract, Entity extends Versioned, Values extends object>({
  saved,
  ...options
}: FormOptions<C, Entity, Values> & { readonly saved: string }): StaffForm<Values> {
  const toasts = useToasts();
  return useStaffForm({
    ...options,
    versionOf: ({ version }) => version,
    onSaved: () => toasts.show({ text: saved }),
  });
}

interface DefinitionScreenProps {
  readonly list: { readonly path: string; readonly title: string };
  readonly query: ReturnType<typeof useStaffQuery<CallContract>>;
  /** Undefined while it loads, and if there is none of this id. */
  readonly found: { readonly id: string; readonly name: string } | undefined;
  /** In the history; null if it has none. */
  readonly entity: string | null;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** Screen of a stored one, with its history. */
export function DefinitionScreen({ list, query, found, entity, actions, children }: DefinitionScreenProps) {
  const general = useGeneralTexts();
  return (
    <Screen
      title={found?.name ?? list.title}
      back={{ to: list.path, name: list.title }}
      actions={found && actions}
    >
      <Loaded query={query}>
        {() =>
          found ? (
            <>
              {children}
              {entity !== null && <HistoryPanel entity={entity} entityId={found.id} />}
            </>
          ) : (
            <p>{general.notFound}</p>
          )
        }
      </Loaded>
    </Screen>
  );
}

interface DeleteDefinitionProps<C extends CallContract> {
  readonly texts: {
    readonly delete: string;
    readonly deleteTitle: (name: string) => string;
    readonly deleteText: string;
    readonly deleted: (name: string) => string;
  };
  readonly name: string;
  readonly listPath: string;
  readonly contract: C;
  readonly input: CallInput<C>;
}

/** Button that deletes one after asking, and leads back to the list. */
export function DeleteDefinition<C extends CallContract>({
  texts,
  name,
  listPath,
  contract,
  input,
}: DeleteDefinitionProps<C>) {
  const toasts = useToasts();
  const navigate = useNavigate();
  return (
    <DangerButton
      label={texts.delete}
      title={texts.deleteTitle(name)}
      contract={contract}
      input={input}
      onDone={() => {
        toasts.show({ text: texts.deleted(name) });
        void navigate(listPath);
      }}
    >
      <p>{texts.deleteText}</p>
    </DangerButton>
  );
}

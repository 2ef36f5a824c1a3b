import { useNavigate, useParams } from 'react-router';
import {
  changeComplementRuleContract,
  complementRulesContract,
  createComplementRuleContract,
  deleteComplementRuleContract,
} from '#api/staff/complements/complements.contract.ts';
import { HistoryPanel } from '../activity/history-panel.tsx';
import { DangerButton } from '../components/danger-button.tsx';
import { Loaded } from '../components/loaded.tsx';
import { Screen } from '../components/screen.tsx';
import { useToasts } from '../components/toasts.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { useStaffForm } from '../forms/use-staff-form.ts';
import { useGeneralTexts } from '../locale/general-texts.ts';
import { type NamedProduct, RuleFields } from './complement-rule-fields.tsx';
import { emptyRule, type StoredRule, valuesOf } from './complement-rule-values.ts';
import { useComplementsTexts } from './complements-texts.ts';

const listPath = '/admin/complement-rules';

function useFieldNames() {
  const { name, heading, source, target, quantityFrom, isCounted, isActive } = useComplementsTexts();
  return { name, heading, source, target, quantityFrom, isCounted, isActive };
}

export function NewComplementRuleScreen() {
  const texts = useComplementsTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  const staffForm = useStaffForm({
    name: 'complement-rule/new',
    contract: createComplementRuleContract,
    stored: emptyRule,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values) => ({ body: values }),
    onSaved: ({ data }) => {
      toasts.show({ text: texts.created });
      void navigate(`${listPath}/${data.id}`, { replace: true });
    },
  });
  return (
    <Screen title={texts.newTitle} back={{ to: listPath, name: texts.title }}>
      <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
        <RuleFields known={[]} />
      </StaffFormLayout>
    </Screen>
  );
}

export function ComplementRuleFormScreen() {
  const { id = '' } = useParams();
  const texts = useComplementsTexts();
  const general = useGeneralTexts();
  const query = useStaffQuery(complementRulesContract, {});
  const { rules = [], products = [] } = query.data?.data ?? {};
  const rule = rules.find((one) => one.id === id);
  return (
    <Screen
      title={rule?.name ?? texts.title}
      back={{ to: listPath, name: texts.title }}
      actions={rule && <DeleteButton rule={rule} />}
    >
      <Loaded query={query}>
        {() =>
          rule ? (
            <>
              <RuleForm key={rule.id} rule={rule} products={products} />
              <HistoryPanel entity="complement-rule" entityId={rule.id} />
            </>
          ) : (
            <p>{general.notFound}</p>
          )
        }
      </Loaded>
    </Screen>
  );
}

interface RuleFormProps {
  readonly rule: StoredRule;
  readonly products: readonly NamedProduct[];
}

function RuleForm({ rule, products }: RuleFormProps) {
  const texts = useComplementsTexts();
  const toasts = useToasts();
  const staffForm = useStaffForm({
    name: `complement-rule/${rule.id}`,
    contract: changeComplementRuleContract,
    stored: rule,
    versionOf: ({ version }) => version,
    valuesOf,
    inputOf: (values, version = rule.version) => ({
      params: { id: rule.id },
      body: { ...values, version },
    }),
    onSaved: () => toasts.show({ text: texts.saved }),
  });
  return (
    <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
      <RuleFields known={products} />
    </StaffFormLayout>
  );
}

function DeleteButton({ rule }: { readonly rule: StoredRule }) {
  const texts = useComplementsTexts();
  const toasts = useToasts();
  const navigate = useNavigate();
  return (
    <DangerButton
      label={texts.delete}
      title={texts.deleteTitle(rule.name)}
      contract={deleteComplementRuleContract}
      input={{ params: { id: rule.id }, query: { version: String(rule.version) } }}
      onDone={() => {
        toasts.show({ text: texts.deleted(rule.name) });
        void navigate(listPath);
      }}
    >
      <p>{texts.deleteText}</p>
    </DangerButton>
  );
}

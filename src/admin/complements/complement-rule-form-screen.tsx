import { useParams } from 'react-router';
import {
  changeComplementRuleContract,
  complementRulesContract,
  createComplementRuleContract,
  deleteComplementRuleContract,
} from '#api/staff/complements/complements.contract.ts';
import { Screen } from '../components/screen.tsx';
import { useStaffQuery } from '../data/use-staff-query.ts';
import {
  DefinitionScreen,
  DeleteDefinition,
  useNewDefinition,
  useStoredDefinition,
} from '../forms/definition-screens.tsx';
import { StaffFormLayout } from '../forms/staff-form.tsx';
import { type NamedProduct, RuleFields } from './complement-rule-fields.tsx';
import { emptyRule, type StoredRule, valuesOf } from './complement-rule-values.ts';
import { useComplementsTexts } from './complements-texts.ts';
import { useRuleName } from './use-rule-name.ts';

const listPath = '/admin/complement-rules';

function useFieldNames() {
  const { name, heading, source, target, quantityFrom, isCounted, isActive } = useComplementsTexts();
  return { name, heading, source, target, quantityFrom, isCounted, isActive };
}

export function NewComplementRuleScreen() {
  const texts = useComplementsTexts();
  const staffForm = useNewDefinition({
    listPath,
    created: texts.created,
    name: 'complement-rule/new',
    contract: createComplementRuleContract,
    stored: emptyRule,
    valuesOf,
    inputOf: (values) => ({ body: values }),
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
  const query = useStaffQuery(complementRulesContract, {});
  const { rules = [], products = [] } = query.data?.data ?? {};
  const rule = rules.find((one) => one.id === id);
  const nameOf = useRuleName();
  return (
    <DefinitionScreen
      list={{ path: listPath, title: texts.title }}
      query={query}
      found={rule && { ...rule, name: nameOf(rule) }}
      entity="complement-rule"
      actions={rule && <DeleteButton rule={rule} />}
    >
      {rule && <RuleForm key={id} rule={rule} products={products} />}
    </DefinitionScreen>
  );
}

interface RuleFormProps {
  readonly rule: StoredRule;
  readonly products: readonly NamedProduct[];
}

function RuleForm({ rule, products }: RuleFormProps) {
  const texts = useComplementsTexts();
  const staffForm = useStoredDefinition({
    saved: texts.saved,
    name: `complement-rule/${rule.id}`,
    contract: changeComplementRuleContract,
    stored: rule,
    valuesOf,
    inputOf: (values, version = rule.version) => ({
      params: { id: rule.id },
      body: { ...values, version },
    }),
  });
  return (
    <StaffFormLayout staffForm={staffForm} fieldNames={useFieldNames()}>
      <RuleFields known={products} />
    </StaffFormLayout>
  );
}

function DeleteButton({ rule }: { readonly rule: StoredRule }) {
  const texts = useComplementsTexts();
  return (
    <DeleteDefinition
      texts={texts}
      name={rule.name}
      listPath={listPath}
      contract={deleteComplementRuleContract}
      input={{ params: { id: rule.id }, query: { version: String(rule.version) } }}
    />
  );
}

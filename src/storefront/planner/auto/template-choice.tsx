import { useId, useState } from 'react';
import type { TemplateKey } from '#domain/planner/templates/templates.ts';
import { usePlannerMessages } from '#i18n/messages/storefront/planner/planner-messages.ts';
import { smallField } from '../panels/field-styles.ts';
import { usePlanner } from '../state/planner-context.ts';
import { nothing } from '../state/selection.ts';
import { furnishTemplate } from '../templates/furnish-template.ts';

/** Begins with a finished office, furnished with products that the shop has today. */
export function TemplateChoice() {
  const { templates: texts } = usePlannerMessages();
  const { products, change, showAll, announce } = usePlanner();
  const id = useId();
  const [state, setState] = useState<'ready' | 'working' | 'failed'>('ready');
  const keys = Object.keys(texts.names) as TemplateKey[];

  async function take(key: TemplateKey): Promise<void> {
    setState('working');
    try {
      change(await furnishTemplate(key, products, texts), nothing);
      showAll();
      announce(texts.taken(texts.names[key]));
    } catch {
      setState('failed');
    }
  }

  return (
    <div>
      <label htmlFor={id} className="mb-1 block text-sm text-ink-soft">
        {texts.title}
      </label>
      <select
        id={id}
        value=""
        disabled={state === 'working' || products.size === 0}
        onChange={(event) => {
          const key = keys.find((name) => name === event.target.value);
          if (key) void take(key);
        }}
        className={smallField}
      >
        <option value="">{state === 'working' ? texts.working : texts.choose}</option>
        {keys.map((key) => (
          <option key={key} value={key}>
            {texts.names[key]}
          </option>
        ))}
      </select>
      <p role="status" className="mt-1 text-sm text-negative empty:hidden">
        {state === 'failed' && texts.failed}
      </p>
    </div>
  );
}

import { createHash } from 'node:crypto';
import { html, raw } from 'hono/html';
import type { oas31 } from 'zod-openapi';
import { type Contract, errorCodesOf, isDocument } from '#api/http/contract.ts';
import { errorStatus } from '#api/http/error-status.ts';
import { errorText } from '#api/http/error-text.ts';
import { fieldErrorsAr, fieldRulesAr } from '#i18n/messages/errors.ar.ts';
import { fieldErrorsEn, fieldRulesEn } from '#i18n/messages/errors.en.ts';
import { fieldErrorCodes, type ShopErrorCode, shopErrorCodes } from '#primitives/shop-error.ts';
import { fieldRules } from '#primitives/text/field-rules.ts';
import { docsPageStyle } from './docs-page-style.ts';
import { type DocumentedField, exampleOf, fieldsOf, resolve } from './docs-schema-fields.ts';

type Html = ReturnType<typeof html>;

const styleHash = createHash('sha256').update(docsPageStyle).digest('base64');

export const docsPagePolicy =
  `default-src 'none'; style-src 'sha256-${styleHash}'; img-src 'self'; ` +
  "base-uri 'none'; form-action 'none'; frame-ancestors 'none'";

/** The documentation for people; everything in it comes from the contracts and the table of errors. */
export function docsPage(
  contracts: readonly Contract[],
  document: oas31.OpenAPIObject,
  publicUrl: string,
): string {
  const groups = [...Map.groupBy(contracts, ({ group }) => group)];
  const page = html`<!doctype html>
<html lang="en" dir="ltr">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<meta name="color-scheme" content="light dark">
<title>${document.info.title}</title>
<style>${raw(docsPageStyle)}</style>
</head>
<body>
<a class="skip" href="#content">Skip to content</a>
<div class="page">
<nav aria-label="Contents">
<p class="brand">${document.info.title} <small>${document.info.version}</small></p>
<ul>
<li><a href="#basics">Basics</a></li>
${groups.map(([group, members]) => contentsOf(group, members))}
<li><a href="#errors">Errors</a></li>
<li><a href="#field-errors">Field errors</a></li>
</ul>
</nav>
<main id="content" tabindex="-1">
<h1>${document.info.title}</h1>
${basics(publicUrl)}
${groups.map(
  ([group, members]) => html`<section aria-labelledby="${anchor(group)}">
<h2 id="${anchor(group)}">${group}</h2>
${members.map((contract) => callSection(contract, document, publicUrl))}
</section>`,
)}
<section aria-labelledby="errors">
<h2 id="errors">Errors</h2>
<p>The list is closed: a failed call always answers with one of these codes. With <code>stale_version</code>,
<code>error.conflict</code> holds the stored <code>version</code>, the names of the fields that <code>changed</code>
since the caller’s version, and the <code>current</code> state.</p>
${errorReference(
  'error',
  shopErrorCodes.map((code) => ({
    code,
    status: errorStatus[code],
    en: errorText(code, 'en'),
    ar: errorText(code, 'ar'),
  })),
)}
</section>
<section aria-labelledby="field-errors">
<h2 id="field-errors">Field errors</h2>
<p>With <code>invalid_input</code>, the list <code>error.fields</code> says why each field was refused.</p>
${errorReference(
  'field-error',
  fieldErrorCodes.map((code) => ({ code, en: fieldErrorsEn[code], ar: fieldErrorsAr[code] })),
)}
<h3 id="field-rules">Rules of fields</h3>
<p>With <code>invalid</code>, <code>rule</code> names the rule that the field breaks, and the message says it.</p>
${errorReference(
  'rule',
  fieldRules.map((rule) => ({ code: rule, en: fieldRulesEn[rule], ar: fieldRulesAr[rule] })),
)}
</section>
</main>
</div>
</body>
</html>
`;
  return String(page);
}

function basics(publicUrl: string): Html {
  return html`<section aria-labelledby="basics">
<h2 id="basics">Basics</h2>
<p>All calls go to <code>${publicUrl}</code> and speak JSON. Send a body with
<code>Content-Type: application/json</code>; a field that a call does not know is refused.</p>
<pre><code>{ "success": true, "data": … }
{ "success": false, "error": { "code": …, "message": …, "fields": […] } }</code></pre>
<p>Messages are in English, or in Arabic with <code>Accept-Language: ar</code>. Every answer carries
<code>X-Request-Id</code>: name it when you report a problem. For programs there is the same content as
<a href="/api/openapi.json">OpenAPI 3.1</a>.</p>
</section>`;
}

function contentsOf(group: string, members: readonly Contract[]): Html {
  return html`<li><a href="#${anchor(group)}">${group}</a>
<ul>${members.map(
    (contract) =>
      html`<li><a href="#${callAnchor(contract)}"><code>${contract.method.toUpperCase()} ${contract.path}</code></a></li>`,
  )}</ul></li>
`;
}

function callSection(contract: Contract, document: oas31.OpenAPIObject, publicUrl: string): Html {
  const operation = document.paths?.[contract.path]?.[contract.method];
  if (!operation) throw new Error(`the document lacks ${contract.method} ${contract.path}`);
  const call = isDocument(contract) ? undefined : contract;
  const body = call?.body && mediaSchema(operation.requestBody);
  const answer = call && mediaSchema(operation.responses?.[String(call.successStatus ?? 200)]);
  return html`<article aria-labelledby="${callAnchor(contract)}">
<h3 id="${callAnchor(contract)}"><span class="method ${contract.method}">${contract.method.toUpperCase()}</span>
<code>${contract.path}</code></h3>
<p><strong>${contract.summary}</strong> ${contract.description}
${contract.access === 'staff' ? html`<span class="staff">Staff only</span>` : ''}</p>
${fieldList('Parameters', parametersOf(operation))}
${fieldList('Body', body ? fieldsOf(document, body) : [])}
${fieldList('Answer', answer ? fieldsOf(document, answer) : [])}
<h4>Example</h4>
${bodiesOf().map(
  ({ title, example }) =>
    html`${title && html`<p>${title}</p>`}<pre><code>${curlOf(contract, publicUrl, example)}</code></pre>`,
)}
${answer ? html`<pre><code>${JSON.stringify(exampleOf(document, answer), null, 2)}</code></pre>` : ''}
<h4>What can go wrong</h4>
${errorLinks(errorCodesOf(contract))}
</article>
`;

  function bodiesOf(): { title: string; example: unknown }[] {
    if (call?.bodyExamples) {
      return Object.entries(call.bodyExamples).map(([title, example]) => ({ title, example }));
    }
    return [{ title: '', example: body ? exampleOf(document, body) : undefined }];
  }

  function parametersOf({ parameters = [] }: oas31.OperationObject): DocumentedField[] {
    return parameters.map((given) => {
      const { name, schema = {}, required = false, description } = given as oas31.ParameterObject;
      const [field] = fieldsOf(document, { properties: { [name]: { ...resolve(document, schema) } } });
      return { name, type: field?.type ?? 'string', required, notes: field?.notes || (description ?? '') };
    });
  }
}

function mediaSchema(holder: unknown): oas31.SchemaObject {
  const { content } = holder as oas31.ResponseObject;
  return (content?.['application/json']?.schema ?? {}) as oas31.SchemaObject;
}

function curlOf(contract: Contract, publicUrl: string, body: unknown): string {
  const method = contract.method === 'get' ? '' : ` -X ${contract.method.toUpperCase()}`;
  const start = `curl${method} '${publicUrl}${contract.path}'`;
  if (body === undefined) return start;
  const json = JSON.stringify(body).replaceAll("'", "'\\''");
  return `${start} \\\n  -H 'Content-Type: application/json' \\\n  -d '${json}'`;
}

interface ExplainedError {
  readonly code: string;
  readonly status?: number;
  readonly en: string;
  readonly ar: string;
}

function errorReference(kind: string, errors: readonly ExplainedError[]): Html {
  return html`<ul class="rows">${errors.map(
    ({ code, status, en, ar }) => html`<li id="${kind}-${anchor(code)}">
<div><code class="name">${code}</code> ${status ? html`<span class="soft">${status}</span>` : ''}</div>
<div><p>${en}</p><p lang="ar" dir="rtl">${ar}</p></div></li>
`,
  )}</ul>`;
}

function errorLinks(codes: readonly ShopErrorCode[]): Html {
  return html`<ul class="links">${codes.map(
    (code) => html`<li><a href="#error-${anchor(code)}">${errorStatus[code]} <code>${code}</code></a></li>`,
  )}</ul>`;
}

function fieldList(heading: string, fields: readonly DocumentedField[]): Html | string {
  if (fields.length === 0) return '';
  return html`<h4>${heading}</h4>
<ul class="rows">${fields.map(
    ({ name, type, required, notes }) => html`<li>
<div><code class="name">${name}</code></div>
<div><p><code class="soft">${type}</code>${required ? '' : html` <span class="soft">optional</span>`}</p>
${notes ? html`<p>${notes}</p>` : ''}</div></li>
`,
  )}</ul>`;
}

function anchor(text: string): string {
  return text.toLowerCase().replaceAll(/\W+/g, '-');
}

function callAnchor({ method, path }: Contract): string {
  return anchor(`${method}${path}`).replace(/-$/, '');
}

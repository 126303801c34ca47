import type { Endpoint } from '@countersign/contract';
import { openApiOf } from '@countersign/contract/calls';

const ENTITIES: Readonly<Record<string, string>> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};
const escape = (text: string): string => text.replace(/[&<>"']/g, (char) => ENTITIES[char] ?? char);

const STYLE = `body{font:15px/1.6 system-ui,sans-serif;background:#faf8f4;color:#14213d;margin:0 auto;max-width:60rem;padding:2rem 1rem}
h1{font-size:1.5rem}details{background:#fff;border:1px solid #e6e0d4;border-radius:10px;margin:0 0 .6rem;padding:.6rem 1rem}
summary{cursor:pointer}summary code{font-size:.95rem}b.method{display:inline-block;min-width:4.5rem;color:#1f6f5c}
pre{background:#faf8f4;border-radius:8px;overflow:auto;padding:.8rem;font-size:.85rem}p{color:#5b6478;margin:.3rem 0}`;

interface Operation {
  readonly summary: string;
  readonly description: string;
  readonly parameters: unknown[];
  readonly requestBody?: unknown;
  readonly responses: { readonly 200: { readonly content: unknown } };
}

/** Every call with its shapes, as an HTML page without a script. */
export function docsPage(calls: Readonly<Record<string, Endpoint>>): string {
  const paths = openApiOf(calls, '').paths as Record<string, Record<string, Operation>>;
  const articles = Object.entries(paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, operation]) => article(path, method, operation)),
  );
  return `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>Countersign API</title><style>${STYLE}</style></head><body><h1>Countersign API</h1>
<p>The same for programs: <a href="/api/openapi.json">/api/openapi.json</a> (OpenAPI 3.1). Success is {code: 0, data}; a refusal has
another code, a name, a message and a requestId.</p>${articles.join('\n')}</body></html>`;
}

function article(
  path: string,
  method: string,
  { summary, description, parameters, requestBody, responses }: Operation,
): string {
  const shown = {
    ...(parameters.length > 0 ? { parameters } : {}),
    ...(requestBody ? { requestBody } : {}),
    answer: responses[200].content,
  };
  return `<details><summary><code><b class="method">${escape(method.toUpperCase())}</b>${escape(path)}</code> ${escape(summary)}</summary>
<p>${escape(description)}</p><pre>${escape(JSON.stringify(shown, null, 2))}</pre></details>`;
}

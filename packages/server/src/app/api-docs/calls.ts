import type { Api } from '@countersign/contract';
import { calls, openApiOf } from '@countersign/contract/calls';
import type { Handler, Handlers } from '../../platform/index.ts';
import { docsPage } from './docs-page.ts';

/** Version of the interface, not of the build. */
const VERSION = '0.1.0';
const KEPT = { 'cache-control': 'public, max-age=3600' };

/** The documentation of the API (Rulings §1.12); both answers are made once. */
export function apiDocsCalls() {
  const json = Buffer.from(JSON.stringify(openApiOf(calls, VERSION)));
  const page = Buffer.from(docsPage(calls));
  const getOpenApi: Handler<Api['getOpenApi']> = async () => ({ body: json, headers: KEPT });
  const getDocs: Handler<Api['getDocs']> = async () => ({ body: page, headers: KEPT });
  return { getOpenApi, getDocs } satisfies Partial<Handlers>;
}

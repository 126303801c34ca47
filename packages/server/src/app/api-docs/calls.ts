import type { Api } from '@countersign/contract';
import { calls, openApiOf } from '@countersign/contract/calls';
import type { Handler, Handlers } from '../../platform/index.ts';
import { docsPage } from './docs-page.ts';

/** Version of the interface, not of the build. */
const VERSION = '0.1.0';
const KEPT = { 'cache-control': 'public, max-age=3600' };

interface Documentation {
  readonly json: Buffer;
  readonly page: Buffer;
}

let made: Documentation | null = null;

/** The same for every server of a process. */
function documentation(): Documentation {
  return (made ??= {
    json: Buffer.from(JSON.stringify(openApiOf(calls, VERSION))),
    page: Buffer.from(docsPage(calls)),
  });
}

/** The documentation of the API (Rulings §1.12); both answers are made by the first request, not by every start. */
export function apiDocsCalls() {
  const getOpenApi: Handler<Api['getOpenApi']> = async () => ({ body: documentation().json, headers: KEPT });
  const getDocs: Handler<Api['getDocs']> = async () => ({ body: documentation().page, headers: KEPT });
  return { getOpenApi, getDocs } satisfies Partial<Handlers>;
}

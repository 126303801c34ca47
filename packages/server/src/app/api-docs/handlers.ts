import { type Endpoint, api, openApiOf } from '@countersign/contract';
import type { Handlers } from '../../platform/http/handlers.ts';
import { docsPage } from './docs-page.ts';

/** Version of the interface, not of the build. */
const VERSION = '0.1.0';
const KEPT = { 'cache-control': 'public, max-age=3600' };

/** The documentation of the API (Rulings §1.12); both answers are made once. */
export function descriptionHandlers(): Handlers<'getOpenApi' | 'getDocs'> {
  const calls: Readonly<Record<string, Endpoint>> = api;
  const json = Buffer.from(JSON.stringify(openApiOf(calls, VERSION)));
  const page = Buffer.from(docsPage(calls));
  return {
    getOpenApi: async () => ({ body: json, headers: KEPT }),
    getDocs: async () => ({ body: page, headers: KEPT }),
  };
}

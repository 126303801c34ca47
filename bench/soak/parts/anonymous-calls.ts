import type { Endpoint } from '@countersign/contract';
import { calls } from '@countersign/contract/calls';
import { manualFile } from '@countersign/contract/manual';

/** Bodies of calls that need one to do their work. */
const BODIES: Readonly<Record<string, string>> = {
  createSession: JSON.stringify({ accountNumber: '13900009998', password: '0'.repeat(64) }),
  checkAccount: JSON.stringify({ account: '13900009998' }),
};
const QUERIES: Readonly<Record<string, string>> = {
  getImageCode: '?service=LOGIN',
  accountExists: '?account=13900009998',
  getLogInclusion: '?digest=' + '0'.repeat(64),
};
/** Values of path parameters. */
const PARAMS: Readonly<Record<string, string>> = { fileName: manualFile('en'), file: 'root-1.cer', request: 'MAA=' };
/** Addresses other than calls: pages, health, an unknown address. */
const OTHERS = ['GET /', 'GET /verify', 'GET /health/live', 'GET /health/ready', 'GET /api/nothing', 'GET /socket.io/'];

/**
 * Every call without a login, except the verification of a file, as `METHOD PATH [JSON]`; POSTs have an empty object as body
 * unless listed.
 */
export async function anonymousCalls(base: string): Promise<readonly string[]> {
  const open = (Object.entries(calls) as [string, Endpoint][])
    .filter(([, { access, multipart }]) => access === 'public' && !multipart)
    .map(([name, { method, path }]) => {
      const filled = path.replace(/:(\w+)/g, (_all, param: string) => PARAMS[param] ?? 'AA');
      return `${method} ${filled}${QUERIES[name] ?? ''} ${BODIES[name] ?? ''}`.trim();
    });
  const html = await (await fetch(base)).text();
  const script = /src="(\/assets\/[^"]+)"/.exec(html)?.[1];
  return [...open, ...OTHERS, ...(script === undefined ? [] : [`GET ${script}`])];
}

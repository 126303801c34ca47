import { type CheckPorts, type Finding, detailOf, ok, warning } from './check.ts';

const ANSWER_MS = 8000;

/** A proxy that the server does not trust gives every user its own address. */
export async function checkProxy({ config }: Pick<CheckPorts, 'config'>): Promise<Finding> {
  const trusted = config.trustProxy.length;
  const isNeeded = config.publicUrl.startsWith('https:');
  return isNeeded && trusted === 0 ? warning('PROXY_NONE', { trusted }) : ok({ trusted });
}

/** Whether users' links lead to this program: asked from this machine, through name service and proxy. */
export const checkPublicUrl = async (
  { config }: Pick<CheckPorts, 'config'>,
  ask: typeof fetch = fetch,
): Promise<Finding> =>
  checkAddress(`${config.publicUrl}/health/live`, ask, async (answer) => {
    const body = (await answer.json().catch(() => null)) as { status?: unknown } | null;
    return body?.status === 'ok';
  });

/** Whether the addresses in certificates answer, also where they have a host of their own. */
export const checkPkiUrl = async (
  { config }: Pick<CheckPorts, 'config'>,
  ask: typeof fetch = fetch,
): Promise<Finding> =>
  checkAddress(
    `${config.pkiUrl}/pki/ca/root.cer`,
    ask,
    async (answer) => answer.headers.get('content-type') === 'application/pkix-cert',
  );

async function checkAddress(
  url: string,
  ask: typeof fetch,
  isOurs: (answer: Response) => Promise<boolean>,
): Promise<Finding> {
  try {
    const answer = await ask(url, { redirect: 'manual', signal: AbortSignal.timeout(ANSWER_MS) });
    const { status } = answer;
    return status === 200 && (await isOurs(answer)) ? ok({ url }) : warning('ADDRESS_OTHER', { url, status });
  } catch (error) {
    return warning('ADDRESS_AWAY', { url, detail: detailOf(error) });
  }
}

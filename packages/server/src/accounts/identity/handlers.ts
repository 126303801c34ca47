import { fromWsid, normaliseIdentityNumber } from '@countersign/domain';
import type { Services } from '../../platform/config/services.ts';
import type { RequestContext } from '../../platform/http/context.ts';
import type { Handlers } from '../../platform/http/handlers.ts';
import { demand } from '../../platform/http/refused.ts';
import { type Application, applyForIdentity } from './apply.ts';
import { decideApplication } from './decide.ts';
import { keepPaper, showOwnPaper } from './papers.ts';
import { presentApplication, presentPaper } from './present.ts';
import type { IdentityProvider } from './provider.ts';
import { type ApplicationRow, findApplication, lastApplication, papersOf } from './store.ts';

type IdentityCalls =
  | 'uploadIdentityPaper'
  | 'getIdentityPaper'
  | 'getIdentity'
  | 'applyIdentity'
  | 'getEnterpriseIdentity'
  | 'applyEnterpriseIdentity';

export function identityHandlers(
  services: Services,
  provider: IdentityProvider | null = null,
): Handlers<IdentityCalls> {
  const show = (row: ApplicationRow) =>
    services.db.withTx(async (tx) => presentApplication(row, (await papersOf(tx, [row.id])).get(row.id) ?? []));
  const last = async (of: Parameters<typeof lastApplication>[1]) => {
    const row = await services.db.withTx((tx) => lastApplication(tx, of));
    return { application: row === null ? null : await show(row) };
  };
  const apply = async (application: Application, context: RequestContext) => {
    const row = await services.db.withTx(async (tx) =>
      demand(await applyForIdentity(tx, services, application, context)),
    );
    const number = normaliseIdentityNumber(application.number);
    if (provider !== null) await askProvider(services, provider, row, number, context.now);
    return { application: await show((await services.db.withTx((tx) => findApplication(tx, row.id))) ?? row) };
  };
  return {
    async uploadIdentityPaper({ caller: { personId }, body: { kind }, file, context: { now } }) {
      return { paper: presentPaper(await keepPaper(services, { personId, kind, file }, now)) };
    },
    getIdentityPaper: ({ caller, params }) =>
      showOwnPaper(services, caller.personId, fromWsid('identityPaper', params.paperWsid)),
    getIdentity: ({ caller: { personId } }) => last({ personId }),
    applyIdentity({ caller: { personId }, body, context }) {
      const { realName, papers, ...rest } = body;
      const given = { personId, enterpriseId: null, name: realName, legalName: null, paperWsids: papers, ...rest };
      return apply(given, context);
    },
    getEnterpriseIdentity: ({ caller }) => last({ enterpriseId: caller.enterpriseId ?? '' }),
    applyEnterpriseIdentity({ caller: { personId, enterpriseId }, body, context }) {
      const { papers, ...rest } = body;
      return apply({ personId, enterpriseId, paperWsids: papers, ...rest }, context);
    },
  };
}

/** If the provider fails, the application is left to the operators. */
async function askProvider(
  services: Services,
  provider: IdentityProvider,
  row: ApplicationRow,
  number: string,
  now: Date,
): Promise<void> {
  try {
    const verdict = await provider.judge(row, number);
    if (verdict === null) return;
    const by = { name: provider.name };
    await services.db.withTx(async (tx) =>
      demand(await decideApplication(tx, services, { id: row.id, verdict, by, now })),
    );
  } catch (error) {
    services.log.error({ err: error }, 'the identity provider could not decide an application');
  }
}

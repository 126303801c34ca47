import type { Api } from '@countersign/contract';
import { fromWsid, normaliseIdentityNumber } from '@countersign/domain';
import { type Handler, type RequestContext, type Services, demand } from '../../platform/index.ts';
import { type Application, applyForIdentity } from './apply.ts';
import { decideApplication } from './decide.ts';
import { keepPaper, showOwnPaper } from './papers.ts';
import { presentApplication, presentPaper } from './present.ts';
import type { IdentityProvider } from './provider.ts';
import { type ApplicationRow, findApplication, lastApplication, papersOf } from './store.ts';

const show = (services: Services, row: ApplicationRow) =>
  services.db.withTx(async (tx) => presentApplication(row, (await papersOf(tx, [row.id])).get(row.id) ?? []));

async function last(services: Services, of: Parameters<typeof lastApplication>[1]) {
  const row = await services.db.withTx((tx) => lastApplication(tx, of));
  return { application: row === null ? null : await show(services, row) };
}

export const uploadIdentityPaper: Handler<Api['uploadIdentityPaper']> = async (services, call) => {
  const { caller, body, file, context } = call;
  const given = { personId: caller.personId, kind: body.kind, file };
  return { paper: presentPaper(await keepPaper(services, given, context.now)) };
};

export const getIdentityPaper: Handler<Api['getIdentityPaper']> = (services, { caller, params }) =>
  showOwnPaper(services, caller.personId, fromWsid('identityPaper', params.paperWsid));

export const getIdentity: Handler<Api['getIdentity']> = (services, { caller: { personId } }) =>
  last(services, { personId });

export const getEnterpriseIdentity: Handler<Api['getEnterpriseIdentity']> = (services, { caller }) =>
  last(services, { enterpriseId: caller.enterpriseId ?? '' });

/** The calls that apply; without a provider, or if it gives no verdict, operators decide. */
export function applyingCalls(provider: IdentityProvider | null) {
  const apply = async (services: Services, application: Application, context: RequestContext) => {
    const row = await services.db.withTx(async (tx) =>
      demand(await applyForIdentity(tx, services, application, context)),
    );
    const number = normaliseIdentityNumber(application.number);
    if (provider !== null) await askProvider(services, provider, row, number, context.now);
    return {
      application: await show(services, (await services.db.withTx((tx) => findApplication(tx, row.id))) ?? row),
    };
  };
  const applyIdentity: Handler<Api['applyIdentity']> = (services, { caller: { personId }, body, context }) => {
    const { realName, papers, ...rest } = body;
    const given = { personId, enterpriseId: null, name: realName, legalName: null, paperWsids: papers, ...rest };
    return apply(services, given, context);
  };
  const applyEnterpriseIdentity: Handler<Api['applyEnterpriseIdentity']> = (services, { caller, body, context }) => {
    const { personId, enterpriseId } = caller;
    const { papers, ...rest } = body;
    return apply(services, { personId, enterpriseId, paperWsids: papers, ...rest }, context);
  };
  return { applyIdentity, applyEnterpriseIdentity };
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

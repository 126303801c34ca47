import type { Api, DataIn, JoinApplication } from '@countersign/contract';
import { displayName, fromWsid, maskContact, toWsid } from '@countersign/domain';
import { type ListedJoin, auditActor, closeJoin, findJoin, listWaitingJoins } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, emit, refuseWith } from '../../platform/index.ts';
import { departmentOfLink, saveProfile } from './profile-store.ts';
import { admitMember } from './admit-member.ts';

type Handle = Api['handleJoinApplication'];

export async function listJoinApplications(
  services: Services,
  { caller }: Call<Api['listJoinApplications']>,
): Promise<DataIn<Api['listJoinApplications']>> {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const rows = await services.db.withTx((tx) => listWaitingJoins(tx, enterpriseId));
  return { joinApplications: rows.map(presentJoin) };
}

/** A member with the right accepts or refuses an application; once. */
export async function handleJoinApplication(services: Services, call: Call<Handle>): Promise<DataIn<Handle>> {
  const { caller, body, context } = call;
  const { now } = context;
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const applicationId = fromWsid('joinApplication', call.params.joinWsid) ?? refuseWith('ERROR_NOT_FOUND');
  return services.db.withTx(async (tx) => {
    const found = (await findJoin(tx, enterpriseId, applicationId)) ?? refuseWith('ERROR_NOT_FOUND');
    const decided = {
      status: body.passed ? 'PASSED' : 'REFUSED',
      handledAt: now,
      handledById: caller.personId,
    } as const;
    const row = (await closeJoin(tx, applicationId, decided)) ?? refuseWith('ERROR_IDENTITY_DECIDED');
    const { personId } = row;
    if (body.passed) {
      const memberId = await admitMember(tx, services, { enterpriseId, personId, now });
      // A member who came by the link gets the department that the link says.
      const departmentId = row.envelopeId === null ? await departmentOfLink(tx, enterpriseId) : null;
      if (departmentId !== null) await saveProfile(tx, { memberId, enterpriseId }, { departmentId });
    }
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: body.passed ? 'member.joined' : 'enterprise.joinRefused',
      ...(await auditActor(tx, caller, context)),
      detail: { applicationId, enterpriseId, memberOf: toWsid('user', personId) },
    });
    await emit(tx, { type: 'enterprise.joinDecided', applicationId, personId }, { id: services.ids.next(), now });
    return { joinApplication: presentJoin({ ...found, row }) };
  });
}

function presentJoin({ row, applicant, envelopeTitle }: ListedJoin): JoinApplication {
  const name = displayName(applicant);
  const contact = maskContact(applicant.phone ?? applicant.email ?? '');
  return {
    joinWsid: toWsid('joinApplication', row.id),
    name: name === applicant.phone || name === applicant.email ? contact : name,
    contact,
    source: row.envelopeId === null ? 'LINK' : 'ENVELOPE',
    envelopeTitle,
    status: row.status,
    createdDatetime: row.createdAt.toISOString(),
  };
}

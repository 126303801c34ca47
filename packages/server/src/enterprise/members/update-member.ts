import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, fromWsid } from '@countersign/domain';
import { recordByCaller } from '../../accounts/index.ts';
import { type Call, type Services, type Tx, refuseWith } from '../../platform/index.ts';
import { departmentIdOf, lockTree } from '../department-tree/index.ts';
import { showMember } from './list-members.ts';
import { type MemberFacts, type ProfileColumns, isNumberTaken, lockMember, saveProfile } from './profile-store.ts';
import { admitMember } from './admit-member.ts';

type Update = Api['updateMember'];
type Enable = Api['enableMember'];

interface Found {
  readonly enterpriseId: string;
  readonly found: MemberFacts;
}

async function demandMember(tx: Tx, { caller, params }: Call<Update> | Call<Enable>): Promise<Found> {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const memberId = fromWsid('enterpriseUser', params.memberWsid) ?? refuseWith('ERROR_NOT_FOUND');
  return { enterpriseId, found: (await lockMember(tx, enterpriseId, memberId)) ?? refuseWith('ERROR_NOT_FOUND') };
}

/** The enterprise's details of a member; an empty text removes the stored value. */
export const updateMember = (services: Services, call: Call<Update>): Promise<DataIn<Update>> =>
  services.db.withTx(async (tx) => {
    const { body, caller, params, context } = call;
    const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
    // An employee number stays free while the enterprise is locked.
    const tree = await lockTree(tx, enterpriseId);
    const { found } = await demandMember(tx, call);
    const { name, employeeNumber, title, joinedDate } = body;
    if (employeeNumber && (await isNumberTaken(tx, enterpriseId, employeeNumber, found.id)))
      refuseWith('ERROR_EMPLOYEE_NUMBER_TAKEN', { employeeNumber });
    const columns: ProfileColumns = {
      ...(name === undefined ? {} : { name: name || null }),
      ...(employeeNumber === undefined ? {} : { employeeNumber: employeeNumber || null }),
      ...(title === undefined ? {} : { title: title || null }),
      ...(joinedDate === undefined ? {} : { joinedOn: joinedDate }),
      ...(body.departmentWsid === undefined ? {} : { departmentId: departmentIdOf(tree, body.departmentWsid) }),
    };
    await saveProfile(tx, { memberId: found.id, enterpriseId }, columns);
    await record(tx, services, call, 'member.updated', { changed: Object.keys(columns).join(' ') });
    return { member: (await showMember(tx, { caller, context }, params.memberWsid)) ?? refuseWith('ERROR_NOT_FOUND') };
  });

/** Restores the membership of a removed member; their roles and authorisations are not restored. */
export const enableMember = (services: Services, call: Call<Enable>): Promise<DataIn<Enable>> =>
  services.db.withTx(async (tx) => {
    const { enterpriseId, found } = await demandMember(tx, call);
    if (found.status !== 'NORMAL') {
      await admitMember(tx, services, { enterpriseId, personId: found.personId, now: call.context.now });
      await record(tx, services, call, 'member.enabled', {});
    }
    return { member: (await showMember(tx, call, call.params.memberWsid)) ?? refuseWith('ERROR_NOT_FOUND') };
  });

async function record(
  tx: Tx,
  { ids }: Pick<Services, 'ids'>,
  { caller, params, context }: Call<Update> | Call<Enable>,
  kind: AuditKind,
  detail: Record<string, string>,
): Promise<void> {
  await recordByCaller(tx, { ids }, { caller, context }, kind, {
    ...detail,
    memberWsid: params.memberWsid,
    enterpriseId: caller.enterpriseId ?? '',
  });
}

import type { Api, DataIn } from '@countersign/contract';
import { type AuditKind, fromWsid, toWsid } from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, type Tx, emit, refuseWith } from '../../platform/index.ts';
import { closeApplicationsFor } from './application-store.ts';
import { showSeal } from './show-seals.ts';
import { type Member, demandSeal, memberOf, seesSeal } from './visibility.ts';
import { type SealRow, findGroup, isNameTaken, updateSeal } from './store.ts';

type Changing = Pick<Call<Api['renameOfficeSeal']>, 'caller' | 'context'>;

/** Renames, moves or abandons a seal, under its lock and with an audit row. */
async function change(
  services: Services,
  { caller, context }: Changing,
  { officeSealWsid, kind, judge }: Change,
): Promise<DataIn<Api['renameOfficeSeal']>> {
  const member = memberOf(caller);
  const { now } = context;
  return services.db.withTx(async (tx) => {
    const seal = await demandSeal(tx, member, officeSealWsid, { lock: true });
    const changed = await judge(tx, seal, member);
    await updateSeal(tx, seal.id, changed);
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind,
      ...(await auditActor(tx, caller, context)),
      detail: { officeSeal: toWsid('officeSeal', seal.id), name: seal.name, to: changed.name ?? changed.groupId ?? '' },
    });
    const after = { ...seal, ...changed };
    const officeSeal = await showSeal(tx, member, after, now);
    // The key to a seal's name or group gives no access to the picture or to its source picture (security 33).
    const isSeen = await seesSeal(tx, member, after, now);
    return { officeSeal: isSeen ? officeSeal : { ...officeSeal, pattern: null, pictureHref: null } };
  });
}

interface Change {
  readonly officeSealWsid: string;
  /** The kind of the audit row. */
  readonly kind: AuditKind;
  readonly judge: (tx: Tx, seal: SealRow, member: Member) => Promise<Partial<SealRow>>;
}

export const renameOfficeSeal = (services: Services, call: Call<Api['renameOfficeSeal']>) =>
  change(services, call, {
    officeSealWsid: call.params.officeSealWsid,
    kind: 'officeSeal.renamed',
    async judge(tx, { id, checkStatus, status }, { enterpriseId }) {
      const { name } = call.body;
      const keepsName = status === 'NORMAL' && checkStatus !== 'REFUSED';
      if (keepsName && (await isNameTaken(tx, enterpriseId, name, id))) refuseWith('ERROR_SEAL_NAME_EXISTS', { name });
      return { name };
    },
  });

export const moveOfficeSeal = (services: Services, call: Call<Api['moveOfficeSeal']>) =>
  change(services, call, {
    officeSealWsid: call.params.officeSealWsid,
    kind: 'officeSeal.moved',
    async judge(tx, _seal, { enterpriseId }) {
      const { groupWsid } = call.body;
      if (groupWsid === null) return { groupId: null };
      const group = await findGroup(tx, enterpriseId, fromWsid('sealGroup', groupWsid));
      return { groupId: group?.id ?? refuseWith('ERROR_SEAL_GROUP_NOT_FOUND') };
    },
  });

/** Abandons a seal permanently: a signature in progress is refused too, and waiting applications are closed (security 40). */
export const abandonOfficeSeal = (services: Services, call: Call<Api['abandonOfficeSeal']>) =>
  change(services, call, {
    officeSealWsid: call.params.officeSealWsid,
    kind: 'officeSeal.abandoned',
    async judge(tx, { id, name, status }, { memberId, enterpriseId }) {
      if (status === 'ABANDONED') refuseWith('ERROR_SEAL_ABANDONED', { name });
      const { now } = call.context;
      const handled = { status: 'REFUSED', handledAt: now, handledById: memberId, handleReason: null } as const;
      for (const applicationId of await closeApplicationsFor(tx, id, handled))
        await emit(tx, { type: 'officeSeal.handled', applicationId, enterpriseId }, { id: services.ids.next(), now });
      return { status: 'ABANDONED', abandonedAt: now };
    },
  });

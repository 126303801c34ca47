import type { Language } from '@countersign/contract';
import { type PermissionKey, displayName, maskContact, toWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import type { Tx } from '../db/database.ts';
import { enterprise, member, officeSeal, officeSealApplication, person } from '../db/schema/index.ts';
import type { Reactions } from '../outbox/react.ts';
import type { Words } from './envelope-words.ts';
import { keyHolders } from './key-holders.ts';
import { addMessage } from './message-store.ts';
import type { MessagesHouse } from './notices.ts';

const HANDLE: PermissionKey = 'officeSeals:applications:handle';

/** Who handles applications for seals hears of a new one, and whoever asked what became of it. */
export const sealNoticeReactions = (house: Pick<MessagesHouse, 'db' | 'ids' | 'push'>): Reactions => ({
  'officeSeal.applied': ({ applicationId, enterpriseId }, job) =>
    house.db.withTx(async (tx) => {
      const found = await findApplied(tx, applicationId);
      for (const to of found === null ? [] : await keyHolders(tx, enterpriseId, HANDLE)) {
        if (found === null || to.accountId === found.memberId) continue;
        const { kind, sealName, enterpriseName, name } = found;
        const params = { kind, sealName, enterpriseName, name };
        const target = toWsid('sealApplication', applicationId);
        await addMessage(tx, house, { to, kind: 'SEAL_APPLICATION', params, target }, job.now);
      }
      await job.finishIn(tx);
    }),
  'officeSeal.handled': ({ applicationId }, job) =>
    house.db.withTx(async (tx) => {
      const found = await findApplied(tx, applicationId);
      // Who decided about their own application knows; who was removed hears no more of the enterprise.
      if (found !== null && found.isLive && found.handledById !== found.memberId) {
        const { kind, sealName, enterpriseName, status, reason } = found;
        const to = { accountId: found.memberId, personId: found.personId };
        const params = { kind, sealName, enterpriseName, status, reason: reason ?? '' };
        const target = toWsid('sealApplication', applicationId);
        await addMessage(tx, house, { to, kind: 'SEAL_DECIDED', params, target }, job.now);
      }
      await job.finishIn(tx);
    }),
});

async function findApplied(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({
      ...{ kind: officeSealApplication.kind, status: officeSealApplication.status },
      ...{ memberId: officeSealApplication.memberId, handledById: officeSealApplication.handledById },
      ...{ reason: officeSealApplication.handleReason, sealName: officeSeal.name, enterpriseName: enterprise.name },
      ...{ personId: person.id, memberStatus: member.status, phone: person.phone, email: person.email },
      ...{ nickname: person.nickname, realName: person.realName, idttvStatus: person.idttvStatus },
    })
    .from(officeSealApplication)
    .innerJoin(officeSeal, eq(officeSeal.id, officeSealApplication.sealId))
    .innerJoin(enterprise, eq(enterprise.id, officeSealApplication.enterpriseId))
    .innerJoin(member, eq(member.id, officeSealApplication.memberId))
    .innerJoin(person, eq(person.id, member.personId))
    .where(eq(officeSealApplication.id, applicationId));
  if (row === undefined) return null;
  const known = displayName(row);
  const name = known === row.phone || known === row.email ? maskContact(known) : known;
  return { ...row, name, isLive: row.memberStatus === 'NORMAL' };
}

type Params = Readonly<Record<string, string>>;

export function sealAppliedWords(
  { kind, sealName = '', enterpriseName = '', name = '' }: Params,
  language: Language,
): Words {
  const isNew = kind === 'CREATE';
  if (language === 'en')
    return isNew
      ? {
          subject: `A new seal to check: ${sealName}`,
          sentence: `${name} has made the seal “${sealName}” of ${enterpriseName}, which waits to be checked`,
        }
      : {
          subject: `${name} asks for a seal`,
          sentence: `${name} asks to be let use the seal “${sealName}” of ${enterpriseName}`,
        };
  return isNew
    ? { subject: `新印章待审核：${sealName}`, sentence: `${name}为${enterpriseName}制作了印章“${sealName}”，请审核` }
    : { subject: `${name}申请用印`, sentence: `${name}申请使用${enterpriseName}的印章“${sealName}”，请处理` };
}

export function sealDecidedWords(params: Params, language: Language): Words {
  const { kind, sealName = '', enterpriseName = '', status, reason = '' } = params;
  const isNew = kind === 'CREATE';
  const isPassed = status === 'PASSED';
  if (language === 'en') {
    const why = reason === '' ? '' : `: ${reason}`;
    return isPassed
      ? {
          subject: isNew ? `Seal approved: ${sealName}` : `You may use the seal: ${sealName}`,
          sentence: isNew
            ? `The seal “${sealName}” of ${enterpriseName} was approved and can be used`
            : `You may sign with the seal “${sealName}” of ${enterpriseName} now`,
        }
      : {
          subject: isNew ? `Seal refused: ${sealName}` : `Seal application refused: ${sealName}`,
          sentence: `Your application for the seal “${sealName}” of ${enterpriseName} was refused${why}`,
        };
  }
  const why = reason === '' ? '' : `：${reason}`;
  return isPassed
    ? {
        subject: isNew ? `印章已通过审核：${sealName}` : `用印申请已通过：${sealName}`,
        sentence: isNew
          ? `${enterpriseName}的印章“${sealName}”已通过审核，可以使用`
          : `您现在可以使用${enterpriseName}的印章“${sealName}”签署`,
      }
    : {
        subject: isNew ? `印章未通过审核：${sealName}` : `用印申请未通过：${sealName}`,
        sentence: `您对${enterpriseName}印章“${sealName}”的申请未通过${why}`,
      };
}

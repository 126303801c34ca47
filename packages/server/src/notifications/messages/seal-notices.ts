import type { Language } from '@countersign/contract';
import { type PermissionKey, displayName, maskContact, quotedText, toWsid } from '@countersign/domain';
import { and, eq } from 'drizzle-orm';
import { type EventReactions, type Tx } from '../../platform/index.ts';
import type { Words } from './envelope-words.ts';
import { keyHolders } from '../../accounts/index.ts';
import { addMessage } from './message-store.ts';
import type { MessagesServices } from './notices.ts';
import { textsIn } from './texts-in.ts';
import { enterprise, member } from '../../accounts/memberships/views.ts';
import { person } from '../../accounts/users/views.ts';
import { officeSeal, officeSealApplication } from '../../signing/office-seals/views.ts';

const HANDLE: PermissionKey = 'officeSeals:applications:handle';

/** Notifies the members who handle applications for seals of a new one, and the applicant of its outcome. */
export const sealNoticeReactions = (services: Pick<MessagesServices, 'ids' | 'push'>): EventReactions => ({
  'officeSeal.applied': async ({ applicationId, enterpriseId }, { tx, now }) => {
    const found = await findApplied(tx, applicationId);
    for (const to of found === null ? [] : await keyHolders(tx, enterpriseId, HANDLE)) {
      if (found === null || to.accountId === found.memberId) continue;
      const { kind, sealName, enterpriseName, name } = found;
      const params = { kind, sealName, enterpriseName, name };
      const target = toWsid('sealApplication', applicationId);
      await addMessage(tx, services, { to, kind: 'SEAL_APPLICATION', params, target }, now);
    }
  },
  'officeSeal.handled': async ({ applicationId }, { tx, now }) => {
    const found = await findApplied(tx, applicationId);
    // A member who decided about their own application knows already; a removed member is not told about the enterprise any
    // more.
    if (found !== null && found.isLive && found.handledById !== found.memberId) {
      const { sealName, enterpriseName, status, reason } = found;
      const to = { accountId: found.memberId, personId: found.personId };
      const params = { kind: awaits(found), sealName, enterpriseName, status, reason: reason ?? '' };
      const target = toWsid('sealApplication', applicationId);
      await addMessage(tx, services, { to, kind: 'SEAL_DECIDED', params, target }, now);
    }
  },
  'officeSeal.nameChecked': async ({ sealId }, { tx, now }) => {
    const found = await findChecked(tx, sealId);
    if (found !== null) {
      const { memberId, personId, sealName, enterpriseName, nameCheck, reason } = found;
      const params = { kind: 'NAME', sealName, enterpriseName, status: nameCheck ?? '', reason: reason ?? '' };
      const target = toWsid('officeSeal', sealId);
      await addMessage(
        tx,
        services,
        { to: { accountId: memberId, personId }, kind: 'SEAL_DECIDED', params, target },
        now,
      );
    }
  },
});

/** After the approval by its enterprise, a seal with an uploaded picture waits for an operator. */
const awaits = ({ kind, status, nameCheck }: { kind: string; status: string; nameCheck: string | null }): string =>
  kind === 'CREATE' && status === 'PASSED' && nameCheck === 'WAITING' ? 'CREATE_NAME' : kind;

/** The maker of a seal, if they are still a member, and the outcome of the comparison. */
async function findChecked(tx: Tx, sealId: string) {
  const [row] = await tx
    .select({
      sealName: officeSeal.name,
      nameCheck: officeSeal.nameCheck,
      reason: officeSeal.checkReason,
      enterpriseName: enterprise.name,
      memberId: member.id,
      personId: member.personId,
    })
    .from(officeSeal)
    .innerJoin(enterprise, eq(enterprise.id, officeSeal.enterpriseId))
    .innerJoin(member, eq(member.id, officeSeal.authorId))
    .where(and(eq(officeSeal.id, sealId), eq(member.status, 'NORMAL')));
  return row ?? null;
}

async function findApplied(tx: Tx, applicationId: string) {
  const [row] = await tx
    .select({
      kind: officeSealApplication.kind,
      status: officeSealApplication.status,
      memberId: officeSealApplication.memberId,
      handledById: officeSealApplication.handledById,
      reason: officeSealApplication.handleReason,
      sealName: officeSeal.name,
      enterpriseName: enterprise.name,
      nameCheck: officeSeal.nameCheck,
      personId: person.id,
      memberStatus: member.status,
      phone: person.phone,
      email: person.email,
      nickname: person.nickname,
      realName: person.realName,
      idttvStatus: person.idttvStatus,
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
  const [seal, who] = [quotedText(sealName, 'name', language), quotedText(name, 'name', language)];
  const firm = quotedText(enterpriseName, 'enterprise', language);
  const { sealToCheck, sealAskedFor } = textsIn(language).others;
  return (isNew ? sealToCheck : sealAskedFor)(seal, firm, who);
}

export function sealDecidedWords(params: Params, language: Language): Words {
  const { kind = '', sealName = '', enterpriseName = '', status, reason = '' } = params;
  const outcome = status !== 'PASSED' ? 'REFUSED' : kind === 'CREATE_NAME' ? 'AWAITS_NAME' : 'PASSED';
  const of = kind === 'USE' ? 'USE' : kind === 'NAME' ? 'NAME' : 'CREATE';
  const facts = {
    sealName: quotedText(sealName, 'name', language),
    enterpriseName: quotedText(enterpriseName, 'enterprise', language),
    reason: reason === '' ? '' : quotedText(reason, 'reason', language),
  };
  return textsIn(language).others.sealDecided[of][outcome](facts);
}

import { randomBytes } from 'node:crypto';
import type { Api, DataIn, InvitationLink } from '@countersign/contract';
import { INVITATION_DAYS, mayDo, toWsid } from '@countersign/domain';
import { departmentIdOf, listTree } from '../department-tree/index.ts';
import { type Call, type Services, keyedHash, refuseWith, seal, unseal } from '../../platform/index.ts';
import { privilegesOf } from '../../accounts/index.ts';
import { memberOf, record } from './create-invitations.ts';
import { type LinkRow, findLink, saveLink } from './store.ts';

type Get = Api['getInvitationLink'];
type Set = Api['setInvitationLink'];

const TOKEN_BYTES = 32;
const DAY_MS = 86_400_000;

export const hashOfToken = (pepper: Buffer, token: string): string => keyedHash(pepper, 'invitation-link', token);

export const getInvitationLink = (services: Services, { caller, context }: Call<Get>): Promise<DataIn<Get>> =>
  services.db.withTx(async (tx) => ({
    invitationLink: present(services, await findLink(tx, memberOf(caller).enterpriseId), context.now),
  }));

/**
 * Switching the link on, and choosing a new expiry, makes a new link, and the one before becomes invalid. Other
 * settings leave the link unchanged.
 */
export const setInvitationLink = (services: Services, call: Call<Set>): Promise<DataIn<Set>> =>
  services.db.withTx(async (tx) => {
    const { caller, body, context } = call;
    const { now } = context;
    const { enterpriseId, memberId } = memberOf(caller);
    const before = await findLink(tx, enterpriseId);
    const directEntry = body.directEntry ?? before?.directEntry ?? false;
    const tree = await listTree(tx, enterpriseId);
    const departmentId =
      body.departmentWsid === undefined ? (before?.departmentId ?? null) : departmentIdOf(tree, body.departmentWsid);
    const isLive = before !== null && before.enabled && before.expireAt.getTime() > now.getTime();
    const isKept = before !== null && (!body.enabled || (isLive && body.expiresInDays === undefined));
    // To admit everyone is to approve every application in advance; a new link of that kind needs the right again.
    const isChosen = directEntry && !(isKept && before.directEntry);
    if (isChosen && !mayDo(await privilegesOf(tx, caller), 'members:applications:handle'))
      refuseWith('ERROR_FORBIDDEN');
    const link = isKept ? before : newLink(services, enterpriseId, body.expiresInDays ?? INVITATION_DAYS, now);
    const { tokenHash, sealedToken, expireAt } = link;
    const row = {
      enterpriseId,
      tokenHash,
      sealedToken,
      expireAt,
      directEntry,
      departmentId,
      enabled: body.enabled,
      switchedAt: now,
      switchedById: memberId,
    };
    await saveLink(tx, row);
    const detail = { enabled: String(body.enabled), directEntry: String(directEntry) };
    await record(tx, services, call, 'invitation.linkSwitched', detail);
    return { invitationLink: present(services, row, now) };
  });

function newLink({ secrets }: Pick<Services, 'secrets'>, enterpriseId: string, days: number, now: Date) {
  const token = randomBytes(TOKEN_BYTES).toString('base64url');
  return {
    tokenHash: hashOfToken(secrets.pepper, token),
    sealedToken: seal(secrets.pepper, 'invitation-link', token, enterpriseId),
    expireAt: new Date(now.getTime() + days * DAY_MS),
  };
}

function present(
  { config, secrets }: Pick<Services, 'config' | 'secrets'>,
  row: LinkRow | null,
  now: Date,
): InvitationLink {
  if (row === null)
    return {
      enabled: false,
      href: null,
      expireDatetime: null,
      isExpired: false,
      directEntry: false,
      departmentWsid: null,
    };
  const token = (): string => unseal(secrets.pepper, 'invitation-link', row.sealedToken, row.enterpriseId);
  return {
    enabled: row.enabled,
    href: row.enabled ? `${config.publicUrl}/join/${token()}` : null,
    expireDatetime: row.enabled ? row.expireAt.toISOString() : null,
    isExpired: row.enabled && row.expireAt.getTime() <= now.getTime(),
    directEntry: row.directEntry,
    departmentWsid: row.departmentId === null ? null : toWsid('department', row.departmentId),
  };
}

import {
  type OfficeSeal,
  type SealApplication,
  type SealAuthorization,
  type SealGroup,
  type SealUseRecord,
  api,
  pathOf,
} from '@countersign/contract';
import { displayName, judgeAuthorization, maskContact, toWsid } from '@countersign/domain';
import type { ListedApplication } from './application-store.ts';
import type { ListedAuthorization } from './authorization-store.ts';
import type { GroupRow, Named, SealFigures, SealRow } from './store.ts';
import type { ListedUse } from './use-store.ts';

/** The name that colleagues know; a person without a name is shown by a masked contact. */
export function memberName(who: Named | undefined): string {
  if (who === undefined) return '';
  const name = displayName(who);
  return name === who.phone || name === who.email ? maskContact(name) : name;
}

export const pictureHrefOf = (sealId: string): { href: string } => ({
  href: pathOf(api.getOfficeSealPicture, { officeSealWsid: toWsid('officeSeal', sealId) }),
});

/** Floating-point numbers of the database carry meaningless rounding digits. */
const millimetres = (value: number): number => Math.round(value * 100) / 100;

export const sealSizeOf = ({ widthMm, heightMm }: Pick<SealRow, 'widthMm' | 'heightMm'>) => ({
  widthMm: millimetres(widthMm),
  heightMm: millimetres(heightMm),
});

const when = (at: Date | null): string | null => at?.toISOString() ?? null;

export function presentSeal(
  row: SealRow,
  { author, figures, isSeen }: { author: Named | undefined; figures: SealFigures | undefined; isSeen: boolean },
): OfficeSeal {
  return {
    officeSealWsid: toWsid('officeSeal', row.id),
    name: row.name,
    enterpriseWsid: toWsid('enterprise', row.enterpriseId),
    groupWsid: row.groupId === null ? null : toWsid('sealGroup', row.groupId),
    status: row.status,
    checkStatus: row.checkStatus,
    checkReason: row.checkReason,
    kind: row.kind,
    pattern: row.pattern,
    companyName: row.companyName,
    nameCheck: row.nameCheck,
    selfApproved: row.selfApproved,
    ...sealSizeOf(row),
    pictureHref: isSeen ? pictureHrefOf(row.id) : null,
    authorWsid: toWsid('enterpriseUser', row.authorId),
    authorName: memberName(author),
    createdDatetime: row.createdAt.toISOString(),
    abandonedDatetime: when(row.abandonedAt),
    holderCount: figures?.holderCount ?? 0,
    useCount: figures?.useCount ?? 0,
    lastUsedDatetime: when(figures?.lastUsedAt ?? null),
    metadata: row.metadata,
  };
}

export const presentGroup = ({ id, name, createdAt, sealCount }: GroupRow & { sealCount: number }): SealGroup => ({
  groupWsid: toWsid('sealGroup', id),
  name,
  sealCount,
  createdDatetime: createdAt.toISOString(),
});

export function presentAuthorization(listed: ListedAuthorization, now: Date): SealAuthorization {
  const { row, sealName, usedCount } = listed;
  return {
    authorizationWsid: toWsid('sealAuthorization', row.id),
    officeSealWsid: toWsid('officeSeal', row.sealId),
    sealName,
    memberWsid: toWsid('enterpriseUser', row.memberId),
    memberName: memberName(listed),
    scope: row.scope,
    envelopeWsids: row.envelopeIds.map((id) => toWsid('envelope', id)),
    bstWsids: row.bstIds.map((id) => toWsid('bst', id)),
    endDatetime: when(row.endAt),
    count: row.count,
    usedCount,
    live: judgeAuthorization({ ...row, usedCount }, null, now) === null,
    createdDatetime: row.createdAt.toISOString(),
    revokedDatetime: when(row.revokedAt),
  };
}

export function presentApplication(
  { row, seal, applicant, envelopeTitle }: ListedApplication,
  { handledBy, isSeen }: { handledBy: Named | undefined; isSeen: boolean },
): SealApplication {
  return {
    sealApplicationWsid: toWsid('sealApplication', row.id),
    kind: row.kind,
    officeSeal: {
      officeSealWsid: toWsid('officeSeal', seal.id),
      name: seal.name,
      kind: seal.kind,
      ...sealSizeOf(seal),
      pictureHref: isSeen ? pictureHrefOf(seal.id) : null,
    },
    memberWsid: toWsid('enterpriseUser', row.memberId),
    memberName: memberName(applicant),
    reason: row.reason,
    endDatetime: when(row.endAt),
    count: row.count,
    envelopeWsid: row.envelopeId === null ? null : toWsid('envelope', row.envelopeId),
    envelopeTitle,
    status: row.status,
    createdDatetime: row.createdAt.toISOString(),
    handledDatetime: when(row.handledAt),
    handledByName: row.handledById === null ? null : memberName(handledBy),
    handleReason: row.handleReason,
  };
}

export const presentUse = (listed: ListedUse): SealUseRecord => ({
  useRecordWsid: toWsid('sealUse', listed.row.id),
  officeSealWsid: toWsid('officeSeal', listed.row.sealId),
  sealName: listed.sealName,
  memberWsid: toWsid('enterpriseUser', listed.row.memberId),
  memberName: memberName(listed),
  envelopeWsid: toWsid('envelope', listed.row.envelopeId),
  envelopeTitle: listed.envelopeTitle ?? '',
  selfApproved: listed.selfApproved,
  signDatetime: (listed.row.signedAt ?? new Date(0)).toISOString(),
});

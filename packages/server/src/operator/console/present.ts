import type { Blacklisted, Complaint, Operator, OperatorApplication, OperatorUser } from '@countersign/contract';
import { displayName, maskContact, toWsid } from '@countersign/domain';
import {
  type ApplicationRow,
  type BlacklistEntry,
  type ListedPaper,
  type OperatorRow,
  type PersonRow,
  presentApplication,
  presentPaper,
} from '../../accounts/index.ts';
import type { person } from '../../accounts/users/views.ts';
import type { Config } from '../../platform/index.ts';
import type { ComplaintRow } from '../complaints/index.ts';

export const presentOperator = (row: OperatorRow, { mode }: Pick<Config, 'mode'>): Operator => ({
  operatorWsid: toWsid('operator', row.id),
  login: row.login,
  name: row.name,
  roles: row.roles,
  disabled: row.disabled,
  mustChangePassword: row.mustChangePassword,
  secondFactor: row.totpSince !== null,
  mustSetSecondFactor: mode === 'production' && row.totpSince === null,
  createdDatetime: row.createdAt.toISOString(),
  lastLoginDatetime: row.lastLoginAt?.toISOString() ?? null,
});

export interface ShownApplication {
  readonly row: ApplicationRow;
  readonly papers: readonly ListedPaper[];
  readonly applicant: PersonRow | null;
  /** In full for a single one, masked in a list. */
  readonly number: string;
  /** Viewing a single one is recorded, and also shows its contact. */
  readonly isLookedAt: boolean;
  readonly isNumberHeld: boolean;
}

const contactOf = (person: PersonRow | null): string => person?.phone ?? person?.email ?? '';

/** An application as an operator sees it. */
export const presentForOperator = ({
  row,
  papers,
  applicant,
  number,
  isLookedAt,
  isNumberHeld,
}: ShownApplication): OperatorApplication => ({
  ...presentApplication(row, papers),
  papers: papers.map((paper) => presentPaper(paper, 'operator')),
  number,
  applicantWsid: toWsid('user', row.personId),
  applicantName: applicant === null ? '' : displayName(applicant),
  applicantContact: isLookedAt ? contactOf(applicant) : maskContact(contactOf(applicant)),
  enterpriseWsid: row.enterpriseId === null ? null : toWsid('enterprise', row.enterpriseId),
  legalName: row.legalName,
  decidedBy: row.decidedBy,
  isNumberHeld,
});

/** The properties of a person that an operator needs; contacts are masked. */
export const presentOperatorUser = (row: typeof person.$inferSelect): OperatorUser => ({
  userWsid: toWsid('user', row.id),
  displayName: row.realName ?? row.nickname ?? maskContact(row.phone ?? row.email ?? ''),
  phone: row.phone === null ? null : maskContact(row.phone),
  email: row.email === null ? null : maskContact(row.email),
  accountStatus: row.accountStatus,
  idttvStatus: row.idttvStatus,
  registDatetime: row.registeredAt.toISOString(),
  lastLoginDatetime: row.lastLoginAt?.toISOString() ?? null,
});

export const presentComplaint = (row: ComplaintRow): Complaint => ({
  complaintWsid: toWsid('complaint', row.id),
  contact: row.contact,
  text: row.text,
  status: row.status,
  createdDatetime: row.createdAt.toISOString(),
  handledDatetime: row.handledAt?.toISOString() ?? null,
  handledBy: row.handledBy,
  note: row.note,
});

export const presentBlacklisted = ({ contact, reason, createdBy, createdAt }: BlacklistEntry): Blacklisted => ({
  contact,
  reason,
  createdBy,
  createdDatetime: createdAt.toISOString(),
});

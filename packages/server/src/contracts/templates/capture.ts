import type { BstForm, BstRole, ConfigContent, Language } from '@countersign/contract';
import { toWsid } from '@countersign/domain';
import {
  type DocumentRow,
  type EnvelopeRow,
  type FormRow,
  type LoadedEnvelope,
  type ParticipantRow,
  copiedForms,
  copiedParticipants,
  presentSettings,
} from '../envelopes/index.ts';
import type { Ids } from '../../platform/index.ts';
import { ROLE_KEY } from './lay-out.ts';

const DAY_MS = 86_400_000;

interface Parts {
  readonly row: EnvelopeRow;
  readonly documents: readonly DocumentRow[];
  readonly forms: readonly FormRow[];
}

/** The current configContent of an editing view: its participants are the roles. */
export function configOfEditing({ row, participants }: LoadedEnvelope, parts: Omit<Parts, 'row'>): ConfigContent {
  const acting = participants.filter(({ actionType }) => actionType !== 'SENDER');
  const ids = roleIdsOf(acting);
  const roles = acting.map((one) => roleOf(one, ids.get(one.id) ?? one.id));
  return configOf({ row, ...parts }, roles, ids);
}

/** The id that the role had before, or the next free one. */
function roleIdsOf(participants: readonly ParticipantRow[]): ReadonlyMap<string, string> {
  const ids = new Map<string, string>();
  const taken = new Set<string>();
  for (const { id, metadata } of participants) {
    const known = metadata?.[ROLE_KEY];
    if (known === undefined || !/^[\w.-]{1,64}$/.test(known) || taken.has(known)) continue;
    ids.set(id, known);
    taken.add(known);
  }
  let number = 0;
  for (const { id } of participants) {
    if (ids.has(id)) continue;
    do number += 1;
    while (taken.has(`role-${number}`));
    ids.set(id, `role-${number}`);
    taken.add(`role-${number}`);
  }
  return ids;
}

/**
 * The configContent of an envelope that was sent, or will be: the layout by its sender, as for a copy. People become
 * roles; it names no person and no other enterprise.
 */
export function configOfEnvelope(
  { row, participants }: LoadedEnvelope,
  { documents, forms }: Omit<Parts, 'row'>,
  of: { readonly ids: Ids; readonly enterpriseId: string; readonly language: Language; readonly now: Date },
): ConfigContent {
  const into = { ids: of.ids, envelopeId: row.id, now: of.now };
  const copies = copiedParticipants(participants, into);
  const acting = [...copies.values()].filter(({ actionType }) => actionType !== 'SENDER');
  const ids = new Map(acting.map(({ id }, at) => [id, `role-${at + 1}`]));
  const names = roleNamesOf(acting, of.language);
  const roles = acting.map((one): BstRole => {
    const isOurs = one.enterpriseId === of.enterpriseId || one.enterpriseWsid === toWsid('enterprise', of.enterpriseId);
    const role = roleOf(one, ids.get(one.id) ?? one.id);
    const keepsName = one.type === 'BULK_PERSON' || (one.type === 'ENTERPRISE_ROLE' && isOurs);
    const open = isOurs ? {} : { enterpriseName: null, enterpriseWsid: null, enterpriseRoleWsid: null };
    const type = one.type === 'ENTERPRISE_ROLE' && !isOurs ? 'ENTERPRISE_MEMBER' : one.type;
    return {
      ...role,
      ...open,
      type,
      contact: null,
      memberWsid: null,
      message: null,
      externalId: null,
      name: keepsName ? one.name : (names.get(one.id) ?? one.name),
    };
  });
  return configOf({ row, documents, forms: copiedForms(forms, copies, participants, into) }, roles, ids);
}

const ROLE_NAMES: Readonly<Record<Language, Readonly<Record<'SIGNER' | 'CHECKER', string>>>> = {
  'zh-CN': { SIGNER: '签署方', CHECKER: '审批方' },
  en: { SIGNER: 'Signer', CHECKER: 'Reviewer' },
  'zh-TW': { SIGNER: '簽署方', CHECKER: '審核方' },
  ja: { SIGNER: '署名者', CHECKER: '承認者' },
  fr: { SIGNER: 'Signataire', CHECKER: 'Vérificateur' },
  ko: { SIGNER: '서명자', CHECKER: '검토자' },
  de: { SIGNER: 'Unterzeichner', CHECKER: 'Prüfer' },
  es: { SIGNER: 'Firmante', CHECKER: 'Revisor' },
};

/** Signer 1, Signer 2, Reviewer 1 …, in the language of the person who makes the template. */
function roleNamesOf(acting: readonly ParticipantRow[], language: Language): ReadonlyMap<string, string> {
  const words = ROLE_NAMES[language];
  const counts = { SIGNER: 0, CHECKER: 0 };
  return new Map(
    acting.map(({ id, actionType }) => {
      const kind = actionType === 'CHECKER' ? 'CHECKER' : 'SIGNER';
      counts[kind] += 1;
      return [id, `${words[kind]} ${counts[kind]}`];
    }),
  );
}

function roleOf(row: ParticipantRow, roleId: string): BstRole {
  const { name, type, sequence, secureLevel, authLevel, phone, email, colleagueId } = row;
  const { [ROLE_KEY]: _role, ...metadata } = row.metadata ?? {};
  return {
    roleId,
    name,
    type,
    secureLevel,
    authLevel,
    assignedSequence: sequence,
    roleType: row.actionType === 'CHECKER' ? 'CHECKER' : 'SIGNER',
    contact: colleagueId !== null || (phone === null && email === null) ? null : { phone, email },
    identifyingContact: row.identifyingContact,
    memberWsid: colleagueId === null ? null : toWsid('enterpriseUser', colleagueId),
    enterpriseName: row.enterpriseName,
    enterpriseWsid: row.enterpriseWsid,
    enterpriseRoleWsid: row.enterpriseRoleWsid,
    groupId: row.groupId,
    position: row.position,
    message: row.message,
    language: row.language,
    witness: row.witness,
    externalId: row.externalId,
    metadata: Object.keys(metadata).length === 0 ? null : metadata,
  };
}

function configOf(
  { row, documents, forms }: Parts,
  roles: readonly BstRole[],
  roleIds: ReadonlyMap<string, string>,
): ConfigContent {
  const kept = forms.filter(({ participantId }) => roleIds.has(participantId));
  const formIds = new Map(kept.map(({ id }, at) => [id, `form-${at + 1}`]));
  const formIdOf = (id: string) => formIds.get(id);
  const { title, subject, needForm, allowAppendForms, reminders, reading, timezone, metadata } = row;
  return {
    title,
    subject,
    needForm,
    allowAppendForms,
    reminders,
    reading,
    timezone,
    metadata,
    expireDays: daysOf(row),
    documents: documents.map(({ fileId, name, sequence, fileTagId }) => ({
      fileWsid: toWsid('file', fileId),
      fileName: name,
      sequence,
      fileTagId,
    })),
    roles: [...roles],
    forms: kept.map((form) => formOf(form, roleIds.get(form.participantId) ?? '', formIdOf)),
  };
}

/** From its start, or from its layout, to its expiry. */
export function daysOf({ expireAt, startedAt, createdAt }: EnvelopeRow): number {
  const days = Math.round((expireAt.getTime() - (startedAt ?? createdAt).getTime()) / DAY_MS);
  return Math.min(365, Math.max(1, days));
}

/** @param formIdOf the id of a form within the template */
function formOf(row: FormRow, roleId: string, formIdOf: (id: string) => string | undefined): BstForm {
  const { formType, page, required, revisable, scale, format, fontSize, multiLine, tagId, checkMark } = row;
  const { rules } = presentSettings({ rules: row.settings?.rules }, formIdOf);
  const named = { formId: formIdOf(row.id), roleId, ...(rules ? { rules } : {}) };
  const shared = { ...named, fileWsid: toWsid('file', row.fileId), formType, required, revisable, scale, tagId };
  if (checkMark !== null) return { ...shared, ...checkMark, pages: checkMark.pages && [...checkMark.pages] };
  const position = { ulx: row.ulx, uly: row.uly, lrx: row.lrx, lry: row.lry };
  return {
    ...shared,
    page,
    position,
    format,
    fontSize,
    multiLine,
    initialValue: row.value,
    ...presentSettings({ ...row.settings, rules: undefined }),
  };
}

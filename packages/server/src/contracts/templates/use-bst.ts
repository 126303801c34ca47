import type { Api, BstForm, BstRole, ConfigContent, DataIn } from '@countersign/contract';
import {
  fromWsid,
  isOtherParty,
  judgeExpiry,
  keptIdentifyingContact,
  mayDo,
  normaliseContact,
  toWsid,
} from '@countersign/domain';
import { auditActor } from '../../accounts/index.ts';
import { recordAudit } from '../../trust/index.ts';
import { type Call, type Services, type Tx, demand, refuseWith } from '../../platform/index.ts';
import {
  DEFAULT_TIMEZONE,
  asSender,
  bindRows,
  demandColleague,
  demandGlyphs,
  insertDraft,
  loadEnvelopeFacts,
  readEnvelope,
  refreshViewers,
} from '../envelopes/index.ts';
import { insertLayout, layOut } from './lay-out.ts';
import { actorOf, demandBst } from './rights.ts';
import { insertUse } from './store.ts';

type Use = Api['useBst'];
type Body = Call<Use>['body'];

const DAY_MS = 86_400_000;

/**
 * A draft of the active account, made from an enabled template with the people for its roles and the values for its
 * fields. It remembers the template, and is in its use log.
 */
export async function useBst(services: Services, call: Call<Use>): Promise<DataIn<Use>> {
  const { body, caller, context } = call;
  const { now } = context;
  await demandGlyphs(services, body.values);
  return services.db.withTx(async (tx) => {
    const actor = await actorOf(tx, caller);
    const bst = await demandBst(tx, actor, fromWsid('bst', call.params.bstWsid));
    if (!mayDo(actor.privileges, 'businessScenarioTemplates:use')) refuseWith('ERROR_FORBIDDEN');
    if (bst.status !== 'ENABLED') refuseWith('ERROR_BST_DISABLED');
    const config = filledIn(bst.config, body);
    await demandColleagues(tx, caller.memberId, config, body);
    const { row } = await insertDraft(tx, services, call, {
      title: body.title || config.title || bst.name,
      subject: body.subject ?? config.subject,
      expireAt: expiryOf(services, config, body, now),
      timezone: config.timezone ?? DEFAULT_TIMEZONE,
      needForm: config.needForm,
      allowAppendForms: config.allowAppendForms,
      reminders: config.reminders,
      reading: config.reading,
      metadata: config.metadata,
      bstId: bst.id,
    });
    const { id } = row;
    const layout = await layOut(tx, services, config, {
      envelopeId: id,
      memberId: caller.memberId,
      now,
      isEditing: false,
      mayHold: () => true,
    });
    await insertLayout(tx, services, layout, now);
    await bindRows(tx, [...layout.participants]);
    const { facts } = await loadEnvelopeFacts(tx, id, { lock: false });
    await refreshViewers(tx, id, facts, now);
    await insertUse(tx, {
      id: services.ids.next(),
      bstId: bst.id,
      memberId: actor.memberId,
      envelopeId: id,
      createdAt: now,
    });
    await recordAudit(tx, {
      id: services.ids.next(),
      at: now,
      kind: 'envelope.created',
      envelopeId: id,
      ...(await auditActor(tx, caller, context)),
      detail: { bstWsid: toWsid('bst', bst.id), configVersion: String(bst.configVersion) },
    });
    return { envelope: await readEnvelope(tx, id, asSender(call)) };
  });
}

function expiryOf(services: Services, { expireDays }: ConfigContent, { expireDatetime }: Body, now: Date): Date {
  const { limits } = services.config;
  if (expireDatetime === undefined)
    return new Date(now.getTime() + Math.min(limits.expiryMaxMs, Math.max(limits.expiryMinMs, expireDays * DAY_MS)));
  const expireAt = new Date(expireDatetime);
  demand(judgeExpiry(expireAt, limits, now));
  return expireAt;
}

/** The template with the people and the values of this use. @throws Refused ERROR_BST_ROLE, ERROR_FORM_NOT_FOUND */
function filledIn(config: ConfigContent, { roles, values }: Body): ConfigContent {
  const stray = roles.find(({ roleId }) => !config.roles.some((role) => role.roleId === roleId));
  if (stray !== undefined) refuseWith('ERROR_BST_ROLE', { role: stray.roleId });
  const lost = values.find((value) => !config.forms.some((form) => isFor(form, value)));
  if (lost !== undefined) refuseWith('ERROR_FORM_NOT_FOUND');
  return {
    ...config,
    roles: config.roles.map((role) => withPerson(role, roles)),
    forms: config.forms.map((form) => {
      const value = values.findLast((one) => isFor(form, one));
      return value === undefined ? form : { ...form, initialValue: value.initialValue };
    }),
  };
}

/**
 * A person named by this use has to be a colleague now; one named by the template may have left.
 * @throws Refused ERROR_PARTICIPANT_MEMBER
 */
async function demandColleagues(tx: Tx, memberId: string | null, { roles }: ConfigContent, body: Body): Promise<void> {
  const named = new Set(body.roles.flatMap((one) => (one.memberWsid ? one.roleId : [])));
  for (const { name, type, memberWsid } of roles.filter(({ roleId }) => named.has(roleId)))
    await demandColleague(tx, memberId, { name, type, colleagueId: fromWsid('enterpriseUser', memberWsid ?? '') });
}

const isFor = (form: BstForm, { formId, tagId }: Body['values'][number]): boolean =>
  formId === undefined ? tagId !== undefined && form.tagId === tagId : form.formId === formId;

/** The given person takes the role, instead of the one that the template names for every use. */
function withPerson(role: BstRole, given: Body['roles']): BstRole {
  const person = given.findLast(({ roleId }) => roleId === role.roleId);
  if (person === undefined) return role;
  const { roleId: _roleId, name, contact, memberWsid, identifyingContact, ...enterprise } = person;
  const isNamed = Boolean(contact ?? memberWsid);
  const chosen = identifyingContact ?? keptIdentifyingContact(role.identifyingContact, contact ?? null) ?? null;
  const whom = isNamed ? { contact: contact ?? null, memberWsid: memberWsid ?? null, identifyingContact: chosen } : {};
  const used = { ...role, ...enterprise, ...whom, name: name ?? role.name };
  const isStale = person.externalId === undefined && isOtherParty(partyOf(role), partyOf(used));
  return isStale ? { ...used, externalId: null } : used;
}

const partyOf = ({ type, contact, memberWsid, enterpriseRoleWsid }: BstRole): Parameters<typeof isOtherParty>[0] => ({
  type,
  phone: contact?.phone ? (normaliseContact(contact.phone)?.value ?? null) : null,
  email: contact?.email ? (normaliseContact(contact.email)?.value ?? null) : null,
  colleagueId: memberWsid ?? null,
  enterpriseRoleWsid: enterpriseRoleWsid ?? null,
});

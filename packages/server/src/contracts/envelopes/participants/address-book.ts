import { type Addressee, type Api, type DataIn } from '@countersign/contract';
import { contactSearch, maskContact, toWsid } from '@countersign/domain';
import { type SQL, and, desc, eq, inArray, isNotNull, isNull, or, sql } from 'drizzle-orm';
import {
  type Call,
  type Services,
  type Tx,
  demandSorts,
  envelope,
  filtersOf,
  pageOf,
  participant,
} from '../../../platform/index.ts';
import { member } from '../../../accounts/memberships/views.ts';

type List = Api['listAddressBook'];

/** People who occur only in contracts older than the account's last thousand have to be entered again. */
const ENVELOPES_LOOKED_AT = 1000;

interface Entry {
  readonly name: string;
  readonly phone: string | null;
  readonly email: string | null;
  readonly identifyingContact: Addressee['identifyingContact'];
  readonly enterpriseName: string | null;
  readonly colleagueId: string | null;
  readonly usedAt: Date;
}

/** The people the active account has sent to, each contact once with its latest details, most recent first. */
export async function listAddressBook(services: Services, { caller, query }: Call<List>): Promise<DataIn<List>> {
  demandSorts(query.sorts, ['usedDatetime']);
  filtersOf(query.filters, []);
  const { offset, limit } = pageOf(query);
  const search = query.search?.trim() ?? '';
  const account = { personId: caller.personId, memberId: caller.memberId };
  const found = await services.db.withTx((tx) => findAddressees(tx, account, search, { offset, limit }));
  return {
    addressBook: found.rows.map(presentAddressee),
    page: { offset, limit, totalElements: found.total },
  };
}

function presentAddressee({ name, phone, email, identifyingContact, ...entry }: Entry): Addressee {
  const { enterpriseName, colleagueId, usedAt } = entry;
  const shown = (contact: string | null) => (contact === null || colleagueId === null ? contact : maskContact(contact));
  return {
    name,
    contact: { phone: shown(phone), email: shown(email) },
    identifyingContact,
    enterpriseName,
    memberWsid: colleagueId === null ? null : toWsid('enterpriseUser', colleagueId),
    usedDatetime: usedAt.toISOString(),
  };
}

async function findAddressees(
  tx: Tx,
  { personId, memberId }: { personId: string; memberId: string | null },
  search: string,
  { offset, limit }: { offset: number; limit: number },
): Promise<{ rows: Entry[]; total: number }> {
  const sent = tx
    .select({ id: envelope.id, createdAt: envelope.createdAt })
    .from(envelope)
    .where(
      and(
        eq(envelope.senderId, personId),
        memberId === null ? isNull(envelope.senderMemberId) : eq(envelope.senderMemberId, memberId),
        sql`${envelope.status} not in ('DRAFT', 'TIMED')`,
        sql`not (${memberId ?? personId}::uuid = any(${envelope.removedBy}))`,
      ),
    )
    .orderBy(desc(envelope.createdAt))
    .limit(ENVELOPES_LOOKED_AT)
    .as('sent');
  const contact = sql<string>`coalesce(${participant.phone}, ${participant.email})`;
  const once = tx
    .selectDistinctOn([contact], {
      name: participant.name,
      phone: participant.phone,
      email: participant.email,
      identifyingContact: participant.identifyingContact,
      enterpriseName: participant.enterpriseName,
      colleagueId: participant.colleagueId,
      usedAt: sql<Date>`${sent.createdAt}`.mapWith(envelope.createdAt).as('used_at'),
      participantId: participant.id,
    })
    .from(participant)
    .innerJoin(sent, eq(sent.id, participant.envelopeId))
    .leftJoin(member, and(eq(member.id, participant.colleagueId), eq(member.status, 'NORMAL')))
    .where(
      and(
        inArray(participant.actionType, ['SIGNER', 'CHECKER']),
        inArray(participant.type, ['PERSON', 'ENTERPRISE_MEMBER']),
        // A colleague who has left since cannot be chosen again.
        or(isNull(participant.colleagueId), isNotNull(member.id)),
        matches(search),
      ),
    )
    .orderBy(contact, desc(sent.createdAt), desc(participant.id))
    .as('once');
  const rows = await tx
    .select()
    .from(once)
    .orderBy(desc(once.usedAt), desc(once.participantId))
    .offset(offset)
    .limit(limit);
  const [counted] = await tx.select({ total: sql<number>`count(*)::int` }).from(once);
  return { rows, total: counted?.total ?? 0 };
}

/** Whether name, enterprise or a contact typed by the sender contains the text. */
function matches(search: string): SQL | undefined {
  if (search === '') return undefined;
  const pattern = (text: string): string => `%${text.replace(/[\\%_]/g, (sign) => `\\${sign}`)}%`;
  const written = sql`case when ${participant.colleagueId} is null then concat_ws(' ', ${participant.phone}, ${participant.email}) end`;
  const texts = [participant.name, written, participant.enterpriseName];
  return sql`(concat_ws(' ', ${sql.join(texts, sql`, `)}) ilike ${pattern(search)} or ${written} ilike ${pattern(contactSearch(search))})`;
}

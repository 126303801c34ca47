import { type Api, MEMBER_LABELS, SHEETS, type SheetWords } from '@countersign/contract';
import { maskContact, pathOfDepartment, publicName, toWsid } from '@countersign/domain';
import { recordByCaller, roleNameIn } from '../../accounts/index.ts';
import { listTree } from '../department-tree/index.ts';
import { type BinaryReply, type Call, type Services, answerSheet, refuseWith } from '../../platform/index.ts';
import { readerOf } from './list-members.ts';
import { type ListedMemberRow, membersAfter, rolesOfMembers } from './list-store.ts';
import { nameOfMember } from './present-member.ts';

const READ_AT_ONCE = 500;
/** All members, also the removed ones, as a sheet whose cells no spreadsheet computes (security 51). */
export async function exportMembers(
  services: Services,
  { caller, query, context }: Call<Api['exportMembers']>,
): Promise<BinaryReply> {
  const enterpriseId = caller.enterpriseId ?? refuseWith('ERROR_NOT_FOUND');
  const words = SHEETS[context.language].members;
  const { reader, tree } = await services.db.withTx(async (tx) => ({
    reader: await readerOf(tx, { caller, context }),
    tree: await listTree(tx, enterpriseId),
  }));
  const shown = (contact: string | null): string =>
    contact === null ? '' : reader.seesContacts ? contact : maskContact(contact);
  const rows: string[][] = [headings(SHEETS[context.language])];
  let after: string | null = null;
  for (;;) {
    const batch: ListedMemberRow[] = await services.db.withTx((tx) =>
      membersAfter(tx, { enterpriseId, after, limit: READ_AT_ONCE }),
    );
    const ids = batch.map(({ id }) => id);
    const roles = await services.db.withTx((tx) => rolesOfMembers(tx, ids));
    for (const row of batch) {
      const name = nameOfMember(row);
      const held = (roles.get(row.id) ?? []).map((role) => roleNameIn(role, context.language));
      rows.push([
        reader.seesContacts ? name : publicName(name),
        shown(row.phone),
        shown(row.email),
        row.employeeNumber ?? '',
        row.title ?? '',
        pathOfDepartment(tree, row.departmentId),
        held.join(words.and),
        row.joinedOn ?? '',
        row.isOwner ? words.owner : MEMBER_LABELS[context.language][row.status],
      ]);
    }
    after = ids.at(-1) ?? null;
    if (batch.length < READ_AT_ONCE) break;
  }
  const contacts = reader.seesContacts ? 'full' : 'masked';
  const detail = { format: query.format, members: String(rows.length - 1), contacts };
  await services.db.withTx(async (tx) =>
    recordByCaller(tx, services, { caller, context }, 'member.exported', {
      ...detail,
      enterprise: toWsid('enterprise', enterpriseId),
    }),
  );
  return answerSheet({ format: query.format, name: words.file, rows });
}

function headings({ members, memberColumns: columns }: SheetWords): string[] {
  const { phone, email, joined, status } = members;
  const { name, employeeNumber, title, department, roles } = columns;
  return [name, phone, email, employeeNumber, title, department, roles, joined, status];
}

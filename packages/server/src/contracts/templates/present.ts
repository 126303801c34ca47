import type { Bst, BstGroup, BstRow as WireRow, ConfigContent } from '@countersign/contract';
import { displayName, fromWsid, publicName, toWsid } from '@countersign/domain';
import type { Tx } from '../../platform/index.ts';
import { listFiles } from '../files/index.ts';
import { type Actor, mayUpdateBst } from './rights.ts';
import { type BstRow, findMemberNames } from './store.ts';

/** Rows of the list, with the data for a thumbnail of each first page. */
export async function presentBsts(tx: Tx, actor: Actor, rows: readonly BstRow[]): Promise<WireRow[]> {
  const authors = await findMemberNames(
    tx,
    rows.map(({ authorId }) => authorId),
  );
  const firsts = rows.flatMap(({ config }) => fromWsid('file', config.documents[0]?.fileWsid ?? '') ?? []);
  const files = new Map((await listFiles(tx, [...new Set(firsts)])).map((file) => [toWsid('file', file.id), file]));
  return rows.map((row): WireRow => {
    const { config, authorId } = row;
    const author = authors.get(authorId);
    const page = files.get(config.documents[0]?.fileWsid ?? '')?.pages[0];
    return {
      wsid: toWsid('bst', row.id),
      bstWsid: toWsid('bst', row.id),
      name: row.name,
      status: row.status,
      description: row.description,
      authorWsid: toWsid('enterpriseUser', authorId),
      authorName: author ? publicName(displayName(author)) : '',
      avatar_file_wsid: row.avatarFileId === null ? null : toWsid('file', row.avatarFileId),
      avatarHref: row.avatarFileId === null ? null : { href: sourceHref(row.avatarFileId) },
      configVersion: row.configVersion,
      createdDatetime: row.createdAt.toISOString(),
      modifiedDatetime: row.modifiedAt.toISOString(),
      bstGroupWsid: row.groupId === null ? null : toWsid('bstGroup', row.groupId),
      mayUpdate: mayUpdateBst(actor, row),
      documentCount: config.documents.length,
      roles: config.roles.map(({ roleId, name, type }) => ({ roleId, name, type })),
      firstPage: page === undefined ? null : { width: page.width, height: page.height, forms: formsOnFirst(config) },
    };
  });
}

export async function presentBst(tx: Tx, actor: Actor, row: BstRow): Promise<Bst> {
  const [presented] = await presentBsts(tx, actor, [row]);
  if (presented === undefined) throw new Error('one row presents as one template');
  return { ...presented, configContent: row.config };
}

/** Enough to recognise a template; a page full of fields is not drawn in more detail. */
const DRAWN_FORMS = 60;

function formsOnFirst({ documents, forms }: ConfigContent) {
  const [first] = documents;
  return forms
    .flatMap(({ roleId, formType, fileWsid, page, position }) =>
      fileWsid === first?.fileWsid && page === 1 && position !== undefined ? [{ roleId, formType, position }] : [],
    )
    .slice(0, DRAWN_FORMS);
}

const sourceHref = (fileId: string): string => `/api/templates/bsts/source-files/${toWsid('file', fileId)}/download`;

export const presentGroup = ({ id, name, bstCount }: { id: string; name: string; bstCount: number }): BstGroup => ({
  bstGroupWsid: toWsid('bstGroup', id),
  name,
  bstCount,
});

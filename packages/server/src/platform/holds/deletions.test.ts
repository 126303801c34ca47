import { readFileSync, readdirSync } from 'node:fs';
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { getTableName, is } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import { describe, expect, it } from 'vitest';
import * as schema from '../database/schema/index.ts';

const SOURCES = fileURLToPath(new URL('../../', import.meta.url));

/** Asks the predicate of held.ts in the same file, by one of its functions. */
const ASKS = /\b(isNotHeld|isHeld|demandNotHeld|HELD|isAccountHeld)\b/;
/** The file itself asks, or the one that calls it does, before anything is deleted. */
const HELD = 'HELD';
const byAccount = 'app/deletion/carry-out.ts';

/**
 * Every statement that deletes rows: under the predicate, in its own file or by the file that asks before; or the reason why a
 * legal hold does not concern it. A new statement that is not listed fails the test.
 */
const DELETIONS: Readonly<Record<string, typeof HELD | { readonly askedBy: string } | { readonly because: string }>> = {
  'accounts/blacklist blacklist': { because: 'a setting of operators; its changes are in the audit log' },
  'accounts/codes captcha': { because: 'a question that has expired; its answer is stored as a hash' },
  'accounts/codes code': { because: 'a code that has expired, stored as a hash' },
  'accounts/codes contact_proof': { askedBy: byAccount },
  'accounts/codes opcode': { because: 'a proof that has expired, stored as a hash' },
  'accounts/identity identity_paper': HELD,
  'accounts/memberships enterprise_role': { because: 'an act of an administrator, in the audit log' },
  'accounts/memberships enterprise_role_author': { because: 'an act of an administrator, in the audit log' },
  'accounts/memberships enterprise_role_privilege': { because: 'an act of an administrator, in the audit log' },
  'accounts/operators operator_device': { because: 'staff of the authority are no account' },
  'accounts/passkeys passkey': { because: 'an act of the person for their security, in the audit log' },
  'accounts/passkeys passkey_challenge': { because: 'a question that has expired' },
  'accounts/sessions known_device': HELD,
  'accounts/sessions security_token': { because: 'a proof that has expired, stored as a hash' },
  'accounts/sessions session': HELD,
  'app/retention retention_notice': { because: 'what was announced; the audit log has it' },
  'app/retention retention_policy': { askedBy: byAccount },
  'app/keeping installation_mark': { because: 'about the installation' },
  'contracts/contact-groups contact_group': { because: 'how a sender names participants; no contract changes' },
  'contracts/envelopes envelope': HELD,
  'contracts/envelopes envelope_count': { because: 'sums, which can be counted again' },
  'contracts/envelopes envelope_document': HELD,
  'contracts/envelopes envelope_viewer': { because: 'derived from the participants of the envelope' },
  'contracts/envelopes envelope_words': HELD,
  'contracts/envelopes form': { because: 'fields of a draft that its sender edits; its documents are held' },
  'contracts/envelopes participant': {
    because: 'participants of a draft that its sender edits; its documents are held',
  },
  'contracts/envelopes revision': HELD,
  'contracts/files attached_file': HELD,
  'contracts/files blob_removal': { because: 'deletions of blobs that no row names; rows that are held name theirs' },
  'contracts/files file': { askedBy: byAccount },
  'contracts/files upload_task': HELD,
  'contracts/labels envelope_label': { because: 'how an account sorts its list; the contract does not change' },
  'contracts/labels label': { because: 'how an account sorts its list; the contract does not change' },
  'contracts/labels saved_view': { because: 'how an account sorts its list; the contract does not change' },
  'contracts/multi-send multi_send_recipient': { because: 'a list that was replaced and from which nothing was sent' },
  'contracts/multi-send multi_send_sheet': { because: 'a list that was replaced and from which nothing was sent' },
  'contracts/templates bst_file': { because: 'the files of the former version of a template stay' },
  'contracts/templates bst_group': { because: 'a group without templates' },
  'enterprise/departments department': { because: 'an act of an administrator, in the audit log; it has no members' },
  'enterprise/invitations invitation_send': { because: 'counts sendings of two days' },
  'enterprise/invitations member_import': { because: 'a report on rows that were read; its members stay' },
  'enterprise/invitations member_invitation': { because: 'was never accepted' },
  'evidence/exports data_export': { because: 'a copy of data that stay' },
  'evidence/exports data_export_blob': { because: 'a copy of data that stay' },
  'evidence/exports data_export_part': { because: 'a copy of data that stay' },
  'evidence/record evidence_archive': { askedBy: 'contracts/envelopes/flow/remove-ended.ts' },
  'evidence/record evidence_facts': { askedBy: 'contracts/envelopes/flow/remove-ended.ts' },
  'evidence/verification trust_list': { because: 'a setting of operators; its changes are in the audit log' },
  'notifications/messages message': { askedBy: byAccount },
  'notifications/webhooks webhook': HELD,
  'notifications/webhooks webhook_delivery': HELD,
  'platform/database server_instance': { because: 'about the installation' },
  'platform/delivery delivery': HELD,
  'platform/delivery returned_contact': { because: 'a complaint that its recipient or an operator has lifted' },
  'platform/http idempotency': { because: 'the answer of a call, kept for a day against its repetition' },
  'platform/images picture': { askedBy: byAccount },
  'platform/jobs job': { because: 'work that is done or withdrawn' },
  'platform/throttling guess_counter': { because: 'counts attempts' },
  'signing/ceremony reservation': { because: 'a lease that ends with the act' },
  'signing/office-seals office_seal_group': { because: 'a group without seals' },
  'signing/phone-signing shield_session': HELD,
  'signing/scan scan': { because: 'a QR code that has expired; the drawing is a picture' },
  'trust/audit-trail audit_waiting': {
    because: 'a note that the log does not have a row of the audit yet; the row stays',
  },
  'trust/signer authority_state': { because: 'about the authority' },
  'trust/signer holder_key': { askedBy: byAccount },
};

/** Deletions that follow from that of another row, by the foreign key: the table of that row. */
const CASCADES: Readonly<Record<string, string>> = {
  attached_file: 'form',
  data_export_blob: 'data_export',
  data_export_part: 'data_export',
  document_view: 'session',
  envelope_label: 'label',
  member_import_row: 'member_import',
  multi_send_recipient: 'multi_send_sheet',
  office_seal_use: 'reservation',
  upload_chunk: 'upload_task',
  webhook_delivery: 'webhook',
  trust_anchor: 'trust_list',
};

const tables = Object.entries(schema as Record<string, unknown>).flatMap(([name, table]) =>
  is(table, PgTable) ? [[name, getTableName(table)] as const] : [],
);
const nameOf = new Map(tables);

const files = readdirSync(SOURCES, { recursive: true, encoding: 'utf8' }).filter(
  (file) => file.endsWith('.ts') && !/(\.test\.ts|\/testing\/|\/testing\.ts)$|\/testing\//.test(file),
);
const textOf = (file: string): string => readFileSync(path.join(SOURCES, file), 'utf8');

/** The tables from which a file deletes. */
function deletedIn(text: string): string[] {
  const byBuilder = [...text.matchAll(/\.delete\(\s*(\w+)\)/g)].flatMap(([, name = '']) => nameOf.get(name) ?? []);
  const known = new Set(tables.map(([, name]) => name));
  const bySql = [...text.matchAll(/delete from (?:only )?(?:\$\{(\w+)\}|"?(\w+)"?)/gi)].flatMap(([, ref, name]) =>
    ref === undefined
      ? known.has(name ?? '') || name === 'server_instance'
        ? [name ?? '']
        : []
      : (nameOf.get(ref) ?? []),
  );
  return [...new Set([...byBuilder, ...bySql])];
}

const found = files.flatMap((file) => {
  const text = textOf(file);
  const owner = file.split('/').slice(0, 2).join('/');
  return deletedIn(text).map((table) => ({ key: `${owner} ${table}`, file, text }));
});

describe('Everything that deletes', () => {
  it('is listed: under the legal holds, or with the reason why they do not concern it', () => {
    expect([...new Set(found.map(({ key }) => key))].sort()).toEqual(Object.keys(DELETIONS).sort());
  });

  it('asks whether it is held, where it is listed so', () => {
    for (const [key, how] of Object.entries(DELETIONS)) {
      if (how === HELD) {
        const asking = found.filter((one) => one.key === key && ASKS.test(one.text));
        expect([key, asking.length > 0]).toEqual([key, true]);
      } else if ('askedBy' in how) {
        expect([key, ASKS.test(textOf(how.askedBy))]).toEqual([key, true]);
      } else expect(how.because).not.toBe('');
    }
  });

  it('is listed also where the database deletes by a foreign key', () => {
    const cascading = files
      .filter((file) => file.startsWith('platform/database/schema/'))
      .flatMap((file) =>
        textOf(file)
          .split('pgTable(')
          .slice(1)
          .flatMap((text) => (text.includes(`onDelete: 'cascade'`) ? [/'(\w+)'/.exec(text)?.[1] ?? ''] : [])),
      );
    expect(cascading.sort()).toEqual(Object.keys(CASCADES).sort());
    const deleted = new Set(found.map(({ key }) => key.split(' ')[1]));
    for (const [table, parent] of Object.entries(CASCADES)) expect([table, deleted.has(parent)]).toEqual([table, true]);
  });
});

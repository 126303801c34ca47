import { registeredNameSource } from '@countersign/domain';
import type { Tx } from '../../platform/index.ts';
import {
  type DocumentRow,
  type FileRow,
  type LoadedEnvelope,
  findDocuments,
  findPersons,
  listFiles,
  loadEnvelopeFacts,
} from '../../contracts/index.ts';
import {
  type ApplicationRow,
  findEnterprise,
  findEnterpriseOfMember,
  findPassed,
  isVerified,
} from '../../accounts/index.ts';
import { type CertificateRow, listBySerial } from '../../trust/index.ts';
import { type AuditRow, type RevisionRow, listAudit, listRevisions } from '../../signing/index.ts';
import type { EnterpriseFacts } from './facts.ts';

type PersonRow = NonNullable<ReturnType<Awaited<ReturnType<typeof findPersons>>['get']>>;

/** All rows for the report and the archive of an envelope, read in one transaction. */
export interface EnvelopeRecord {
  readonly loaded: LoadedEnvelope;
  readonly documents: readonly DocumentRow[];
  readonly files: readonly FileRow[];
  readonly revisions: readonly RevisionRow[];
  readonly audit: readonly AuditRow[];
  /** The certificates that signed, without those of attempts that lost a race. */
  readonly certificates: readonly CertificateRow[];
  readonly persons: ReadonlyMap<string, PersonRow>;
  /** The applications by which each person's identity was verified, newest last, by person. */
  readonly identities: ReadonlyMap<string, readonly ApplicationRow[]>;
  /** By their id. */
  readonly enterprises: ReadonlyMap<string, EnterpriseFacts>;
  /** The enterprise in whose name it was sent; null from a personal account. */
  readonly senderEnterprise: EnterpriseFacts | null;
}

export async function readRecord(tx: Tx, envelopeId: string): Promise<EnvelopeRecord> {
  const loaded = await loadEnvelopeFacts(tx, envelopeId, { lock: false });
  const { row, participants } = loaded;
  const documents = await findDocuments(tx, envelopeId);
  const audit = await listAudit(tx, envelopeId);
  const personIds = [row.senderId, ...participants.flatMap(({ personId }) => personId ?? [])];
  const enterpriseIds = new Set(participants.flatMap(({ enterpriseId }) => enterpriseId ?? []));
  const enterprises = new Map<string, EnterpriseFacts>();
  for (const id of enterpriseIds) {
    const found = await findEnterprise(tx, id);
    if (found !== null) enterprises.set(id, enterpriseFacts(found));
  }
  const sender = row.senderMemberId === null ? null : await findEnterpriseOfMember(tx, row.senderMemberId);
  return {
    loaded,
    documents,
    audit,
    enterprises,
    files: await listFiles(
      tx,
      documents.map(({ fileId }) => fileId),
    ),
    revisions: await listRevisions(tx, envelopeId),
    certificates: await listBySerial(tx, audit.flatMap(signingSerials)),
    persons: await findPersons(tx, personIds),
    identities: await findPassed(tx, personIds),
    senderEnterprise: sender === null ? null : enterpriseFacts(sender),
  };
}

type EnterpriseRow = NonNullable<Awaited<ReturnType<typeof findEnterprise>>>;

const enterpriseFacts = ({ name, unifiedSocialCode, registCode, idttvStatus }: EnterpriseRow): EnterpriseFacts => ({
  name,
  creditCode: unifiedSocialCode ?? registCode,
  verified: isVerified({ idttvStatus }),
  nameSource: registeredNameSource(idttvStatus),
});

/** Returns the certificates that an audit row names as those of signatures. */
const signingSerials = ({ kind, detail }: Pick<AuditRow, 'kind' | 'detail'>): string[] =>
  kind === 'participant.signed'
    ? Object.entries(detail).flatMap(([key, value]) => (key.startsWith('serial.') ? [value] : []))
    : [];

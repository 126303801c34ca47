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
import { type AuditRow, type RevisionRow, listAudit, listRevisions, together } from '../../signing/index.ts';
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
  const [loaded, withFiles, withCertificates, revisions] = await together([
    loadEnvelopeFacts(tx, envelopeId, { lock: false }),
    readDocuments(tx, envelopeId),
    readAudit(tx, envelopeId),
    listRevisions(tx, envelopeId),
  ]);
  const { row, participants } = loaded;
  const personIds = [row.senderId, ...participants.flatMap(({ personId }) => personId ?? [])];
  const enterpriseIds = [...new Set(participants.flatMap(({ enterpriseId }) => enterpriseId ?? []))];
  const [persons, identities, sender, ...found] = await together([
    findPersons(tx, personIds),
    findPassed(tx, personIds),
    row.senderMemberId === null ? null : findEnterpriseOfMember(tx, row.senderMemberId),
    ...enterpriseIds.map((id) => findEnterprise(tx, id)),
  ]);
  const enterprises = new Map(
    enterpriseIds.flatMap((id, at): [string, EnterpriseFacts][] => {
      const one = found[at] ?? null;
      return one === null ? [] : [[id, enterpriseFacts(one)]];
    }),
  );
  return {
    loaded,
    ...withFiles,
    ...withCertificates,
    revisions,
    persons,
    identities,
    enterprises,
    senderEnterprise: sender === null ? null : enterpriseFacts(sender),
  };
}

async function readDocuments(tx: Tx, envelopeId: string): Promise<Pick<EnvelopeRecord, 'documents' | 'files'>> {
  const documents = await findDocuments(tx, envelopeId);
  const fileIds = documents.map(({ fileId }) => fileId);
  return { documents, files: await listFiles(tx, fileIds) };
}

async function readAudit(tx: Tx, envelopeId: string): Promise<Pick<EnvelopeRecord, 'audit' | 'certificates'>> {
  const audit = await listAudit(tx, envelopeId);
  return { audit, certificates: await listBySerial(tx, audit.flatMap(signingSerials)) };
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

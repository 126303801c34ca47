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
import {
  type AuditRow,
  type Expected,
  type RevisionRow,
  listAudit,
  listRevisions,
  together,
} from '../../signing/index.ts';
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

/** @param expected is asked for at once; what differs is read again */
export async function readRecord(tx: Tx, envelopeId: string, expected?: Expected): Promise<EnvelopeRecord> {
  const early = expected === undefined ? null : readPeople(tx, expected.personIds);
  const [loaded, withFiles, withCertificates, revisions, known] = await together([
    loadEnvelopeFacts(tx, envelopeId, { lock: false }),
    readDocuments(tx, envelopeId, expected?.fileIds),
    readAudit(tx, envelopeId, expected?.serials),
    listRevisions(tx, envelopeId),
    early,
  ]);
  const { row, participants } = loaded;
  const personIds = [row.senderId, ...participants.flatMap(({ personId }) => personId ?? [])];
  const enterpriseIds = [...new Set(participants.flatMap(({ enterpriseId }) => enterpriseId ?? []))];
  const isKnown = known !== null && isSame(personIds, expected?.personIds);
  const [{ persons, identities }, sender, ...found] = await together([
    isKnown ? known : readPeople(tx, personIds),
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

async function readPeople(tx: Tx, ids: readonly string[]): Promise<Pick<EnvelopeRecord, 'persons' | 'identities'>> {
  const [persons, identities] = await together([findPersons(tx, ids), findPassed(tx, ids)]);
  return { persons, identities };
}

const isSame = (ids: readonly string[], expected: readonly string[] | undefined): boolean =>
  expected !== undefined && ids.length === expected.length && ids.every((id) => expected.includes(id));

async function readDocuments(
  tx: Tx,
  envelopeId: string,
  expected: readonly string[] = [],
): Promise<Pick<EnvelopeRecord, 'documents' | 'files'>> {
  const [documents, early] = await together([findDocuments(tx, envelopeId), listFiles(tx, expected)]);
  const fileIds = documents.map(({ fileId }) => fileId);
  return { documents, files: isSame(fileIds, expected) ? early : await listFiles(tx, fileIds) };
}

/** The certificates in the order of their signatures. */
async function readAudit(
  tx: Tx,
  envelopeId: string,
  expected: readonly string[] = [],
): Promise<Pick<EnvelopeRecord, 'audit' | 'certificates'>> {
  const [audit, early] = await together([listAudit(tx, envelopeId), listBySerial(tx, expected)]);
  const serials = audit.flatMap(signingSerials);
  const rows = isSame(serials, expected) ? early : await listBySerial(tx, serials);
  const bySerial = new Map(rows.map((row) => [row.serial, row]));
  return { audit, certificates: [...new Set(serials)].flatMap((serial) => bySerial.get(serial) ?? []) };
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

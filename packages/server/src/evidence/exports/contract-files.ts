import { createHash } from 'node:crypto';
import { calls } from '@countersign/contract/calls';
import { splitFileName, toWsid } from '@countersign/domain';
import {
  ENVELOPE_RULES,
  archiveNames,
  findDocuments,
  listAttached,
  readEnvelope,
  readerOf,
  safeName,
} from '../../contracts/index.ts';
import {
  type Caller,
  type EnvelopeRelation,
  type ExportedFile,
  Refused,
  type Services,
  type Tx,
} from '../../platform/index.ts';
import { archiveParts, coveredEnvelope, storedFiles } from '../record/index.ts';
import { contentOf } from './download.ts';

interface Asked {
  readonly envelopeId: string;
  readonly caller: Caller;
  /** Its place in the export, from 1. */
  readonly number: number;
}

/**
 * The files of one contract: a finished one is its archive as it is downloaded from the platform, any other its data and its
 * documents as they stand. What the maker of the export may not see now is not in it.
 */
export async function contractFiles(services: Services, asked: Asked): Promise<ExportedFile[]> {
  const { envelopeId, caller, number } = asked;
  const now = services.clock.now();
  const found = await services.db.withTx(async (tx) => {
    const relation = await relationOf(tx, 'envelope:reader', asked);
    if (relation === null) return null;
    const reads = (await relationOf(tx, 'envelope:document', asked)) !== null;
    const envelope = await readEnvelope(tx, envelopeId, readerOf({ relation, caller, context: { now } }));
    const documents = reads ? await findDocuments(tx, envelopeId) : [];
    const attached = reads ? (await listAttached(tx, envelopeId)).filter(({ signedAt }) => signedAt !== null) : [];
    return { envelope, reads, documents, attached };
  });
  if (found === null) return [];
  const { envelope, reads, documents, attached } = found;
  const { title, status } = envelope;
  const contract = { wsid: toWsid('envelope', envelopeId), title, status };
  const name = `contracts/${String(number).padStart(6, '0')}-${safeName(title).slice(0, 60).trimEnd()}`;
  if (reads && status === 'ED_SUCCESS') {
    const archive = await archiveFile(services, envelopeId, `${name}.zip`);
    if (archive !== null) return [{ ...archive, contract }];
  }
  // As the reply of the call: nothing that it would not show.
  const shown = calls.getEnvelope.response.parse({ envelope });
  const { digest, size } = await services.blobs.put(Buffer.from(`${JSON.stringify(shown.envelope, null, 1)}\n`));
  const names = archiveNames(documents.map((one) => one.name));
  return [
    { path: `${name}/contract.json`, sha256: digest, bytes: size, contract },
    ...documents.map(({ headDigest, headBytes }, at) => ({
      path: `${name}/${String(at + 1).padStart(2, '0')}-${names[at] ?? 'document.pdf'}`,
      sha256: headDigest,
      bytes: headBytes,
      contract,
    })),
    ...attached.flatMap(({ name: full, digest: sha256, bytes }, at) => {
      const { base, extension } = splitFileName(full);
      const path = `${name}/attachments/${String(at + 1).padStart(2, '0')}-${safeName(base)}.${extension}`;
      return sha256 === null ? [] : [{ path, sha256, bytes, contract }];
    }),
  ];
}

/** The relation of the maker to the envelope by which a call would be permitted; null if it would be refused. */
async function relationOf(
  tx: Tx,
  access: 'envelope:reader' | 'envelope:document',
  { caller, envelopeId }: Asked,
): Promise<EnvelopeRelation | null> {
  const call = access === 'envelope:reader' ? 'getEnvelope' : 'getArchive';
  try {
    const params = { envelopeWsid: toWsid('envelope', envelopeId) };
    return await ENVELOPE_RULES[access]({ tx, call, caller, params });
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

/** Makes the archive once to learn its size and digest; null while the contract has no report yet. */
async function archiveFile(services: Services, envelopeId: string, path: string): Promise<ExportedFile | null> {
  try {
    const envelope = await coveredEnvelope(services, envelopeId);
    const { digest: parts } = await archiveParts(services, envelope);
    const archive = { parts, stored: storedFiles(envelope), mtime: envelope.completedAt.toISOString() };
    const hash = createHash('sha256');
    let bytes = 0;
    for await (const piece of await contentOf(services.blobs, { path, sha256: '', bytes: 0, archive })) {
      hash.update(piece as Buffer);
      bytes += (piece as Buffer).length;
    }
    return { path, sha256: hash.digest('hex'), bytes, archive };
  } catch (error) {
    if (error instanceof Refused) return null;
    throw error;
  }
}

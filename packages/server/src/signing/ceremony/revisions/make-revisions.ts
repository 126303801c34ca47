import { Readable } from 'node:stream';
import {
  type FieldPicture,
  type FieldText,
  type OpenRevision,
  type PictureSlice,
  type PlannedField,
  type SignatureHash,
  digestRevision,
  embedSignature,
} from '@countersign/pdf';
import { type Digest, type LoadedBlob, type Services, refuseWith } from '../../../platform/index.ts';
import type { UnrecordedSignature } from '../../../trust/index.ts';
import { reservedSizes } from '../core/reserved-sizes.ts';
import type { Picture, PlannedAct, PlannedDocument } from '../core/act.ts';
import type { Head } from '../core/heads.ts';
import { only, pairs } from '../core/pairs.ts';
import { together } from '../core/together.ts';

/** A revision that is in the blob store and not yet in any row. */
export interface MadeRevision {
  readonly fileId: string;
  readonly kind: 'SIGN' | 'FILL';
  readonly base: Head;
  readonly digest: Digest;
  readonly bytes: number;
  /** The certificate that signed it; null where only values were filled in. */
  readonly serial: string | null;
  readonly timestampTime: Date | null;
}

type MakingServices = Pick<Services, 'blobs' | 'workers' | 'signer' | 'clock'> & {
  readonly config: Pick<Services['config'], 'signatureLevel'>;
};

/**
 * Stores `base` with the appended bytes, without joining the two in memory; resolves once the result is durable. A base that is
 * a blob is neither hashed again nor written from memory.
 */
export async function storeRevision(
  { blobs }: Pick<Services, 'blobs'>,
  base: Uint8Array | LoadedBlob,
  appended: readonly Uint8Array[],
): Promise<{ digest: Digest; bytes: number }> {
  const { digest, size } = await (base instanceof Uint8Array
    ? blobs.put(Readable.from([base, ...appended]))
    : blobs.append(base, appended));
  return { digest, bytes: size };
}

/** The new revision of a document with an empty place for the signature, and the revision it is appended to. */
export interface OpenedSigning {
  readonly base: LoadedBlob;
  readonly open: OpenRevision;
}

/** A document that gets a signature, and the revision that it is made on. */
interface ToSign {
  readonly document: PlannedDocument & { readonly signatureField: string };
  readonly head: Head;
}

type Signer = Pick<PlannedAct, 'commonName' | 'decidedAt' | 'witness' | 'facts'>;

/** In the signature dictionary, which readers of the PDF and the verifier show. */
const WITNESS_REASON = '作为见证人签署 Signed as a witness';
const IN_PERSON_REASON = '在发起人的设备上当面签署 Signed in person on the device of the sender';

/** What readers are told of the circumstances of the signature. */
function reasonOf({ witness, facts }: Signer): { reason?: string } {
  const reasons = [
    ...(witness ? [WITNESS_REASON] : []),
    ...(facts['inPersonHost'] === undefined ? [] : [IN_PERSON_REASON]),
  ];
  return reasons.length === 0 ? {} : { reason: reasons.join('; ') };
}

const signatureRequest = ({ document, head }: ToSign, act: Signer, reserve: number) => ({
  fieldId: document.signatureField,
  pictures: picturesOf(document),
  texts: textsOf(document),
  newFields: newFieldsOn(document, head),
  certify: document.mayCertify && !head.hasSignature,
  name: act.commonName,
  ...reasonOf(act),
  signingTime: act.decidedAt,
  reserve,
});

/** docs/cycles/signing.md step 8: makes the revisions without their signatures, and the digest of all other bytes of each. */
async function openSignings(
  services: Pick<Services, 'blobs' | 'workers' | 'signer'>,
  act: Signer,
  documents: readonly ToSign[],
): Promise<OpenedSigning[]> {
  const { signature: reserve } = await reservedSizes(services.signer);
  const requests = documents.map((one) => signatureRequest(one, act, reserve));
  const bases = await together(documents.map(({ head }) => services.blobs.load(head.digest)));
  // Each base was hashed while it was read.
  const drafts = await services.workers.sign.run(
    'draftSignings',
    { documents: pairs(bases, requests, ({ bytes: base }, request) => ({ base, request })) },
    { move: bases.map(({ bytes }) => bytes) },
  );
  return pairs(bases, drafts, (base, draft) => ({ base, open: digestRevision(draft, base.hashed()) }));
}

/** The same for one document. Where another digest algorithm needs a second pass, the worker does it. */
export async function openSigning(
  services: Pick<Services, 'blobs' | 'workers' | 'signer'>,
  act: Signer,
  document: ToSign['document'],
  head: Head,
  hash: SignatureHash,
): Promise<OpenedSigning> {
  if (hash === 'sha256') return only(await openSignings(services, act, [{ document, head }]));
  const base = await services.blobs.load(head.digest);
  const { signature: reserve } = await reservedSizes(services.signer);
  const request = { ...signatureRequest({ document, head }, act, reserve), hash };
  const move = { move: [base.bytes] };
  return { base, open: await services.workers.sign.run('beginSigning', { base: base.bytes, request }, move) };
}

/** Fills in values in a document that its participant does not sign; null where nothing changes in it. */
export async function fillIn(
  services: Pick<Services, 'blobs' | 'workers'>,
  document: PlannedDocument,
  head: Head,
): Promise<MadeRevision | null> {
  const base = await services.blobs.load(head.digest);
  const newFields = newFieldsOn(document, head);
  const input = { base: base.bytes, texts: textsOf(document), newFields };
  const append = await services.workers.sign.run('fillDocument', input, { move: [base.bytes] });
  if (append.length === 0) return null;
  const stored = await storeRevision(services, base, [append]);
  return { fileId: document.fileId, kind: 'FILL', base: head, ...stored, serial: null, timestampTime: null };
}

/** What the signatures of an act are made with. */
interface Ground {
  /** A row of the envelope's record, hex, that the certificates name: of the decision, or a later one. */
  readonly auditHead: string | null;
  /** Gets each signature that is made; the caller records them. */
  readonly unrecorded: UnrecordedSignature[];
}

/** What an act does to a document, and the current revision of it. */
export interface DocumentToMake {
  readonly document: PlannedDocument;
  readonly head: Head;
}

/**
 * docs/cycles/signing.md steps 8 to 10 for a batch of documents, outside of any transaction; without those in which nothing
 * changes.
 */
export async function makeRevisions(
  services: MakingServices,
  reservation: { readonly act: PlannedAct; readonly attempt: string },
  documents: readonly DocumentToMake[],
  ground: Ground,
): Promise<MadeRevision[]> {
  const signing = documents.flatMap(({ document, head }): ToSign[] => {
    const { signatureField } = document;
    return signatureField === null ? [] : [{ document: { ...document, signatureField }, head }];
  });
  const made = signing.length === 0 ? [] : await signEach(services, reservation, signing, ground);
  for (const { document, head } of documents) {
    const filled = document.signatureField === null ? await fillIn(services, document, head) : null;
    if (filled !== null) made.push(filled);
  }
  return made;
}

async function signEach(
  services: MakingServices,
  { act, attempt }: { readonly act: PlannedAct; readonly attempt: string },
  documents: readonly ToSign[],
  { auditHead, unrecorded }: Ground,
): Promise<MadeRevision[]> {
  // 8. The revisions with an empty place for the signature, and the digest of all other bytes.
  const opened = await openSignings(services, act, documents);
  // 9. Keys, certificates, signatures and time-stamps, in the signer process (docs/cycles/issuance.md).
  const { envelopeId, participantId } = act;
  const answers = await services.signer.signUnrecorded({
    documents: pairs(documents, opened, ({ head: { fileId } }, { open: { digest } }) => ({ fileId, digest })),
    subject: {
      commonName: act.commonName,
      identityVerified: act.identityVerified,
      nameOfProfile: act.nameOfProfile,
      number: act.subjectNumber,
      organisation: act.organisation,
      organisationIdentifier: act.organisationIdentifier,
    },
    holder: act.holder,
    envelopeId,
    participantId,
    attempt,
    evidenceDigest: auditHead === null ? undefined : Buffer.from(auditHead, 'hex'),
    level: services.config.signatureLevel,
  });
  const at = services.clock.now();
  const signed = pairs(documents, answers, ({ head }, answer) => ({ head, answer }));
  for (const { head, answer } of signed)
    unrecorded.push({ envelopeId, participantId, fileId: head.fileId, attempt, answer, at });
  // 10. Inserts the signatures and makes the revisions durable.
  const stored = await together(
    pairs(opened, answers, ({ base, open }, { cms }) => storeRevision(services, base, [embedSignature(open, cms)])),
  );
  return pairs(signed, stored, ({ head, answer: { serial, timestampTime } }, blob) => ({
    fileId: head.fileId,
    kind: 'SIGN' as const,
    base: head,
    ...blob,
    serial,
    timestampTime,
  }));
}

const textsOf = ({ values }: PlannedDocument): FieldText[] =>
  values.flatMap((value) => (value.kind === 'text' ? value.fields : []));

const picturesOf = ({ values }: PlannedDocument): FieldPicture[] =>
  values.flatMap((value) =>
    value.kind === 'picture'
      ? value.fields.map(({ fieldId, slice }) => fieldPicture(fieldId, slice, value.picture))
      : [],
  );

const fieldPicture = (fieldId: string, slice: PictureSlice | null, { officeSeal, image }: Picture): FieldPicture => ({
  fieldId,
  image,
  ...(slice === null ? {} : { slice }),
  ...(officeSeal === undefined ? {} : { sizePt: officeSeal.sizePt }),
});

/**
 * Returns the fields that a participant has placed, as far as the document accepts them: once it carries a signature, signature
 * fields only (Rulings §3 "allowAppendForms").
 * @throws Refused ERROR_FORM_APPEND_TOO_LATE
 */
function newFieldsOn({ newFields }: PlannedDocument, { hasSignature }: Head): PlannedField[] {
  return newFields.map((field) => {
    if (field.kind === 'PICTURE') return { ...field, afterSignature: hasSignature };
    if (hasSignature && field.kind !== 'SIGNATURE') refuseWith('ERROR_FORM_APPEND_TOO_LATE');
    return field;
  });
}

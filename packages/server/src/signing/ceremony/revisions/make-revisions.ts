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
import { formFieldName } from '../../../contracts/index.ts';
import { type Digest, type LoadedBlob, type Services, refuseWith } from '../../../platform/index.ts';
import type { UnrecordedSignature } from '../../../trust/index.ts';
import { reservedSizes } from '../core/reserved-sizes.ts';
import type { Picture, PlannedAct, PlannedDocument } from '../core/act.ts';
import type { Head } from '../core/heads.ts';

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

/** docs/cycles/signing.md step 8: makes the revision without its signature, and the digest of all other bytes. */
export async function openSigning(
  services: Pick<Services, 'blobs' | 'workers' | 'signer'>,
  act: Pick<PlannedAct, 'commonName' | 'decidedAt'>,
  document: PlannedDocument & { readonly signatureField: string },
  head: Head,
  hash: SignatureHash = 'sha256',
): Promise<OpenedSigning> {
  const base = await services.blobs.load(head.digest);
  const request = {
    fieldId: document.signatureField,
    pictures: picturesOf(document),
    texts: textsOf(document),
    newFields: newFieldsOn(document, head),
    certify: document.mayCertify && !head.hasSignature,
    name: act.commonName,
    signingTime: act.decidedAt,
    reserve: (await reservedSizes(services.signer)).signature,
  };
  const { sign } = services.workers;
  // The base was hashed while it was read; only another digest algorithm needs a second pass, which the worker does.
  const move = { move: [base.bytes] };
  if (hash !== 'sha256')
    return { base, open: await sign.run('beginSigning', { base: base.bytes, request: { ...request, hash } }, move) };
  const draft = await sign.run('draftSigning', { base: base.bytes, request }, move);
  return { base, open: digestRevision(draft, base.hashed()) };
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

/** What a signature is made on. */
interface Ground {
  readonly head: Head;
  /** A row of the envelope's record, hex, that the certificate names: of the decision, or a later one. */
  readonly auditHead: string | null;
  /** Gets each signature that is made; the caller records them. */
  readonly unrecorded: UnrecordedSignature[];
}

/** docs/cycles/signing.md steps 8 to 10 for one document, outside of any transaction; null where nothing changes in it. */
export async function makeRevision(
  services: MakingServices,
  { act, attempt }: { readonly act: PlannedAct; readonly attempt: string },
  document: PlannedDocument,
  { head, auditHead, unrecorded }: Ground,
): Promise<MadeRevision | null> {
  const { signatureField } = document;
  if (signatureField === null) return fillIn(services, document, head);
  // 8. The revision with an empty place for the signature, and the digest of all other bytes.
  const { base, open } = await openSigning(services, act, { ...document, signatureField }, head);
  // 9. Key, certificate, signature and time-stamp, in the signer process (docs/cycles/issuance.md).
  const { envelopeId, participantId } = act;
  const of = { envelopeId, participantId, fileId: document.fileId, attempt };
  const answer = await services.signer.signUnrecorded({
    digest: open.digest,
    subject: {
      commonName: act.commonName,
      identityVerified: act.identityVerified,
      nameOfProfile: act.nameOfProfile,
      number: act.subjectNumber,
      organisation: act.organisation,
      organisationIdentifier: act.organisationIdentifier,
    },
    holder: act.holder,
    ...of,
    evidenceDigest: auditHead === null ? undefined : Buffer.from(auditHead, 'hex'),
    level: services.config.signatureLevel,
  });
  unrecorded.push({ ...of, answer, at: services.clock.now() });
  // 10. Inserts the signature and makes the revision durable.
  const stored = await storeRevision(services, base, [embedSignature(open, answer.cms)]);
  return {
    fileId: document.fileId,
    kind: 'SIGN',
    base: head,
    ...stored,
    serial: answer.serial,
    timestampTime: answer.timestampTime,
  };
}

const textsOf = ({ values }: PlannedDocument): FieldText[] =>
  values.flatMap((value) =>
    value.kind === 'text' ? [{ fieldId: formFieldName(value.formId), text: value.text }] : [],
  );

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

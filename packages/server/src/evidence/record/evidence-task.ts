import { OID, contentTypeAttribute, parseSignedData, parseTstInfo, timestampTokens } from '@countersign/asn1';
import { type OpenRevision, PdfError, beginSignature, embeddedSignatures } from '@countersign/pdf';
import { reasonOf } from './archive-manifest.ts';
import { layOutReport } from './report.ts';
import type { ReportInput } from './report-layout.ts';
import { type PicturedFile, type Pictures, openPictures } from './report-pictures.ts';
import { composePages, spelled, task, typesetter } from '../../platform/index.ts';

interface RenderedEvidence {
  readonly base: Uint8Array;
  /** The bytes to append, once the platform's signature has been inserted. */
  readonly open: OpenRevision;
}

interface Rendering {
  readonly created: Date;
  readonly reserve: number;
  /** The documents whose pages are shown in small. */
  readonly files: readonly PicturedFile[];
}

/** A page that cannot be copied although it was read leaves the report without pictures, which it then says. */
function composed(input: ReportInput, files: readonly PicturedFile[], created: Date): Uint8Array {
  const compose = (pictures: Pictures): Uint8Array =>
    composePages({
      pages: layOutReport(input, pictures, typesetter),
      title: `Evidence report ${input.facts.envelope.wsid}`,
      created,
    });
  try {
    return compose(openPictures(files));
  } catch (error) {
    if (!(error instanceof PdfError)) throw error;
    return compose(new Map(files.map(({ fileWsid }) => [fileWsid, null])));
  }
}

/** `/T` of the field that the platform signs in. */
const SEAL_FIELD_NAME = 'PlatformSeal';

/**
 * Prepares the evidence report as a PDF that waits for the platform's signature; no later revision may change its appearance.
 */
export const renderEvidence = task(
  async ({ created, reserve, files, ...input }: ReportInput & Rendering): Promise<RenderedEvidence> => {
    const { facts, factsSha256, sealedBy } = input;
    const base = composed(spelled(input), files, created);
    const open = beginSignature(base, {
      fieldId: SEAL_FIELD_NAME,
      newFields: [{ kind: 'SIGNATURE', fieldId: SEAL_FIELD_NAME, place: null }],
      certify: true,
      reserve,
      name: sealedBy,
      reason: reasonOf(facts.envelope.wsid, factsSha256),
      signingTime: created,
    });
    return { base, open };
  },
);

/** A time-stamp embedded in a file, with its contents. */
interface FoundTimestamp {
  readonly field: string;
  readonly over: 'SIGNATURE' | 'DOCUMENT';
  readonly time: Date;
  readonly hash: string;
  readonly digest: Uint8Array;
  /** RFC 3161 TimeStampToken, DER. */
  readonly token: Uint8Array;
}
interface FoundStamps {
  readonly stamps: readonly FoundTimestamp[];
  /** The reasons given in the signatures. */
  readonly reasons: readonly string[];
}

/**
 * Returns every time-stamp in a file of this server; those in signatures that came with an upload only if they are well-formed.
 */
export const findTimestamps = task(async ({ bytes }: { readonly bytes: Uint8Array }): Promise<FoundStamps> => {
  const signatures = embeddedSignatures(bytes);
  return {
    stamps: signatures.flatMap(({ fieldName, isTimestamp, cms }) =>
      isTimestamp
        ? readStamp(fieldName, 'DOCUMENT', cms)
        : readTokens(cms).flatMap((token) => readStamp(fieldName, 'SIGNATURE', token)),
    ),
    reasons: signatures.flatMap(({ reason }) => reason ?? []),
  };
});

const readTokens = (cms: Uint8Array): Uint8Array[] =>
  sound(() => parseSignedData(cms).signerInfos.flatMap((signer) => timestampTokens(signer.unsignedAttributes)));

function readStamp(field: string, over: FoundTimestamp['over'], token: Uint8Array): FoundTimestamp[] {
  return sound(() => {
    const { content, signerInfos } = parseSignedData(token);
    const [signer] = signerInfos;
    if (content === null || !signer || contentTypeAttribute(signer.signedAttributes) !== OID.tstInfo) return [];
    const { genTime: time, imprint } = parseTstInfo(content);
    if (imprint.hash === null) return [];
    return [{ field, over, time, hash: imprint.hash, digest: imprint.hashedMessage, token }];
  });
}

/** Signatures made elsewhere may be malformed. */
function sound<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

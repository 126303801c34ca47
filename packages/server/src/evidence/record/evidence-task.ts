import { OID, contentTypeAttribute, parseSignedData, parseTstInfo, timestampTokens } from '@countersign/asn1';
import { type OpenRevision, beginSignature, embeddedSignatures } from '@countersign/pdf';
import { reasonOf } from './archive-manifest.ts';
import { layOutReport } from './report.ts';
import type { ReportInput } from './report-paper.ts';
import { task } from '../../platform/workers/tasks.ts';
import { composePages, typesetter } from '../../platform/page-layout/compose-pages.ts';
import { spelled } from '../../platform/page-layout/spelled.ts';

export interface RenderedEvidence {
  readonly base: Uint8Array;
  /** To be appended, once the platform's signature is in its place. */
  readonly open: OpenRevision;
}

/** `/T` of the field that the platform signs in. */
const SEAL_FIELD_NAME = 'PlatformSeal';

/** The evidence report as a PDF that waits for the platform's signature; no later revision may change what it shows. */
export const renderEvidence = task(
  async ({
    created,
    reserve,
    ...input
  }: ReportInput & { readonly created: Date; readonly reserve: number }): Promise<RenderedEvidence> => {
    const { facts, factsSha256, sealedBy } = input;
    const pages = layOutReport(spelled(input), typesetter);
    const base = composePages({ pages, title: `Evidence report ${facts.envelope.wsid}`, created });
    const open = beginSignature(base, {
      fieldId: SEAL_FIELD_NAME,
      newFields: [{ kind: 'SIGNATURE', fieldId: SEAL_FIELD_NAME, place: null }],
      ...{ certify: true, reserve },
      ...{ name: sealedBy, reason: reasonOf(facts.envelope.wsid, factsSha256), signingTime: created },
    });
    return { base, open };
  },
);

/** A time-stamp as it stands in a file, with what it says. */
export interface FoundTimestamp {
  readonly field: string;
  readonly over: 'SIGNATURE' | 'DOCUMENT';
  readonly time: Date;
  readonly hash: string;
  readonly digest: Uint8Array;
  /** RFC 3161 TimeStampToken, DER. */
  readonly token: Uint8Array;
}
export interface FoundStamps {
  readonly stamps: readonly FoundTimestamp[];
  /** What the signatures give as their reasons. */
  readonly reasons: readonly string[];
}

/** Every time-stamp of a file that this server made; those of signatures that came with an upload as far as they are sound. */
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

/** What somebody else has signed may be anything. */
function sound<T>(read: () => T[]): T[] {
  try {
    return read();
  } catch {
    return [];
  }
}

import { parseCertificate, parseTimestampResponse } from '@countersign/asn1';
import { embeddedSignatures, verifyDetached } from '@countersign/pdf';
import { POLICY } from '@countersign/pki';
import { parseSignedData, parseTstInfo, timestampTokens } from '@countersign/asn1';
import { ARCHIVE_PATHS, factsNamedBy, isUnlisted } from '../../record/index.ts';
import { revisionDigests } from '../revision-digests.ts';
import type { ArchiveManifest, EvidenceFacts } from '../../record/index.ts';
import type { OpenedArchive } from './open-archive.ts';

/** The problems that a check found, one line each; null where there is nothing to check. */
export type Findings = readonly string[] | null;

const isPlatform = (der: Uint8Array | null): boolean =>
  der !== null && parseCertificate(der).policies?.includes(POLICY.platformSeal) === true;

export function judgeManifest({ files, manifest, trust, chain, now }: OpenedArchive): Findings {
  const [octets, cms] = [files.get(ARCHIVE_PATHS.manifest), files.get(ARCHIVE_PATHS.signature)];
  if (octets === undefined || manifest === null) return ['the manifest is missing or malformed'];
  if (cms === undefined) return ['the signature of the manifest is missing'];
  // Without a time-stamp over it, the signature is valid only while its own certificate is.
  const { passed, failure, certificate } = verifyDetached(cms, octets, trust, chain.provenAt ?? now);
  if (!passed) return [`the signature of the manifest: ${failure ?? 'not valid'}`];
  return isPlatform(certificate) ? [] : ['the manifest is signed by someone other than the platform'];
}

export const judgeLongTerm = ({ chain }: OpenedArchive): Findings => chain.found;

export function judgeListed({ files, manifest, sha256 }: OpenedArchive): Findings {
  if (manifest === null) return ['the manifest is missing'];
  const listed = new Map(manifest.files.map((one) => [one.path, one]));
  const found = [...listed].flatMap(([path, { bytes, sha256: expected }]) => {
    const actual = files.get(path);
    if (actual === undefined) return [`${path} is missing`];
    return actual.length === bytes && sha256(path) === expected ? [] : [`${path} was changed`];
  });
  const extra = [...files.keys()].filter((path) => !listed.has(path) && !isUnlisted(path));
  return [...found, ...extra.map((path) => `${path} does not belong to the archive`), ...judgeSums(files, sha256)];
}

/** The list for sha256sum must match the manifest. */
function judgeSums(files: OpenedArchive['files'], sha256: OpenedArchive['sha256']): string[] {
  const sums = files.get(ARCHIVE_PATHS.sums);
  if (sums === undefined) return [`${ARCHIVE_PATHS.sums} is missing`];
  const lines = Buffer.from(sums).toString('utf8').split('\n').filter(Boolean);
  return lines.flatMap((line) => {
    const [, digest, path] = /^([0-9a-f]{64}) {2}(.+)$/.exec(line) ?? [];
    return path !== undefined && sha256(path) === digest ? [] : [`${ARCHIVE_PATHS.sums}: ${path ?? line}`];
  });
}

/** If an upload was already signed by others, only the signatures made here must lead to a trusted root. */
export function judgeDocuments({ documents, manifest, facts }: OpenedArchive): Findings {
  const found = documents.flatMap(({ path, verification }) => {
    if (verification === null) return [`${path} is not a readable PDF`];
    if (verification.valid) return [];
    const { fileWsid } = manifest?.documents.find((one) => one.path === path) ?? {};
    const told = facts?.documents.find((one) => one.fileWsid === fileWsid);
    const signedHere = facts?.participants.some(({ signatures }) =>
      signatures.some((one) => one.fileWsid === fileWsid),
    );
    // No participant had to sign it: its time-stamp proves its integrity.
    if (signedHere === false && verification.signatures.length === 0)
      return verification.timestamps.every(isPassed) && verification.timestamps.length > 0
        ? []
        : [`${path} is not valid`];
    if (told?.signedBefore !== true) return [`${path} is not valid`];
    const ours = new Set(facts?.certificates.map(({ serial }) => serial));
    const wrong = verification.signatures.filter(
      (one) => !one.integrity || one.modifications === 'SUSPICIOUS' || (ours.has(one.serialNumber) && !isPassed(one)),
    );
    const last = verification.timestamps.at(-1);
    return wrong.length === 0 && last !== undefined && isPassed(last) ? [] : [`${path} is not valid`];
  });
  return documents.length === 0 ? ['there is no document'] : found;
}

const isPassed = ({ indication }: { readonly indication: string }): boolean => indication === 'TOTAL_PASSED';

export function judgeReport({ report, certificate }: OpenedArchive): Findings {
  if (report === null) return ['the report is missing or not a PDF'];
  const [seal, ...others] = report.signatures;
  if (seal === undefined) return ['the report carries no signature'];
  if (!report.valid || others.length > 0) return ['the report is not valid'];
  const signer = certificate(seal.certificates[0]?.sha256 ?? '');
  return isPlatform(signer) ? [] : ['the report is signed by someone other than the platform'];
}

export function judgeFacts({ report, facts, sha256 }: OpenedArchive): Findings {
  const named = factsNamedBy(report?.signatures[0]?.reason ?? null);
  if (named === null) return ['the report names no data'];
  return sha256(ARCHIVE_PATHS.facts) === named && facts !== null ? [] : ['evidence.json is missing or was changed'];
}

/** A renewal of the archive time-stamp appends to a document: the report names the revision at completion. */
export function judgeDigests({ files, facts, manifest, documents, sha256 }: OpenedArchive): Findings {
  if (facts === null || manifest === null) return facts === null ? null : ['the manifest is missing'];
  const wrong = manifest.documents.flatMap(({ path, fileWsid }) => {
    const told = facts.documents.find((one) => one.fileWsid === fileWsid);
    const bytes = files.get(path);
    const isTold = told !== undefined && bytes !== undefined && revisionDigests(bytes).includes(told.sha256);
    return isTold ? [] : [`${path} is not the document that the report names`];
  });
  const attached = judgeAttached({ facts, manifest, sha256 });
  const isSameCount =
    facts.documents.length === manifest.documents.length && documents.length === facts.documents.length;
  const isSame = facts.envelope.wsid === manifest.envelope.wsid;
  return [
    ...wrong,
    ...attached,
    ...(isSameCount ? [] : ['the report names a different number of documents']),
    ...(isSame ? [] : ['the report belongs to another envelope']),
  ];
}

/** Every file that the report says was attached is there, under the digest that its signer signed with, and no other. */
function judgeAttached({
  facts,
  manifest,
  sha256,
}: Pick<OpenedArchive, 'sha256'> & Record<'facts', EvidenceFacts> & Record<'manifest', ArchiveManifest>): string[] {
  const told = new Map(
    facts.participants.flatMap(({ attachments = [] }) =>
      attachments.map((one) => [one.attachmentWsid, one.sha256] as const),
    ),
  );
  const listed = manifest.attachments ?? [];
  const wrong = listed.flatMap(({ path, attachmentWsid }) =>
    told.get(attachmentWsid) === sha256(path) ? [] : [`${path} is not the file that the report names`],
  );
  const isSameCount = new Set(listed.map(({ attachmentWsid }) => attachmentWsid)).size === told.size;
  return isSameCount && listed.length === told.size
    ? wrong
    : [...wrong, 'the report names a different number of attached files'];
}

/** Each time-stamp is a valid token over the listed digest, and is contained in the listed file. */
export function judgeStamps({ files, manifest }: OpenedArchive): Findings {
  if (manifest === null) return ['the manifest is missing'];
  const held = new Map<string, ReadonlySet<string>>();
  const tokensOf = (path: string): ReadonlySet<string> => {
    const known = held.get(path) ?? tokensIn(files.get(path));
    held.set(path, known);
    return known;
  };
  return manifest.timestamps.flatMap(({ path, of, digest, time }) => {
    try {
      const { token } = parseTimestampResponse(files.get(path) ?? new Uint8Array());
      const info = parseTstInfo(parseSignedData(token ?? new Uint8Array()).content ?? new Uint8Array());
      const isTrue =
        Buffer.from(info.imprint.hashedMessage).toString('hex') === digest && info.genTime.toISOString() === time;
      const stands = token !== null && tokensOf(of).has(Buffer.from(token).toString('base64'));
      return isTrue && stands ? [] : [`${path} is not contained in ${of}`];
    } catch {
      return [`${path} cannot be read`];
    }
  });
}

function tokensIn(bytes: Uint8Array | undefined): ReadonlySet<string> {
  const tokens = (bytes === undefined ? [] : embeddedSignatures(bytes)).flatMap(({ isTimestamp, cms }) =>
    isTimestamp ? [cms] : parseSignedData(cms).signerInfos.flatMap((one) => timestampTokens(one.unsignedAttributes)),
  );
  return new Set(tokens.map((token) => Buffer.from(token).toString('base64')));
}

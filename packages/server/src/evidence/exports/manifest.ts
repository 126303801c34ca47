import { Readable } from 'node:stream';
import { toPem } from '@countersign/asn1';
import { toWsid } from '@countersign/domain';
import type { ExportedFile, Services } from '../../platform/index.ts';
import { allLists } from '../../trust/index.ts';
import { filesOf } from './download.ts';
import { exportReadme } from './export-readme.ts';
import type { ExportRow } from './store.ts';

/** The `format` of the manifest of an export. */
export const EXPORT_FORMAT = 'countersign-export/1';

/** The folder of what is needed to verify the signature of the manifest; its files are signed themselves, and not listed. */
export const PROOF = 'proof/';

export const EXPORT_PATHS = { readme: 'README.txt', manifest: 'manifest.json', signature: 'manifest.p7s' } as const;

/** The contents of an export, as its `manifest.json` lists them: every other file except its signature. */
export interface ExportManifest {
  readonly format: typeof EXPORT_FORMAT;
  readonly export: string;
  readonly madeAt: string;
  /** The wsid of the person or the enterprise whose data it is. */
  readonly subject: string;
  /** Its contracts were created from the first instant on and before the second one; null = without a limit. */
  readonly from: string | null;
  readonly until: string | null;
  readonly contracts: number;
  readonly files: readonly Pick<ExportedFile, 'path' | 'sha256' | 'bytes' | 'contract'>[];
}

/** Stores the manifest of all files so far, one a line, with the platform's signature of its octets, and the README. */
export async function manifestFiles(services: Services, row: ExportRow): Promise<ExportedFile[]> {
  const { blobs, signer, db, authorityName, clock } = services;
  const readme = await blobs.put(Buffer.from(exportReadme(authorityName)));
  const first: ExportedFile = { path: EXPORT_PATHS.readme, sha256: readme.digest, bytes: readme.size };
  const head = {
    format: EXPORT_FORMAT,
    export: toWsid('dataExport', row.id),
    madeAt: clock.now().toISOString(),
    subject: row.enterpriseId === null ? toWsid('user', row.personId) : toWsid('enterprise', row.enterpriseId),
    from: row.fromAt?.toISOString() ?? null,
    until: row.untilAt?.toISOString() ?? null,
    contracts: row.done,
  };
  const { digest, size } = await blobs.put(Readable.from(lines(head, first, filesOf(db, row.id))));
  const { cms } = await signer.signAsPlatform({ digest: Buffer.from(digest, 'hex') });
  const proofs = [[EXPORT_PATHS.signature, cms], ...(await revocationData(services))] as const;
  return [
    first,
    { path: EXPORT_PATHS.manifest, sha256: digest, bytes: size },
    ...(await Promise.all(
      proofs.map(async ([path, content]) => {
        const stored = await blobs.put(content);
        return { path, sha256: stored.digest, bytes: stored.size };
      }),
    )),
  ];
}

/** The certificates above those of the signature and its time-stamp, and the status of all of them. */
async function revocationData({ signer, clock }: Services): Promise<[path: string, content: Uint8Array][]> {
  const { tsa, platform } = await signer.certificates();
  const above = (await signer.generations()).map(({ role, generation, certificate }): [string, Uint8Array] => [
    `${PROOF}${role.toLowerCase().replace('_', '-')}-${generation}.pem`,
    Buffer.from(toPem('CERTIFICATE', certificate), 'latin1'),
  ]);
  return [
    ...above,
    [`${PROOF}platform.ocsp`, await signer.ocspFor(platform)],
    [`${PROOF}tsa.ocsp`, await signer.ocspFor(tsa)],
    ...(await allLists(signer, clock.now())).map(({ name, der }): [string, Uint8Array] => [`${PROOF}${name}.crl`, der]),
  ];
}

async function* lines(head: object, first: ExportedFile, files: AsyncIterable<ExportedFile>): AsyncGenerator<Buffer> {
  const line = ({ path, sha256, bytes, contract }: ExportedFile): string =>
    JSON.stringify({ path, sha256, bytes, ...(contract === undefined ? {} : { contract }) });
  yield Buffer.from(`${JSON.stringify(head).slice(0, -1)},"files":[\n${line(first)}`);
  for await (const file of files) yield Buffer.from(`,\n${line(file)}`);
  yield Buffer.from('\n]}\n');
}

import { createHash, randomBytes } from 'node:crypto';
import { imageToPdf } from '@countersign/pdf';
import { customPdf, textPdf } from '@countersign/pdf/testing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { renderEvidence } from './evidence-task.ts';
import type { DocumentFacts, EvidenceFacts } from './facts.ts';
import { loadPictured } from './report-pictures.ts';
import { type ArchiveWorld, openArchiveWorld } from './testing/archives.ts';

let open: ArchiveWorld;
let facts: EvidenceFacts;
beforeAll(async () => {
  open = await openArchiveWorld();
  facts = JSON.parse(open.text('evidence.json')) as EvidenceFacts;
});
afterAll(() => open.close());

/** The text of the report about documents with these bytes, without white space. */
async function reportOf(...files: readonly { bytes: Uint8Array; pages: number }[]): Promise<string> {
  const [first] = facts.documents;
  const made = await Promise.all(
    files.map(async ({ bytes, pages }, at): Promise<DocumentFacts> => {
      const { size, digest } = await open.world.services.blobs.put(bytes);
      const last = { ...first!.revisions[0]!, bytes: size };
      return { ...first!, fileWsid: `${first!.fileWsid}${at}`, pages, sha256: digest, revisions: [last] };
    }),
  );
  const answer = await renderEvidence({
    facts: { ...facts, documents: made },
    factsSha256: createHash('sha256').digest('hex'),
    authorityName: 'An authority',
    verifyUrl: 'https://sign.example/verify',
    sealedBy: 'Seal',
    created: new Date(0),
    reserve: 4096,
    files: await loadPictured(open.world.services.blobs, made),
  });
  if (!answer.ok) throw new Error('the report was not made');
  return open.judges.text(answer.value.base).replace(/\s+/g, '');
}

describe('The pages in the report', () => {
  it('are those of the completed document, with the number of each signer at their signature', () => {
    const report = open.files['evidence.pdf']!;
    const said = open.judges.text(report);
    expect(said).toContain('第 1 页 page 1');
    expect(said).toContain('Small pictures of the pages');
    const [contract = ''] = Object.keys(open.files).filter((name) => name.startsWith('documents/'));
    const [line = ''] = open.judges.text(open.files[contract]!).trim().split('\n');
    expect(line).not.toBe('');
    expect(said).toContain(line);
  });

  it('are twenty of a document and sixty of all, and the report says how many more there are', async () => {
    const [ten, many] = [textPdf(10), textPdf(25)];
    const said = await reportOf(
      { bytes: many, pages: 25 },
      { bytes: ten, pages: 10 },
      { bytes: many, pages: 25 },
      { bytes: many, pages: 25 },
      { bytes: ten, pages: 10 },
    );
    expect(said.match(/第20页page20/g)).toHaveLength(2);
    expect(said).not.toContain('page21');
    expect(said.match(/(?<!1)5morepagesarenotshown/g)).toHaveLength(2);
    expect(said).toContain('15morepagesarenotshown');
    expect(said.match(/beyondthelimitsofthisreport/g)).toHaveLength(1);
  });

  it('are left out where a file cannot be read or a page cannot be drawn, and the report says so', async () => {
    const circular = customPdf({ pages: [{ Contents: null }, {}] });
    const said = await reportOf(
      { bytes: Buffer.from('no file'), pages: 3 },
      { bytes: circular, pages: 2 },
      { bytes: textPdf(1), pages: 1 },
    );
    expect(said.match(/couldnotbemade/g)).toHaveLength(1);
    expect(said.match(/第1页page1/g)).toHaveLength(2);
  });

  it('are left out where they would be more than a fifth of the upload and the completed file', async () => {
    const noise = imageToPdf({ width: 100, height: 100, rgba: randomBytes(40_000).fill(255, 39_999) });
    const said = await reportOf({ bytes: noise, pages: 1 });
    expect(said).toContain('toolargetoshow');
  });

  it('are not read from files that are too large', async () => {
    const [document] = facts.documents;
    const large = { ...document!, revisions: [{ ...document!.revisions[0]!, bytes: 33 * 1024 * 1024 }] };
    expect(await loadPictured(open.world.services.blobs, [large])).toEqual([]);
  });
});

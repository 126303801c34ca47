import { api } from '@countersign/contract';
import type { ReadingRule } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { unzipSync } from 'fflate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { envelope } from '../../../platform/index.ts';
import {
  SIGN,
  type SigningWorld,
  at,
  contract,
  openSigningWorld,
  signBody,
  signing,
} from '../testing/signing-world.ts';
import type { ParticipantSketch, Started } from '../testing/started-envelope.ts';

let open: SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
});
afterAll(() => open.close());

async function started(reading: ReadingRule, sketches: readonly ParticipantSketch[]): Promise<Started> {
  const made = await open.start(sketches, [contract('A'), contract('B')]);
  await open.world.services.db.withTx((tx) =>
    tx.update(envelope).set({ reading }).where(eq(envelope.id, made.envelopeId)),
  );
  return made;
}

const viewsOf = (documents: readonly { fileWsid: string; digest: string }[], read: object) =>
  documents.map(({ fileWsid, digest }) => ({
    fileWsid,
    digest,
    pages: [1],
    datetime: '2026-05-01T08:00:00.000Z',
    ...read,
  }));

describe('An envelope that asks for its pages to be shown', () => {
  it('refuses an act whose page reports less, names the document, and records what the page reported', async () => {
    const { li, sender, judges, world } = open;
    const made = await started({ until: 'END' }, [{ person: li, sequence: 1, forms: [SIGN] }]);
    expect((await signing(li, made, 0)).envelope.reading).toEqual({ until: 'END' });
    const body = await signBody(li, made, 0);
    const page = await signing(li, made, 0);
    const whole = viewsOf(page.documents, { inView: [1], seconds: 4 });
    for (const views of [undefined, viewsOf(page.documents, {}), whole.slice(1)])
      expect(await li.refused(api.sign, { params: at(made, 0), body: { ...body, views } })).toMatchObject({
        error: 'ERROR_READING_MISSING',
        data: { fileWsid: made.fileWsids[0] },
      });
    await li.call(api.sign, { params: at(made, 0), body: { ...body, views: whole } });
    await world.app.jobs.drain();
    const params = { envelopeWsid: made.envelopeWsid };
    const report = new Uint8Array(await (await sender.bytes(api.getEvidence, { params })).arrayBuffer());
    const said = judges.text(report).replace(/\s+/g, '');
    expect(said).toContain('阅读要求');
    expect(said).toContain('noproofofreading');
    const archive = await (await sender.bytes(api.getArchive, { params })).arrayBuffer();
    const facts = JSON.parse(
      Buffer.from(unzipSync(new Uint8Array(archive))['evidence.json'] ?? []).toString('utf8'),
    ) as { envelope: { reading: unknown }; participants: { views: unknown[] }[] };
    expect(facts.envelope.reading).toEqual({ until: 'END' });
    expect(facts.participants[0]?.views[0]).toMatchObject({ pages: '1', inView: '1', seconds: 4 });
  });

  it('asks for the seconds of each document, from a reviewer too, but not before a refusal', async () => {
    const { li, alice } = open;
    const made = await started({ until: 'SECONDS', seconds: 30 }, [
      { person: li, sequence: 1, role: 'CHECKER' },
      { person: alice, sequence: 2, forms: [SIGN] },
    ]);
    const { documents } = await signing(li, made, 0);
    const seen = documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
    const check = (seconds: number, passed: boolean) => ({
      params: at(made, 0),
      body: {
        passed,
        documents: seen,
        views: viewsOf(documents, { inView: [1], seconds }),
        ...(passed ? {} : { reason: '不同意' }),
      },
    });
    await Promise.all(documents.map(({ fileHref, digest }) => li.fetch(`${fileHref.href}?digest=${digest}`)));
    expect((await li.refused(api.check, check(29, true))).error).toBe('ERROR_READING_MISSING');
    const refused = await li.call(api.check, check(0, false));
    expect(refused.envelope.status).toBe('ED_FAIL_CHECK');
  });
});

describe('The rule of an envelope', () => {
  it('is set on the draft within its limits and copied with it', async () => {
    const { sender } = open;
    await sender.login();
    const { envelope: draft } = await sender.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: draft.envelopeWsid };
    expect(draft.reading).toBeNull();
    for (const seconds of [4, 601]) {
      const body = { reading: { until: 'SECONDS' as const, seconds } };
      expect((await sender.refused(api.updateEnvelope, { params, body })).error).toBe('ERROR_MALFORMED');
    }
    const reading = { until: 'SECONDS' as const, seconds: 30 };
    await sender.call(api.updateEnvelope, { params, body: { reading } });
    expect((await sender.call(api.copyEnvelope, { params })).envelope.reading).toEqual(reading);
  });
});

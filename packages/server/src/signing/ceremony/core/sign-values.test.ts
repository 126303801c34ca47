import { createCanvas } from '@napi-rs/canvas';
import { api } from '@countersign/contract';
import { wirePassword } from '@countersign/testkit';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { issuedCertificates } from '../testing/issued-certificates.ts';
import { bind } from '../testing/direct-call.ts';
import type { FormSketch } from '../testing/started-envelope.ts';
import {
  type SigningWorld,
  DATE,
  SECOND_SIGN,
  SIGN,
  TEXT,
  at,
  bodyWith,
  contract,
  openSigningWorld,
  sign,
  signBody,
} from '../testing/signing-world.ts';

let open: SigningWorld;
let { world, judges, li, alice, start, head } = {} as SigningWorld;
beforeAll(async () => {
  open = await openSigningWorld();
  ({ world, judges, li, alice, start, head } = open);
});
afterAll(() => open.close());
beforeEach(() => open.goOn());

describe('A sign password', () => {
  it('that was verified a moment ago signs nothing: each act needs its own (security 15)', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const { signPassword, ...body } = await signBody(li, started, 0);
    await li.call(api.verifySignPassword, { params: { userWsid: li.userWsid }, body: { signPassword } });
    expect(await li.refused(api.sign, { params: at(started, 0), body })).toMatchObject({
      error: 'ERROR_AUTH_REQUIRED',
    });
    await li.call(api.sign, { params: at(started, 0), body: { ...body, signPassword } });
    const next = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const { signPassword: _own, ...bare } = await signBody(li, next, 0);
    expect(await li.refused(api.sign, { params: at(next, 0), body: bare })).toMatchObject({
      error: 'ERROR_AUTH_REQUIRED',
    });
  });
});

describe('A signing request', () => {
  const refusedValue = async (forms: readonly FormSketch[], value: unknown) => {
    const started = await start([{ person: li, sequence: 1, forms }]);
    return li.refused(api.sign, { params: at(started, 0), body: await bodyWith(li, started, 0, value as string) });
  };
  const blank = (): { writeData: string } => ({ writeData: createCanvas(300, 100).toDataURL('image/png') });

  it.each([
    ['a blank picture', [SIGN], () => blank(), 'ERROR_PICTURE'],
    [
      'a JPEG declared as PNG',
      [SIGN],
      () => ({ writeData: createCanvas(30, 30).toDataURL('image/jpeg').replace('jpeg', 'png') }),
      'ERROR_PICTURE',
    ],
    ['an SVG', [SIGN], () => ({ writeData: 'data:image/svg+xml;base64,PHN2Zy8+' }), 'ERROR_PICTURE'],
    [
      'a stored signature that does not exist',
      [SIGN],
      () => ({ writeWsid: 'WSID_WRIT_00000000000000000000000000' }),
      'ERROR_WRITE_NOT_FOUND',
    ],
    [
      'a seal that does not exist',
      [{ ...SIGN, type: 'SEAL_SIGN' }],
      () => ({ sealWsid: 'WSID_PSEL_00000000000000000000000000' }),
      'ERROR_SEAL_NOT_FOUND',
    ],
    ['text in place of a signature', [SIGN], () => 'my signature', 'ERROR_FORM_VALUE'],
    ['a date that does not exist', [DATE, SIGN], () => '2026年02月30日', 'ERROR_FORM_VALUE'],
    ['a character without a glyph', [TEXT, SIGN], () => '\u{30000}野家', 'ERROR_FORM_GLYPH_MISSING'],
    ['nothing where something is required', [TEXT, SIGN], () => '', 'ERROR_FORM_REQUIRED'],
  ] as [string, FormSketch[], () => unknown, string][])('is refused: %s', async (_what, forms, value, error) => {
    expect(await refusedValue(forms, value())).toMatchObject({ error });
  });

  it('gets an error that names a refused value by the id of its field, and by no id of a table', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const { forms, ...body } = await signBody(li, started, 0);
    const { data } = await li.refused(api.sign, { params: at(started, 0), body });
    expect(data).toEqual({ formWsid: forms[0]?.formWsid, page: 1 });
  });

  it('is refused if text does not fit its box, and the turn is given back', async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN, { ...TEXT, box: [80, 440, 40, 10] }] }]);
    const body = await signBody(li, started, 0, { TEXT: '合同'.repeat(200) });
    expect(await li.refused(api.sign, { params: at(started, 0), body })).toMatchObject({ error: 'ERROR_FORM_VALUE' });
    await sign(li, started, 0);
  });

  it("is refused without sign password, with a wrong one, or with another person's opcode", async () => {
    const started = await start([{ person: li, sequence: 1, forms: [SIGN] }]);
    const body = await signBody(li, started, 0);
    const { signPassword: _, ...bare } = body;
    const refusals = [
      await li.refused(api.sign, {
        params: at(started, 0),
        body: { ...bare, signPassword: wirePassword('sign', 'Wrong0ne!') },
      }),
      await li.refused(api.sign, { params: at(started, 0), body: bare }),
      await li.refused(api.sign, { params: at(started, 0), body: { ...bare, opcode: 'made-up' } }),
    ];
    expect(refusals.map(({ error }) => error)).toEqual([
      'ERROR_SIGN_PASSWORD_WRONG',
      'ERROR_AUTH_REQUIRED',
      'ERROR_OPCODE',
    ]);
    await li.call(api.sign, { params: at(started, 0), body });
  });

  it('may contain a code as proof in place of the sign password, once', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [SIGN] },
      { person: li, sequence: 2, forms: [SECOND_SIGN] },
    ]);
    const { signPassword: _, ...bare } = await signBody(li, started, 0);
    const opcode = await li.opcode('SIGN', { destinationWsid: started.participantWsids[0]! });
    const { participant: signed } = await li.call(api.sign, { params: at(started, 0), body: { ...bare, opcode } });
    expect(signed).toMatchObject({ status: 'ED_SUCCESS', authType: 'CODE' });
    const { signPassword: _again, ...next } = await signBody(li, started, 1);
    expect(await li.refused(api.sign, { params: at(started, 1), body: { ...next, opcode } })).toMatchObject({
      error: 'ERROR_OPCODE',
    });
  });
});

describe('A signer', () => {
  it('with only text and dates fills in: no certificate is issued, and the time-stamp covers the values', async () => {
    const started = await start([
      { person: li, sequence: 1, forms: [TEXT, DATE] },
      { person: alice, sequence: 2, forms: [SIGN] },
    ]);
    await sign(li, started, 0);
    expect(await world.services.db.withTx((tx) => issuedCertificates(tx, started.envelopeId))).toHaveLength(0);
    expect(judges.text(await head(started))).toContain('上海 Shanghai (甲方)');
    await sign(alice, started, 1);
    await world.app.jobs.drain();
    const finished = await head(started);
    expect(judges.pdfsig(finished)).toMatchObject([
      { signer: 'Alice Smith', valid: true, trusted: true },
      { isTimestamp: true },
    ]);
    expect(judges.timestamp(finished)).toBe('');
  });

  it('without any form signs the first document invisibly', async () => {
    const started = await start([{ person: li, sequence: 1 }]);
    await sign(li, started, 0);
    expect(judges.pdfsig(await head(started))).toMatchObject([
      { signer: '李雷', valid: true, trusted: true, whole: true },
    ]);
  });

  it('with forms in two documents signs both, each with its own certificate', async () => {
    const started = await start(
      [{ person: li, sequence: 1, forms: [SIGN, { ...SIGN, document: 1 }, { ...TEXT, document: 1 }] }],
      [contract('one'), contract('two')],
    );
    await sign(li, started, 0);
    await world.app.jobs.drain();
    for (const document of [0, 1]) {
      const finished = await head(started, document);
      expect(judges.qpdf(finished)).toBe('');
      expect(judges.pdfsig(finished)).toMatchObject([
        { signer: '李雷', valid: true, trusted: true },
        { isTimestamp: true },
      ]);
    }
    const certificates = await world.services.db.withTx((tx) => issuedCertificates(tx, started.envelopeId));
    expect(new Set(certificates.map(({ serial }) => serial)).size).toBe(2);
  });

  it('opens the link without an account, and signs with a code', async () => {
    const guest = world.stranger({ name: 'Guest 客人', contact: 'guest@example.com' });
    const started = await start([{ person: guest, sequence: 1, forms: [SIGN] }]);
    await guest.openLink(started.participantWsids[0]!);
    await bind(world, started, guest);
    const { signPassword: _, ...bare } = await signBody(guest, started, 0);
    const opcode = await guest.opcode('SIGN', { destinationWsid: started.participantWsids[0]! });
    await guest.call(api.sign, { params: at(started, 0), body: { ...bare, opcode } });
    expect(judges.pdfsig(await head(started))).toMatchObject([{ signer: 'Guest 客人', valid: true, trusted: true }]);
  });
});

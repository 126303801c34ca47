import { readdirSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import path from 'node:path';
import { type OperatorRequest, api, operatorApi } from '@countersign/contract';
import { toPem } from '@countersign/asn1';
import { fromWsid } from '@countersign/domain';
import { type Person, createWorld } from '@countersign/testkit';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { person } from '../../platform/index.ts';
import { operatorAt } from '../../operator/console/testing/staff.ts';
import { SIGN, contract, drawn, password } from '../../signing/ceremony/testing/signing-world.ts';
import { startedEnvelope } from '../../signing/ceremony/testing/started-envelope.ts';

/** Counts the requests to the address that the certificates of the other authority name. */
const asked: string[] = [];
const authority = createServer((request, response) => {
  asked.push(request.url ?? '');
  response.end();
});

type Made = { readonly bytes: Uint8Array; readonly signer: string; readonly root: Uint8Array };
let ofAnother: Made;
let world: Awaited<ReturnType<typeof createWorld>>;

/** A finished contract of an authority unknown to this server, whose certificates point to `pkiUrl`. */
async function makeElsewhere(pkiUrl: string): Promise<Made> {
  const other = await createWorld({ env: { PKI_URL: pkiUrl } });
  try {
    const [sender] = await other.people('wang');
    const guest = other.stranger({ name: '<img src=x onerror=alert(1)>', contact: '13800001999' });
    await guest.register();
    await guest.setSignPassword();
    const verified = { idttvStatus: 'PASSED', realName: guest.name } as const;
    const id = fromWsid('user', guest.userWsid) ?? '';
    await other.services.db.withTx((tx) => tx.update(person).set(verified).where(eq(person.id, id)));
    const started = await startedEnvelope(other, sender, [{ person: guest, sequence: 1, forms: [SIGN] }], [contract()]);
    const params = { envelopeWsid: started.envelopeWsid, participantWsid: started.participantWsids[0] ?? '' };
    const page = await guest.call(api.getSigning, { params });
    const documents = page.documents.map(({ fileWsid, digest }) => ({ fileWsid, digest }));
    const forms = page.forms.map(({ formWsid }) => ({ formWsid, initialValue: drawn() }));
    await guest.call(api.sign, { params, body: { documents, forms, ...password(guest) } });
    await other.app.jobs.drain();
    const docId = documents[0]?.fileWsid ?? '';
    const content = await sender.bytes(api.getDocumentContent, { params: { ...params, docId } });
    const { root } = await other.services.signer.certificates();
    return { bytes: new Uint8Array(await content.arrayBuffer()), signer: '<img src=x onerror=alert(1)>', root };
  } finally {
    await other.close();
  }
}

beforeAll(async () => {
  await new Promise<void>((resolve) => authority.listen(0, '127.0.0.1', resolve));
  const { port } = authority.address() as AddressInfo;
  ofAnother = await makeElsewhere(`http://127.0.0.1:${port}`);
  world = await createWorld();
});
afterAll(async () => {
  await world.close();
  authority.close();
});

const stored = (): number =>
  readdirSync(path.join(world.services.config.dataDir, 'blobs'), { recursive: true, withFileTypes: true }).filter(
    (entry) => entry.isFile(),
  ).length;

describe('The verification of a file that another authority signed (security 60)', () => {
  it('finds it intact but not trusted, requests no address that the file names, and stores nothing of it', async () => {
    asked.length = 0;
    const before = stored();
    const file = { name: 'x.pdf', bytes: ofAnother.bytes };
    const { verification } = await world.person('bob').upload(api.verifyPdf, { fields: {}, file });
    expect(verification.valid).toBe(false);
    expect(verification.signatures).toHaveLength(1);
    // Its certificate has the policy of a verified name, which anyone can set.
    expect(verification.signatures[0]).toMatchObject({ integrity: true, trusted: false, nameSource: null });
    expect(verification.signatures[0]?.indication).not.toBe('TOTAL_PASSED');
    expect(asked).toEqual([]);
    expect(stored()).toBe(before);
  });

  it('returns the name from the certificate unchanged, for the page to show as text', async () => {
    const file = { name: 'x.pdf', bytes: ofAnother.bytes };
    const { verification } = await world.person('bob').upload(api.verifyPdf, { fields: {}, file });
    expect(verification.signatures[0]?.signer).toContain('onerror=alert(1)');
  });
});

const EXCLUSIVE = 'http://www.w3.org/2001/10/xml-exc-c14n#';
/** A list with a forged signature that names a method. */
const signedBy = (method: string): Uint8Array =>
  Buffer.from(`<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#"><SchemeInformation>
  <TSLSequenceNumber>1</TSLSequenceNumber><SchemeTerritory>AT</SchemeTerritory>
  <SchemeOperatorName><Name>Supervision</Name></SchemeOperatorName><ListIssueDateTime>2026-10-01T00:00:00Z</ListIssueDateTime>
  <NextUpdate/></SchemeInformation>
  <Signature xmlns="http://www.w3.org/2000/09/xmldsig#"><SignedInfo><CanonicalizationMethod Algorithm="${EXCLUSIVE}"/>
  <SignatureMethod Algorithm="${method}"/><Reference URI=""><Transforms>
  <Transform Algorithm="http://www.w3.org/2000/09/xmldsig#enveloped-signature"/><Transform Algorithm="${EXCLUSIVE}"/>
  </Transforms><DigestMethod Algorithm="http://www.w3.org/2001/04/xmlenc#sha256"/><DigestValue>AAAA</DigestValue></Reference>
  </SignedInfo><SignatureValue>AAAA</SignatureValue><KeyInfo><X509Data><X509Certificate>
  ${Buffer.from(ofAnother.root).toString('base64')}</X509Certificate></X509Data></KeyInfo></Signature></TrustServiceStatusList>`);

describe('A list of further roots', () => {
  const name = 'Another authority';
  let second: Person;
  beforeAll(async () => {
    second = await operatorAt(world, 'second');
  });
  const confirm = async (request: OperatorRequest | null) =>
    second.call(operatorApi.confirmOperatorRequest, { params: { requestWsid: request?.requestWsid ?? '' } });
  const remove = async (by: Person, trustListWsid: string) =>
    confirm((await by.call(operatorApi.deleteTrustList, { params: { trustListWsid } })).request);
  const judge = async () => {
    const file = { name: 'x.pdf', bytes: ofAnother.bytes };
    return (await world.person('bob').upload(api.verifyPdf, { fields: {}, file })).verification;
  };

  it('is trusted once a second operator confirms it and while it is enabled, with an audit record', async () => {
    const chief = await operatorAt(world, 'chief');
    const file = { name: 'root.pem', bytes: Buffer.from(toPem('CERTIFICATE', ofAnother.root)) };
    const { trustList, request } = await chief.upload(operatorApi.createTrustList, { fields: { name }, file });
    expect(trustList).toMatchObject({ name, kind: 'CERTIFICATES', enabled: false, waitingFor: 'ENABLE', anchors: 1 });
    expect(request).toMatchObject({ kind: 'TRUST_LIST_ENABLE', subjectName: name, detail: { anchors: '1' } });
    expect(await judge()).toMatchObject({ valid: false });
    const own = { params: { requestWsid: request?.requestWsid ?? '' } };
    expect(await chief.refused(operatorApi.confirmOperatorRequest, own)).toMatchObject({ error: 'ERROR_REQUEST_OWN' });
    await confirm(request);
    const shown = (await chief.call(operatorApi.listTrustLists, {})).trustLists;
    expect(shown).toEqual([expect.objectContaining({ enabled: true, waitingFor: null })]);
    const through = { trustedThrough: { kind: 'LIST', name } };
    const signature = { ...through, nameSource: null };
    expect(await judge()).toMatchObject({ valid: true, signatures: [signature], timestamps: [through] });

    const params = { trustListWsid: trustList.trustListWsid };
    const { trustAnchors, page } = await chief.call(operatorApi.listTrustAnchors, {
      params,
      query: { filters: 'subject=root' },
    });
    expect([trustAnchors.length, page.totalElements]).toEqual([1, 1]);
    const off = await chief.call(operatorApi.setTrustListEnabled, { params, body: { enabled: false } });
    expect(off.request).toMatchObject({ kind: 'TRUST_LIST_DISABLE', subjectName: name });
    expect(off.trustList).toMatchObject({ enabled: true, waitingFor: 'DISABLE' });
    expect(await judge()).toMatchObject({ valid: true });
    await confirm(off.request);
    expect(await judge()).toMatchObject({ valid: false, signatures: [{ trusted: false, trustedThrough: null }] });
    const again = await chief.call(operatorApi.setTrustListEnabled, { params, body: { enabled: true } });
    expect(await judge()).toMatchObject({ valid: false });
    await confirm(again.request);
    expect(await judge()).toMatchObject({ valid: true });
    const last = await chief.call(operatorApi.deleteTrustList, { params });
    expect(last.request).toMatchObject({ kind: 'TRUST_LIST_DELETE', subjectName: name });
    expect(await judge()).toMatchObject({ valid: true });
    await confirm(last.request);
    expect(await judge()).toMatchObject({ valid: false });
    expect((await chief.call(operatorApi.listTrustLists, {})).trustLists).toEqual([]);
    const recorded = async (actor: string) => {
      const { audit } = await chief.call(operatorApi.searchAudit, { query: { filters: `actor=operator:${actor}` } });
      return audit.map(({ kind }) => kind).filter((kind) => kind.startsWith('trustList'));
    };
    expect(await recorded('chief')).toEqual(['trustList.added']);
    expect(await recorded('second')).toEqual(
      ['deleted', 'enabled', 'disabled', 'enabled'].map((verb) => `trustList.${verb}`),
    );
  });

  it('is disabled and deleted only by a second operator, once, and within three days', async () => {
    const chief = await operatorAt(world, 'lone');
    const file = { name: 'root.pem', bytes: Buffer.from(toPem('CERTIFICATE', ofAnother.root)) };
    const made = await chief.upload(operatorApi.createTrustList, { fields: { name }, file });
    await confirm(made.request);
    const params = { trustListWsid: made.trustList.trustListWsid };
    const asks = [
      () => chief.call(operatorApi.setTrustListEnabled, { params, body: { enabled: false } }),
      () => chief.call(operatorApi.deleteTrustList, { params }),
    ];
    for (const ask of asks) {
      const { request } = await ask();
      const own = { params: { requestWsid: request?.requestWsid ?? '' } };
      expect(await chief.refused(operatorApi.confirmOperatorRequest, own)).toMatchObject({
        error: 'ERROR_REQUEST_OWN',
      });
      // Only one request per list may be waiting.
      for (const other of asks) await expect(other()).rejects.toMatchObject({ error: 'ERROR_REQUEST_WAITING' });
      await second.call(operatorApi.refuseOperatorRequest, { ...own, body: { reason: '仍在使用' } });
      await expect(confirm(request)).rejects.toMatchObject({ error: 'ERROR_REQUEST_DECIDED' });
      expect(await judge()).toMatchObject({ valid: true });
    }
    const late = await chief.call(operatorApi.deleteTrustList, { params });
    world.clock.advance({ hours: 73 });
    second = await operatorAt(world, 'third');
    await expect(confirm(late.request)).rejects.toMatchObject({ error: 'ERROR_REQUEST_DECIDED' });
    expect(await judge()).toMatchObject({ valid: true });
    const next = await operatorAt(world, 'next');
    const { request } = await next.call(operatorApi.deleteTrustList, { params });
    const ends = await Promise.allSettled([confirm(request), confirm(request)]);
    expect(ends.map(({ status }) => status).toSorted()).toEqual(['fulfilled', 'rejected']);
    const { audit } = await next.call(operatorApi.searchAudit, { query: { filters: 'kind=trustList.deleted' } });
    expect(audit.filter(({ actorName }) => actorName === 'operator:third')).toHaveLength(1);
    expect(await judge()).toMatchObject({ valid: false });
  });

  it('counts in its newest issue only, and an older one cannot be added again (security 60)', async () => {
    const chief = await operatorAt(world, 'replay');
    const uri = 'http://uri.etsi.org/TrstSvc';
    const standing = (status: string, since: number) =>
      `<ServiceTypeIdentifier>${uri}/Svctype/CA/QC</ServiceTypeIdentifier>
       <ServiceStatus>${uri}/TrustedList/Svcstatus/${status}</ServiceStatus>
       <StatusStartingTime>${since}-01-01T00:00:00Z</StatusStartingTime>`;
    const service = (present: string) => `<TSPService><ServiceInformation>
      <ServiceDigitalIdentity><DigitalId><X509Certificate>${Buffer.from(ofAnother.root).toString('base64')}</X509Certificate>
      </DigitalId></ServiceDigitalIdentity>${present}</ServiceInformation><ServiceHistory><ServiceHistoryInstance>
      ${standing('granted', 2010)}</ServiceHistoryInstance></ServiceHistory></TSPService>`;
    const issue = (number: number, services: string) => `<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#">
      <SchemeInformation><TSLSequenceNumber>${number}</TSLSequenceNumber><SchemeTerritory>AT</SchemeTerritory>
      <SchemeOperatorName><Name>Supervision</Name></SchemeOperatorName><ListIssueDateTime>2026-10-01T00:00:00Z</ListIssueDateTime>
      <NextUpdate><dateTime>2020-01-01T00:00:00Z</dateTime></NextUpdate></SchemeInformation>
      <TrustServiceProviderList><TrustServiceProvider><TSPServices>${services}</TSPServices></TrustServiceProvider>
      </TrustServiceProviderList></TrustServiceStatusList>`;
    const ask = (called: string, xml: string, more: { endsTrust?: 'true' } = {}) => {
      const file = { name: 'tl.xml', bytes: Buffer.from(xml) };
      return chief.upload(operatorApi.createTrustList, { fields: { name: called, ...more }, file });
    };
    const put = async (...given: Parameters<typeof ask>) => {
      const { trustList, request } = await ask(...given);
      await confirm(request);
      return trustList.trustListWsid;
    };
    await expect(put('AT 40', issue(40, ''))).rejects.toMatchObject({ error: 'ERROR_TRUST_EMPTY' });
    const granted = issue(41, service(standing('granted', 2011)));
    const former = await put('AT 41', granted);
    // An overdue renewal is reported without further effect.
    const through = { trustedThrough: { kind: 'LIST', name: 'AT 41', overdueSince: '2020-01-01T00:00:00.000Z' } };
    expect(await judge()).toMatchObject({ valid: true, signatures: [through], timestamps: [through] });
    const newest = await put('AT 42', issue(42, service(standing('withdrawn', 2012))));
    expect(await judge()).toMatchObject({ valid: false });
    const { trustLists } = await chief.call(operatorApi.listTrustLists, {});
    expect(trustLists.map(({ name: called, enabled }) => [called, enabled])).toEqual([
      ['AT 41', false],
      ['AT 42', true],
    ]);
    const older = { error: 'ERROR_TRUST_OLDER' };
    await expect(put('AT 41 again', granted)).rejects.toMatchObject(older);
    const params = { trustListWsid: former };
    await expect(
      chief.call(operatorApi.setTrustListEnabled, { params, body: { enabled: true } }),
    ).rejects.toMatchObject(older);
    expect(await judge()).toMatchObject({ valid: false });
    for (const trustListWsid of [former, newest]) await remove(chief, trustListWsid);

    // A list without services ends its scheme: it is accepted only after the operator confirms that.
    const last = await put('AT 50', issue(50, service(standing('granted', 2011))));
    await expect(put('AT 51', issue(51, ''))).rejects.toMatchObject({
      error: 'ERROR_TRUST_ENDS',
      message: expect.stringMatching(/AT 50.* 1 |1 .*AT 50/),
    });
    expect(await judge()).toMatchObject({ valid: true });
    const { request, trustList } = await ask('AT 51', issue(51, ''), { endsTrust: 'true' });
    expect(request).toMatchObject({ kind: 'TRUST_LIST_ENABLE', detail: { anchors: '0', ends: 'AT 50' } });
    expect(await judge()).toMatchObject({ valid: true });
    await confirm(request);
    const end = trustList.trustListWsid;
    expect(await judge()).toMatchObject({ valid: false });
    await expect(
      chief.call(operatorApi.setTrustListEnabled, { params: { trustListWsid: last }, body: { enabled: true } }),
    ).rejects.toMatchObject(older);
    for (const trustListWsid of [last, end]) await remove(chief, trustListWsid);
  });

  it('is refused if the file is invalid or contains no authority, or if the name is used', async () => {
    const chief = await operatorAt(world, 'deputy');
    const pem = Buffer.from(toPem('CERTIFICATE', ofAnother.root));
    const put = (bytes: Uint8Array) =>
      chief.upload(operatorApi.createTrustList, { fields: { name }, file: { name: 'a', bytes } }).then(
        () => 'IN',
        ({ error }: { error: string }) => error,
      );
    expect(await put(Buffer.from('no certificate'))).toBe('ERROR_TRUST_FILE');
    expect(await put(Buffer.from('<list/>'))).toBe('ERROR_TRUST_FILE');
    const headless = Buffer.from('<TrustServiceStatusList xmlns="http://uri.etsi.org/02231/v2#"/>');
    expect(await put(headless)).toBe('ERROR_TRUST_INCOMPLETE');
    expect(await put(signedBy('http://www.w3.org/2000/09/xmldsig#rsa-sha1'))).toBe('ERROR_TRUST_ALGORITHM');
    expect(await put(signedBy('http://www.w3.org/2001/04/xmldsig-more#rsa-sha256'))).toBe('ERROR_TRUST_SIGNATURE');
    expect(await put(pem)).toBe('IN');
    expect(await put(pem)).toBe('ERROR_TRUST_NAME');
  });
});

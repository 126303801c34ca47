import { createHash } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { equalBytes, toHex } from '../der/bytes.ts';
import { DerError } from '../der/der-error.ts';
import { OID } from '../oids.ts';
import { parseSignedData } from '../cms/signed-data.ts';
import { createWorkbench, type Workbench } from '../testing/openssl.ts';
import { buildTimestampRequest, parseTimestampRequest, parseTimestampResponse, refuseTimestamp } from './messages.ts';
import { buildImprint, buildTstInfo, parseTstInfo } from './tst-info.ts';

let bench: Workbench;
beforeAll(() => {
  bench = createWorkbench();
  bench.write('data', 'stamp me');
});
afterAll(() => bench.remove());

const digestOf = (name: string): Uint8Array => new Uint8Array(createHash('sha256').update(bench.read(name)).digest());

describe('messages made by OpenSSL', () => {
  it('a request is read with its imprint, nonce, policy and certReq', () => {
    bench.openssl('ts', '-query', '-data', 'data', '-sha256', '-cert', '-tspolicy', '1.2.3.4', '-out', 'q.tsq');
    const request = parseTimestampRequest(bench.read('q.tsq'));
    expect(request.imprint.hash).toBe('sha256');
    expect(request.imprint.hashedMessage).toEqual(digestOf('data'));
    expect(request.policy).toBe('1.2.3.4');
    expect(request.certReq).toBe(true);
    expect(request.nonce).not.toBeNull();
    const text = bench.openssl('ts', '-query', '-in', 'q.tsq', '-text');
    const shown = /Nonce: 0x([0-9A-F]+)/.exec(text)?.[1]?.toLowerCase() ?? 'none';
    expect(toHex(request.nonce ?? new Uint8Array(0)).replace(/^(00)+/, '')).toContain(shown.replace(/^0/, ''));
  });

  it('a response is read including its token’s content', () => {
    bench.write('x.cnf', '[t]\nextendedKeyUsage=critical,timeStamping\n[req]\ndistinguished_name=d\n[d]\n');
    const key = ['-newkey', 'ec', '-pkeyopt', 'ec_paramgen_curve:P-256', '-nodes', '-config', 'x.cnf'];
    const certificate = ['-keyout', 'key.pem', '-out', 'cert.pem', '-subj', '/CN=tsa', '-extensions', 't'];
    bench.openssl('req', '-x509', ...key, ...certificate);
    const settings = ['[tsa]', 'default_tsa=t', '[t]', 'serial=serial', 'default_policy=1.2.3', 'digests=sha256'];
    settings.push(
      'accuracy=secs:2,millisecs:300,microsecs:4',
      'ordering=yes',
      'tsa_name=yes',
      'clock_precision_digits=3',
    );
    bench.write('ts.cnf', [...settings, 'signer_digest=sha256', 'ess_cert_id_alg=sha256'].join('\n'));
    bench.write('serial', '0F\n');
    bench.openssl('ts', '-query', '-data', 'data', '-sha256', '-cert', '-out', 'q.tsq');
    const signer = ['-signer', 'cert.pem', '-inkey', 'key.pem'];
    bench.openssl('ts', '-reply', '-config', 'ts.cnf', '-queryfile', 'q.tsq', ...signer, '-out', 'r.tsr');
    const response = parseTimestampResponse(bench.read('r.tsr'));
    expect([response.status, response.failures]).toEqual([0, []]);
    const signed = parseSignedData(response.token ?? new Uint8Array(0));
    expect(signed.contentType).toBe(OID.tstInfo);
    const info = parseTstInfo(signed.content ?? new Uint8Array(0));
    expect(info).toMatchObject({ policy: '1.2.3', serialHex: '10', ordering: true });
    expect(info.accuracy).toEqual({ seconds: 2, millis: 300, micros: 4 });
    expect(info.tsa).toMatchObject({ kind: 'directory', name: { text: 'CN=tsa' } });
    expect(info.imprint.hashedMessage).toEqual(digestOf('data'));
    expect(info.nonce).toEqual(parseTimestampRequest(bench.read('q.tsq')).nonce);
  });
});

describe('messages built here', () => {
  it('a request is read by OpenSSL', () => {
    const fields = { hash: 'sha512', digest: new Uint8Array(64).fill(3), certReq: true, policy: '1.2.3' } as const;
    bench.write('own.tsq', buildTimestampRequest({ ...fields, nonce: Uint8Array.of(0x0a, 0xbc) }));
    const text = bench.openssl('ts', '-query', '-in', 'own.tsq', '-text');
    expect(text).toContain('Hash Algorithm: sha512');
    expect(text).toContain('Policy OID: 1.2.3');
    expect(text).toContain('Nonce: 0x0ABC');
    expect(text).toContain('Certificate required: yes');
  });

  it('a refusal is read by OpenSSL with its failure', () => {
    for (const [failure, words] of [
      ['badAlg', 'unrecognized or unsupported algorithm identifier'],
      ['timeNotAvailable', 'time source is not available'],
      ['systemFailure', 'system failure'],
    ] as const) {
      bench.write('own.tsr', refuseTimestamp(failure, 'no, 因为'));
      const text = bench.run('openssl', 'ts', '-reply', '-in', 'own.tsr', '-text').output;
      expect(text).toContain('Rejected');
      expect(text).toContain(words);
      const response = parseTimestampResponse(bench.read('own.tsr'));
      expect(response).toEqual({ status: 2, text: ['no, 因为'], failures: [failure], token: null });
    }
  });

  it('a TSTInfo is read back, with accuracy and nonce or without', () => {
    const genTime = new Date('2026-11-21T10:20:30Z');
    const imprint = buildImprint('sha256', new Uint8Array(32));
    const fields = { policy: '1.2.3', imprint, serial: Uint8Array.of(0xff), genTime };
    const bare = parseTstInfo(buildTstInfo({ ...fields, accuracy: null, nonce: null }));
    expect(bare).toMatchObject({ genTime, accuracy: null, nonce: null, ordering: false, serialHex: 'ff' });
    const accuracy = { seconds: 1, millis: 2, micros: 300 };
    const nonce = Uint8Array.of(0x7f, 1);
    const full = parseTstInfo(buildTstInfo({ ...fields, accuracy, nonce, ordering: true }));
    expect(full).toMatchObject({ accuracy, ordering: true });
    expect(equalBytes(full.nonce ?? new Uint8Array(0), nonce)).toBe(true);
  });
});

it('a time-stamp of an unknown version is refused', () => {
  const fields = { policy: '1.2.3', imprint: buildImprint('sha256', new Uint8Array(32)), serial: Uint8Array.of(1) };
  const info = buildTstInfo({ ...fields, genTime: new Date(0), accuracy: null, nonce: null });
  info[4] = 2;
  expect(() => parseTstInfo(info)).toThrow(DerError);
});

import { TestAuthority, signFile } from '../test-authority.ts';
import { forge, type Scene, type Variant } from './scene.ts';

const DAY_MS = 86_400_000;
const request = ({ now }: Scene) => ({ fieldId: 'alice', signingTime: now });
const stamp = ({ stamper, now }: Scene) => ({ by: stamper, at: now });
const days = ({ now }: Scene, from: number, to: number) => ({
  from: new Date(now.getTime() + from * DAY_MS),
  to: new Date(now.getTime() + to * DAY_MS),
});

/** The signature of another key, another content, another time. */
export const CMS: readonly Variant[] = [
  {
    name: 'one octet of the contract',
    make: ({ certified }) => {
      const file = Buffer.from(certified);
      const at = file.indexOf('re f');
      file.write('re S', at, 'latin1');
      return file;
    },
    expected: 'HASH_FAILURE',
  },
  {
    name: 'a root of the same name',
    make: (scene) => {
      const other = new TestAuthority(days(scene, -30, 300));
      return signFile(scene.prepared, other.signer('Alice'), request(scene), { stamp: stamp(scene) });
    },
    expected: 'NO_CERTIFICATE_CHAIN_FOUND',
  },
  {
    name: 'the certificate of another person',
    make: (scene) =>
      signFile(scene.prepared, scene.mallory, request(scene), { shown: scene.alice, stamp: stamp(scene) }),
    expected: 'SIG_CRYPTO_FAILURE',
  },
  {
    name: 'a certificate that the signature does not bind',
    make: (scene) => signFile(scene.prepared, scene.alice, request(scene), { bound: scene.bob, stamp: stamp(scene) }),
    expected: 'NO_SIGNING_CERTIFICATE_FOUND',
  },
  {
    name: 'encapsulated content in the CMS',
    make: (scene) => signFile(scene.prepared, scene.alice, request(scene), { content: Buffer.from('other') }),
    expected: 'FORMAT_FAILURE',
  },
  {
    name: 'SHA-1',
    make: (scene) =>
      signFile(scene.prepared, scene.alice, request(scene), {
        hash: 'sha1',
        signatureAlgorithm: '1.2.840.10045.4.1',
        stamp: stamp(scene),
      }),
    expected: 'HASH_FAILURE',
  },
  {
    name: 'an expired certificate',
    make: (scene) => {
      const alice = scene.authority.signer('Alice', days(scene, -20, -10));
      return signFile(scene.prepared, alice, { ...request(scene), signingTime: days(scene, -15, 0).from });
    },
    expected: 'OUT_OF_BOUNDS_NO_POE',
  },
  {
    name: 'a certificate that is not valid yet',
    make: (scene) => signFile(scene.prepared, scene.authority.signer('Alice', days(scene, 10, 20)), request(scene)),
    expected: 'NOT_YET_VALID',
  },
  {
    name: 'a certificate for another purpose',
    make: (scene) => signFile(scene.prepared, scene.authority.responder(), request(scene)),
    expected: 'CHAIN_CONSTRAINTS_FAILURE',
  },
  {
    name: 'the time-stamp of another signature',
    make: (scene) => {
      const alice = scene.authority.signer('Alice', days(scene, -20, -10));
      const old = { by: scene.stamper, at: days(scene, -15, 0).from, over: Buffer.from('another signature') };
      return signFile(scene.prepared, alice, request(scene), { stamp: old });
    },
    expected: 'EXPIRED TIMESTAMP_NOT_TRUSTED',
  },
  {
    name: 'an untrusted time-stamp authority',
    make: (scene) => {
      const other = new TestAuthority(days(scene, -30, 300), 'Other');
      const alice = scene.authority.signer('Alice', days(scene, -20, -10));
      return signFile(scene.prepared, alice, request(scene), {
        stamp: { by: other.stamper(), at: days(scene, -15, 0).from },
      });
    },
    expected: 'EXPIRED TIMESTAMP_NOT_TRUSTED',
  },
  {
    name: 'a signature that replaces another',
    make: (scene) => {
      const emptied = forge(scene.approved, (forgery) => {
        forgery.page(1).set('Contents', forgery.increment.add(forgery.stream('0 0 1 rg 0 0 500 500 re f')));
        forgery.field('alice').delete('V');
      });
      return signFile(emptied, scene.mallory, request(scene), { stamp: stamp(scene) });
    },
    expected: 'SIGNED_FIELD_CHANGED PAGE_CHANGED',
  },
  {
    name: 'data after the end',
    make: ({ finished }) => Buffer.concat([finished, Buffer.from('1 0 obj << >> endobj')]),
    expected: 'TRAILING_DATA',
  },
  {
    name: 'data before the header',
    make: ({ finished }) => Buffer.concat([Buffer.from('junk\n'), finished]),
    expected: 'REFUSED',
  },
];

import { webcrypto } from 'node:crypto';
import { type Api, type DataOf, api } from '@countersign/contract';
import type { Person } from '@countersign/testkit';

type ToSign = DataOf<Api['prepareShield']>['toSign'];
type Device = DataOf<Api['certifyShield']>['device'];

const base64 = (bytes: ArrayBuffer | Uint8Array): string => Buffer.from(bytes as Uint8Array).toString('base64');

/** The contents of a QR code. */
export interface Code {
  readonly shieldWsid: string;
  readonly secret: string;
}
export function codeOf(link: string | null): Code & { readonly pathname: string } {
  const { pathname, hash } = new URL(link ?? '');
  return { shieldWsid: pathname.split('/').at(-1) ?? '', secret: hash.slice(1), pathname };
}

/** The desktop that shows the QR code: the signer's session, and the path of the external signature. */
interface Desktop {
  readonly person: Person;
  readonly params: { readonly envelopeWsid: string; readonly participantWsid: string; readonly formWsid: string };
}
export type ShownCode = Code & { readonly desktop: Desktop };

/** A phone: a browser without a session, and a non-extractable key. */
export interface Phone {
  readonly browser: Person;
  readonly publicKey: string;
  open(code: Code, deviceWsid?: string): Promise<DataOf<Api['openShield']>['challenge']>;
  /** Signs the challenge of the code, as proof of possession of the key. */
  prove(challenge: string): Promise<string>;
  /** Submits its key with the code that the signer reads to it; returns the number that it shows. */
  offer(code: ShownCode, name?: string): Promise<{ device: Device; number: string | null }>;
  /** The same, after which the signer enters the number on the desktop. */
  certify(code: ShownCode, name?: string): Promise<Device>;
  prepare(code: Code, device: Device): Promise<ToSign>;
  /** r and s over the octets of every document, by the session's digest. */
  sign(toSign: ToSign): Promise<{ fileWsid: string; signature: string }[]>;
  /** All steps, in the order of the page. */
  confirm(code: ShownCode): Promise<DataOf<Api['finishShield']>['session']>;
}

export async function openPhone(browser: Person, namedCurve = 'P-256'): Promise<Phone> {
  const { subtle } = webcrypto;
  const keys = await subtle.generateKey({ name: 'ECDSA', namedCurve }, false, ['sign', 'verify']);
  const publicKey = base64(await subtle.exportKey('spki', keys.publicKey));
  const signed = async (content: string, hash: string): Promise<string> =>
    base64(await subtle.sign({ name: 'ECDSA', hash }, keys.privateKey, Buffer.from(content, 'base64')));
  const input = <B extends object>({ shieldWsid, secret }: Code, body: B) => ({
    params: { shieldWsid },
    body: { secret, ...body },
  });
  const phone: Phone = {
    browser,
    publicKey,
    async open(code, deviceWsid) {
      const body = deviceWsid === undefined ? {} : { deviceWsid };
      return (await browser.call(api.openShield, input(code, body))).challenge;
    },
    prove: (challenge) => signed(challenge, 'SHA-256'),
    async offer(code, name = 'iPhone') {
      const { challenge } = await phone.open(code);
      await browser.call(api.sendShieldCode, input(code, {}));
      const digits = await code.desktop.person.readCode('SIGN');
      const body = { name, publicKey, proof: await phone.prove(challenge), code: digits };
      return browser.call(api.certifyShield, input(code, body));
    },
    async certify(code, name) {
      const { device, number } = await phone.offer(code, name);
      const { person, params } = code.desktop;
      const body = { shieldWsid: code.shieldWsid, number: number ?? '' };
      await person.call(api.confirmShield, { params, body });
      return (await phone.open(code, device.deviceWsid)).device ?? device;
    },
    async prepare(code, { deviceWsid }) {
      return (await browser.call(api.prepareShield, input(code, { deviceWsid }))).toSign;
    },
    sign: ({ documents, hashAlgorithm }) =>
      Promise.all(
        documents.map(async ({ fileWsid, signedAttributes }) => ({
          fileWsid,
          signature: await signed(signedAttributes, hashAlgorithm),
        })),
      ),
    async confirm(code) {
      const toSign = await phone.prepare(code, await phone.certify(code));
      const body = { attempt: toSign.attempt, signatures: await phone.sign(toSign) };
      return (await browser.call(api.finishShield, input(code, body))).session;
    },
  };
  return phone;
}

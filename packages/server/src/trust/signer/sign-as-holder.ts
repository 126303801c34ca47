import {
  type Authority,
  type KeyAlgorithm,
  type TimestampAuthority,
  makeHolder,
  sealPrivateKey,
  signAsHolder,
  unsealPrivateKey,
  type Kek,
} from '@countersign/pki';
import type { Clock, Holder, HostCalls, SignAnswer, SignOrder, StoredHolderKey } from '../../platform/index.ts';
import { stampingOf } from './stamping.ts';

type HolderOrder = SignOrder & { readonly holder: Holder };

interface Ports {
  readonly kek: () => Kek;
  readonly host: HostCalls;
  readonly clock: Clock;
}

interface Opened {
  readonly authority: Authority;
  readonly timestamps: TimestampAuthority;
  /** The algorithm of a new long-term key. */
  readonly keyAlgorithm: KeyAlgorithm | undefined;
}

/** The name under which a long-term key is encrypted: it can be used only with its own certificate. */
export const holderSealName = (serial: string): string => `holder ${serial}`;

/**
 * Signs with the long-term certificate of a verified identity, which is made at the first signature and reused until it ends or
 * is revoked. Its key is decrypted here for the signatures of one act and leaves this process only encrypted.
 */
export async function signAsHolderOf(opened: Opened, ports: Ports, order: HolderOrder): Promise<SignAnswer[]> {
  const { authority, timestamps } = opened;
  const { host, clock, kek } = ports;
  const question = { holder: order.holder, commonName: order.subject.commonName, now: clock.now() };
  const stored = (await host.findHolderKey(question)) ?? (await makeKey(opened, ports, order, question.now));
  const { serial: name, certificate } = stored;
  const privateKey = unsealPrivateKey({ kek: kek(), name: holderSealName(name) }, stored.sealedKey);
  try {
    // The documents do not wait for each other: the authority's keys may be behind a network.
    return await Promise.all(
      order.documents.map(async ({ digest }): Promise<SignAnswer> => {
        const stamping = stampingOf(timestamps, clock, order);
        const signed = await signAsHolder({ authority, timestamps: stamping, certificate, privateKey, digest });
        const { cms, serialHex: serial, ocsp, timestampTime } = signed;
        return { cms, certificate, serial, ocsp, timestampTime };
      }),
    );
  } finally {
    privateKey.fill(0);
  }
}

async function makeKey(
  { authority, keyAlgorithm }: Opened,
  { host, kek }: Ports,
  { holder, subject: { commonName, number }, envelopeId, participantId }: HolderOrder,
  now: Date,
): Promise<StoredHolderKey> {
  const made = await makeHolder({
    authority,
    now,
    keyAlgorithm,
    kind: holder.kind === 'PERSONAL' ? 'personal' : 'enterprise',
    subject: {
      name: commonName,
      number,
      organisation: holder.organisation,
      organisationIdentifier: holder.organisationIdentifier,
    },
  });
  const { certificate, serialHex: serial, subject, notBefore, notAfter, privateKey } = made;
  const sealedKey = sealPrivateKey({ kek: kek(), name: holderSealName(serial) }, privateKey);
  privateKey.fill(0);
  const named = { certificate, serial, subject, notBefore, notAfter, sealedKey };
  return host.recordHolderKey({ ...named, holder, commonName, now, envelopeId, participantId });
}

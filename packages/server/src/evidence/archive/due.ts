import { parseCertificate } from '@countersign/asn1';
import { keyName } from '@countersign/pdf';
import type { House } from '../../platform/config/house.ts';
import type { DueQuestion } from './store.ts';

/** What is due now: by the settings, and by what the authority would stamp a contract with today. */
export async function dueQuestion(
  { signer, config }: Pick<House, 'signer' | 'config'>,
  now: Date,
): Promise<DueQuestion> {
  const { notAfter: endsAt, publicKey } = parseCertificate((await signer.certificates()).tsa);
  return {
    until: new Date(now.getTime() + config.archive.renewalMs),
    weakAlgorithms: config.archive.weakAlgorithms,
    // The authority stamps by SHA-256, whatever its key.
    present: { endsAt, algorithm: `sha256-${keyName(publicKey)}` },
  };
}

import { parseCertificate } from '@countersign/asn1';
import { keyName } from '@countersign/pdf';
import type { Services } from '../../platform/index.ts';
import type { DueQuestion } from './store.ts';

/**
 * Returns the criteria for contracts that are due now: the settings, and the time-stamp that the authority would make today.
 */
export async function dueQuestion(
  { signer, config }: Pick<Services, 'signer' | 'config'>,
  now: Date,
): Promise<DueQuestion> {
  const { notAfter: endsAt, publicKey } = parseCertificate((await signer.certificates()).tsa);
  return {
    until: new Date(now.getTime() + config.archive.renewalMs),
    weakAlgorithms: config.archive.weakAlgorithms,
    // The authority time-stamps with SHA-256, whatever its key.
    present: { endsAt, algorithm: `sha256-${keyName(publicKey)}` },
  };
}

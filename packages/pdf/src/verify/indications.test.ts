import { expect, it } from 'vitest';
import { createScene } from '../testing/attacks/index.ts';
import { indicationOf } from './indications.ts';
import { verifyPdf } from './verify.ts';

const scene = createScene(new Date('2026-05-04T03:02:01Z'));
const verify = (file: Uint8Array) =>
  verifyPdf(file, { roots: [scene.authority.root.certificate], now: scene.now, needsStatus: true });

it('a signer without a status is INDETERMINATE if a status is required, and passes with the data of the file', () => {
  expect(verify(scene.certified)).toMatchObject({
    valid: false,
    signatures: [{ integrity: true, trusted: false, indication: 'INDETERMINATE', subIndication: 'TRY_LATER' }],
  });
  expect(verify(scene.finished)).toMatchObject({ valid: true });
});

it.each([
  ['HASH_FAILURE', 'TOTAL_FAILED'],
  ['REVOKED', 'TOTAL_FAILED'],
  ['EXPIRED', 'TOTAL_FAILED'],
  ['NOT_YET_VALID', 'TOTAL_FAILED'],
  ['REVOKED_NO_POE', 'INDETERMINATE'],
  ['TRY_LATER', 'INDETERMINATE'],
  ['NO_CERTIFICATE_CHAIN_FOUND', 'INDETERMINATE'],
] as const)('%s goes with %s for signatures and time-stamps (ETSI EN 319 102-1 §5.1.3)', (failure, indication) => {
  expect(indicationOf(failure)).toBe(indication);
});

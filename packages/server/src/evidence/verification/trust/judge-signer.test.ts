import { expect, it } from 'vitest';
import { isBySigner } from './judge-signer.ts';
import { schemeOf } from './list-issue.ts';
import type { TrustFile } from './read-trust-file.ts';
import type { TrustListRow } from './store.ts';

const list = (
  signer: string | null,
  territory: string | null = 'AT',
  pointers: TrustFile['pointers'] = [],
  sequenceNumber: string | null = null,
): TrustFile => ({
  ...{ kind: 'TRUSTED_LIST', digest: '', anchors: [], skipped: 0, pointers },
  scheme: {
    ...{ territory, operatorName: null, sequenceNumber, issuedAt: null, nextUpdateAt: null },
    signer: signer === null ? null : { fingerprint: signer, subject: `CN=${signer}` },
  },
});
const kept = (file: TrustFile): TrustListRow => ({
  ...{ id: '', name: '', kind: file.kind, enabled: true, digest: '', anchors: 0, skipped: 0, createdBy: '' },
  ...{ createdAt: new Date(0), scheme: schemeOf(file) },
});
const former = [kept(list('a'))];
const lists = [kept(list('eu', 'EU', [{ territory: 'AT', fingerprint: 'b' }]))];
const handedOn = [kept(list('a', 'AT', [], '7')), kept(list('b', 'AT', [], '8'))];

it.each([
  ['the first of its territory pins its own', list('x'), null, [], true],
  ['or has none', list(null), null, [], true],
  ['the next is signed as the former', list('a'), null, former, true],
  ['not by another', list('x'), null, former, false],
  ['nor by nobody', list(null), null, former, false],
  ['or by whom a list of lists names', list('b'), null, [...former, ...lists], true],
  ['who speaks for this territory', list('b', 'BE'), null, [kept(list('a', 'BE')), ...lists], false],
  ['not as one before the former', list('a'), null, handedOn, false],
  ['nor by whom a former list of lists named', list('b'), null, [...former, ...lists, kept(list('eu', 'EU'))], false],
  ['of no territory by nobody', list('a', null), null, former, false],
  ['of no territory by nobody, the first one neither', list('a', null), null, [], false],
  ['or by whom the operator names', list('x'), 'x', former, true],
  ['and by nobody else then', list('a'), 'x', former, false],
] as const)('A trusted list: %s (security 60)', (_, file, named, known, expected) => {
  expect(isBySigner(file, named, known)).toBe(expected);
});

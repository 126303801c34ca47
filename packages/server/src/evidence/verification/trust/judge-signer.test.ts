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
  kind: 'TRUSTED_LIST',
  digest: '',
  anchors: [],
  skipped: 0,
  pointers,
  scheme: {
    territory,
    operatorName: null,
    sequenceNumber,
    issuedAt: null,
    nextUpdateAt: null,
    signer: signer === null ? null : { fingerprint: signer, subject: `CN=${signer}` },
  },
});
const kept = (file: TrustFile): TrustListRow => ({
  id: '',
  name: '',
  kind: file.kind,
  enabled: true,
  digest: '',
  anchors: 0,
  skipped: 0,
  createdBy: '',
  createdAt: new Date(0),
  scheme: schemeOf(file),
});
const former = [kept(list('a'))];
const lists = [kept(list('eu', 'EU', [{ territory: 'AT', fingerprint: 'b' }]))];
const handedOn = [kept(list('a', 'AT', [], '7')), kept(list('b', 'AT', [], '8'))];

it.each([
  ['the first one of a territory may be signed by anyone', list('x'), null, [], true],
  ['the first one of a territory may be unsigned', list(null), null, [], true],
  ['the next one may have the same signer', list('a'), null, former, true],
  ['the next one may not have another signer', list('x'), null, former, false],
  ['the next one may not be unsigned', list(null), null, former, false],
  ['a list of lists may name the signer', list('b'), null, [...former, ...lists], true],
  ['a list of lists names none of another territory', list('b', 'BE'), null, [kept(list('a', 'BE')), ...lists], false],
  ['the signer of an older issue is refused', list('a'), null, handedOn, false],
  ['a former list of lists names no signer', list('b'), null, [...former, ...lists, kept(list('eu', 'EU'))], false],
  ['one without territory is refused', list('a', null), null, former, false],
  ['one without territory is refused even as the first one', list('a', null), null, [], false],
  ['the operator may name the signer', list('x'), 'x', former, true],
  ['the operator may exclude the former signer', list('a'), 'x', former, false],
] as const)('A trusted list: %s (security 60)', (_, file, named, known, expected) => {
  expect(isBySigner(file, named, known)).toBe(expected);
});

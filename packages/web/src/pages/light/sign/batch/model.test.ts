import type { Document, Form } from '@countersign/contract';
import { describe, expect, it } from 'vitest';
import type { Signing } from '../model/queries.ts';
import { type Adopted, drawnKey, drawnKeys, idsOf, neededPictures, outReason, seenKey, valuesFor } from './model.ts';

const form = (formWsid: string, change: Partial<Form>): Form => ({
  id: formWsid,
  formWsid,
  fileWsid: 'F',
  docId: 'F',
  participantWsid: 'P',
  formType: 'WRITE_SIGN',
  page: 1,
  position: { ulx: 0, uly: 40, lrx: 80, lry: 0 },
  pageInfo: { width: 595, height: 842 },
  required: true,
  revisable: true,
  scale: null,
  format: 'yyyy-MM-dd',
  fontSize: 14,
  multiLine: true,
  tagId: null,
  confirmStatus: 'UNCONFIRMED',
  initialValue: null,
  appended: false,
  ...change,
});
interface Change {
  forms?: Form[];
  participant?: Partial<Signing['participant']>;
  envelope?: Partial<Signing['envelope']>;
  digest?: string;
  signPassword?: boolean;
}
const signing = ({
  forms = [form('a', {})],
  participant,
  envelope,
  digest = 'd1',
  signPassword = true,
}: Change = {}): Signing =>
  ({
    envelope: { envelopeWsid: 'E', envelopeFlowType: 'SIGN_PROCESS', needForm: true, ...envelope },
    participant: {
      actionType: 'SIGNER',
      secureLevel: 'DISPOSABLE_CERT',
      authLevel: 'LOW',
      noAppearance: false,
      ...participant,
    },
    authentication: { signPassword, contact: null, channel: 'SMS' },
    documents: [{ fileWsid: 'F', digest }],
    forms,
  }) as Signing;
const ADOPTED: Adopted = {
  INITIALS: null,
  WRITE_SIGN: { kind: 'write', writeData: 'data:image/png;base64,AA' },
  SEAL_SIGN: { kind: 'seal', sealWsid: 'S', picture: '/s' },
};

describe('What can be signed together', () => {
  it.each([
    ['signatures alone', signing(), null],
    ['dates, which are today', signing({ forms: [form('a', {}), form('b', { formType: 'DATE' })] }), null],
    ['a text that the sender gave', signing({ forms: [form('a', { formType: 'TEXT', initialValue: 'x' })] }), null],
    ['a text that may be left out', signing({ forms: [form('a', { formType: 'TEXT', required: false })] }), null],
    ['a text that each contract asks for', signing({ forms: [form('a', { formType: 'TEXT' })] }), 'text'],
    ['a reviewer', signing({ participant: { actionType: 'CHECKER' } }), 'checker'],
    ['both proofs at authLevel HIGH', signing({ participant: { authLevel: 'HIGH' } }), 'bothProofs'],
    ['identity alone at authLevel MEDIUM', signing({ participant: { authLevel: 'MEDIUM' } }), null],
    ['the key on a phone', signing({ participant: { secureLevel: 'SHIELD_CERT' } }), 'shield'],
    ['the voiding of a contract', signing({ envelope: { envelopeFlowType: 'CANCEL_PROCESS' } }), 'voiding'],
    ['a person without a sign password', signing({ signPassword: false }), 'password'],
    ['fields still to be placed', signing({ forms: [], envelope: { needForm: false } }), 'place'],
    [
      'no mark on the page by choice',
      signing({ forms: [], envelope: { needForm: false }, participant: { noAppearance: true } }),
      null,
    ],
  ] as const)('%s', (_, given, reason) => {
    expect(outReason(given)).toBe(reason);
  });
});

describe('What goes into the fields', () => {
  const forms = [
    form('write', {}),
    form('seal', { formType: 'SEAL_SIGN' }),
    form('mark', { formType: 'MULTI_CHECK_MARK' }),
    form('day', { formType: 'DATE' }),
    form('text', { formType: 'TEXT', initialValue: 'given' }),
    form('may', { required: false }),
  ];

  it('is one signature, one seal, today, and the sender’s values; nothing where nothing is required', () => {
    const values = valuesFor(forms, ADOPTED, new Date(2026, 10, 21));
    expect(values).toEqual({
      write: ADOPTED.WRITE_SIGN,
      seal: ADOPTED.SEAL_SIGN,
      mark: ADOPTED.SEAL_SIGN,
      day: { kind: 'text', text: '2026-11-21' },
      text: { kind: 'text', text: 'given' },
    });
    expect(valuesFor(forms, { ...ADOPTED, SEAL_SIGN: null }, new Date(2026, 10, 21))).not.toHaveProperty('seal');
  });

  it('asks only for the pictures that some envelope requires', () => {
    expect(neededPictures([signing()])).toEqual(['WRITE_SIGN']);
    expect(neededPictures([signing(), signing({ forms })])).toEqual(['WRITE_SIGN', 'SEAL_SIGN']);
    expect(neededPictures([signing({ forms: [form('a', { required: false })] })])).toEqual([]);
  });
});

it('A viewed envelope has to be viewed again once a document has changed (security 54)', () => {
  expect(seenKey(signing())).toBe(seenKey(signing()));
  expect(seenKey(signing({ digest: 'd2' }))).not.toBe(seenKey(signing()));
});

it('A page counts as drawn for the revision that was shown, and for no later one', () => {
  const document = (digest: string): Document => ({ fileWsid: 'F', digest, pages: [{}, {}] }) as Document;
  const keys = drawnKeys([document('d1')], new Set(['F 2', 'G 1']));
  expect(keys).toEqual([drawnKey(document('d1'), 2)]);
  expect(keys).not.toContain(drawnKey(document('d2'), 2));
});

it('An address names each envelope once', () => {
  expect(idsOf('A, B,A,,C')).toEqual(['A', 'B', 'C']);
  expect(idsOf('')).toEqual([]);
});

import { api } from '@countersign/contract';
import { textPdf } from '@countersign/pdf/testing';
import { type Person, type World, createWorld } from '@countersign/testkit';
import { fromWsid } from '@countersign/domain';
import { eq } from 'drizzle-orm';
import { participant } from '../../platform/index.ts';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { company } from '../../enterprise/members/testing/company.ts';
import { uploadFile } from '../files/testing/upload.ts';
import { listRows, makeBulkDraft } from '../multi-send/testing/bulk-draft.ts';

let world: World;
let alice: Person;
beforeAll(async () => {
  world = await createWorld({ env: { SMS_PROVIDER: 'none' } });
  [alice] = await world.people('alice');
});
afterAll(() => world.close());

const PHONE = '13900000001';
const refusal = (field: string) => ({ status: 422, error: 'ERROR_PHONE_UNSUPPORTED', data: { field } });

describe('An installation that sends no text messages', () => {
  it('says so before anyone logs in', async () => {
    const { configuration } = await world.person('bob').call(api.getConfiguration, {});
    expect(configuration).toEqual({ mode: 'evaluation', channels: ['EMAIL'], signatureLevel: 'B-LTA' });
  });

  it('says how a typed contact is understood, and that no number can be reached', async () => {
    const read = async (typed: string) => (await alice.call(api.readContact, { query: { typed } })).reading;
    expect(await read('0044 (0)7400 123456')).toEqual({
      contact: '+447400123456',
      kind: 'phone',
      shown: '+44 7400 123456',
      country: 'GB',
      served: false,
    });
    expect(await read('138 0000 0001')).toMatchObject({ contact: '13800000001', country: 'CN', shown: '13800000001' });
    expect(await read('Ada@Example.com')).toMatchObject({ contact: 'ada@example.com', country: null, served: true });
    expect(await read('07400 123456')).toBeNull();
  });

  it('refuses codes by text message and by call, and registers people by e-mail', async () => {
    const stranger = world.stranger({ name: '陌生人', contact: PHONE });
    const body = { phone: PHONE, service: 'REGISTER', code: await stranger.captcha('REGISTER') } as const;
    expect(await stranger.refused(api.sendSmsCode, { body })).toMatchObject(refusal('phone'));
    expect(await stranger.refused(api.sendVoiceCode, { body })).toMatchObject(refusal('phone'));
    const other = world.stranger({ name: 'Eve', contact: 'eve@example.com' });
    await other.register();
    expect(other.userWsid).not.toBe('');
  });

  it('refuses participants with a phone number by the field, and takes those with an e-mail address', async () => {
    const { envelope } = await alice.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: envelope.envelopeWsid };
    const { fileWsid } = await uploadFile(alice, 'contract.pdf', textPdf(1));
    await alice.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const add = (contact: object, rest = {}) => ({
      params,
      body: {
        participants: [{ name: '乙方', assignedSequence: 1, type: 'PERSON', roleType: 'SIGNER', contact, ...rest }],
      },
    });
    const refused = async (contact: object, rest = {}) =>
      alice.refused(api.addParticipants, add(contact, rest) as never);
    expect(await refused({ phone: PHONE })).toMatchObject(refusal('contact.phone'));
    expect(await refused({ phone: PHONE, email: 'bob@example.com' })).toMatchObject(refusal('contact.phone'));
    expect(await refused({ email: 'bob@example.com' }, { identifyingContact: 'PHONE' })).toMatchObject(
      refusal('identifyingContact'),
    );
    const { participants } = await alice.call(api.addParticipants, add({ email: 'bob@example.com' }) as never);
    expect(participants.find(({ name }) => name === '乙方')).toMatchObject({ identifyingContact: 'EMAIL' });
  });

  it('refuses to start an older draft with a phone number, and names the participant', async () => {
    const { envelope: made } = await alice.call(api.createEnvelope, { body: {} });
    const params = { envelopeWsid: made.envelopeWsid };
    const { fileWsid } = await uploadFile(alice, 'contract.pdf', textPdf(1));
    await alice.call(api.addDocuments, { params, body: { contents: [fileWsid] } });
    const { participants } = await alice.call(api.addParticipants, {
      params,
      body: {
        participants: [
          {
            name: '老乙方',
            assignedSequence: 1,
            type: 'PERSON',
            roleType: 'SIGNER',
            contact: { email: 'old@example.com' },
          },
        ],
      },
    });
    const id = fromWsid('participant', participants.at(-1)?.participantWsid ?? '') ?? '';
    await world.services.db.withTx((tx) =>
      tx
        .update(participant)
        .set({ phone: PHONE, email: null, identifyingContact: 'PHONE' })
        .where(eq(participant.id, id)),
    );
    expect(await alice.refused(api.startEnvelope, { params })).toMatchObject({
      status: 422,
      error: 'ERROR_PARTICIPANT_UNREACHABLE',
      message: expect.stringContaining('老乙方') as string,
    });
  });

  it('refuses the rows of a list with a phone number, each by itself', async () => {
    const draft = await makeBulkDraft(alice);
    const cells = { 职位: '工程师', 入职日: '2026-05-01' };
    const rows = [
      { name: '有号码', phone: PHONE, ...cells },
      { name: '有邮箱', email: 'row@example.com', ...cells },
    ];
    const { multiSend } = await alice.call(api.setMultiSend, {
      params: draft.slot,
      body: { rows },
    });
    expect(multiSend).toMatchObject({ total: 2, valid: 1, identifyingContact: 'EMAIL' });
    expect(multiSend.columns.map(({ key }) => key)).not.toContain('phone');
    const { rows: judged } = await listRows(alice, draft);
    expect(judged.map(({ errors }) => errors.map(({ column, error }) => [column, error]))).toEqual([
      [['phone', 'ERROR_PHONE_UNSUPPORTED']],
      [],
    ]);
  });

  it('refuses invitations by a phone number, and sends the others', async () => {
    const firm = await company(alice, '无短信有限公司');
    const { invitations, refused } = await alice.call(api.createInvitations, {
      params: { enterpriseWsid: firm.enterpriseWsid },
      body: { invitations: [{ contact: PHONE }, { contact: 'new@example.com' }] },
    });
    expect(refused).toMatchObject([{ contact: PHONE, error: 'ERROR_PHONE_UNSUPPORTED' }]);
    expect(invitations).toHaveLength(1);
    const params = { enterpriseWsid: firm.enterpriseWsid };
    const heading = await (await alice.bytes(api.getMemberTemplate, { params, query: { format: 'csv' } })).text();
    expect(heading).toContain('"邮箱"');
    expect(heading).not.toContain('手机');
  });
});

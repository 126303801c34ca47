import { describe, expect, it } from 'vitest';
import { asNotice, envelopeWords } from './envelope-words.ts';
import { invitationWords } from './invitation-notices.ts';
import { presentMessage } from './message-text.ts';
import type { MessageRow } from './message-store.ts';
import { MESSAGE_KINDS, type MessageKind } from '@countersign/domain';

const EVIL =
  '【工商银行】您的账户 http://evil.example/pay 已冻结，请立即登录 evil.example 处理，否则后果自负后果自负后果自负';
const LINK = 'https://sign.example/sign/1/2';
const languages = ['zh-CN', 'en'] as const;
const typed = {
  title: EVIL,
  senderName: EVIL,
  actorName: EVIL,
  reason: EVIL,
  name: EVIL,
  enterpriseName: EVIL,
  sealName: EVIL,
  fromName: EVIL,
  ownerName: EVIL,
  host: 'evil.example',
  reference: 'CS-1',
  deadline: '2026-03-01T00:00:00.000Z',
  notice: JSON.stringify({ kind: 'PASSKEY_CREATED', name: EVIL }),
};
const VARIANTS: Readonly<Partial<Record<MessageKind, readonly Record<string, string>[]>>> = {
  JOIN_APPLICATION: [{ status: 'PASSED' }, { status: 'WAITING' }],
  JOIN_DECIDED: [{ status: 'PASSED' }, { status: 'REFUSED' }],
  OWNER_CHANGED: [{ side: 'TO' }, { side: 'FROM' }],
  IDENTITY_DECIDED: ['PASSED', 'RETURNED', 'SUSPENDED', 'WITHDRAWN'].flatMap((status) => [
    { kind: 'PERSON', status },
    { kind: 'ENTERPRISE', status },
  ]),
  SEAL_APPLICATION: [{ kind: 'CREATE' }, { kind: 'USE' }],
  SEAL_DECIDED: ['CREATE', 'CREATE_NAME', 'NAME', 'USE'].flatMap((kind) => [
    { kind, status: 'PASSED' },
    { kind, status: 'REFUSED' },
  ]),
};
const said = (text: string): void => {
  expect(text).not.toMatch(/^[“《【]?工商|evil|:\/\/|【工商|www/);
  expect(text.split('“').length + text.split('《').length).toBe(text.split('”').length + text.split('》').length);
};

describe.each(languages)('A notice in %s about a text that a user typed (Rulings §8.26)', (language) => {
  it.each(MESSAGE_KINDS.map((kind) => [kind] as const))('quotes it after our own words in the list: %s', (kind) => {
    for (const variant of VARIANTS[kind] ?? [{}]) {
      const row = {
        id: '018f0000-0000-7000-8000-000000000001',
        kind,
        target: null,
        envelopeId: null,
        readAt: null,
      };
      const params = {
        ...typed,
        ...variant,
      };
      const message = presentMessage({ ...row, params, createdAt: new Date(0) } as unknown as MessageRow, language);
      said(message.messageTitle);
      said(message.messageContent);
    }
  });

  it('is sent to phones and mailboxes with one link, our own, and a subject that begins with our words', () => {
    const sources = { senderSource: 'PROFILE', actorSource: 'GIVEN' } as const;
    const facts = { title: EVIL, senderName: EVIL, actorName: EVIL, ...sources, reason: EVIL, deadline: '1' };
    for (const words of [
      ...(['TO_SIGN', 'REMINDER', 'REJECTED', 'REVOKED', 'CANCEL_REQUESTED'] as const).map((news) =>
        envelopeWords(news, language, facts),
      ),
      invitationWords({ enterpriseName: EVIL, source: 'PROFILE' }, language),
    ]) {
      const { subject, text } = asNotice(words, language, { by: 'Acme', link: LINK });
      said(subject);
      expect(text.startsWith(language === 'en' ? '[Acme] ' : '【Acme】')).toBe(true);
      said(text.replace(LINK, '').replace('【Acme】', ''));
      expect([...text].length).toBeLessThan(330);
    }
  });

  const MARK = language === 'en' ? '” (not verified)' : '”（未经核实）';
  const facts = { title: '合同', senderName: '工商银行', actorName: '甲公司', reason: '', deadline: '1' };

  it.each(['TO_SIGN', 'TO_REVIEW', 'REMINDER', 'REVOKED', 'PROLONGED', 'REMOVED', 'CANCEL_REQUESTED'] as const)(
    'marks a sender that the authority has not verified (Rulings §8.13): %s',
    (news) => {
      const told = (senderSource: 'PROFILE' | 'VERIFIED') =>
        envelopeWords(news, language, { ...facts, senderSource, actorSource: 'VERIFIED' }).sentence;
      expect(told('PROFILE')).toContain(`工商银行${MARK}`);
      expect(told('VERIFIED')).not.toContain(MARK);
    },
  );

  it('names a verified enterprise that sends before the person who acts for it (ux 47)', () => {
    const sent = { ...facts, senderSource: 'PROFILE', actorSource: 'VERIFIED' } as const;
    const told = envelopeWords('TO_SIGN', language, { ...sent, senderEnterprise: '青禾数据有限公司' }).sentence;
    expect(told).toMatch(
      language === 'en' ? /“青禾数据有限公司”, by “工商银行”/ : /“青禾数据有限公司”，经办人“工商银行”/,
    );
    expect(told).toContain(`工商银行${MARK}`);
  });

  it.each(['REJECTED', 'RETURNED', 'CHECK_REFUSED', 'AUTHORIZED', 'NOTICE_FAILED'] as const)(
    'marks the acting person under a name that another person gave: %s',
    (news) => {
      const told = (actorSource: 'GIVEN' | 'VERIFIED') =>
        envelopeWords(news, language, { ...facts, senderSource: 'VERIFIED', actorSource }).sentence;
      expect(told('GIVEN')).toContain(`甲公司${MARK}`);
      expect(told('VERIFIED')).not.toContain(MARK);
    },
  );

  it.each(['INVITED', 'JOIN_DECIDED', 'JOIN_APPLICATION', 'OWNER_CHANGED', 'WORK_HANDED_OVER'] as const)(
    'marks in the list according to the stored source of the name: %s',
    (kind) => {
      const told = (nameSource: 'PROFILE' | 'VERIFIED'): string => {
        const named = { name: '工商银行', ownerName: '工商银行', fromName: '工商银行', enterpriseName: '工商银行' };
        const params = { ...named, status: 'PASSED', nameSource };
        const row = { id: '018f0000-0000-7000-8000-000000000001', kind, target: null, envelopeId: null, readAt: null };
        return presentMessage({ ...row, params, createdAt: new Date(0) } as unknown as MessageRow, language)
          .messageContent;
      };
      expect(told('PROFILE')).toContain(`工商银行${MARK}`);
      expect(told('VERIFIED')).not.toContain(MARK);
    },
  );
});

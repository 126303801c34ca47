import type { Language, Message } from '@countersign/contract';
import { EXPORT_KEEP_DAYS, type MessageKind, quotedName, quotedText, toWsid } from '@countersign/domain';
import { type AccountNotice, accountWords } from './account-words.ts';
import { boughtWords, lowWords, orderRefundedWords, orderRefusedWords } from './charges-notices.ts';
import { type EnvelopeNews, type Words, envelopeWords, sourceOf } from './envelope-words.ts';
import { instantText } from './languages/instant-text.ts';
import { identityWords } from './identity-notices.ts';
import { invitationWords } from './invitation-notices.ts';
import type { MessageRow } from './message-store.ts';
import { sealAppliedWords, sealDecidedWords } from './seal-notices.ts';
import { textsIn } from './texts-in.ts';

const ZONE = 'Asia/Shanghai';
type Params = Readonly<Record<string, string>>;

const IDENTITY_OUTCOMES = ['PASSED', 'SUSPENDED', 'WITHDRAWN', 'LIFTED'] as const;

/** Kinds that are not about one envelope; all others use the texts of the envelope notices. */
const OWN: {
  readonly [K in Exclude<MessageKind, EnvelopeNews>]: (params: Params, language: Language, at: Date) => Words;
} = {
  SECURITY: (params, language, at) => accountWords(JSON.parse(params.notice ?? '{}') as AccountNotice, language, at),
  IDENTITY_DECIDED: ({ kind, name = '', status, reason = '' }, language) =>
    identityWords(
      {
        kind: kind === 'ENTERPRISE' ? 'ENTERPRISE' : 'PERSON',
        name,
        status: IDENTITY_OUTCOMES.find((one) => one === status) ?? 'RETURNED',
        reason,
      },
      language,
    ),
  CHARGES_LOW: lowWords,
  CHARGES_BOUGHT: boughtWords,
  ORDER_REFUSED: orderRefusedWords,
  ORDER_REFUNDED: orderRefundedWords,
  MULTI_SEND_DONE: ({ title = '', done = '0', failed = '0' }, language) => {
    const quoted = quotedText(title, 'title', language);
    return textsIn(language).others.bulkDone(quoted, done, failed);
  },
  JOIN_APPLICATION: ({ name: typed = '', nameSource, enterpriseName = '', status }, language) => {
    const name = quotedName(typed, sourceOf(nameSource), 'name', language);
    const firm = quotedText(enterpriseName, 'enterprise', language);
    const { joined, asksToJoin } = textsIn(language).others;
    return (status === 'PASSED' ? joined : asksToJoin)(name, firm);
  },
  WORK_HANDED_OVER: ({ enterpriseName = '', fromName = '', nameSource }, language) =>
    textsIn(language).others.handedOver(
      quotedName(fromName, sourceOf(nameSource), 'name', language),
      quotedText(enterpriseName, 'enterprise', language),
    ),
  DATA_EXPORT: ({ enterpriseName = '' }, language) => {
    const firm = enterpriseName === '' ? null : quotedText(enterpriseName, 'enterprise', language);
    return textsIn(language).others.exported(firm, EXPORT_KEEP_DAYS);
  },
  OWNER_CHANGED: ({ enterpriseName = '', ownerName = '', nameSource, side }, language) => {
    const firm = quotedText(enterpriseName, 'enterprise', language);
    const { isOwner, newOwner } = textsIn(language).others;
    if (side === 'TO') return isOwner(firm);
    return newOwner(firm, quotedName(ownerName, sourceOf(nameSource), 'name', language));
  },
  WEBHOOK_OFF: ({ enterpriseName = '' }, language) =>
    textsIn(language).others.webhookOff(quotedText(enterpriseName, 'enterprise', language)),
  SEAL_APPLICATION: sealAppliedWords,
  SEAL_DECIDED: sealDecidedWords,
  INVITED: ({ enterpriseName = '', nameSource }, language) =>
    invitationWords({ enterpriseName, source: sourceOf(nameSource) }, language),
  JOIN_DECIDED: ({ enterpriseName = '', nameSource, status }, language) => {
    const firm = quotedName(enterpriseName, sourceOf(nameSource), 'enterprise', language);
    const { hasJoined, joinRefused } = textsIn(language).others;
    return (status === 'PASSED' ? hasJoined : joinRefused)(firm);
  },
};

const isOwn = (kind: MessageKind): kind is keyof typeof OWN => kind in OWN;

function wordsOf({ kind, params, createdAt }: MessageRow, language: Language): Words {
  if (isOwn(kind)) return OWN[kind](params, language, createdAt);
  const {
    title = '',
    senderName = '',
    senderEnterprise = '',
    actorName = '',
    reason = '',
    deadline,
    timezone = ZONE,
  } = params;
  const sources = { senderSource: sourceOf(params['senderSource']), actorSource: sourceOf(params['actorSource']) };
  const due = deadline === undefined ? '' : instantText(new Date(deadline), timezone, language);
  return envelopeWords(kind, language, {
    title,
    senderName,
    senderEnterprise,
    actorName,
    ...sources,
    reason,
    deadline: due,
  });
}

/** A line of the message list, in the language of the current reader. */
export function presentMessage(row: MessageRow, language: Language): Message {
  const { subject, sentence } = wordsOf(row, language);
  return {
    messageWsid: toWsid('message', row.id),
    actionType: row.kind,
    messageTitle: subject,
    messageContent: textsIn(language).envelopes.full(sentence),
    isread: row.readAt !== null,
    createdDatetime: row.createdAt.toISOString(),
    attachMessage: {
      targertWsid: row.target,
      envelopeWsid: row.envelopeId === null ? null : toWsid('envelope', row.envelopeId),
    },
  };
}

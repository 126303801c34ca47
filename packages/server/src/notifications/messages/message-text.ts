import type { Language, Message } from '@countersign/contract';
import { EXPORT_KEEP_DAYS, type MessageKind, quotedName, quotedText, toWsid } from '@countersign/domain';
import { type AccountNotice, accountWords } from './account-words.ts';
import { boughtWords, lowWords, orderRefundedWords, orderRefusedWords } from './charges-notices.ts';
import { type EnvelopeNews, type Words, envelopeWords, instantText, sourceOf } from './envelope-words.ts';
import { identityWords } from './identity-notices.ts';
import { invitationWords } from './invitation-notices.ts';
import type { MessageRow } from './message-store.ts';
import { sealAppliedWords, sealDecidedWords } from './seal-notices.ts';

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
    return language === 'en'
      ? {
          subject: `Bulk sending completed: ${quoted}`,
          sentence: `Of ${quoted}, ${done} contracts were sent and ${failed} failed`,
        }
      : { subject: `批量发送完成：${quoted}`, sentence: `合同${quoted}已发送 ${done} 份，失败 ${failed} 份` };
  },
  JOIN_APPLICATION: ({ name: typed = '', nameSource, enterpriseName = '', status }, language) => {
    const name = quotedName(typed, sourceOf(nameSource), 'name', language);
    const firm = quotedText(enterpriseName, 'enterprise', language);
    if (status === 'PASSED')
      return language === 'en'
        ? { subject: `A new member: ${name}`, sentence: `A new member has joined ${firm}: ${name}` }
        : { subject: `新成员已加入：${name}`, sentence: `新成员${name}已加入企业${firm}` };
    return language === 'en'
      ? {
          subject: `A request to join: ${name}`,
          sentence: `A request to become a member of ${firm} was made by ${name}`,
        }
      : { subject: `加入申请：${name}`, sentence: `收到加入企业${firm}的申请，申请人：${name}，请处理` };
  },
  WORK_HANDED_OVER: ({ enterpriseName = '', fromName = '', nameSource }, language) => {
    const name = quotedName(fromName, sourceOf(nameSource), 'name', language);
    const firm = quotedText(enterpriseName, 'enterprise', language);
    return language === 'en'
      ? {
          subject: `Work was handed over to you: ${name}`,
          sentence: `The contracts, drafts, templates and open turns of ${name} in ${firm} were handed over to you`,
        }
      : { subject: `事务已移交给您：${name}`, sentence: `企业${firm}已将${name}的合同、草稿、模板和待办移交给您` };
  },
  DATA_EXPORT: ({ enterpriseName = '' }, language) => {
    const firm = enterpriseName === '' ? '' : quotedText(enterpriseName, 'enterprise', language);
    if (language === 'en')
      return {
        subject: 'Your export is ready',
        sentence: `The export of ${firm === '' ? 'your data' : `the data of ${firm}`} can be downloaded for ${EXPORT_KEEP_DAYS} days`,
      };
    return {
      subject: '数据导出已完成',
      sentence: `${firm === '' ? '您的个人数据' : `企业${firm}的数据`}已导出完成，${EXPORT_KEEP_DAYS} 天内可以下载`,
    };
  },
  OWNER_CHANGED: ({ enterpriseName = '', ownerName = '', nameSource, side }, language) => {
    const name = quotedName(ownerName, sourceOf(nameSource), 'name', language);
    const firm = quotedText(enterpriseName, 'enterprise', language);
    if (side === 'TO')
      return language === 'en'
        ? { subject: `You are the owner of ${firm}`, sentence: `The ownership of ${firm} was handed over to you` }
        : { subject: `您已成为企业所有者：${firm}`, sentence: `企业${firm}的所有权已移交给您` };
    return language === 'en'
      ? {
          subject: `A new owner of ${firm}`,
          sentence: `You handed the ownership of ${firm} over to ${name}; you remain a member`,
        }
      : { subject: `企业所有者已变更：${firm}`, sentence: `您已将企业${firm}的所有权移交给${name}，您仍是企业成员` };
  },
  WEBHOOK_OFF: ({ enterpriseName = '' }, language) => {
    const firm = quotedText(enterpriseName, 'enterprise', language);
    return language === 'en'
      ? {
          subject: `A webhook was switched off: ${firm}`,
          sentence: `No delivery has reached a webhook of ${firm} for days. Check the receiver, then switch it on again`,
        }
      : {
          subject: `Webhook 已停用：${firm}`,
          sentence: `连续多日无法送达企业${firm}的 Webhook，请检查接收端后重新启用`,
        };
  },
  SEAL_APPLICATION: sealAppliedWords,
  SEAL_DECIDED: sealDecidedWords,
  INVITED: ({ enterpriseName = '', nameSource }, language) =>
    invitationWords({ enterpriseName, source: sourceOf(nameSource) }, language),
  JOIN_DECIDED: ({ enterpriseName = '', nameSource, status }, language) => {
    const firm = quotedName(enterpriseName, sourceOf(nameSource), 'enterprise', language);
    if (status === 'PASSED')
      return language === 'en'
        ? { subject: `You have joined ${firm}`, sentence: `You are now a member of ${firm} and can sign for it` }
        : { subject: `已加入企业：${firm}`, sentence: `您已成为企业${firm}的成员，可以代表其签署` };
    return language === 'en'
      ? { subject: `Application refused: ${firm}`, sentence: `Your request to become a member of ${firm} was refused` }
      : { subject: `加入申请未通过：${firm}`, sentence: `您加入企业${firm}的申请未通过` };
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
    messageContent: language === 'en' ? `${sentence}.` : `${sentence}。`,
    isread: row.readAt !== null,
    createdDatetime: row.createdAt.toISOString(),
    attachMessage: {
      targertWsid: row.target,
      envelopeWsid: row.envelopeId === null ? null : toWsid('envelope', row.envelopeId),
    },
  };
}

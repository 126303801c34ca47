import type { Language, Message } from '@countersign/contract';
import { type MessageKind, toWsid } from '@countersign/domain';
import { type AccountNotice, accountWords } from './account-words.ts';
import { boughtWords, lowWords, orderRefusedWords } from './charges-notices.ts';
import { type EnvelopeNews, type Words, envelopeWords, instantText } from './envelope-words.ts';
import { identityWords } from './identity-notices.ts';
import { invitationWords } from './invitation-notices.ts';
import type { MessageRow } from './message-store.ts';
import { sealAppliedWords, sealDecidedWords } from './seal-notices.ts';

const ZONE = 'Asia/Shanghai';
type Params = Readonly<Record<string, string>>;

const IDENTITY_OUTCOMES = ['PASSED', 'SUSPENDED', 'WITHDRAWN', 'LIFTED'] as const;

/** Kinds that are not about one envelope; all others are worded with the notices of envelopes. */
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
  MULTI_SEND_DONE: ({ title = '', done = '0', failed = '0' }, language) =>
    language === 'en'
      ? { subject: `Bulk sending finished: ${title}`, sentence: `“${title}”: ${done} sent, ${failed} failed` }
      : { subject: `批量发送完成：${title}`, sentence: `《${title}》已发送 ${done} 份，失败 ${failed} 份` },
  JOIN_APPLICATION: ({ name = '', enterpriseName = '', status }, language) => {
    if (status === 'PASSED')
      return language === 'en'
        ? { subject: `${name} has joined`, sentence: `${name} is now a member of ${enterpriseName}` }
        : { subject: `${name}已加入`, sentence: `${name}已成为${enterpriseName}的成员` };
    return language === 'en'
      ? { subject: `${name} asks to join`, sentence: `${name} asks to become a member of ${enterpriseName}` }
      : { subject: `${name}申请加入`, sentence: `${name}申请加入${enterpriseName}，请处理` };
  },
  WORK_HANDED_OVER: ({ enterpriseName = '', fromName = '' }, language) =>
    language === 'en'
      ? {
          subject: `The work of ${fromName} is yours now`,
          sentence: `${fromName}'s contracts, drafts, templates and open turns in ${enterpriseName} were handed over to you`,
        }
      : {
          subject: `${fromName}的事务已移交给您`,
          sentence: `${enterpriseName}已将${fromName}的合同、草稿、模板和待办移交给您`,
        },
  OWNER_CHANGED: ({ enterpriseName = '', ownerName = '', side }, language) => {
    if (side === 'TO')
      return language === 'en'
        ? {
            subject: `You are the owner of ${enterpriseName}`,
            sentence: `The ownership of ${enterpriseName} was handed over to you`,
          }
        : { subject: `您已成为${enterpriseName}的所有者`, sentence: `${enterpriseName}的所有权已移交给您` };
    return language === 'en'
      ? {
          subject: `${enterpriseName} has a new owner`,
          sentence: `You handed the ownership of ${enterpriseName} over to ${ownerName}; you remain a member`,
        }
      : {
          subject: `${enterpriseName}的所有者已变更`,
          sentence: `您已将${enterpriseName}的所有权移交给${ownerName}，您仍是企业成员`,
        };
  },
  WEBHOOK_OFF: ({ enterpriseName = '', host = '' }, language) =>
    language === 'en'
      ? {
          subject: `A webhook of ${enterpriseName} was switched off`,
          sentence: `Nothing has reached ${host} for days. Check the receiver, then switch the webhook on again`,
        }
      : {
          subject: `${enterpriseName}的一个 Webhook 已停用`,
          sentence: `连续多日无法送达 ${host}，请检查接收端后重新启用该 Webhook`,
        },
  SEAL_APPLICATION: sealAppliedWords,
  SEAL_DECIDED: sealDecidedWords,
  INVITED: ({ enterpriseName = '' }, language) => invitationWords(enterpriseName, language),
  JOIN_DECIDED: ({ enterpriseName = '', status }, language) => {
    const isIn = status === 'PASSED';
    return language === 'en'
      ? {
          subject: isIn ? `Welcome to ${enterpriseName}` : `${enterpriseName} has refused`,
          sentence: isIn
            ? `You are now a member of ${enterpriseName} and can sign for it`
            : `${enterpriseName} has not taken you in as a member`,
        }
      : {
          subject: isIn ? `已加入${enterpriseName}` : `加入${enterpriseName}的申请未通过`,
          sentence: isIn ? `您已成为${enterpriseName}的成员，可以代表其签署` : `${enterpriseName}没有通过您的加入申请`,
        };
  },
};

const isOwn = (kind: MessageKind): kind is keyof typeof OWN => kind in OWN;

function wordsOf({ kind, params, createdAt }: MessageRow, language: Language): Words {
  if (isOwn(kind)) return OWN[kind](params, language, createdAt);
  const { title = '', senderName = '', actorName = '', reason = '', deadline, timezone = ZONE } = params;
  const due = deadline === undefined ? '' : instantText(new Date(deadline), timezone, language);
  return envelopeWords(kind, language, { title, senderName, actorName, reason, deadline: due });
}

/** A line of the message list, worded in the language of whoever reads it now. */
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

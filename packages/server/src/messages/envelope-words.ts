import type { Language } from '@countersign/contract';
import type { MessageKind } from '@countersign/domain';

/** What is told about an envelope; each has one wording per language, for a message by phone or mail and for the list. */
export type EnvelopeNews = Exclude<
  MessageKind,
  | 'MULTI_SEND_DONE'
  | 'JOIN_APPLICATION'
  | 'JOIN_DECIDED'
  | 'INVITED'
  | 'SEAL_APPLICATION'
  | 'SEAL_DECIDED'
  | 'OWNER_CHANGED'
  | 'WORK_HANDED_OVER'
  | 'WEBHOOK_OFF'
  | 'IDENTITY_DECIDED'
  | 'CHARGES_LOW'
  | 'CHARGES_BOUGHT'
  | 'ORDER_REFUSED'
  | 'SECURITY'
>;

export interface EnvelopeNewsFacts {
  readonly title: string;
  readonly senderName: string;
  /** Who did it, where somebody did. */
  readonly actorName: string;
  readonly reason: string;
  /** Already written in the reader's language, with its zone. */
  readonly deadline: string;
}

/** `sentence` has no full stop at its end. */
export interface Words {
  readonly subject: string;
  readonly sentence: string;
}
type Write = (facts: EnvelopeNewsFacts) => Words;

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);
const bare = (reason: string): string => reason.replace(/[.。]$/, '');

const ZH: Readonly<Record<EnvelopeNews, Write>> = {
  TO_SIGN: ({ title, senderName, deadline }) => ({
    subject: `请签署：${title}`,
    sentence: `${senderName}邀请您签署《${title}》，请在 ${deadline} 之前完成`,
  }),
  TO_REVIEW: ({ title, senderName, deadline }) => ({
    subject: `请审批：${title}`,
    sentence: `${senderName}请您审批《${title}》，请在 ${deadline} 之前完成`,
  }),
  REMINDER: ({ title, senderName, deadline }) => ({
    subject: `提醒：${title}`,
    sentence: `${senderName}提醒您处理《${title}》，请在 ${deadline} 之前完成`,
  }),
  EXPIRING_SOON: ({ title, deadline }) => ({
    subject: `即将过期：${title}`,
    sentence: `《${title}》将于 ${deadline} 截止，尚未完成`,
  }),
  COMPLETED: ({ title }) => ({
    subject: `已完成：${title}`,
    sentence: `《${title}》已全部签署完成，可以查看和下载`,
  }),
  REJECTED: ({ title, actorName, reason }) => ({
    subject: `已拒签：${title}`,
    sentence: `${actorName}拒签了《${title}》${because(bare(reason), '，原因：')}`,
  }),
  CHECK_REFUSED: ({ title, actorName, reason }) => ({
    subject: `审批未通过：${title}`,
    sentence: `${actorName}审批《${title}》未通过${because(bare(reason), '，原因：')}`,
  }),
  RETURNED: ({ title, actorName, reason }) => ({
    subject: `已退回：${title}`,
    sentence: `${actorName}退回了《${title}》${because(bare(reason), '，原因：')}`,
  }),
  REVOKED: ({ title, senderName, reason }) => ({
    subject: `已撤回：${title}`,
    sentence: `${senderName}撤回了《${title}》${because(bare(reason), '，原因：')}`,
  }),
  EXPIRED: ({ title }) => ({
    subject: `已过期：${title}`,
    sentence: `《${title}》已过截止时间，未能完成签署`,
  }),
  PROLONGED: ({ title, senderName, deadline }) => ({
    subject: `已延期：${title}`,
    sentence: `${senderName}已将《${title}》的截止时间延至 ${deadline}`,
  }),
  AUTHORIZED: ({ title, actorName }) => ({
    subject: `已转交他人：${title}`,
    sentence: `${actorName}已将《${title}》转交他人处理`,
  }),
  REMOVED: ({ title, senderName }) => ({
    subject: `无需处理：${title}`,
    sentence: `${senderName}已将您移出《${title}》，您无需再处理`,
  }),
  CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
    subject: `请确认作废：${title}`,
    sentence: `${senderName}请您确认作废《${title}》${because(bare(reason), '，原因：')}，请在 ${deadline} 之前处理`,
  }),
  CANCELLED: ({ title, reason }) => ({
    subject: `已作废：${title}`,
    sentence: `《${title}》经各方确认已作废${because(bare(reason), '，原因：')}`,
  }),
  PREPARE_FAILED: ({ title }) => ({
    subject: `文件处理失败：${title}`,
    sentence: `《${title}》的文件无法处理，尚未送达任何人，请撤回后更换文件再发`,
  }),
  TIMER_FAILED: ({ title }) => ({
    subject: `定时发送失败：${title}`,
    sentence: `《${title}》未能按时发送，已退回草稿，请检查后重新发送`,
  }),
  NOTICE_FAILED: ({ title, actorName }) => ({
    subject: `通知未送达：${title}`,
    sentence: `《${title}》发给${actorName}的通知未能送达，可在详情中重试`,
  }),
};

const EN: Readonly<Record<EnvelopeNews, Write>> = {
  TO_SIGN: ({ title, senderName, deadline }) => ({
    subject: `Please sign: ${title}`,
    sentence: `${senderName} asks you to sign “${title}” by ${deadline}`,
  }),
  TO_REVIEW: ({ title, senderName, deadline }) => ({
    subject: `Please review: ${title}`,
    sentence: `${senderName} asks you to review “${title}” by ${deadline}`,
  }),
  REMINDER: ({ title, senderName, deadline }) => ({
    subject: `Reminder: ${title}`,
    sentence: `${senderName} reminds you of “${title}”, due by ${deadline}`,
  }),
  EXPIRING_SOON: ({ title, deadline }) => ({
    subject: `Expiring soon: ${title}`,
    sentence: `“${title}” is due by ${deadline} and not finished yet`,
  }),
  COMPLETED: ({ title }) => ({
    subject: `Completed: ${title}`,
    sentence: `Everybody has signed “${title}”. It can be read and downloaded`,
  }),
  REJECTED: ({ title, actorName, reason }) => ({
    subject: `Rejected: ${title}`,
    sentence: `${actorName} rejected “${title}”${because(bare(reason), ': ')}`,
  }),
  CHECK_REFUSED: ({ title, actorName, reason }) => ({
    subject: `Not passed: ${title}`,
    sentence: `${actorName} did not pass “${title}”${because(bare(reason), ': ')}`,
  }),
  RETURNED: ({ title, actorName, reason }) => ({
    subject: `Returned: ${title}`,
    sentence: `${actorName} returned “${title}”${because(bare(reason), ': ')}`,
  }),
  REVOKED: ({ title, senderName, reason }) => ({
    subject: `Revoked: ${title}`,
    sentence: `${senderName} revoked “${title}”${because(bare(reason), ': ')}`,
  }),
  EXPIRED: ({ title }) => ({
    subject: `Expired: ${title}`,
    sentence: `“${title}” was not completed before its expiry`,
  }),
  PROLONGED: ({ title, senderName, deadline }) => ({
    subject: `More time: ${title}`,
    sentence: `${senderName} has given “${title}” until ${deadline}`,
  }),
  AUTHORIZED: ({ title, actorName }) => ({
    subject: `Handed on: ${title}`,
    sentence: `${actorName} has handed “${title}” on to somebody else`,
  }),
  REMOVED: ({ title, senderName }) => ({
    subject: `Nothing to do: ${title}`,
    sentence: `${senderName} has taken you out of “${title}”: there is nothing left for you to do`,
  }),
  CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
    subject: `Please confirm voiding: ${title}`,
    sentence: `${senderName} asks you to confirm by ${deadline} that “${title}” is void${because(bare(reason), ': ')}`,
  }),
  CANCELLED: ({ title, reason }) => ({
    subject: `Void: ${title}`,
    sentence: `“${title}” is void: everybody has confirmed it${because(bare(reason), '. Reason: ')}`,
  }),
  PREPARE_FAILED: ({ title }) => ({
    subject: `Documents failed: ${title}`,
    sentence: `The documents of “${title}” could not be processed and nobody was asked to sign. Revoke it and send it again with other files`,
  }),
  TIMER_FAILED: ({ title }) => ({
    subject: `Not sent: ${title}`,
    sentence: `“${title}” could not be sent at its time and is a draft again. Check it and send it anew`,
  }),
  NOTICE_FAILED: ({ title, actorName }) => ({
    subject: `Notice not delivered: ${title}`,
    sentence: `The notice about “${title}” did not reach ${actorName}. It can be tried again on the contract’s page`,
  }),
};

export const envelopeWords = (news: EnvelopeNews, language: Language, facts: EnvelopeNewsFacts): Words =>
  (language === 'en' ? EN : ZH)[news](facts);

/** A message to a phone or a mailbox: who speaks, what, and where to go. */
export const asNotice = ({ subject, sentence }: Words, language: Language, link: string) => ({
  subject,
  text: language === 'en' ? `[Countersign] ${sentence}: ${link}` : `【Countersign】${sentence}：${link}`,
});

/** An instant as the screens write it: to the minute, with its zone. */
export const instantText = (at: Date, timeZone: string, language: Language): string =>
  new Intl.DateTimeFormat(language, {
    ...{ year: 'numeric', month: 'short', day: 'numeric', hour: '2-digit', minute: '2-digit', hourCycle: 'h23' },
    ...{ timeZoneName: 'short', timeZone },
  }).format(at);

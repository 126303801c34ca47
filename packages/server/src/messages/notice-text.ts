import type { Language } from '@countersign/contract';

/** What a notice tells; each has one text per language. */
export type NoticeKind =
  | 'TO_SIGN'
  | 'TO_REVIEW'
  | 'REMINDER'
  | 'COMPLETED'
  | 'REJECTED'
  | 'CHECK_REFUSED'
  | 'RETURNED'
  | 'REVOKED'
  | 'EXPIRED';

export interface NoticeFacts {
  readonly title: string;
  readonly senderName: string;
  /** Who ended it, where somebody did. */
  readonly actorName: string;
  readonly reason: string;
  /** Already written in the reader's language, with its zone. */
  readonly deadline: string;
  readonly link: string;
}

type Write = (facts: NoticeFacts) => { readonly subject: string; readonly text: string };

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

const ZH: Readonly<Record<NoticeKind, Write>> = {
  TO_SIGN: ({ title, senderName, deadline, link }) => ({
    subject: `请签署：${title}`,
    text: `【Countersign】${senderName}邀请您签署《${title}》，请在 ${deadline} 之前完成：${link}`,
  }),
  TO_REVIEW: ({ title, senderName, deadline, link }) => ({
    subject: `请审核：${title}`,
    text: `【Countersign】${senderName}请您审核《${title}》，请在 ${deadline} 之前完成：${link}`,
  }),
  REMINDER: ({ title, senderName, deadline, link }) => ({
    subject: `提醒：${title}`,
    text: `【Countersign】${senderName}提醒您处理《${title}》，请在 ${deadline} 之前完成：${link}`,
  }),
  COMPLETED: ({ title, link }) => ({
    subject: `已完成：${title}`,
    text: `【Countersign】《${title}》已全部签署完成，可以查看和下载：${link}`,
  }),
  REJECTED: ({ title, actorName, reason, link }) => ({
    subject: `已拒签：${title}`,
    text: `【Countersign】${actorName}拒签了《${title}》${because(reason, '，原因：')}。${link}`,
  }),
  CHECK_REFUSED: ({ title, actorName, reason, link }) => ({
    subject: `审核未通过：${title}`,
    text: `【Countersign】${actorName}审核《${title}》未通过${because(reason, '，原因：')}。${link}`,
  }),
  RETURNED: ({ title, actorName, reason, link }) => ({
    subject: `已退回：${title}`,
    text: `【Countersign】${actorName}退回了《${title}》${because(reason, '，原因：')}。${link}`,
  }),
  REVOKED: ({ title, senderName, reason, link }) => ({
    subject: `已撤回：${title}`,
    text: `【Countersign】${senderName}撤回了《${title}》${because(reason, '，原因：')}。${link}`,
  }),
  EXPIRED: ({ title, link }) => ({
    subject: `已过期：${title}`,
    text: `【Countersign】《${title}》已过截止时间，未能完成签署。${link}`,
  }),
};

const EN: Readonly<Record<NoticeKind, Write>> = {
  TO_SIGN: ({ title, senderName, deadline, link }) => ({
    subject: `Please sign: ${title}`,
    text: `[Countersign] ${senderName} asks you to sign “${title}” by ${deadline}: ${link}`,
  }),
  TO_REVIEW: ({ title, senderName, deadline, link }) => ({
    subject: `Please review: ${title}`,
    text: `[Countersign] ${senderName} asks you to review “${title}” by ${deadline}: ${link}`,
  }),
  REMINDER: ({ title, senderName, deadline, link }) => ({
    subject: `Reminder: ${title}`,
    text: `[Countersign] ${senderName} reminds you of “${title}”, due by ${deadline}: ${link}`,
  }),
  COMPLETED: ({ title, link }) => ({
    subject: `Completed: ${title}`,
    text: `[Countersign] Everybody has signed “${title}”. Read and download it here: ${link}`,
  }),
  REJECTED: ({ title, actorName, reason, link }) => ({
    subject: `Rejected: ${title}`,
    text: `[Countersign] ${actorName} rejected “${title}”${because(reason, ': ')}. ${link}`,
  }),
  CHECK_REFUSED: ({ title, actorName, reason, link }) => ({
    subject: `Not passed: ${title}`,
    text: `[Countersign] ${actorName} did not pass “${title}”${because(reason, ': ')}. ${link}`,
  }),
  RETURNED: ({ title, actorName, reason, link }) => ({
    subject: `Returned: ${title}`,
    text: `[Countersign] ${actorName} returned “${title}”${because(reason, ': ')}. ${link}`,
  }),
  REVOKED: ({ title, senderName, reason, link }) => ({
    subject: `Revoked: ${title}`,
    text: `[Countersign] ${senderName} revoked “${title}”${because(reason, ': ')}. ${link}`,
  }),
  EXPIRED: ({ title, link }) => ({
    subject: `Expired: ${title}`,
    text: `[Countersign] “${title}” was not completed before its expiry. ${link}`,
  }),
};

export const noticeText = (
  kind: NoticeKind,
  language: Language,
  facts: NoticeFacts,
): { readonly subject: string; readonly text: string } => (language === 'en' ? EN : ZH)[kind](facts);

import type { EnvelopeTexts } from '../../notice-texts.ts';

const because = (reason: string, before: string): string => (reason === '' ? '' : `${before}${reason}`);

/** Notices about an envelope. */
export const envelopes: EnvelopeTexts = {
  news: {
    TO_SIGN: ({ title, senderName, deadline }) => ({
      subject: `请签署：${title}`,
      sentence: `请您在 ${deadline} 之前签署${title}，发起人：${senderName}`,
    }),
    TO_REVIEW: ({ title, senderName, deadline }) => ({
      subject: `请审批：${title}`,
      sentence: `请您在 ${deadline} 之前审批${title}，发起人：${senderName}`,
    }),
    REMINDER: ({ title, senderName, deadline }) => ({
      subject: `提醒：${title}`,
      sentence: `提醒您在 ${deadline} 之前处理${title}，发起人：${senderName}`,
    }),
    EXPIRING_SOON: ({ title, deadline }) => ({
      subject: `即将过期：${title}`,
      sentence: `合同${title}将于 ${deadline} 截止，尚未完成`,
    }),
    COMPLETED: ({ title }) => ({
      subject: `已完成：${title}`,
      sentence: `合同${title}已全部签署完成，可以查看和下载`,
    }),
    REJECTED: ({ title, actorName, reason }) => ({
      subject: `已拒签：${title}`,
      sentence: `合同${title}已被拒签，拒签人：${actorName}${because(reason, '，原因：')}`,
    }),
    CHECK_REFUSED: ({ title, actorName, reason }) => ({
      subject: `审批未通过：${title}`,
      sentence: `合同${title}审批未通过，审批人：${actorName}${because(reason, '，原因：')}`,
    }),
    RETURNED: ({ title, actorName, reason }) => ({
      subject: `已退回：${title}`,
      sentence: `合同${title}已被退回，退回人：${actorName}${because(reason, '，原因：')}`,
    }),
    REVOKED: ({ title, senderName, reason }) => ({
      subject: `已撤回：${title}`,
      sentence: `合同${title}已撤回，发起人：${senderName}${because(reason, '，原因：')}`,
    }),
    EXPIRED: ({ title }) => ({
      subject: `已过期：${title}`,
      sentence: `合同${title}已过截止时间，未能完成签署`,
    }),
    PROLONGED: ({ title, senderName, deadline }) => ({
      subject: `已延期：${title}`,
      sentence: `合同${title}的截止时间已延至 ${deadline}，发起人：${senderName}`,
    }),
    DEADLINE_MISSED: ({ title, actorName }) => ({
      subject: `个人期限已过：${title}`,
      sentence: `合同${title}有参与人未在您设定的期限内处理：${actorName}。您可以为其延期、更换或移除该参与人，或等合同到期`,
    }),
    AUTHORIZED: ({ title, actorName }) => ({
      subject: `已转交他人：${title}`,
      sentence: `合同${title}已转交他人处理，转交人：${actorName}`,
    }),
    REMOVED: ({ title, senderName }) => ({
      subject: `无需处理：${title}`,
      sentence: `您已被移出合同${title}，无需再处理，发起人：${senderName}`,
    }),
    CANCEL_REQUESTED: ({ title, senderName, reason, deadline }) => ({
      subject: `请确认作废：${title}`,
      sentence: `请您在 ${deadline} 之前确认作废${title}，发起人：${senderName}${because(reason, '，原因：')}`,
    }),
    CANCELLED: ({ title, reason }) => ({
      subject: `已作废：${title}`,
      sentence: `合同${title}经各方确认已作废${because(reason, '，原因：')}`,
    }),
    PREPARE_FAILED: ({ title }) => ({
      subject: `文件处理失败：${title}`,
      sentence: `合同${title}的文件无法处理，尚未送达任何人，请撤回后更换文件再发`,
    }),
    TIMER_FAILED: ({ title }) => ({
      subject: `定时发送失败：${title}`,
      sentence: `合同${title}未能按时发送，已退回草稿，请检查后重新发送`,
    }),
    NOTICE_FAILED: ({ title, actorName }) => ({
      subject: `通知未送达：${title}`,
      sentence: `合同${title}的一条通知未能送达，可在详情中重试，收件人：${actorName}`,
    }),
  },
  actions: {
    TO_SIGN: '查看并签署',
    TO_REVIEW: '查看并审批',
    REMINDER: '立即处理',
    CANCEL_REQUESTED: '查看并确认',
    other: '查看合同',
  },
  sender: (person, enterprise) => `${enterprise}，经办人${person}`,
  fromSender: (subject, name) => `${subject}（发起人：${name}）`,
  wordsOfSender: (words) => `发起人留言：${words}`,
  message: (by, sentence, link) => `【${by}】${sentence}：${link}`,
  full: (sentence) => `${sentence}。`,
};

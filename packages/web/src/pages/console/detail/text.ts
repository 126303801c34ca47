import { defineText } from '../../../text/text.ts';

/** What happened, in words; `who` did it. A kind without words of its own is not shown. */
type Words = Record<string, (who: string, about: string) => string>;
const zh: Words = {
  'envelope.created': (who) => `${who} 创建了合同`, 'envelope.started': (who) => `${who} 发出了合同`, 'envelope.timed': (who) => `${who} 设置了定时发送`, 'envelope.prepared': () => '文件准备就绪，签署位置已写入文件',
  'envelope.prepareFailed': () => '文件没能准备好', 'envelope.timerFailed': () => '定时发送没有成功', 'envelope.revoked': (who) => `${who} 撤销了合同`, 'envelope.expired': () => '合同已过期', 'envelope.prolonged': (who) => `${who} 延长了截止时间`, 'envelope.completed': () => '合同已完成，写入验证数据和时间戳',
  'participant.signed': (_, about) => `${about} 签署了合同`, 'participant.checked': (_, about) => `${about} 完成了审批`, 'participant.passed': (_, about) => `${about} 审批通过`, 'participant.refused': (_, about) => `${about} 审批不通过`, 'participant.rejected': (_, about) => `${about} 拒绝签署`, 'participant.reminded': (who, about) => `${who} 催办了 ${about}`,
  'participant.removed': (who, about) => `${who} 移除了 ${about}`, 'participant.filled': (_, about) => `${about} 填写完成`, 'participant.fillFailed': (_, about) => `${about} 填写的内容没能写入文件`,
};
const en: Words = {
  'envelope.created': (who) => `${who} created the contract`, 'envelope.started': (who) => `${who} sent the contract`, 'envelope.timed': (who) => `${who} set a time to send it`, 'envelope.prepared': () => 'The documents are prepared, with all fields in them',
  'envelope.prepareFailed': () => 'The documents could not be prepared', 'envelope.timerFailed': () => 'It could not be sent at its time', 'envelope.revoked': (who) => `${who} revoked the contract`, 'envelope.expired': () => 'The contract became overdue', 'envelope.prolonged': (who) => `${who} prolonged the deadline`, 'envelope.completed': () => 'Completed, with validation data and a time-stamp',
  'participant.signed': (_, about) => `${about} signed`, 'participant.checked': (_, about) => `${about} reviewed`, 'participant.passed': (_, about) => `${about} passed it`, 'participant.refused': (_, about) => `${about} did not pass it`, 'participant.rejected': (_, about) => `${about} rejected`, 'participant.reminded': (who, about) => `${who} reminded ${about}`,
  'participant.removed': (who, about) => `${who} removed ${about}`, 'participant.filled': (_, about) => `${about} filled it in`, 'participant.fillFailed': (_, about) => `What ${about} filled in could not be put into the document`,
};

export const detailText = defineText(
  {
    happened: zh, system: '系统', noId: '没有指明要看哪一份合同', noIdWords: '请从列表中选择。', toList: '返回合同列表', notFound: '看不到这份合同', loading: '正在加载…',
    people: '进度', activities: '动态', documents: '文件', from: (name: string) => `由 ${name} 发起`, sentOn: (when: string) => `${when} 发出`, due: (when: string) => `截止 ${when}`, dueIn: (left: string) => `${left}到期`, endedOn: (when: string) => `${when} 结束`, completedOn: (when: string) => `${when} 完成`,
    turnOf: '现在轮到', turnMine: '现在轮到您', signNow: '立即签署', checkNow: '立即审批', continueDraft: '继续编辑', remind: '催办', remindIn: (left: string) => `${left} 后可再催办`, reminded: '已发出提醒', revoke: '撤销', revokeTitle: '撤销这份合同？', revokeWhy: '撤销后所有人都不能再签署，且无法恢复。原因会告知参与人。', reason: '撤销原因', reasonMissing: '请填写撤销原因', revokeAct: '撤销合同', revoked: '合同已撤销',
    downloadContract: '下载合同', downloadOne: (name: string) => `下载 ${name}`, downloadEvidence: '下载存证报告', verify: '验证签名', prepareRunning: '正在准备文件，准备好后会立即通知参与人。', prepareFailed: '文件没能准备好，系统会继续尝试。', completing: '所有人都已处理，正在写入验证数据和时间戳，通常只需几秒。', completed: '合同已完成。每个签名都可以在任意 PDF 阅读器中验证（需信任我们的根证书）。',
    ended: { REVOKE: '合同已被撤销', REJECT: '合同被拒绝签署', CHECK_FAILED: '合同审批未通过', ED_FAIL_EXPIRED: '合同已过期，未能完成', BACK: '合同已被退回' } as Record<string, string>, because: (reason: string) => `原因：${reason}`, step: (number: number) => `第 ${number} 步`, together: '同时处理', pages: (count: number) => `${count} 页`, pdf: '合同页面', me: '我', handled: (when: string) => when, remindedOn: (when: string) => `${when} 已催办`, message: '发起人说明', copyLink: '复制签署链接', linkCopied: '签署链接已复制', more: '更多操作', showDocuments: '查看文件', noActivities: '还没有动态', root: '下载根证书', later: '等待前一步',
    cannotShow: '轮到您时才能查看文件。',
  },
  {
    happened: en, system: 'The system', noId: 'No contract was named', noIdWords: 'Choose one from the list.', toList: 'Back to the list', notFound: 'This contract is not yours to see', loading: 'Loading…',
    people: 'Progress', activities: 'Activity', documents: 'Documents', from: (name) => `from ${name}`, sentOn: (when) => `sent ${when}`, due: (when) => `due ${when}`, dueIn: (left) => `due ${left}`, endedOn: (when) => `ended ${when}`, completedOn: (when) => `completed ${when}`,
    turnOf: 'Now it is the turn of', turnMine: 'It is your turn', signNow: 'Sign now', checkNow: 'Review now', continueDraft: 'Continue', remind: 'Remind', remindIn: (left) => `Remind again in ${left}`, reminded: 'The reminder is on its way', revoke: 'Revoke', revokeTitle: 'Revoke this contract?', revokeWhy: 'Nobody can sign it any more, and that cannot be undone. The participants are told the reason.', reason: 'Reason', reasonMissing: 'Say why', revokeAct: 'Revoke contract', revoked: 'The contract is revoked',
    downloadContract: 'Download contract', downloadOne: (name) => `Download ${name}`, downloadEvidence: 'Download evidence', verify: 'Verify signatures', prepareRunning: 'The documents are being prepared; the participants hear of it right after.', prepareFailed: 'The documents could not be prepared; it is being tried again.', completing: 'Everybody has acted. Validation data and a time-stamp are being added, which takes seconds.', completed: 'Completed. Every signature can be verified in any PDF reader, once our root is trusted.',
    ended: { REVOKE: 'This contract was revoked', REJECT: 'This contract was rejected', CHECK_FAILED: 'This contract did not pass the review', ED_FAIL_EXPIRED: 'This contract became overdue', BACK: 'This contract was returned' } as Record<string, string>, because: (reason) => `Reason: ${reason}`, step: (number) => `Step ${number}`, together: 'at the same time', pages: (count) => (count === 1 ? '1 page' : `${count} pages`), pdf: 'Pages of the contract', me: 'me', handled: (when) => when, remindedOn: (when) => `reminded ${when}`, message: 'Message from the sender', copyLink: 'Copy signing link', linkCopied: 'The signing link is copied', more: 'More', showDocuments: 'View documents', noActivities: 'Nothing has happened yet', root: 'Download root certificate', later: 'waits for the step before',
    cannotShow: 'You can see the documents when it is your turn.',
  },
);

import type { AuditKind } from '@countersign/domain';
import { formatTime } from '../../../text/format.ts';
import { defineText } from '../../../text/text.ts';

/** The parameters of a sentence: who acted, about whom, and the details of the activity. */
interface SentenceFacts {
  readonly who: string;
  readonly about: string;
  readonly detail: Readonly<Record<string, string>>;
}
/** The sentence for each kind of activity; a passed review has its own. A kind without a sentence is not shown. */
type Words = Partial<Record<AuditKind | 'participant.passed', (facts: SentenceFacts) => string>>;
const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));

const zh: Words = {
  'envelope.created': ({ who }) => `${who} 创建了合同`,
  'envelope.started': ({ who }) => `${who} 发出了合同`,
  'envelope.timed': ({ who }) => `${who} 设置了定时发送`,
  'envelope.prepared': () => '文件准备就绪，签署位置已写入文件',
  'envelope.prepareFailed': () => '文件准备失败',
  'envelope.timerFailed': () => '定时发送失败',
  'envelope.revoked': ({ who }) => `${who} 撤回了合同`,
  'envelope.expired': () => '合同已过期',
  'envelope.prolonged': (facts) => `${facts.who} 延长了截止时间${dayOf(facts) === null ? '' : `至 ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `合同已完成${level === 'B-LTA' ? '，写入验证数据和时间戳' : level === 'B-LT' ? '，写入验证数据' : ''}`,
  'envelope.archiveRenewed': () => '归档时间戳已续盖',
  'envelope.evidenceRenewed': () => '证据报告的时间戳已续盖',
  'envelope.cancelRequested': ({ who }) => `${who} 发起了协议作废`,
  'envelope.voided': () => '各方均已确认，合同作废',
  'participant.signed': ({ about }) => `${about} 签署了合同`,
  'participant.checked': ({ about }) => `${about} 完成了审批`,
  'participant.passed': ({ about }) => `${about} 审批通过`,
  'participant.refused': ({ about }) => `${about} 审批未通过`,
  'participant.rejected': ({ about }) => `${about} 拒绝签署`,
  'participant.returned': ({ about }) => `${about} 退回了合同`,
  'participant.authorized': ({ about, detail: { successorName } }) => `${about} 转给${successorName ?? '他人'}处理`,
  'participant.reminded': ({ who, about }) => `${who} 催办了 ${about}`,
  'participant.removed': ({ who, about }) => `${who} 移除了 ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} 将 ${about} 更换为 ${successorName ?? '他人'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} 已离开企业，${who} 指定由 ${successorName ?? '同事'} 接手`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} 将这份合同由 ${fromName ?? '原发起人'} 移交给 ${toName ?? '同事'}`,
  'participant.deviceHanded': ({ who, about }) => `${who} 把设备交给 ${about} 当面签署`,
  'envelope.deviceReturned': ({ who }) => `${who} 登录并收回了设备`,
  'participant.fillFailed': ({ about }) => `${about} 填写的内容未能写入文件`,
  'participant.formsPlaced': ({ about }) => `${about} 放置了自己的签署区`,
  'participant.formsMoved': ({ about }) => `${about} 调整了自己的签署区`,
  'participant.formsWithdrawn': ({ about }) => `${about} 移除了自己的签署区`,
  'participant.appearanceChosen': ({ about }) => `${about} 选择了签名是否显示`,
};
const zhVoid: Words = {
  'envelope.created': ({ who }) => `${who} 提出作废`,
  'envelope.started': () => '作废协议已发给各方',
  'envelope.prepared': () => '作废协议准备就绪',
  'envelope.revoked': ({ who }) => `${who} 撤回了作废协议`,
  'envelope.expired': () => '作废协议逾期未确认，原合同仍然有效',
  'envelope.completed': () => '作废协议已完成',
  'envelope.voidedAnother': () => '原合同已作废',
  'participant.signed': ({ about }) => `${about} 确认作废`,
  'participant.passed': ({ about }) => `${about} 审批通过作废`,
  'participant.refused': ({ about }) => `${about} 审批未通过，原合同仍然有效`,
  'participant.rejected': ({ about }) => `${about} 不同意作废，原合同仍然有效`,
  'participant.returned': ({ about }) => `${about} 退回了作废协议，原合同仍然有效`,
};
const en: Words = {
  'envelope.created': ({ who }) => `${who} created the contract`,
  'envelope.started': ({ who }) => `${who} sent the contract`,
  'envelope.timed': ({ who }) => `${who} scheduled the sending`,
  'envelope.prepared': () => 'The documents are prepared and all fields are placed in them',
  'envelope.prepareFailed': () => 'The documents could not be prepared',
  'envelope.timerFailed': () => 'It could not be sent at the scheduled time',
  'envelope.revoked': ({ who }) => `${who} revoked the contract`,
  'envelope.expired': () => 'The contract expired',
  'envelope.prolonged': (facts) =>
    `${facts.who} prolonged the deadline${dayOf(facts) === null ? '' : ` to ${dayOf(facts)}`}`,
  'envelope.completed': ({ detail: { level = 'B-LTA' } }) =>
    `Completed${level === 'B-LTA' ? ', with validation data and a time-stamp' : level === 'B-LT' ? ', with validation data' : ''}`,
  'envelope.archiveRenewed': () => 'The archive time-stamp was renewed',
  'envelope.evidenceRenewed': () => 'The time-stamp of the evidence report was renewed',
  'envelope.cancelRequested': ({ who }) => `${who} proposed to void it by agreement`,
  'envelope.voided': () => 'Everyone has confirmed: the contract is void',
  'participant.signed': ({ about }) => `${about} signed`,
  'participant.checked': ({ about }) => `${about} reviewed`,
  'participant.passed': ({ about }) => `${about} passed it`,
  'participant.refused': ({ about }) => `${about} did not pass it`,
  'participant.rejected': ({ about }) => `${about} rejected`,
  'participant.returned': ({ about }) => `${about} returned it`,
  'participant.authorized': ({ about, detail: { successorName } }) =>
    `${about} handed on to ${successorName ?? 'someone else'}`,
  'participant.reminded': ({ who, about }) => `${who} reminded ${about}`,
  'participant.removed': ({ who, about }) => `${who} removed ${about}`,
  'participant.replaced': ({ who, about, detail: { successorName } }) =>
    `${who} replaced ${about} by ${successorName ?? 'someone else'}`,
  'participant.succeeded': ({ who, about, detail: { successorName } }) =>
    `${about} has left the enterprise; ${who} named ${successorName ?? 'a colleague'} to take over`,
  'envelope.handedOver': ({ who, detail: { fromName, toName } }) =>
    `${who} handed this contract over from ${fromName ?? 'its sender'} to ${toName ?? 'a colleague'}`,
  'participant.deviceHanded': ({ who, about }) => `${who} handed the device to ${about} to act in person`,
  'envelope.deviceReturned': ({ who }) => `${who} logged in and took the device back`,
  'participant.fillFailed': ({ about }) => `What ${about} filled in could not be written into the document`,
  'participant.formsPlaced': ({ about }) => `${about} placed their own fields`,
  'participant.formsMoved': ({ about }) => `${about} changed their own fields`,
  'participant.formsWithdrawn': ({ about }) => `${about} removed their own fields`,
  'participant.appearanceChosen': ({ about }) => `${about} chose whether their signature is visible`,
};
const enVoid: Words = {
  'envelope.created': ({ who }) => `${who} proposed to void the contract`,
  'envelope.started': () => 'The void agreement was sent to everyone',
  'envelope.prepared': () => 'The void agreement is prepared',
  'envelope.revoked': ({ who }) => `${who} withdrew the void agreement`,
  'envelope.expired': () => 'The void agreement was not confirmed in time: the contract remains valid',
  'envelope.completed': () => 'The void agreement is completed',
  'envelope.voidedAnother': () => 'The contract is void',
  'participant.signed': ({ about }) => `${about} confirmed the voiding`,
  'participant.passed': ({ about }) => `${about} passed the voiding`,
  'participant.refused': ({ about }) => `${about} did not pass the voiding: the contract remains valid`,
  'participant.rejected': ({ about }) => `${about} does not agree to the voiding: the contract remains valid`,
  'participant.returned': ({ about }) => `${about} returned the void agreement: the contract remains valid`,
};

/** `ofVoiding` comes before `usual` in a CANCEL_PROCESS. */
export const useHappenedText = defineText(
  { usual: zh, ofVoiding: { ...zh, ...zhVoid } as Words },
  { usual: en, ofVoiding: { ...en, ...enVoid } as Words },
);

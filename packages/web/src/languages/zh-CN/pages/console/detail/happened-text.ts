import { formatTime } from '../../../../../text/format.ts';
import type { AuditKind } from '@countersign/domain';

/** The parameters of a sentence: who acted, about whom, and the details of the activity. */
export interface SentenceFacts {
  readonly who: string;
  readonly about: string;
  readonly detail: Readonly<Record<string, string>>;
}
/** The sentence for each kind of activity; a passed review has its own. A kind without a sentence is not shown. */
export type Words = Partial<Record<AuditKind | 'participant.passed', (facts: SentenceFacts) => string>>;
const dayOf = ({ detail: { to } }: SentenceFacts): string | null => (to === undefined ? null : formatTime(to));
const sentences: Words = {
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
const inVoiding: Words = {
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

export const text = { usual: sentences, ofVoiding: { ...sentences, ...inVoiding } as Words };

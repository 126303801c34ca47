import type { text as Shape } from '../../../../../zh-CN/pages/console/enterprise/seals/authorize-text.ts';
import { SEAL_SCOPE_LABELS } from '@countersign/contract/languages/zh-TW/labels';

export const text: typeof Shape = {
  title: (name) => `授權使用「${name}」`,
  why: '被授權的成員代表企業簽署時可以蓋這枚印章。對已有授權的成員，新的授權會取代原來的。',
  membersMissing: '請選擇成員',
  membersMany: (most) => `一次最多授權 ${most} 位成員`,
  scope: '用印範圍',
  scopes: SEAL_SCOPE_LABELS,
  envelopesMissing: '請選擇合約',
  templatesMissing: '請選擇範本',
  hints: { endDay: '留空則長期有效', times: '留空則不限次數' },
  act: '授權',
  done: (count) => `已授權 ${count} 位成員`,
  heading: '已授權的成員',
  none: '還沒有授權給任何成員。企業擁有者不需要授權也能使用。',
  until: (when) => `有效期至 ${when}`,
  noEnd: '長期有效',
  used: (used, count) => (count === null ? `已用 ${used} 次` : `已用 ${used} / ${count} 次`),
  since: (when) => `${when} 授權`,
  revoke: '收回授權',
  revokeWhom: (name) => `收回 ${name} 的授權`,
  revokeTitle: (name) => `收回 ${name} 的授權？`,
  revokeWhy: '立即生效：正在用這枚印章簽署的合約也會被拒絕。已經簽好的合約不受影響。',
  revoked: '授權已收回',
  count: (count) => `共 ${count} 項授權`,
};

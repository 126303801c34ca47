import type { EnvelopeAct } from '@countersign/domain';
import type { Labels } from './labels.ts';

/** Acts on an envelope, as buttons and menus name them. */
export const ACT_LABELS: Labels<
  Extract<
    EnvelopeAct,
    'sign' | 'reject' | 'return' | 'handOn' | 'remind' | 'prolong' | 'revoke' | 'download' | 'recycle' | 'restore'
  >
> = {
  'zh-CN': {
    sign: '签署',
    reject: '拒绝签署',
    return: '退回发起人修改',
    handOn: '转交他人处理',
    remind: '催办',
    prolong: '延长截止时间',
    revoke: '撤回',
    download: '下载',
    recycle: '移入回收站',
    restore: '恢复',
  },
  en: {
    sign: 'Sign',
    reject: 'Reject',
    return: 'Return for correction',
    handOn: 'Hand on to another person',
    remind: 'Remind',
    prolong: 'Prolong the deadline',
    revoke: 'Revoke',
    download: 'Download',
    recycle: 'Move to the recycle bin',
    restore: 'Restore',
  },
};

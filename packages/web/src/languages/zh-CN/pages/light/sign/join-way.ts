import type { JoinStatus } from '@countersign/domain';

export const text = {
  ask: (enterprise: string) => (enterprise === '' ? '申请加入企业' : `申请加入 ${enterprise}`),
  said: {
    WAITING: '申请已送达企业负责人。通过后本页会自动打开合同，您也可以稍后再来。',
    PASSED: '您已加入企业，正在打开合同…',
    REFUSED: '企业没有通过您的申请。如有疑问，请联系企业负责人或发起人。',
  } satisfies Record<JoinStatus, string>,
  look: '刷新看看',
  login: '登录后申请加入',
};

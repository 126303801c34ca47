import type { WrittenSection } from '../../../text/written-section.ts';

export const identity: WrittenSection = {
  title: '实名认证',
  blocks: [
    {
      kind: 'text',
      text: '在账号设置里提交姓名、证件号码和证件照片，由认证机构的工作人员审核。审核期间可以照常使用账号；结果会通知您。被退回时会说明原因，改好可以再次提交。',
    },
    {
      kind: 'points',
      items: [
        '通过之后，显示的名称是您的实名，签署证书里写的也是它。',
        '有些合同要求实名认证后才能签；签署页会说明，并带您去认证。',
        '证件照片加密保存，只供审核使用，工作人员每次查看都有记录。',
        '为您签发过的证书列在“我的证书”里：用于哪份合同、何时签发、是否有效。',
      ],
    },
  ],
};

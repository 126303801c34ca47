import type { WrittenSection } from './written-section.ts';

export const identity: WrittenSection = {
  id: 'identity',
  'zh-CN': {
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
  },
  en: {
    title: 'Identity verification',
    blocks: [
      {
        kind: 'text',
        text: 'In the account settings, submit your name, the number of your identity document and pictures of it. Staff of the certificate authority review them. You can use the account as usual in the meantime, and you are notified of the result. If the application is returned, you see the reason and can apply again.',
      },
      {
        kind: 'points',
        items: [
          'Once you are verified, your real name is shown and appears in your certificates.',
          'Some contracts can be signed by verified people only; the signing page tells you and leads you here.',
          'The pictures are stored encrypted and used for the review only. Every time staff view them, it is recorded.',
          '"My certificates" lists the certificates issued to you: for which contract, when, and whether they are valid.',
        ],
      },
    ],
  },
};

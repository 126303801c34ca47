import type { WrittenSection } from './written-section.ts';

export const officeSeals: WrittenSection = {
  id: 'office-seals',
  'zh-CN': {
    title: '企业印章',
    blocks: [
      {
        kind: 'steps',
        items: [
          '制作：在企业的“印章管理”里选“制作印章”，选择公章、合同章、财务章等样式并填写文字，可即时预览；也可以上传印章照片，纸张底色会自动去除。',
          '审核：新印章先进入“印章审批”，通过后才能使用。',
          '授权：在印章里选择成员，可以限定截止时间、次数，或只用于指定的合同、模板；随时可以收回，收回后正在进行的签署也不会完成。',
          '用印：代表企业签署时，在印章栏选择企业印章。没有授权时，可以先申请用印，审批人通过后再签。',
        ],
      },
      {
        kind: 'points',
        items: [
          '每次用印都记入用印记录：谁、何时、用于哪份合同。证据报告里也会写明。',
          '企业认证前可以先制作印章，认证后才能用印：印章背后的证书会写明企业名称，验证时可以看到。',
          '使用企业印章需要登录账号，不能只凭签署链接。',
          '作废的印章不能恢复；已经签好的合同不受影响。',
        ],
      },
    ],
  },
  en: {
    title: 'Seals of an enterprise',
    blocks: [
      {
        kind: 'steps',
        items: [
          'Creating: under “Office seals” of the enterprise, choose a kind (official, contract, finance …), enter its words and see the preview; or upload a photo of a seal, whose paper background is removed.',
          'Checking: a new seal waits under “Seal audit” and can be used once it has been approved there.',
          'Authorising: choose the members who may use a seal, and optionally until when, how often, or for which contracts and templates. You can withdraw it at any time; a signature in progress is then not completed.',
          'Using: when you sign for the enterprise, choose its seal in the seal panel. Without authorisation, apply for the use first, and sign once the application is approved.',
        ],
      },
      {
        kind: 'points',
        items: [
          'Every use is recorded: who, when and in which contract. The evidence report states it too.',
          'You can create seals before the enterprise is verified and use them after it. The certificate behind a seal names the enterprise, and verification shows it.',
          'To use a seal of an enterprise you must be logged in; a signing link is not enough.',
          'An abandoned seal cannot be restored; contracts signed with it are not affected.',
        ],
      },
    ],
  },
};

import type { WrittenSection } from './written-section.ts';

export const enterprise: WrittenSection = {
  id: 'enterprise',
  'zh-CN': {
    title: '企业与账号切换',
    blocks: [
      {
        kind: 'text',
        text: '一个人可以属于多个企业。右上角的账号菜单里，可以在个人账号与各个企业账号之间切换；切换之后，看到的是那个账号的合同。',
      },
      {
        kind: 'points',
        items: [
          '创建企业账号之前，本人要先完成实名认证。创建人就是企业的所有者。',
          '企业也要认证：提交企业名称、统一社会信用代码或注册号，以及证照。',
          '可以设定登录后默认进入哪个账号。',
          '被企业移除以后，那个账号不能再用，会回到您的个人账号；个人账号不受影响。',
        ],
      },
      { kind: 'note', text: '在另一个标签页里切换了账号，当前页面会请您确认后刷新，以免在错误的账号里操作。' },
    ],
  },
  en: {
    title: 'Enterprises and switching accounts',
    blocks: [
      {
        kind: 'text',
        text: 'One person can belong to several enterprises. In the account menu at the top right you switch between your personal account and your enterprise accounts; you then see the contracts of that account.',
      },
      {
        kind: 'points',
        items: [
          'Before you can create an enterprise account, your own identity must be verified. The person who creates it is its owner.',
          'The enterprise is verified too: submit its name, its unified social credit code or registration number, and its documents.',
          'You can choose the account that is active after login.',
          'If an enterprise removes you, you can no longer use that account and return to your personal account, which is not affected.',
        ],
      },
      {
        kind: 'note',
        text: 'If you switch accounts in another tab, this page asks you to confirm and reloads, so that nothing happens in the wrong account.',
      },
    ],
  },
};

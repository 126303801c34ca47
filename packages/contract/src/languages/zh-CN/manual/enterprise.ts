import type { WrittenSection } from '../../../text/written-section.ts';

export const enterprise: WrittenSection = {
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
};

import type { WrittenSection } from '../../../text/written-section.ts';

export const messages: WrittenSection = {
  title: '消息与通知',
  blocks: [
    {
      kind: 'points',
      items: [
        '右上角的铃铛显示未读消息数；点开一条，就到需要处理的地方。',
        '[[短信、邮件、桌面提醒|邮件、桌面提醒]]各自可以在“账号与印章 → 通知”里开关；与账号安全有关的通知总会发送。',
        '截止前 24 小时，发起人和轮到的人会收到提醒。',
        '准备合同时可以打开“自动提醒”：轮到的人几天内没有处理，就提醒一次，之后每隔几天再提醒，次数由您决定。点“以后的新合同都这样提醒”，新合同就照此设置。',
      ],
    },
  ],
};

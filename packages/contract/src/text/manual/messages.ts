import type { WrittenSection } from './written-section.ts';

export const messages: WrittenSection = {
  id: 'messages',
  'zh-CN': {
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
  },
  en: {
    title: 'Messages and notices',
    blocks: [
      {
        kind: 'points',
        items: [
          'The bell at the top shows the number of unread messages. A message leads you to the place where you can act on it.',
          'You can switch [[text messages, e-mail and desktop reminders|e-mail and desktop reminders]] on or off under “Account and seals → Notices”. Notices about the security of your account are always sent.',
          'A day before a contract expires, its sender and the participants whose turn it is are reminded.',
          'While you prepare a contract you can turn on “Automatic reminders”: people who have not acted some days after their turn began are reminded, then again every few days, as often as you choose. “Use for all my new contracts” makes the plan your usual one.',
        ],
      },
    ],
  },
};

import type { WrittenSection } from './written-section.ts';

export const codes: WrittenSection = {
  id: 'codes',
  'zh-CN': {
    title: '收不到验证码',
    blocks: [
      {
        kind: 'points',
        items: [
          '同一个[[号码|邮箱]]每 60 秒才能再获取一次，按钮上会倒计时。',
          '超过 2 分钟仍未收到，请重新获取；以最后一次收到的为准。',
          '[[短信可能被手机拦截，请查看拦截记录；|]]邮件可能进了垃圾箱。',
          '[[短信收不到时，可以改用语音电话播报，也可以再换回短信。|]]',
          '同一个[[号码|邮箱]]每天的次数有上限，超过后请明天再试。',
          '连续输错 5 次，这个[[号码|邮箱]]的验证码会锁定一小时。',
        ],
      },
      {
        kind: 'text',
        text: '[[手机号经常收不到时，建议在“登录与安全”里绑定一个邮箱，用邮箱接收验证码。|]]仍然不行，请联系客服 {support}。',
      },
      { kind: 'note', text: '任何人向您索要验证码，都不要给。工作人员不会索要验证码、登录密码或签署密码。' },
    ],
  },
  en: {
    title: 'When a code does not arrive',
    blocks: [
      {
        kind: 'points',
        items: [
          'For one [[phone number or e-mail address|e-mail address]] you can request a code every 60 seconds; the button shows a countdown.',
          'If no code arrives within 2 minutes, request another one. Only the latest code is valid.',
          '[[Your phone may block text messages: look at the blocked messages. |]]E-mail may be in the spam folder.',
          '[[If no text message arrives, you can have the code read out in a voice call, and switch back to text messages at any time.|]]',
          'The number of codes per day is limited. When you reach the limit, try again tomorrow.',
          'After 5 wrong codes in a row, codes for this [[phone number or e-mail address|e-mail address]] are locked for an hour.',
        ],
      },
      {
        kind: 'text',
        text: '[[If your phone often misses codes, bind an e-mail address under "Login and security" and receive codes there. If that does not help either|If nothing of this helps]], contact customer service: {support}.',
      },
      {
        kind: 'note',
        text: 'Never give a code to anyone who asks for it. Our staff never ask for a code, a login password or a sign password.',
      },
    ],
  },
};

import type { WrittenSection } from './written-section.ts';

export const security: WrittenSection = {
  id: 'security',
  'zh-CN': {
    title: '账号安全',
    blocks: [
      {
        kind: 'points',
        items: [
          '登录密码用来进入账号。修改或重置之后，其他设备上的登录全部失效。',
          '签署密码用来在签署时确认是您本人，请与登录密码不同。忘记时可以用[[手机或邮箱|邮箱]]验证码重设。',
          '登录设备：可以看到账号在哪些设备上登录，逐个或一次性退出。有新设备登录时，会通知您。',
          '通行密钥：用指纹、面容或设备密码登录，不会被钓鱼网站骗走。最多保存 10 个。',
          '[[手机号与邮箱：可以更换或解绑，但至少要保留一个。|邮箱：可以更换。]]需要登录密码，新的联系方式还要用验证码证明。',
          '通知设置：选择哪些事情用[[短信、邮件或桌面通知|邮件或桌面通知]]提醒您。与账号安全有关的通知总会送达。',
        ],
      },
      {
        kind: 'text',
        text: '密码连续输错几次后，登录时会要求输入图片字符；错得太多，密码登录会锁定一小时，期间仍可以用验证码登录。',
      },
      { kind: 'note', text: '发现有不认识的设备，请立即让它退出，再修改登录密码和签署密码。' },
    ],
  },
  en: {
    title: 'Account security',
    blocks: [
      {
        kind: 'points',
        items: [
          'You log in with the login password. When it is changed or reset, all other devices are logged out.',
          'The sign password confirms your identity when you sign; choose one that differs from the login password. If you forget it, set a new one with a code sent to your [[phone or e-mail|e-mail]].',
          'Devices: see where your account is logged in, and end one login or all of them. You are notified when a new device logs in.',
          'Passkeys: log in with a fingerprint, your face or the password of the device; phishing sites cannot steal a passkey. You can save up to 10.',
          '[[Phone and e-mail: you can change or remove a contact, but one must remain.|E-mail: you can change your address.]] You need the login password, and a new contact is confirmed by a code.',
          'Notices: choose what you are told [[by text message, by e-mail or on the desktop|by e-mail or on the desktop]]. Notices about the security of your account are always sent.',
        ],
      },
      {
        kind: 'text',
        text: 'After a few wrong passwords the login asks for the characters of a picture; after many, login with a password is locked for an hour, but you can still log in with a code.',
      },
      {
        kind: 'note',
        text: 'If you see a device that you do not recognise, log it out at once, then change both passwords.',
      },
    ],
  },
};

import type { WrittenSection } from './written-section.ts';

export const account: WrittenSection = {
  id: 'account',
  'zh-CN': {
    title: '注册与登录',
    blocks: [
      {
        kind: 'text',
        text: '用[[手机号或邮箱|邮箱]]注册一个账号，就可以发起和签署合同。别人请您签署时，不注册也能签：打开收到的链接即可。',
      },
      {
        kind: 'steps',
        items: [
          '打开注册页，填写[[手机号或邮箱|邮箱]]。',
          '输入图片里的 4 个字符。输满后会自动核对，看不清可以换一张。',
          '获取并输入 6 位验证码。验证码 10 分钟内有效，只能用一次。',
          '填写姓名或昵称（可以不填），设置登录密码：8 到 32 个字符，不能有空格，不能全是数字、全是字母或全是符号。',
          '点击“注册并登录”，随即进入首页。',
        ],
      },
      {
        kind: 'text',
        text: '登录可以用密码，也可以用验证码。设置过通行密钥的设备，还可以用指纹、面容或设备密码登录。勾选“记住账号”后，这台设备下次会替您填好账号，但不会保存密码。',
      },
      {
        kind: 'text',
        text: '忘记密码时，在登录页点击“忘记密码”：输入[[手机号|邮箱]]，通过图片和验证码核对，再设置新密码[[；没有绑定手机号的，可以改用邮箱|]]。完成后会自动登录，其他设备上的登录全部失效。',
      },
      { kind: 'note', text: '登录后 30 分钟没有操作，连接会断开，需要重新登录。草稿和已填写的内容不会丢失。' },
    ],
  },
  en: {
    title: 'Registering and logging in',
    blocks: [
      {
        kind: 'text',
        text: 'With an account for your [[phone number or e-mail address|e-mail address]] you can send and sign contracts. You need no account to sign a contract that you received: just open the link.',
      },
      {
        kind: 'steps',
        items: [
          'Open the registration page and enter [[a phone number or an e-mail address|an e-mail address]].',
          'Type the 4 characters of the picture. They are checked as soon as all 4 are typed; request another picture if you cannot read it.',
          'Request the 6-digit code and enter it. A code is valid for ten minutes and can be used once.',
          'Enter your name or a nickname (optional), and choose a login password: 8 to 32 characters, no spaces, not only digits, letters or symbols.',
          'Press the button. You are then logged in and see the home page.',
        ],
      },
      {
        kind: 'text',
        text: 'You can log in with your password or with a code. On a device with a passkey you can also use your fingerprint, your face or the password of the device. With "Remember account" this device fills in the account next time; it never stores the password.',
      },
      {
        kind: 'text',
        text: 'If you forget your password, press "Forgot password" on the login page, enter your [[phone number|e-mail address]], complete the picture and the code, and choose a new password.[[ Without a phone number you can use your e-mail address.|]] You are then logged in automatically, and all other devices are logged out.',
      },
      {
        kind: 'note',
        text: 'After 30 minutes without activity you are logged out and need to log in again. Drafts and the values you have entered are kept.',
      },
    ],
  },
};

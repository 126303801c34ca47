import type { WrittenSection } from './written-section.ts';

export const inPerson: WrittenSection = {
  id: 'in-person',
  'zh-CN': {
    title: '当面签署',
    blocks: [
      {
        kind: 'text',
        text: '对方就在面前时，可以让对方直接在您的手机、平板或电脑上签署。在合同详情页，轮到处理的个人旁边有“当面签署”。',
      },
      {
        kind: 'steps',
        items: [
          '点击“锁定并交出设备”。您在这台设备上的登录立即结束，其他标签页也打不开您的合同；您的其他设备不受影响。',
          '把设备交给屏幕上写着的那个人。对方输入发送到自己[[手机或邮箱|邮箱]]的验证码，阅读并签署；验证码不会发给您。',
          '对方完成后，屏幕会写明设备接下来交给谁：下一位参与人，或者交还给您。',
          '您在同一台设备上登录，回到这份合同。',
        ],
      },
      {
        kind: 'points',
        items: [
          '设备交出期间，只有您能在上面登录。连续 30 分钟没有使用，当面签署自动结束，您的账号仍然是退出的。',
          '对方中途不想继续，点击“交还设备”即可；再继续时需要新的验证码。',
          '参与人留的是您自己的联系方式时，不能当面签署：请先更换为对方自己的联系方式。代表企业的参与人需要用自己的账号处理。',
          '证据报告写明：在谁的设备上操作，设备何时交出，何时登录收回。',
        ],
      },
    ],
  },
  en: {
    title: 'Signing in person',
    blocks: [
      {
        kind: 'text',
        text: 'When the other person stands before you, they can sign on your own phone, tablet or computer. On the detail page of the contract, each person whose turn it is has “Sign in person”.',
      },
      {
        kind: 'steps',
        items: [
          'Press “Lock and hand over the device”. Your login on this device ends at once, and no other tab opens your contracts; your other devices are not affected.',
          'Hand the device to the person that the screen names. They type the code sent to their own [[phone or e-mail address|e-mail address]], read and sign; the code is not sent to you.',
          'When they have finished, the screen says who gets the device next: another participant, or you.',
          'Log in on the same device to return to the contract.',
        ],
      },
      {
        kind: 'points',
        items: [
          'While the device is handed over, only you can log in on it. After 30 minutes without use, signing in person ends by itself; your account stays logged out.',
          'A person who does not want to go on presses “Give the device back”; to continue they need a new code.',
          'A participant whose contact is your own cannot sign in person: replace it by their own contact first. One who acts for an enterprise needs their own account.',
          'The evidence report says on whose device they acted, when it was handed over, and when it was taken back by a login.',
        ],
      },
    ],
  },
};

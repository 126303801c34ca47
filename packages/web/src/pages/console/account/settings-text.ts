import { defineText } from '../../../text/text.ts';

/** The sections of the settings. */
export const settingsText = defineText(
  {
    title: '账号与印章',
    sections: '账号设置',
    back: '返回账号与印章',
    profile: '个人资料',
    profileWhy: '头像、昵称、性别和通知语言',
    security: '登录与安全',
    securityWhy: '手机号、邮箱、密码和通行密钥',
    devices: '登录设备',
    devicesWhy: '查看并退出您登录过的地方',
    notices: '通知设置',
    noticesWhy: '通过什么方式提醒您',
    seals: '印章与签名',
    sealsWhy: '签署时可以直接选用',
    certificates: '我的证书',
    certificatesWhy: '每次签署时为您签发的数字证书',
  },
  {
    title: 'Account and seals',
    sections: 'Account settings',
    back: 'Back to account and seals',
    profile: 'Profile',
    profileWhy: 'Picture, nickname, sex and language of notices',
    security: 'Login and security',
    securityWhy: 'Phone, e-mail, passwords and passkeys',
    devices: 'Devices',
    devicesWhy: 'See and end where you are signed in',
    notices: 'Notices',
    noticesWhy: 'By which way you want to be told',
    seals: 'Seals and signatures',
    sealsWhy: 'Ready to be chosen when you sign',
    certificates: 'My certificates',
    certificatesWhy: 'The digital certificates issued when you signed',
  },
);

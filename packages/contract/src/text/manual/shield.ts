import type { WrittenSection } from './written-section.ts';

export const shield: WrittenSection = {
  id: 'shield',
  'zh-CN': {
    title: '用手机盾签署',
    blocks: [
      {
        kind: 'text',
        text: '发起人要求手机盾时，签名的密钥保存在您自己的手机里，无法导出。电脑上显示二维码，用手机扫描，手机上显示合同、各方和文件的数字指纹，您确认之后由手机签名。',
      },
      {
        kind: 'points',
        items: [
          '第一次使用时，手机会生成密钥：先输入发送给您的验证码（或在手机上登录），再把手机上显示的号码输入电脑。以后同一部手机直接使用。',
          '通过实名认证的签署人，手机得到一年的证书；未实名的，每次签署使用一张只对这份文件有效、几分钟后失效的证书。',
          '手机上确认之后有 120 秒完成签名，屏幕上有倒计时；文件在此期间有变化，需要重新确认。',
          '手机丢失或更换，请在“账号与印章”里移除它，证书随即吊销。',
        ],
      },
    ],
  },
  en: {
    title: 'Signing with your phone as the key',
    blocks: [
      {
        kind: 'text',
        text: 'If the sender requires it, the signing key is stored on your own phone and cannot be exported. The computer shows a QR code; scan it, and the phone shows the contract, its parties and the digests of the documents. After you confirm, the phone signs.',
      },
      {
        kind: 'points',
        items: [
          'The first time, the phone generates its key: enter the code that is sent to you (or log in on the phone), then type the number shown on the phone into the computer. After that you can use the same phone directly.',
          'The phone of a verified signer gets a certificate for a year. Without a verified identity, each signature gets a certificate that is valid for this document only and expires within minutes.',
          'After you confirm on the phone, you have 120 seconds to finish; the screen shows a countdown. If a document changes in that time, you must confirm again.',
          'If you lose or replace the phone, remove it under “Account and seals”: its certificate is revoked at once.',
        ],
      },
    ],
  },
};

import { CUSTOMER_SERVICE } from '@countersign/domain';
import { byLevel } from '../../../text/level.ts';
import { defineText } from '../../../text/text.ts';

/** What a person accepts when registering. */
export const useAgreementText = defineText(
  {
    agree: '点击“注册并登录”，即表示您已阅读并同意',
    manual: '《用户手册》',
    and: '和',
    terms: '《服务条款》',
    title: '服务条款',
    points: [
      '账号由您本人使用。密码、签署密码和验证码请妥善保管，不要告诉任何人；用它们做出的操作视为您本人的操作。',
      byLevel({
        'B-LTA':
          '您在本平台的每一次签名，都由本机构的证书认证系统签发一次性数字证书，并加盖可信时间戳。签名前请完整阅读合同。',
        'B-B': '您在本平台的每一次签名，都由本机构的证书认证系统签发一次性数字证书。签名前请完整阅读合同。',
      }),
      '您上传的文件和填写的信息应当真实，并且您有权使用；不得用本平台发送违法内容或骚扰他人。',
      '我们只为提供签署服务、保存证据和保障安全而处理您的个人信息，不会出售，也不会用于其他用途。',
      '按照法律规定必须采用纸质形式的文书，不能用电子签名代替，请自行判断。',
      `发现账号被他人使用，请立即重置密码并联系客服：${CUSTOMER_SERVICE}。`,
    ] as readonly string[],
  },
  {
    agree: 'By pressing “Sign up and log in” you confirm that you have read and accept the',
    manual: 'user manual',
    and: 'and the',
    terms: 'terms of service',
    title: 'Terms of service',
    points: [
      'The account is for you alone. Keep the password, the sign password and all codes to yourself; anything done with them counts as done by you.',
      byLevel({
        'B-LTA':
          'For every signature that you make here, our certificate authority issues a one-time certificate and adds a trusted time-stamp. Read a contract in full before you sign it.',
        'B-B':
          'For every signature that you make here, our certificate authority issues a one-time certificate. Read a contract in full before you sign it.',
      }),
      'The files and information that you provide must be true, and you must have the right to use them. Do not use the platform to send unlawful content or to harass others.',
      'We process your personal data only to provide signing, to preserve evidence and to keep the service secure. We do not sell it or use it for anything else.',
      'Documents that the law requires on paper cannot be replaced by an electronic signature; please judge for yourself.',
      `If you find that someone else is using your account, reset the password at once and contact customer service: ${CUSTOMER_SERVICE}.`,
    ],
  },
);

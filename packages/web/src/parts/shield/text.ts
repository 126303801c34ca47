import { defineText } from '../../text/text.ts';

export const shieldPanelText = defineText(
  {
    title: '用手机签署',
    lead: '签名密钥在您自己的手机里。请用手机扫码，核对后在手机上确认。',
    steps: ['用手机相机扫描二维码', '在手机上核对合同与摘要', '在手机上点“确认签署”，这里会自动完成'],
    code: '二维码：用手机扫描后核对并签署',
    making: '正在生成二维码…',
    status: {
      SHOWN: '二维码只能使用一次，请不要转发给他人。',
      OPENED: '已在手机上打开，请在手机上核对并确认',
      READY: '手机正在签署…',
      SIGNED: '已用手机签署',
      REFUSED: '您在手机上选择了不签署。',
      FAILED: '没有签署成功，什么都没有被签署。',
      EXPIRED: '二维码已失效。',
    },
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} 后失效`,
    again: '重新开始',
    compare: '核对文件摘要',
    digest: (at: number, count: number) => (count === 1 ? 'SHA-256 摘要' : `第 ${at} 份文件的 SHA-256 摘要`),
  },
  {
    title: 'Sign with your phone',
    lead: 'The signing key is on your own phone. Scan the code, look at the contract there, and confirm.',
    steps: [
      'Scan the code with the camera of your phone',
      'Look at the contract and its digest there',
      'Press “Sign now” on the phone; the rest happens here',
    ],
    code: 'QR code: scan it with your phone to look and sign there',
    making: 'Making a code…',
    status: {
      SHOWN: 'The code works once. Do not hand it on to anybody.',
      OPENED: 'Opened on your phone. Look at it and confirm there',
      READY: 'The phone is signing…',
      SIGNED: 'Signed with the phone',
      REFUSED: 'You chose on the phone not to sign.',
      FAILED: 'It was not signed. Nothing has changed.',
      EXPIRED: 'The code has run out.',
    },
    left: (minutes, seconds) => `runs out in ${minutes}:${String(seconds).padStart(2, '0')}`,
    again: 'Begin anew',
    compare: 'Compare the digests',
    digest: (at, count) => (count === 1 ? 'SHA-256 digest' : `SHA-256 digest of document ${at}`),
  },
);

import { defineText } from '../../text/text.ts';

export const useScanText = defineText(
  {
    title: '用手机书写',
    steps: ['用手机相机或微信扫描二维码', '在手机上写好，点“发送”', '写好的内容会自动出现在这里'],
    code: '二维码：用手机扫描后即可书写',
    making: '正在生成二维码…',
    left: (minutes: number, seconds: number) => `${minutes}:${String(seconds).padStart(2, '0')} 后失效`,
    opened: '已在手机上打开，请在手机上书写',
    expired: '二维码已失效',
    again: '换一个二维码',
    drawn: '已收到手机上写好的内容',
    once: '二维码只能使用一次，请不要转发给他人。',
  },
  {
    title: 'Draw on the phone',
    steps: ['Scan the code with the camera of your phone', 'Draw there and press “Send”', 'It appears here by itself'],
    code: 'QR code: scan it with your phone to draw there',
    making: 'Creating a code…',
    left: (minutes, seconds) => `runs out in ${minutes}:${String(seconds).padStart(2, '0')}`,
    opened: 'Opened on your phone. Please write there',
    expired: 'The code has expired',
    again: 'Make a new code',
    drawn: 'What you drew on the phone has arrived',
    once: 'The code works once. Do not pass it on to anyone.',
  },
);
